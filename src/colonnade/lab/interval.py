"""95 % confidence intervals of means, counts and shares."""

from math import sqrt
from typing import Final

from colonnade.kernel import statistics
from colonnade.kernel.statistics import NORMAL, Interval

from .moments import Moments

FEW: Final = 50
"""Below this count the normal approximation is not used."""


def of_mean(column: Moments, scale: int = 1) -> Interval:
    """The mean of a column of multiples of 1/`scale`, by the normal approximation."""
    value, margin = column.mean / scale, NORMAL * column.error / scale
    return Interval(value, value - margin, value + margin)


def of_count(column: Moments, scale: int = 1) -> Interval:
    """The mean of numbers that are never negative.

    Rare events get Poisson intervals, or wider ones: what has not happened in a hundred games may
    still happen in three of them.
    """
    value, low, high = of_mean(column, scale)
    if scale == 1 and column.games and column.total < FEW:
        rare_low, rare_high = (bound / column.games for bound in poisson_bounds(column.total))
        low, high = min(low, rare_low), max(high, rare_high)
    return Interval(value, max(0.0, low), high)


def of_difference(column: Moments, scale: int = 1) -> Interval:
    """The mean of differences of twin games; games that all agree may still differ now and then."""
    found = of_mean(column, scale)
    if column.error or not column.games:
        return found
    margin = poisson_bounds(0)[1] / column.games
    return Interval(found.value, found.low - margin, found.high + margin)


def poisson_bounds(count: int) -> tuple[float, float]:
    """The 95 % bounds of the expectation of a count, by Byar's formula."""
    low = count * (1 - 1 / (9 * count) - NORMAL / (3 * sqrt(count))) ** 3 if count else 0.0
    more = count + 1
    return low, more * (1 - 1 / (9 * more) + NORMAL / (3 * sqrt(more))) ** 3


def of_share(column: Moments, scale: int) -> Interval:
    """A share from 0 to 1, by Wilson's formula."""
    if not column.games:
        return Interval(0.0, 0.0, 1.0)
    return statistics.of_share(column.mean / scale, column.games)
