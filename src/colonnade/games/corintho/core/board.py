"""The board of Corintho as flat tables: cells, steps and three-cell lines (C1, C8).

Cells are numbered 0 to 15: a1 b1 c1 d1 a2 … d4. A set of cells is a mask of 16 bits.
A *lane* is such a mask for one kind of piece; three lanes side by side, bases lowest, then
columns, then capitals, make one int of 48 bits in which piece `kind` on cell `cell` is bit
`16 * kind + cell`. Placing that piece has that number as its code.
"""

from typing import Final

CELLS: Final = 16
BOARD: Final = 0xFFFF
"""All sixteen cells."""

BASE: Final = 0
COLUMN: Final = 1
CAPITAL: Final = 2
KINDS: Final = 3

LANES: Final = 1 | 1 << 16 | 1 << 32
"""Multiplied by a set of cells: the same cells in all three lanes."""
BELOW_CAPITALS: Final = 0xFFFF_FFFF
"""The lanes of bases and columns: the pieces that something can stand on."""
ABOVE_BASES: Final = 0xFFFF_FFFF_0000
"""The lanes of columns and capitals: the pieces that can stand on something."""

CELL_NAMES: Final = tuple("abcd"[cell % 4] + "1234"[cell // 4] for cell in range(CELLS))

LAYOUT: Final = {name: (cell % 4, 3 - cell // 4) for cell, name in enumerate(CELL_NAMES)}
"""Where each cell is drawn, in cells from the upper left corner."""

# --- Steps: moving a stack one cell orthogonally (C6) ---------------------------------------
# A step is numbered by its direction and the lower numbered of its two cells; a set of steps
# is a mask of 56 bits. Moving a stack has the code FIRST_STEP + its step.

EAST: Final = 0
WEST: Final = 16
NORTH: Final = 32
SOUTH: Final = 44
STEPS: Final = 56
FIRST_STEP: Final = 48

NOT_COLUMN_D: Final = 0x7777 * LANES
"""The cells that have a neighbour to the east, in all lanes."""
NOT_ROW_4: Final = 0x0FFF * LANES
"""The cells that have a neighbour to the north, in all lanes."""


def _step_ends() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cell that each step leaves and the one it reaches; -1 for a number not in use."""
    sources, destinations = [-1] * STEPS, [-1] * STEPS
    for cell in range(CELLS):
        if cell % 4 < 3:
            sources[EAST + cell], destinations[EAST + cell] = cell, cell + 1
            sources[WEST + cell], destinations[WEST + cell] = cell + 1, cell
        if cell // 4 < 3:
            sources[NORTH + cell], destinations[NORTH + cell] = cell, cell + 4
            sources[SOUTH + cell], destinations[SOUTH + cell] = cell + 4, cell
    return tuple(sources), tuple(destinations)


_ENDS = _step_ends()
SOURCE: Final = _ENDS[0]
DESTINATION: Final = _ENDS[1]

# --- Lines: three consecutive cells of a row, a column or a diagonal (C8) ---------------------
# A line is numbered by its direction and its lowest numbered cell; a set of lines is a mask of
# 32 bits, of which 24 are in use. The tables hold zero for the other eight numbers.

LINES: Final = 32
ROW_STARTS: Final = 0x3333 * LANES
COLUMN_STARTS: Final = 0x00FF * LANES
RISING_STARTS: Final = 0x0033 * LANES
FALLING_STARTS: Final = 0x00CC * LANES


def _line_cells(line: int) -> tuple[int, ...]:
    """The cells of a line in order, none for a number not in use."""
    if line < 16:
        return (line, line + 1, line + 2) if line % 4 < 2 else ()
    start = line % 8
    if line < 24:
        return (start, start + 4, start + 8)
    stride = 5 if start % 4 < 2 else 3
    return (start, start + stride, start + 2 * stride)


def _end_beyond(line: int) -> int:
    """The fourth cell, in the direction of a line, on the side where the board has one; or -1."""
    cells = _line_cells(line)
    if not cells:
        return -1
    stride = cells[1] - cells[0]
    for beside, beyond in ((cells[0], cells[0] - stride), (cells[2], cells[2] + stride)):
        if 0 <= beyond < CELLS and abs(beyond % 4 - beside % 4) <= 1:
            return beyond
    return -1


def _steps(sources: int, destinations: int) -> int:
    """All steps from one set of cells into another."""
    return sum(
        1 << step
        for step in range(STEPS)
        if SOURCE[step] >= 0
        and sources >> SOURCE[step] & 1
        and destinations >> DESTINATION[step] & 1
    )


LINE_CELLS: Final = tuple(sum(1 << cell for cell in _line_cells(line)) for line in range(LINES))
LINE_START: Final = tuple(min(_line_cells(line), default=0) for line in range(LINES))
FOURTH: Final = tuple(_end_beyond(line) for line in range(LINES))
"""The cell that would make the line one of four, -1 where there is none."""

PLACING_ON_LINE: Final = tuple(cells * LANES for cells in LINE_CELLS)
"""The placements on a cell of each line."""
STEPPING_IN_LINE: Final = tuple(_steps(cells, BOARD) | _steps(BOARD, cells) for cells in LINE_CELLS)
"""The steps that leave or reach a cell of each line."""
PLACING_BEYOND: Final = tuple(0 if end < 0 else LANES << end for end in FOURTH)
"""The placements on the fourth cell of each line."""
STEPPING_BEYOND: Final = tuple(
    0 if end < 0 else _steps(BOARD & ~LINE_CELLS[line], 1 << end) for line, end in enumerate(FOURTH)
)
"""The steps to the fourth cell of each line from outside the line."""
LINE_OF_FOUR: Final = tuple(
    0 if end < 0 else LINE_CELLS[line] | 1 << end for line, end in enumerate(FOURTH)
)
"""The cells of each line together with its fourth cell, zero where there is none."""
SISTER: Final = tuple(
    next(
        (
            other
            for other, four in enumerate(LINE_OF_FOUR)
            if other != line and four and four == LINE_OF_FOUR[line]
        ),
        -1,
    )
    for line in range(LINES)
)
"""The other three-cell line of the same four cells, -1 where there is none."""
