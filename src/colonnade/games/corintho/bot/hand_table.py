"""What every pair of hands of two players is worth: a table made from few learned weights.

A weight for each pair of the six numbers of pieces in hand is shared by all sets of options; each
set adds what a lead and what a tempo is worth in each phase of the game, and what it is worth to
have none of a kind left, one, two, three, four.
"""

from array import array
from collections.abc import Sequence
from itertools import combinations, product
from typing import Final

from .evaluation import COUNTS, UNIT

NUMBERS: Final = 6
"""Of bases, columns and capitals: one's own, then the other's."""
PAIRS: Final = tuple(combinations(range(NUMBERS), 2))
SHARED: Final = len(PAIRS) * COUNTS * COUNTS
PHASES: Final = 4
"""By the number of pieces in hand, six a phase, the last with all that are more."""
PIECES_A_PHASE: Final = 6
KINDS: Final = NUMBERS // 2
HOLDING: Final = PHASES * (KINDS + 1)
OWN: Final = HOLDING + KINDS * COUNTS
"""Of each phase: the seat to act itself, then a base, a column, a capital more than the other.
From `HOLDING` on, by kind: to have none left, one, two, three, four."""

Hands = tuple[int, ...]


def all_hands() -> list[Hands]:
    """Every pair of hands, in the order of the table."""
    return list(product(range(COUNTS), repeat=NUMBERS))


def shared_features(hands: Hands) -> list[int]:
    """The shared weights that count, each once."""
    return [
        (number * COUNTS + hands[one]) * COUNTS + hands[other]
        for number, (one, other) in enumerate(PAIRS)
    ]


def own_features(hands: Hands) -> list[tuple[int, int]]:
    """The weights of a set of options that count, and how often."""
    at = min(sum(hands) // PIECES_A_PHASE, PHASES - 1) * (KINDS + 1)
    found = [(at, 1)]
    for kind in range(KINDS):
        mine, theirs = hands[kind], hands[KINDS + kind]
        holding = HOLDING + COUNTS * kind
        found += [(at + 1 + kind, mine - theirs), (holding + mine, 1), (holding + theirs, -1)]
    return found


def hand_table(shared: Sequence[float], own: Sequence[float]) -> "array[float]":
    """The worth of all hands to the seat to act, in points.

    One number after the other is added to all hands so far: that is three times as fast as to add
    up the features of each pair of hands.
    """
    assert len(shared) == SHARED
    assert len(own) == OWN
    begun: list[tuple[Hands, float]] = [((), 0.0)]
    for number in range(NUMBERS):
        side = 1 if number < KINDS else -1
        holding = HOLDING + COUNTS * (number % KINDS)
        before = [PAIRS.index((one, number)) * COUNTS for one in range(number)]
        longer: list[tuple[Hands, float]] = []
        for hands, worth in begun:
            rows = [(at + held) * COUNTS for at, held in zip(before, hands, strict=True)]
            for count in range(COUNTS):
                more = side * own[holding + count]
                for row in rows:
                    more += shared[row + count]
                longer.append(((*hands, count), worth + more))
        begun = longer
    table = array("d")
    for hands, worth in begun:
        at = min(sum(hands) // PIECES_A_PHASE, PHASES - 1) * (KINDS + 1)
        ahead = own[at]
        for kind in range(KINDS):
            ahead += own[at + 1 + kind] * (hands[kind] - hands[KINDS + kind])
        table.append(round((worth + ahead) * UNIT))
    return table
