"""What a quiet position is worth to the seat to act, from the pieces in hand alone.

Nothing on the board belongs to anybody; what a player still has and the other has not decides
who runs out of harmless moves first. Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import Final

from colonnade.games.corintho.board import KINDS
from colonnade.games.corintho.state import State, reserve

PHASES: Final = 4
"""By the number of pieces in hand, six a phase, the last with all that are more."""
PIECES_A_PHASE: Final = 6
COUNTS: Final = 5
"""A player has none to four pieces of a kind."""
HOLDING: Final = PHASES * (KINDS + 1)
WEIGHTS: Final = HOLDING + KINDS * COUNTS
"""Of each phase: the seat to act itself, then a base, a column, a capital more than the other.
From `HOLDING` on, by kind: to have none left, one, two, three, four."""
UNIT: Final = 100
"""How many points make a win e times as likely as a loss."""


def held(hand: int, kind: int) -> int:
    """How many pieces of a kind a reserve has."""
    return min(hand >> 3 * kind & 7, COUNTS - 1)


def phase(own: int, other: int) -> int:
    """How far the game has come, by the pieces in hand."""
    pieces = 0
    for kind in range(KINDS):
        pieces += held(own, kind) + held(other, kind)
    return min(pieces // PIECES_A_PHASE, PHASES - 1)


def outlook(state: State, weights: Sequence[float]) -> int:
    """The worth of a position of two players, positive when the seat to act is better."""
    own, other = reserve(state, state.seat), reserve(state, 1 - state.seat)
    at = phase(own, other) * (KINDS + 1)
    worth = weights[at]
    for kind in range(KINDS):
        mine, theirs = held(own, kind), held(other, kind)
        holding = HOLDING + COUNTS * kind
        worth += weights[at + 1 + kind] * (mine - theirs)
        worth += weights[holding + mine] - weights[holding + theirs]
    return int(worth * UNIT)


def describe(state: State) -> tuple[float, ...]:
    """By weight: how often it counts in a position; not compiled."""
    own, other = reserve(state, state.seat), reserve(state, 1 - state.seat)
    features = [0.0] * WEIGHTS
    at = phase(own, other) * (KINDS + 1)
    features[at] = 1.0
    for kind in range(KINDS):
        mine, theirs = held(own, kind), held(other, kind)
        holding = HOLDING + COUNTS * kind
        features[at + 1 + kind] = float(mine - theirs)
        features[holding + mine] += 1
        features[holding + theirs] -= 1
    return tuple(features)
