"""How sure one can be of a column of numbers: 95 % intervals."""

from colonnade.swift import interval
from colonnade.swift.interval import NORMAL, Interval

from .column import Column


def of_mean(column: Column, scale: int = 1) -> Interval:
    """The mean of a column of numbers kept as multiples of 1/`scale`, by the normal law."""
    value, margin = column.mean / scale, NORMAL * column.error / scale
    return Interval(value, value - margin, value + margin)


def of_count(column: Column, scale: int = 1) -> Interval:
    """The mean of numbers that are never negative."""
    value, low, high = of_mean(column, scale)
    return Interval(value, max(0.0, low), high)


def of_share(column: Column, scale: int) -> Interval:
    """A share from 0 to 1, by Wilson's formula."""
    if not column.games:
        return Interval(0.0, 0.0, 1.0)
    return interval.of_share(column.mean / scale, column.games)
