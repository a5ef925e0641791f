"""How moves and throws of Columbiz are found and written; positions are in `positions`."""

from colonnade.games.columbiz.core.dice import number_of_dice
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import awaits, holds, in_cup, legal
from colonnade.games.columbiz.core.state import State
from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE, CHOICE

from .move_spelling import code_of, read_token, spelled_keeps, write_code, write_dice
from .positions import read_position as read_position
from .positions import write_position as write_position


def write_move(options: Options, state: State, move: int) -> str:
    """A move: `5@3`, `keep:335`, `end`."""
    return write_code(move)


def spelled(options: Options, state: State) -> dict[str, int]:
    """The legal moves by their spelling; cells by their number, `end` and keeps are sorted so."""
    menu = legal(options, state)
    placed = {write_code(move): move for move in bits.positions(menu.places)}
    return placed | spelled_keeps(menu.dice) if menu.keeps else placed


def write_throw(options: Options, state: State, throw: int) -> str:
    """A throw: `r` and its sorted dice."""
    return f"r{write_dice(throw)}"


def find(options: Options, state: State, token: str) -> int | None:
    """The code of the legal move or possible throw spelled so, None where there is none."""
    read = read_token(token)
    code = code_of(read)
    stage = awaits(options, state)
    if code is None:
        return None
    if read.verb == "throw":
        possible = stage == CHANCE and number_of_dice(code) == in_cup(state)
    else:
        possible = stage == CHOICE and holds(legal(options, state), code)
    return code if possible else None
