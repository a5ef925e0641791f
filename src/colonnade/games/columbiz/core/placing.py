"""Placing pawns: which cells can be paid, whom a pawn captures, what lines it makes."""

from typing import Final

from colonnade.kernel import bits

from .board import DIRECTIONS, LOWER, PAID, column_of, number_of
from .dice import DIE
from .options import EXTENSION_DIFFERENCE, Options
from .state import PAWNS_WIDTH, POINTS_WIDTH, State, occupied, reserve_of

# The most pawns a turn, by the number of players (K5).
LIMIT: Final[tuple[int, ...]] = (0, 0, 4, 4, 3)


def payable(dice: int) -> int:
    """K4: the cells that the dice pay, cell n of column v costing n dice that show v."""
    return (
        PAID[dice & 15]
        | PAID[dice >> 4 & 15] << 7
        | PAID[dice >> 8 & 15] << 14
        | PAID[dice >> 12 & 15] << 21
        | PAID[dice >> 16 & 15] << 28
        | PAID[dice >> 20 & 15] << 35
    )


def placements(options: Options, state: State) -> int:
    """K4, K5: the empty cells that can be paid, while the turn and the reserve allow a pawn."""
    if state.placed == LIMIT[options.players] or reserve_of(state, state.seat) == 0:
        return 0
    return payable(state.dice) & ~occupied(state)


def prey(state: State, cell: int) -> int:
    """K7: the enemy pawns on lower-numbered cells of the same column."""
    return LOWER[cell] & occupied(state) & ~state[state.seat]


def run_length(board: int, cell: int, step: int) -> int:
    """How many pawns follow a cell without a gap in one direction, the cell not counted."""
    length = 0
    cell += step
    while cell >= 0 and board >> cell & 1:
        length += 1
        cell += step
    return length


def line_value(options: Options, before: int, after: int) -> int:
    """K8: what a new pawn scores between two runs of its colour in one direction."""
    if before + after < 2:
        return 0
    value = before + after - 1
    if options.extension == EXTENSION_DIFFERENCE:
        return value - max(0, max(before, after) - 2)
    return value


def line_points(options: Options, board: int, cell: int) -> int:
    """K8: what a new pawn of this board's colour scores on a cell, in all four directions."""
    board |= 1 << cell
    points = 0
    for direction in range(4):
        step = DIRECTIONS[direction]
        # Most often no three pawns stand in a row in this direction: then no run need be measured.
        if board & board >> step & board >> 2 * step:
            before = run_length(board, cell, -step)
            after = run_length(board, cell, step)
            points += line_value(options, before, after)
    return points


def lines_on(board: int) -> list[int]:
    """K8: the lines of three and more that stand on a board, each as a mask; not compiled."""
    lines: list[int] = []
    for step in DIRECTIONS:
        # A line begins at a pawn that two others follow and none precedes.
        firsts = board & board >> step & board >> 2 * step & ~(board << step)
        for first in bits.positions(firsts):
            length = 1 + run_length(board, first, step)
            lines.append(sum(1 << first + step * further for further in range(length)))
    return lines


def place(options: Options, state: State, cell: int) -> State:
    """The state once a pawn is placed: its dice spent, its captures and lines counted."""
    seat = state.seat
    pawn = 1 << cell
    taken = prey(state, cell)
    left = ~taken
    return State(
        state.board0 & left | (pawn if seat == 0 else 0),
        state.board1 & left | (pawn if seat == 1 else 0),
        state.board2 & left | (pawn if seat == 2 else 0),
        state.board3 & left | (pawn if seat == 3 else 0),
        seat,
        state.dice - number_of(cell) * DIE[column_of(cell) - 1],
        0,
        state.placed + 1,
        state.reserves - (1 << PAWNS_WIDTH * seat),
        state.captured + (bits.count(taken) << PAWNS_WIDTH * seat),
        state.lines + (line_points(options, state[seat], cell) << POINTS_WIDTH * seat),
    )
