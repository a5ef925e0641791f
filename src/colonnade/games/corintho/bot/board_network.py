"""What the board adds to the worth of two hands: a small network over its lines, by table.

Every line of four cells, every short diagonal, the frozen cells and both hands have a row of
numbers each; these are added up. All sums but the last are cut to between 0 and 1 and weighed, the
last one counts as it is. Nothing is multiplied but these few, so that a position is judged in less
time than it takes to make a move. Written like rules, to be compiled.
"""

from typing import Any, Final

from colonnade.games.corintho.core.board import BOARD, LANES
from colonnade.games.corintho.core.state import State, reserve
from colonnade.kernel import bits

from .canonical_hash import transposed

COLUMNS: Final = 8
"""Numbers of a row: of the hidden units, then what is added to the worth directly, in points."""
DIRECT: Final = COLUMNS - 1
MOST: Final = 1_000
"""No position is worth more than that because of its board: far from what a win counts."""
PLACES: Final = 18
"""Rows that are added up for a position."""

# Where the rows of each kind begin. Four cells have twelve bits, by piece, then by cell.
OUTER: Final = 0
INNER: Final = OUTER + (1 << 12)
DIAGONAL: Final = INNER + (1 << 12)
SHORT: Final = DIAGONAL + (1 << 12)
FROZEN: Final = SHORT + (1 << 9)
"""By cell and stack: frozen for this turn only."""
LATER: Final = FROZEN + (1 << 7)
"""Frozen for the next turn too."""
NOTHING_FROZEN: Final = LATER + (1 << 7)
OWN: Final = NOTHING_FROZEN + 1
OTHER: Final = OWN + (1 << 9)
OUTPUT: Final = OTHER + (1 << 9)
"""What each hidden unit is worth."""
ROWS: Final = OUTPUT + 1


def four(lanes: int) -> int:
    """The four lowest cells of each lane, side by side."""
    return lanes & 0xF | lanes >> 12 & 0xF0 | lanes >> 24 & 0xF00


def three(lanes: int, stride: int) -> int:
    """The lowest cell of each lane and two more, a stride apart, side by side."""
    found = lanes & LANES | lanes >> stride - 1 & LANES << 1 | lanes >> 2 * stride - 2 & LANES << 2
    return SHORT + (found & 0o7 | found >> 13 & 0o70 | found >> 26 & 0o700)


def rising(lanes: int) -> int:
    """The diagonal from a1 to d4."""
    found = (
        lanes & LANES | lanes >> 4 & LANES << 1 | lanes >> 8 & LANES << 2 | lanes >> 12 & LANES << 3
    )
    return DIAGONAL + four(found)


def falling(lanes: int) -> int:
    """The diagonal from d1 to a4."""
    found = (
        lanes >> 3 & LANES
        | lanes >> 5 & LANES << 1
        | lanes >> 7 & LANES << 2
        | lanes >> 9 & LANES << 3
    )
    return DIAGONAL + four(found)


def touched(pieces: int, cells: int, kind: int, nothing: int) -> int:
    """The row of a frozen cell, if there is any."""
    if cells == 0:
        return nothing
    cell = bits.lowest(cells)
    stack = pieces >> cell
    return kind + 8 * cell + (stack & 1 | stack >> 15 & 2 | stack >> 30 & 4)


def line_places(board: int) -> tuple[int, ...]:
    """The rows of the lines and of the short diagonals."""
    turned = transposed(board)
    return (
        OUTER + four(board),
        INNER + four(board >> 4),
        INNER + four(board >> 8),
        OUTER + four(board >> 12),
        OUTER + four(turned),
        INNER + four(turned >> 4),
        INNER + four(turned >> 8),
        OUTER + four(turned >> 12),
        rising(board),
        falling(board),
        three(board >> 1, 5),
        three(board >> 4, 5),
        three(board >> 2, 3),
        three(board >> 7, 3),
    )


def places(state: State) -> tuple[int, ...]:
    """The rows that count in a position of two players."""
    board, later = state.pieces, state.later & BOARD
    return (
        *line_places(board),
        touched(board, state.frozen & ~later, FROZEN, NOTHING_FROZEN),
        touched(board, state.frozen & later, LATER, NOTHING_FROZEN),
        OWN + reserve(state, state.seat),
        OTHER + reserve(state, 1 - state.seat),
    )


def network_worth(state: State, network: Any, sums: Any) -> int:  # noqa: ANN401
    """What the board adds to the worth of the hands, in points, to the seat to act."""
    at = places(state)
    # One loop over all rows at once is compiled to a few additions of whole rows.
    a, b, c, d = network[at[0]], network[at[1]], network[at[2]], network[at[3]]
    e, f, g, h = network[at[4]], network[at[5]], network[at[6]], network[at[7]]
    i, j, k, m = network[at[8]], network[at[9]], network[at[10]], network[at[11]]
    n, o, p, q = network[at[12]], network[at[13]], network[at[14]], network[at[15]]
    r, s, output = network[at[16]], network[at[17]], network[OUTPUT]
    for x in range(COLUMNS):
        lines = a[x] + b[x] + c[x] + d[x] + e[x] + f[x] + g[x] + h[x] + i[x] + j[x]
        sums[x] = lines + k[x] + m[x] + n[x] + o[x] + p[x] + q[x] + r[x] + s[x]
    worth = sums[DIRECT] + 0.0
    for x in range(DIRECT):
        worth += max(0.0, min(1.0, sums[x])) * output[x]
    return max(-MOST, min(MOST, int(worth)))
