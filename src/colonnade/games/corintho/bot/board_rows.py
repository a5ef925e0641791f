"""The rows of `board_network`, made from fewer: what symmetries make equal is learned once.

A line read from its other end has the same row, so have cells of one kind (corner, edge, centre); a
hand has the sum of three rows, one for the number of pieces of each kind.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, Final

from colonnade.games.corintho.core.board import CELLS, KINDS

from .board_network import (
    COLUMNS,
    DIAGONAL,
    FROZEN,
    INNER,
    LATER,
    OTHER,
    OUTER,
    OUTPUT,
    OWN,
    SHORT,
)
from .evaluation import COUNTS, held

STACKS: Final = (0, 1, 2, 3, 4, 6, 7)
"""What a cell may hold, as bits: base, column, capital; a capital never stands on a base."""
BORDER: Final = (0, 3)


def line_rows(cells: int) -> dict[int, tuple[int, ...]]:
    """By the bits of a line: the stacks on its cells, from the end that makes them the least."""
    spread = {
        stack: sum((stack >> kind & 1) << cells * kind for kind in range(KINDS)) for stack in STACKS
    }
    found = {}
    for turned in product(STACKS, repeat=cells):
        stacks, bits = turned[::-1], 0
        for cell, stack in enumerate(stacks):
            bits |= spread[stack] << cell
        found[bits] = min(stacks, stacks[::-1])
    return found


def kind_of_cell(cell: int) -> int:
    """0 for the centre, 1 for an edge, 2 for a corner."""
    return (cell % 4 in BORDER) + (cell // 4 in BORDER)


@cache
def learned_rows() -> tuple[tuple[int, ...], ...]:
    """For each row but the last: the numbers of the learned rows that it is the sum of."""
    numbers: dict[object, int] = {}

    def number(*name: object) -> int:
        return numbers.setdefault(name, len(numbers))

    rows: list[tuple[int, ...]] = [()] * OUTPUT
    fours = line_rows(4)
    for first in (OUTER, INNER, DIAGONAL):
        for bits, line in fours.items():
            rows[first + bits] = (number(first, line),)
    for bits, line in line_rows(3).items():
        rows[SHORT + bits] = (number(SHORT, line),)
    for first in (FROZEN, LATER):
        for cell in range(CELLS):
            for stack in STACKS:
                rows[first + 8 * cell + stack] = (number(first, kind_of_cell(cell), stack),)
    for first in (OWN, OTHER):
        counts = [number(first, kind, count) for kind in range(KINDS) for count in range(COUNTS)]
        for hand in range(1 << 3 * KINDS):
            rows[first + hand] = tuple(
                counts[COUNTS * kind + held(hand, kind)] for kind in range(KINDS)
            )
    return tuple(rows)


@cache
def number_of_rows() -> int:
    """How many rows are learned."""
    return 1 + max(number for row in learned_rows() for number in row)


def number_of_weights() -> int:
    """How many numbers are learned: the rows, and what each hidden unit is worth."""
    return (number_of_rows() + 1) * COLUMNS


@cache
def summands() -> Any:  # noqa: ANN401
    """The same as `learned_rows` as an array; one more row, which is empty, fills up."""
    import numpy

    rows = learned_rows()
    width = max(map(len, rows))
    return numpy.array([row + (number_of_rows(),) * (width - len(row)) for row in rows])


def expanded(weights: Sequence[float]) -> Any:  # noqa: ANN401
    """All rows, from the learned ones."""
    import numpy

    learned = numpy.array(weights, numpy.float32).reshape(number_of_rows() + 1, COLUMNS)
    output = learned[-1:].copy()
    learned[-1] = 0
    return numpy.concatenate([learned[summands()].sum(axis=1), output])
