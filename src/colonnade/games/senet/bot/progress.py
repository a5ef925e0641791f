"""How far a side of Senet has come; written like rules, to be compiled with them."""

from colonnade.games.senet.core.board import EXIT, PAWNS
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import UNKNOWN, State
from colonnade.kernel import bits


def progress(options: Options, state: State, seat: int) -> int:
    """The squares behind a seat's pawns, those that are out having gone one past the last."""
    if state.black == UNKNOWN:
        return 0
    pawns = state.own if state.seat == seat else state.enemy
    waiting = state.own_waiting if state.seat == seat else state.enemy_waiting
    travelled = EXIT * (PAWNS - waiting - bits.count(pawns))
    while pawns:
        travelled += bits.lowest(pawns)
        pawns &= pawns - 1
    return travelled
