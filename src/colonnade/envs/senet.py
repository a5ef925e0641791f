"""Senet as a learner sees it.

Moves: 0 enters a waiting pawn, 1 to 30 go forward from that square, 31 to 60 go back from
square 1 to 30. Throws: 0 to 5 show 1 to 6.
"""

from typing import Final

from colonnade.games.senet.board import LAST, PAWNS
from colonnade.games.senet.movement import BACKWARD
from colonnade.games.senet.options import Options
from colonnade.games.senet.state import UNKNOWN, State

from .numbering import Numbering
from .sight import Block, Sight, bits_at, one_of

SQUARES: Final = range(1, LAST + 1)
HIGHEST_THROW: Final = 6

BLOCKS: Final = (
    Block("own pawns", LAST, 1, "squares 1 to 30"),
    Block("other pawns", LAST, 1, "squares 1 to 30"),
    Block("waiting", 2, PAWNS, "pawns off the board until a throw enters them: own, other"),
    Block("throw", HIGHEST_THROW, 1, "the throw to be played, 1 to 6; zeros while one is awaited"),
    Block("black", 2, 1, "who plays black: self, other; nobody in the opening"),
    Block("to act", 2, 1, "self, other"),
)


def blocks(options: Options) -> tuple[Block, ...]:
    """The same for every variant."""
    return BLOCKS


def look(options: Options, state: State, seat: int) -> list[int]:
    """The vector of a state as a seat sees it."""
    # In the opening nobody has a colour, hence no pawns (S5).
    black = 2 if state.black == UNKNOWN else (state.black - seat) % 2
    own, other = (0, 0) if black == 2 else (state.own, state.enemy)
    waiting = [state.own_waiting, state.enemy_waiting]
    if state.seat != seat:
        own, other = other, own
        waiting.reverse()
    return [
        *bits_at(own, SQUARES),
        *bits_at(other, SQUARES),
        *waiting,
        *one_of(HIGHEST_THROW, state.throw - 1),
        *one_of(2, black),
        *one_of(2, (state.seat - seat) % 2),
    ]


SIGHT: Final = Sight(
    version=0,
    actions=Numbering((0, *SQUARES, *(BACKWARD + square for square in SQUARES))),
    throws=Numbering(tuple(range(1, HIGHEST_THROW + 1))),
    blocks=blocks,
    look=look,
)
