"""The counting board: six columns of six cells, kept as the bits of one int.

A column takes seven bits, of which the topmost is never set: this guard stops a run of pawns
from going on in the next column, so that lines are found by plain shifts.
"""

from typing import Final

COLUMNS: Final = 6
CELLS: Final = 6
STRIDE: Final = 7

# The steps to the next cell: up the column, along the row, and along both diagonals.
DIRECTIONS: Final[tuple[int, ...]] = (1, STRIDE, STRIDE + 1, STRIDE - 1)

# The cells of a column that a number of dice can pay, one of them at a time.
PAID: Final[tuple[int, ...]] = tuple((1 << min(dice, CELLS)) - 1 for dice in range(9))

# The lower-numbered cells of the same column, by cell; empty for the guards.
LOWER: Final[tuple[int, ...]] = tuple(
    ((1 << bit % STRIDE) - 1) << bit // STRIDE * STRIDE if bit % STRIDE < CELLS else 0
    for bit in range(COLUMNS * STRIDE)
)


def cell_at(column: int, number: int) -> int:
    """The bit of a cell, by its column and its number, both from one."""
    return (column - 1) * STRIDE + number - 1


def column_of(cell: int) -> int:
    """The column of a cell, which is also the value of the dice that pay it."""
    return cell // STRIDE + 1


def number_of(cell: int) -> int:
    """The number of a cell in its column, which is also how many dice it costs."""
    return cell % STRIDE + 1


# Where each cell is drawn: one unit a cell, x to the right, y downwards, cell 6 on top.
LAYOUT: Final[dict[str, tuple[int, int]]] = {
    f"{column}@{number}": (column - 1, CELLS - number)
    for column in range(1, COLUMNS + 1)
    for number in range(1, CELLS + 1)
}
