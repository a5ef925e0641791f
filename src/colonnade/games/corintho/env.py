"""Corintho as a learner sees it.

Moves: 0 to 47 place a piece, sixteen cells a1 b1 … d4 for the base, then the column, then the
capital; 48 to 95 move a stack one cell: twelve steps east, twelve west, twelve north, twelve
south, each by the lower numbered of its two cells. There are no throws.
"""

from typing import Final

from colonnade.envs.encoding import ActionIndex, Block, Encoding, Vector
from colonnade.games.corintho.core.board import CELLS, FIRST_STEP, KINDS, SOURCE, STEPS
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import start
from colonnade.games.corintho.core.state import State, reserve, turns_frozen

MOST_IN_HAND: Final = 4
MOST_TURNS_FROZEN: Final = 4


def blocks(options: Options) -> tuple[Block, ...]:
    """Longer with more players, otherwise the same for every variant."""
    players = options.players
    return (
        Block("pieces", KINDS * CELLS, 1, "bases, then columns, then capitals, on a1 b1 … d4"),
        Block("frozen", CELLS, MOST_TURNS_FROZEN, "turns for which each cell stays frozen"),
        Block("in hand", KINDS * players, MOST_IN_HAND, "bases, columns, capitals of each seat"),
        Block("to act", players, 1, "self, next seat, …"),
    )


# Where the blocks begin.
FROZEN: Final = KINDS * CELLS
IN_HAND: Final = FROZEN + CELLS


def write(options: Options, state: State, seat: int, into: Vector) -> None:
    """The vector of a state as a seat sees it, into zeros."""
    players = options.players
    for bit in range(KINDS * CELLS):
        into[bit] = state.pieces >> bit & 1
    if state.frozen | state.later:
        for cell in range(CELLS):
            into[FROZEN + cell] = turns_frozen(state, cell)
    for step in range(players):
        held = reserve(state, (seat + step) % players)
        for kind in range(KINDS):
            into[IN_HAND + KINDS * step + kind] = held >> 3 * kind & 7
    into[IN_HAND + KINDS * players + (state.seat - seat) % players] = 1


def state_of(row: Vector) -> State:
    """The state whose fields a row of numbers holds."""
    return State(row[0], row[1], row[2], row[3], row[4], row[5])


def longest(options: Options) -> int:
    """Every placement takes a piece from hand, and every step joins two of the stacks they made."""
    state = start(options)
    pieces = sum(
        reserve(state, seat) >> 3 * kind & 7
        for seat in range(options.players)
        for kind in range(KINDS)
    )
    return 2 * pieces - 1


ENCODING: Final = Encoding(
    version=0,
    actions=ActionIndex(
        (
            *range(FIRST_STEP),
            *(FIRST_STEP + step for step in range(STEPS) if SOURCE[step] >= 0),
        )
    ),
    throws=ActionIndex(()),
    blocks=blocks,
    write=write,
    state_of=state_of,
    longest=longest,
)
