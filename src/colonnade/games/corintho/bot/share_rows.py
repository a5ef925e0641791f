"""The rows of `share_network`, made from fewer: what symmetries make equal is learned once."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from colonnade.games.corintho.core.board import CELLS, KINDS

from .board_network import DIAGONAL, FROZEN, INNER, OUTER, SHORT
from .board_rows import STACKS, kind_of_cell, line_rows
from .evaluation import AMONG_MANY
from .share_network import (
    CELL_ROWS,
    HAND,
    HAND_ROWS,
    INNER_UNITS,
    NOTHING,
    ROWS,
    SEATS,
    UNITS,
    LearnedNumbers,
)

INNER_NUMBERS: Final = (UNITS + 1) * INNER_UNITS
OUTPUT_NUMBERS: Final = (UNITS + INNER_UNITS + 1) * SEATS


@cache
def learned_row_of() -> tuple[int, ...]:
    """For each row: the number of the learned row that it is; 0 is the empty one."""
    numbers: dict[object, int] = {NOTHING: 0}

    def number(*name: object) -> int:
        return numbers.setdefault(name, len(numbers))

    rows = [0] * ROWS
    fours = line_rows(4)
    for first in (OUTER, INNER, DIAGONAL):
        for bits, line in fours.items():
            rows[first + bits] = number(first, line)
    for bits, line in line_rows(3).items():
        rows[SHORT + bits] = number(SHORT, line)
    for turns, cell, stack in product(range(SEATS), range(CELLS), STACKS):
        place = FROZEN + CELL_ROWS * turns + 8 * cell + stack
        rows[place] = number(FROZEN, turns, kind_of_cell(cell), stack)
    for after, hand in product(range(SEATS), product(range(AMONG_MANY), repeat=KINDS)):
        held = sum(count << 3 * kind for kind, count in enumerate(hand))
        rows[HAND + HAND_ROWS * after + held] = number(HAND, after, hand)
    return tuple(rows)


@cache
def number_of_rows() -> int:
    """How many rows are learned, with the empty one."""
    return 1 + max(learned_row_of())


def number_of_weights() -> int:
    """How many numbers are kept: the rows but the empty one, and what the units add."""
    return (number_of_rows() - 1) * UNITS + INNER_NUMBERS + OUTPUT_NUMBERS


def as_network(weights: Sequence[float]) -> LearnedNumbers:
    """What a network is made of, from the numbers that are kept."""
    rows = [weights[at : at + UNITS] for at in range(0, (number_of_rows() - 1) * UNITS, UNITS)]
    learned = [(0.0,) * UNITS, *rows]
    begin = len(rows) * UNITS
    end = begin + INNER_NUMBERS
    inner = [weights[at : at + INNER_UNITS] for at in range(begin, end, INNER_UNITS)]
    return [learned[row] for row in learned_row_of()], inner, weights[end:]
