"""What each of three or four seats can expect of a position: a small network, by table.

Every line of four cells, every short diagonal, each frozen cell and the hand of each seat have a
row of numbers; these are added up and cut to between 0 and 1. The units so found are weighed into
fewer, which are cut again, and both into one number for each seat, in order of turn from the seat
to act. Kept numbers are multiples of small fractions, so that single precision adds and
multiplies them without rounding, in any order. Written like rules, to be compiled.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final, NamedTuple

from colonnade.compiled.arrays import Arrays
from colonnade.games.corintho.core.board import BOARD
from colonnade.games.corintho.core.options import MOST_PLAYERS, Options
from colonnade.games.corintho.core.state import State, reserve

from .board_network import FROZEN, line_places, touched

UNITS: Final = 32
"""Numbers of a row."""
INNER_UNITS: Final = 16
SEATS: Final = MOST_PLAYERS
PLACES: Final = 14 + SEATS + SEATS
"""Rows that are added up for a position: of lines, of frozen cells and of hands."""

# Where the rows of each kind begin; those of lines are those of `board_network`.
CELL_ROWS: Final = 1 << 7
"""Of frozen cells, by cell and stack, for each number of turns that they stay so."""
NOTHING: Final = FROZEN + SEATS * CELL_ROWS
"""Nothing is frozen for so long, or there is no such seat."""
HAND: Final = NOTHING + 1
HAND_ROWS: Final = 1 << 9
"""Of hands, for each seat from the one to act."""
ROWS: Final = HAND + SEATS * HAND_ROWS


class ShareNetwork(NamedTuple):
    """What was learned, and where it is used."""

    rows: Any
    """One row alone where nothing was learned."""
    inner: Any
    """By unit: what it adds to each inner unit; then what these begin with."""
    outputs: Any
    """By unit, by inner unit: what it adds for each seat; then what these begin with."""


LearnedNumbers = tuple[Sequence[Sequence[float]], Sequence[Sequence[float]], Sequence[float]]
"""The arrays of a network."""


def new_network(arrays: Arrays, learned: LearnedNumbers | None = None) -> ShareNetwork:
    """What was learned in the arrays of a kernel; not compiled."""
    zeros = (0.0,) * UNITS
    rows, inner, outputs = learned or ((zeros,), (zeros[:INNER_UNITS],), (0.0,))
    return ShareNetwork(arrays.singles(rows), arrays.singles(inner), arrays.table(outputs))


def is_learned(network: ShareNetwork) -> bool:
    """Whether there is anything to judge by."""
    return len(network.rows) > 1


def frozen_place(pieces: int, cells: int, turns: int) -> int:
    """The row of the cell that is frozen for so many turns after the coming one."""
    return touched(pieces, cells, FROZEN + CELL_ROWS * turns, NOTHING)


def hand_place(options: Options, state: State, after: int) -> int:
    """The row of the hand of a seat, so many after the one to act."""
    if after >= options.players:
        return NOTHING
    return HAND + HAND_ROWS * after + reserve(state, (state.seat + after) % options.players)


def share_places(options: Options, state: State) -> tuple[int, ...]:
    """The rows that count in a position."""
    board = state.pieces
    second, third, fourth = state.later & BOARD, state.later >> 16 & BOARD, state.later >> 32
    return (
        *line_places(board),
        frozen_place(board, state.frozen & ~second, 0),
        frozen_place(board, second & ~third, 1),
        frozen_place(board, third & ~fourth, 2),
        frozen_place(board, fourth, 3),
        hand_place(options, state, 0),
        hand_place(options, state, 1),
        hand_place(options, state, 2),
        hand_place(options, state, 3),
    )


def judge_by_network(
    options: Options,
    state: State,
    network: ShareNetwork,
    units: Any,  # noqa: ANN401
    inner_units: Any,  # noqa: ANN401
    values: Any,  # noqa: ANN401
) -> None:
    """Write what each seat can expect."""
    rows, inner, outputs = network.rows, network.inner, network.outputs
    at = share_places(options, state)
    # One loop over all rows at once is compiled to a few additions of whole rows.
    a, b, c, d, e, f = rows[at[0]], rows[at[1]], rows[at[2]], rows[at[3]], rows[at[4]], rows[at[5]]
    g, h, i, j, k = rows[at[6]], rows[at[7]], rows[at[8]], rows[at[9]], rows[at[10]]
    m, n, o, p, q = rows[at[11]], rows[at[12]], rows[at[13]], rows[at[14]], rows[at[15]]
    r, s, t, u, v, w = (
        rows[at[16]],
        rows[at[17]],
        rows[at[18]],
        rows[at[19]],
        rows[at[20]],
        rows[at[21]],
    )
    for x in range(UNITS):
        lines = a[x] + b[x] + c[x] + d[x] + e[x] + f[x] + g[x] + h[x] + i[x] + j[x] + k[x]
        units[x] = (
            lines + m[x] + n[x] + o[x] + p[x] + q[x] + r[x] + s[x] + t[x] + u[x] + v[x] + w[x]
        )
    for y in range(INNER_UNITS):
        inner_units[y] = inner[UNITS][y]
    for x in range(UNITS):
        units[x] = max(0.0, min(1.0, units[x]))
        unit, adds = units[x], inner[x]
        for y in range(INNER_UNITS):
            inner_units[y] += unit * adds[y]
    seats = options.players
    last = (UNITS + INNER_UNITS) * SEATS
    for after in range(seats):
        found = outputs[last + after]
        for x in range(UNITS):
            found += units[x] * outputs[x * SEATS + after]
        for y in range(INNER_UNITS):
            inner_unit = max(0.0, min(1.0, inner_units[y]))
            found += inner_unit * outputs[(UNITS + y) * SEATS + after]
        values[(state.seat + after) % seats] = found
    write_softmax(values)


def write_softmax(values: Any) -> None:  # noqa: ANN401
    """Make shares of numbers, each the logarithm of a share but for what all have in common."""
    highest = values[0]
    for value in values:
        highest = max(highest, value)
    total = 0.0
    for seat in range(len(values)):
        values[seat] = exp(values[seat] - highest)
        total += values[seat]
    for seat in range(len(values)):
        values[seat] /= total
