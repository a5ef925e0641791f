"""Passage as a learner sees it: moves 0 and 1 are walkers, throws 0 and 1 show 1 and 2."""

from typing import Final

from colonnade.envs.encoding import ActionIndex, Block, Encoding, Vector
from passage.core.board import FAR
from passage.core.options import Options
from passage.core.state import State, hinder, leader

BLOCKS: Final = (
    Block("walkers", 4, FAR, "hinder and leader of self, then of the other"),
    Block("throw", 2, 1, "the throw to be played, 1 or 2; zeros while one is awaited"),
    Block("to act", 2, 1, "self, other"),
)


def blocks(options: Options) -> tuple[Block, ...]:
    """The same for every variant."""
    return BLOCKS


def write(options: Options, state: State, seat: int, into: Vector) -> None:
    """The vector of a state as a seat sees it, into zeros."""
    for step in range(2):
        walkers = state[(seat + step) % 2]
        into[2 * step] = hinder(walkers)
        into[2 * step + 1] = leader(walkers)
    if state.throw:
        into[3 + state.throw] = 1
    into[6 + (state.seat - seat) % 2] = 1


def state_of(row: Vector) -> State:
    """The state whose fields a row of numbers holds."""
    return State(row[0], row[1], row[2], row[3], row[4])


ENCODING: Final = Encoding(
    version=0,
    actions=ActionIndex((0, 1)),
    throws=ActionIndex((1, 2)),
    blocks=blocks,
    write=write,
    state_of=state_of,
)
