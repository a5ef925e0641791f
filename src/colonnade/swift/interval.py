"""How sure one can be of what many games give: 95 % intervals."""

from math import sqrt
from typing import Final, NamedTuple

NORMAL: Final = 1.959963984540054
"""The normal distribution has 95 % of its weight within so many standard errors."""


class Interval(NamedTuple):
    """A figure and the bounds between which the true one lies, in 95 of 100 such experiments."""

    value: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        """Whether a difference is more than chance would explain."""
        return self.low > 0 or self.high < 0


def of_share(share: float, games: int) -> Interval:
    """A share of so many games won, by Wilson's formula.

    Shared wins make it a little wide, never narrow.
    """
    square = NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = sqrt(share * (1 - share) / games + square / (4 * games * games))
    margin = NORMAL * spread / (1 + square / games)
    low, high = min(share, middle - margin), max(share, middle + margin)
    return Interval(share, max(0.0, low), min(1.0, high))
