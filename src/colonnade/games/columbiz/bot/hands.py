"""The 3,003 hands of up to eight dice, numbered so that fewer dice come first.

Throwing is adding dice one by one and keeping is taking some away, so whatever is true of a hand
follows from its neighbours, those with one die more or less: exact expectations over all throws
and the best of all keeps each take one walk over the hands.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Final, NamedTuple

from colonnade.games.columbiz.core.dice import DICE, DIE, POWERS_OF_SIX, VALUES
from colonnade.games.columbiz.core.rules import odds_of

HANDS: Final = 3003
"""How many hands there are."""
FULL: Final = 1716
"""The first hand of eight dice; all after it have eight too."""
EMPTY: Final = 0
"""The hand without dice."""
NONE: Final = -1


class Hands(NamedTuple):
    """The neighbours of every hand, six numbers each, one for every value of a die."""

    more: Any
    """The hand with one die more, NONE for those of eight."""
    fewer: Any
    """The hand with one die less, the hand itself where no die shows the value."""
    ways: Any
    """How likely a hand of eight dice is when all are thrown at once; nothing of the others."""


@cache
def packed_hands() -> tuple[int, ...]:
    """By number: the hand as the rules pack dice."""
    return tuple(
        sum(dice)
        for number in range(DICE + 1)
        for dice in combinations_with_replacement(DIE, number)
    )


@cache
def hand_numbers() -> dict[int, int]:
    """By packed dice: the number of the hand."""
    return {dice: number for number, dice in enumerate(packed_hands())}


@cache
def neighbours() -> tuple[Sequence[int], Sequence[int]]:
    """The first two tables of `Hands`."""
    packed, numbers = packed_hands(), hand_numbers()
    more = array("q", [NONE] * (HANDS * VALUES))
    fewer = array("q", [hand for hand in range(HANDS) for _ in range(VALUES)])
    for hand in range(FULL):
        for value in range(VALUES):
            larger = numbers[packed[hand] + DIE[value]]
            more[hand * VALUES + value] = larger
            fewer[larger * VALUES + value] = hand
    return more, fewer


@cache
def chances_of_eight() -> Sequence[float]:
    """The last table of `Hands`."""
    numbers, chances = hand_numbers(), array("d", [0.0] * HANDS)
    for dice, cases in odds_of(DICE):
        chances[numbers[dice]] = cases / POWERS_OF_SIX[DICE]
    return chances
