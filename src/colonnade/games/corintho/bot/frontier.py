"""Where positions are judged, by the hands alone or by the board too.

By the hands alone a quiet position is judged by the pieces in hand and by whose turn it is, and a
quiet move changes just these: one piece less, or none if a stack is moved. So what the best last
quiet move is worth is known without playing it. By the board too no quiet move is like another;
there a quiet position is judged one move earlier, and only moves that make a line are still played.
Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import NamedTuple

from colonnade.games.corintho.core.board import BOARD, FIRST_STEP, KINDS
from colonnade.games.corintho.core.building import next_seat
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import RESERVE_BITS, Menu, State
from colonnade.kernel import bits

from .board_network import network_worth
from .evaluation import expected_shares
from .search_stack import DEEPEST, NONE, NOTHING, Frames, SearchTables


def sees_board(tables: SearchTables) -> bool:
    """Whether positions are judged by the board too."""
    return len(tables.network) > 1


def worth_here(state: State, weights: Sequence[float], tables: SearchTables) -> int:
    """What a quiet position is worth to the seat to act."""
    worth = expected_shares(state, weights)
    if sees_board(tables):
        worth += network_worth(state, tables.network, tables.sums)
    return worth


class Quiet(NamedTuple):
    """The best of some quiet moves."""

    move: int
    """NONE where there are no moves, and where the position was judged without playing any."""
    score: int
    """As the seat that plays it sees it; -NOTHING where there are no moves."""
    looked_at: int
    """How many positions were judged for it."""


def best_quiet(
    options: Options, state: State, menu: Menu, enough: int, weights: Sequence[float]
) -> Quiet:
    """The best quiet move of a menu, or the first one that is good enough."""
    move, score, looked_at = NONE, -NOTHING, 0
    if menu.steps:
        move, looked_at = FIRST_STEP + bits.lowest(menu.steps), 1
        score = worth_after(options, state, state.reserves, weights)
    for kind in range(KINDS):
        lane = menu.placements & BOARD << 16 * kind
        if lane and score < enough:
            fewer = state.reserves - (1 << RESERVE_BITS * state.seat + 3 * kind)
            looked_at += 1
            worth = worth_after(options, state, fewer, weights)
            if worth > score:
                move, score = bits.lowest(lane), worth
    return Quiet(move, score, looked_at)


def worth_after(options: Options, state: State, reserves: int, weights: Sequence[float]) -> int:
    """What a position is worth to the seat to act after a quiet move that leaves some reserves."""
    seat = next_seat(options, state.seat)
    after = State(seat, state.pieces, reserves, state.frozen, state.later, 0)
    return -expected_shares(after, weights)


def take_quiet(frames: Frames, ply: int, quiet: Quiet, tables: SearchTables) -> None:
    """Tell a position what its best quiet move is worth; the moves that make lines are to come."""
    if quiet.score == -NOTHING:
        return
    frames.numbers[ply] = 1
    frames.scores[ply] = quiet.score
    frames.best[ply] = quiet.move
    frames.alphas[ply] = max(frames.alphas[ply], quiet.score)
    if quiet.move != NONE:
        tables.lines[ply * DEEPEST] = quiet.move
        tables.lengths[ply] = 1
