"""The track: thirty squares as bits 1 to 30 of an int, and where they are drawn.

Bit 0 stands for the pawns that wait off the board, bit 31 and those above it for the exit.
"""

from typing import Final

PAWNS: Final = 5
ROW: Final = 10
LAST: Final = 30
EXIT: Final = 31
EXIT_NAME: Final = "Dragono"
"""What the rulebook calls the exit (S1)."""

# Waiting pawns have a place of their own, before square 1 (S15).
WAITING: Final = 0
WATER: Final = 27

TRACK: Final = (1 << EXIT) - 2
FIRST_TWO_ROWS: Final = (1 << 21) - 2
SAFE: Final = 1 << 26 | 1 << 28 | 1 << 29 | 1 << 30

WHITE_START: Final = 1 << 1 | 1 << 3 | 1 << 5 | 1 << 7 | 1 << 9
BLACK_START: Final = 1 << 2 | 1 << 4 | 1 << 6 | 1 << 8 | 1 << 10

# Where a leaving pawn may end: exactly on 31, or anywhere a throw takes it beyond 30 (S16).
EXACT_EXIT: Final = 1 << EXIT
ANY_EXIT: Final = 0b111111 << EXIT


def _corner(square: int) -> tuple[int, int]:
    """The column and row of a square, the middle row running from right to left (S1)."""
    row, step = divmod(square - 1, ROW)
    return (ROW - 1 - step if row == 1 else step, row)


# The places of the notation in units of one square; the waiting pawns stand before square 1.
LAYOUT: Final[dict[str, tuple[int, int]]] = {
    str(WAITING): (-1, 0),
    **{str(square): _corner(square) for square in range(1, LAST + 1)},
    str(EXIT): (ROW, 2),
}
