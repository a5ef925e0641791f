"""The last move before positions are judged: what the best quiet one is worth, without playing it.

A quiet position is judged by the pieces in hand and by whose turn it is, and a quiet move changes
just these: one piece less, or none if a stack is moved. Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import NamedTuple

from colonnade.games.corintho.core.board import BOARD, FIRST_STEP, KINDS
from colonnade.games.corintho.core.building import next_seat
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import RESERVE_BITS, Menu, State
from colonnade.kernel import bits

from .evaluation import judged
from .search_stack import DEEPEST, NONE, NOTHING, Frames, SearchTables


class Quiet(NamedTuple):
    """The best of some quiet moves."""

    move: int
    """NONE where there are no moves."""
    score: int
    """As the seat that plays it sees it."""
    looked_at: int
    """How many positions were judged for it."""


def best_quiet(
    options: Options, state: State, menu: Menu, enough: int, me: int, weights: Sequence[float]
) -> Quiet:
    """The best quiet move of a menu, or the first one that is good enough."""
    move, score, looked_at = NONE, -NOTHING, 0
    if menu.steps:
        move, looked_at = FIRST_STEP + bits.lowest(menu.steps), 1
        score = worth_after(options, state, state.reserves, me, weights)
    for kind in range(KINDS):
        lane = menu.placements & BOARD << 16 * kind
        if lane and score < enough:
            fewer = state.reserves - (1 << RESERVE_BITS * state.seat + 3 * kind)
            looked_at += 1
            worth = worth_after(options, state, fewer, me, weights)
            if worth > score:
                move, score = bits.lowest(lane), worth
    return Quiet(move, score, looked_at)


def worth_after(
    options: Options, state: State, reserves: int, me: int, weights: Sequence[float]
) -> int:
    """What a position is worth to the seat to act after a quiet move that leaves some reserves."""
    seat = next_seat(options, state.seat)
    after = State(seat, state.pieces, reserves, state.frozen, state.later, 0)
    worth = judged(options, after, me, weights)
    return worth if (seat == me) == (state.seat == me) else -worth


def take_quiet(frames: Frames, ply: int, quiet: Quiet, tables: SearchTables) -> None:
    """Tell a position what its best quiet move is worth; the moves that make lines are to come."""
    if quiet.move == NONE:
        return
    frames.numbers[ply] = 1
    frames.scores[ply] = quiet.score
    frames.best[ply] = quiet.move
    frames.alphas[ply] = max(frames.alphas[ply], quiet.score)
    tables.lines[ply * DEEPEST] = quiet.move
    tables.lengths[ply] = 1
