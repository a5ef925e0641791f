"""Evaluation at the start of a turn: expected points and win shares of every seat.

The points that a seat will still make are taken to be a sum over features of the board, with
learned weights; the totals that follow make the shares. Written like rules, to be compiled.

Features tell what the next pawns could do, row by row because the row is the price; each counts
as it is, and times the part of the smallest reserve that is left.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from colonnade.games.columbiz.core.board import CELLS, COLUMNS, DIRECTIONS, STRIDE
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import (
    PAWNS,
    awaits,
    capture_points,
    is_last_round,
    total,
    winners,
)
from colonnade.games.columbiz.core.state import State, captured_by, occupied, reserve_of
from colonnade.kernel import bits
from colonnade.kernel.awaited import OVER

ROW: Final = sum(1 << column * STRIDE for column in range(COLUMNS))
"""The cells number one; shifted, those of any number."""
BOARD: Final = ROW * ((1 << CELLS) - 1)
"""All 36 cells."""

# Features of each row: lines and captures that a pawn there would make, pawns, empty cells.
LINES: Final = 0
CAPTURES: Final = CELLS
STANDING: Final = 2 * CELLS
FREE: Final = 3 * CELLS
# Features of the whole board.
ALWAYS: Final = 4 * CELLS
RESERVE: Final = ALWAYS + 1
WORTH: Final = ALWAYS + 2
OPEN: Final = ALWAYS + 3
LAST: Final = ALWAYS + 4
EXPOSED: Final = ALWAYS + 5
FEATURES: Final = ALWAYS + 6

WEIGHTS: Final = 2 * FEATURES
"""Of one place in the order of play: each feature as it is, then times what is left."""
SPREADS: Final = 2
"""The last weights: how many points make a win e times as likely, at the end and before it."""
NARROWEST: Final = 0.25
"""The smallest such spread, whatever the weights say."""


def number_of_weights(players: int) -> int:
    """How many weights judge a game of so many players."""
    return players * WEIGHTS + SPREADS


def with_foresight(weights: Sequence[float], foresight: float) -> Sequence[float]:
    """Weights that count on a part only of what may still come; not compiled."""
    hopes, spreads = weights[:-SPREADS], weights[-SPREADS:]
    return [*(foresight * weight for weight in hopes), *spreads]


def time_left(options: Options, state: State) -> float:
    """The part of the smallest reserve that is left: the game ends when it is gone."""
    smallest = PAWNS[options.players]
    for seat in range(options.players):
        smallest = min(smallest, reserve_of(state, seat))
    return smallest / PAWNS[options.players]


def describe(options: Options, state: State, seat: int, features: Any) -> None:  # noqa: ANN401
    """Write the features of a seat."""
    own, everybody = state[seat], occupied(state)
    enemies, free = everybody & ~own, BOARD & ~everybody
    for row in range(CELLS):
        features[LINES + row] = 0.0
    windows = 0
    for direction in range(4):
        step = DIRECTIONS[direction]
        near, far = own >> step, own >> 2 * step
        behind, further = own << step, own << 2 * step
        three = (near & far | near & behind | behind & further) & free
        if three:
            four = three & (near & far & (behind | own >> 3 * step))
            four |= three & (behind & further & (near | own << 3 * step))
            for row in range(CELLS):
                made = bits.count(three & ROW << row) + bits.count(four & ROW << row)
                features[LINES + row] += made
        room = own | free
        windows += bits.count(room & room >> step & room >> 2 * step & (own | near | far))
    captured = captured_by(state, seat)
    worth = capture_points(options, captured + 1) - capture_points(options, captured)
    above, exposed = 0, 0
    for place in range(CELLS):
        row = CELLS - 1 - place
        exposed += bits.count(own >> row & ROW & above)
        above |= free >> row & ROW
    for row in range(CELLS):
        prey = 0
        for lower in range(row):
            prey += bits.count(enemies >> lower & free >> row & ROW)
        features[CAPTURES + row] = prey * worth
        features[STANDING + row] = bits.count(own & ROW << row)
        features[FREE + row] = bits.count(free & ROW << row)
    features[ALWAYS] = 1.0
    features[RESERVE] = reserve_of(state, seat) / PAWNS[options.players]
    features[WORTH] = worth
    features[OPEN] = windows
    features[LAST] = 1.0 if is_last_round(options, state) else 0.0
    features[EXPOSED] = exposed


def has_a_turn_left(options: Options, state: State, seat: int) -> bool:
    """Whether a seat will play again: in the last round only those that have not played yet."""
    return seat >= state.seat or not is_last_round(options, state)


def place_in_order(options: Options, state: State, seat: int) -> int:
    """How many seats play before this one."""
    return (seat - state.seat) % options.players


def share(
    options: Options,
    state: State,
    weights: Sequence[float],
    features: Any,  # noqa: ANN401
    shares: Any,  # noqa: ANN401
    first: int,
) -> None:
    """Write each seat's share of the win, from `first` on, for a turn that begins or the end."""
    players = options.players
    if awaits(options, state) == OVER:
        won = winners(options, state)
        for seat in range(players):
            shares[first + seat] = (won >> seat & 1) / bits.count(won)
        return
    left = time_left(options, state)
    highest = -1e9
    for seat in range(players):
        points = float(total(options, state, seat))
        if has_a_turn_left(options, state, seat):
            describe(options, state, seat, features)
            at = place_in_order(options, state, seat) * WEIGHTS
            for feature in range(FEATURES):
                weight = weights[at + feature] + left * weights[at + FEATURES + feature]
                points += weight * features[feature]
        shares[first + seat] = points
        highest = max(highest, points)
    spread = weights[players * WEIGHTS] + left * weights[players * WEIGHTS + 1]
    spread = max(NARROWEST, spread)
    everything = 0.0
    for seat in range(players):
        shares[first + seat] = exp((shares[first + seat] - highest) / spread)
        everything += shares[first + seat]
    for seat in range(players):
        shares[first + seat] /= everything
