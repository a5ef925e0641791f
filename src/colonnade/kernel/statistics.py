"""95 % confidence intervals of shares."""

from math import sqrt
from typing import Final, NamedTuple

NORMAL: Final = 1.959963984540054
"""95 % of the normal distribution lies within this many standard errors of the mean."""


class Interval(NamedTuple):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def of_share(share: float, games: int) -> Interval:
    """The confidence interval of a share of `games` games won, by Wilson's formula.

    With shared wins it is slightly too wide, never too narrow.
    """
    square = NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = sqrt(share * (1 - share) / games + square / (4 * games * games))
    margin = NORMAL * spread / (1 + square / games)
    low, high = min(share, middle - margin), max(share, middle + margin)
    return Interval(share, max(0.0, low), min(1.0, high))
