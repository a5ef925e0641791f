"""What a quiet position is worth to the seat to act, from the pieces in hand alone.

Nothing on the board belongs to anybody; what a player still has and the other has not decides
who runs out of harmless moves first. Written like rules, to be compiled.
"""

from collections.abc import Sequence
from typing import Final

from colonnade.games.corintho.core.board import KINDS
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import State, reserve

COUNTS: Final = 5
"""A player of two has none to four pieces of a kind."""
HANDS: Final = COUNTS**6
"""Pairs of hands of two players: bases, columns and capitals, one's own, then the other's."""
PHASES: Final = 4
"""Of three and more: by the number of pieces in hand, six a phase, the last with all that are
more."""
PIECES_A_PHASE: Final = 6
AMONG_MANY: Final = 3
"""With more players, a player has none to two pieces of a kind."""
UNIT: Final = 100
"""How many points make a win e times as likely as a loss."""


def number_of_weights(players: int) -> int:
    """How many weights the evaluation has for some players.

    For two, the worth of each pair of hands (`hand_table`). For more, of each phase: how many turns
    it is until one's own; then, by seat, oneself first, and by kind: to have none left, one, two.
    """
    return HANDS if players == 2 else players * (PHASES + KINDS * AMONG_MANY)


def held(hand: int, kind: int) -> int:
    """How many pieces of a kind a reserve has."""
    return min(hand >> 3 * kind & 7, COUNTS - 1)


def pair_of_hands(own: int, other: int) -> int:
    """The place of two hands in the table."""
    at = 0
    for kind in range(KINDS):
        at = at * COUNTS + held(own, kind)
    for kind in range(KINDS):
        at = at * COUNTS + held(other, kind)
    return at


def expected_shares(state: State, weights: Sequence[float]) -> int:
    """The worth of a position of two players, positive when the seat to act is better."""
    own, other = reserve(state, state.seat), reserve(state, 1 - state.seat)
    return int(weights[pair_of_hands(own, other)])


def expected_share_among_many(
    options: Options, state: State, me: int, weights: Sequence[float]
) -> int:
    """The worth of a position of three or four players to one of the seats."""
    seats = options.players
    pieces, worth = 0, 0.0
    for after in range(seats):
        hand = reserve(state, (me + after) % seats)
        for kind in range(KINDS):
            count = min(hand >> 3 * kind & 7, AMONG_MANY - 1)
            pieces += count
            worth += weights[seats * PHASES + (after * KINDS + kind) * AMONG_MANY + count]
    at = min(pieces // PIECES_A_PHASE, PHASES - 1) * seats
    return int((worth + weights[at + (me - state.seat) % seats]) * UNIT)


def describe_among_many(options: Options, state: State, me: int) -> tuple[float, ...]:
    """By weight: how often it counts in a position of three or four players; not compiled."""
    seats = options.players
    features = [0.0] * number_of_weights(seats)
    pieces = 0
    for after in range(seats):
        hand = reserve(state, (me + after) % seats)
        for kind in range(KINDS):
            count = min(hand >> 3 * kind & 7, AMONG_MANY - 1)
            pieces += count
            features[seats * PHASES + (after * KINDS + kind) * AMONG_MANY + count] = 1.0
    at = min(pieces // PIECES_A_PHASE, PHASES - 1) * seats
    features[at + (me - state.seat) % seats] = 1.0
    return tuple(features)
