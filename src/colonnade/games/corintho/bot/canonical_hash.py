"""One number for all positions that are worth the same: turned, mirrored, or with other colours.

Written like rules, to be compiled.
"""

from typing import Final

from colonnade.compiled.prng import times, word
from colonnade.games.corintho.core.board import BOARD, LANES
from colonnade.games.corintho.core.options import FROZEN_ALL, Options
from colonnade.games.corintho.core.state import RESERVE, RESERVE_BITS, State

# In every lane: the cells of each of the four columns and rows.
COLUMN: Final = tuple(0x1111 * LANES << column for column in range(4))
ROW: Final = tuple(0x000F * LANES << 4 * row for row in range(4))
# The upper left cell of each block of two cells, and of each block of eight, that a reflection
# in the rising diagonal exchanges.
NEAR: Final = 0x0A0A * LANES
FAR: Final = 0x00CC * LANES

FACTOR: Final = 0x1E3779B97F4A7C15


def mirrored(cells: int) -> int:
    """The lanes with left and right exchanged."""
    return (
        (cells & COLUMN[0]) << 3
        | (cells & COLUMN[1]) << 1
        | (cells & COLUMN[2]) >> 1
        | (cells & COLUMN[3]) >> 3
    )


def flipped(cells: int) -> int:
    """The lanes with top and bottom exchanged."""
    return (
        (cells & ROW[0]) << 12
        | (cells & ROW[1]) << 4
        | (cells & ROW[2]) >> 4
        | (cells & ROW[3]) >> 12
    )


def transposed(cells: int) -> int:
    """The lanes with rows and columns exchanged."""
    swapped = (cells ^ cells >> 3) & NEAR
    cells ^= swapped | swapped << 3
    swapped = (cells ^ cells >> 6) & FAR
    return cells ^ (swapped | swapped << 6)


def bound(options: Options, state: State) -> int:
    """The cells frozen now and later, in two lanes, where that makes a difference."""
    frozen = state.frozen | state.later << 16
    if options.frozen == FROZEN_ALL:
        return frozen
    # A stack on a base never moves, frozen or not (C6).
    bases = state.pieces & BOARD
    return frozen & ~(bases | bases << 16)


def signature(options: Options, state: State) -> int:
    """A number of 63 bits, the same for positions that are worth the same to the seat to act.

    Positions are of two players.
    """
    held = state.reserves
    if state.seat == 1:
        held = held >> RESERVE_BITS | (held & RESERVE) << RESERVE_BITS
    return turned_least(state.pieces, bound(options, state), held << 32)


def turned_least(pieces: int, frozen: int, held: int) -> int:
    """One number for a board however it lies, and for what the players hold."""
    least, coldest = pieces, frozen
    for turn in range(1, 8):
        if turn == 4:
            pieces, frozen = transposed(pieces), transposed(frozen)
        elif turn & 1:
            pieces, frozen = mirrored(pieces), mirrored(frozen)
        else:
            pieces, frozen = flipped(pieces), flipped(frozen)
        if pieces < least or (pieces == least and frozen < coldest):
            least, coldest = pieces, frozen
    return word(times(word(least), FACTOR) ^ word(coldest ^ held))
