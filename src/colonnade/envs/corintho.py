"""Corintho as a learner sees it.

Moves: 0 to 47 place a piece, sixteen cells a1 b1 … d4 for the base, then the column, then the
capital; 48 to 95 move a stack one cell: twelve steps east, twelve west, twelve north, twelve
south, each by the lower numbered of its two cells. There are no throws.
"""

from typing import Final

from colonnade.games.corintho.board import CELLS, FIRST_STEP, KINDS, SOURCE, STEPS
from colonnade.games.corintho.options import Options
from colonnade.games.corintho.state import State, reserve, turns_frozen

from .numbering import Numbering
from .sight import Block, Sight, around, bits_at, one_of

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


def look(options: Options, state: State, seat: int) -> list[int]:
    """The vector of a state as a seat sees it."""
    seats = around(options, seat)
    held = [reserve(state, other) for other in seats]
    return [
        *bits_at(state.pieces, range(KINDS * CELLS)),
        *(turns_frozen(state, cell) for cell in range(CELLS)),
        *(pieces >> 3 * kind & 7 for pieces in held for kind in range(KINDS)),
        *one_of(options.players, seats.index(state.seat)),
    ]


SIGHT: Final = Sight(
    version=0,
    actions=Numbering(
        (
            *range(FIRST_STEP),
            *(FIRST_STEP + step for step in range(STEPS) if SOURCE[step] >= 0),
        )
    ),
    throws=Numbering(()),
    blocks=blocks,
    look=look,
)
