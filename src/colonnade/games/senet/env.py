"""Senet as a learner sees it.

Moves: 0 enters a waiting pawn, 1 to 30 go forward from that square, 31 to 60 go back from
square 1 to 30. Throws: 0 to 5 show 1 to 6.
"""

from typing import Final

from colonnade.envs.encoding import ActionIndex, Block, Encoding, Vector
from colonnade.games.senet.core.board import LAST, PAWNS
from colonnade.games.senet.core.movement import BACKWARD
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import UNKNOWN, State

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


# Where the blocks begin.
OTHER: Final = LAST
WAITING: Final = 2 * LAST
THROW: Final = WAITING + 2
BLACK: Final = THROW + HIGHEST_THROW
TO_ACT: Final = BLACK + 2


def write(options: Options, state: State, seat: int, into: Vector) -> None:
    """The vector of a state as a seat sees it, into zeros."""
    own, other = state.own, state.enemy
    own_waiting, other_waiting = state.own_waiting, state.enemy_waiting
    if state.seat != seat:
        own, other = other, own
        own_waiting, other_waiting = other_waiting, own_waiting
    # In the opening nobody has a colour, hence no pawns (S5).
    if state.black != UNKNOWN:
        for square in range(1, LAST + 1):
            into[square - 1] = own >> square & 1
            into[OTHER + square - 1] = other >> square & 1
        into[BLACK + (state.black - seat) % 2] = 1
    into[WAITING] = own_waiting
    into[WAITING + 1] = other_waiting
    if state.throw:
        into[THROW + state.throw - 1] = 1
    into[TO_ACT + (state.seat - seat) % 2] = 1


def state_of(row: Vector) -> State:
    """The state whose fields a row of numbers holds."""
    return State(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7])


ENCODING: Final = Encoding(
    version=0,
    actions=ActionIndex((0, *SQUARES, *(BACKWARD + square for square in SQUARES))),
    throws=ActionIndex(tuple(range(1, HIGHEST_THROW + 1))),
    blocks=blocks,
    write=write,
    state_of=state_of,
)
