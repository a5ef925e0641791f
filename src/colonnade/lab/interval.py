"""How sure one can be: 95 % intervals."""

from math import sqrt
from typing import Final, NamedTuple

from .column import Column

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


def of_mean(column: Column, scale: int = 1) -> Interval:
    """The mean of a column of numbers kept as multiples of 1/`scale`, by the normal law."""
    value, margin = column.mean / scale, NORMAL * column.error / scale
    return Interval(value, value - margin, value + margin)


def of_count(column: Column, scale: int = 1) -> Interval:
    """The mean of numbers that are never negative."""
    value, low, high = of_mean(column, scale)
    return Interval(value, max(0.0, low), high)


def of_share(column: Column, scale: int) -> Interval:
    """A share from 0 to 1, by Wilson's formula; shared wins make it a little wide, never narrow."""
    games = column.games
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share, square = column.mean / scale, NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    margin = (
        NORMAL
        * sqrt(share * (1 - share) / games + square / (4 * games * games))
        / (1 + square / games)
    )
    return Interval(
        share, max(0.0, min(share, middle - margin)), min(1.0, max(share, middle + margin))
    )
