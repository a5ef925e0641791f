"""The sums of one number per game: enough for its mean and standard error.

All numbers are whole, so that totals do not depend on the order in which games are added.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from operator import mul


@dataclass(slots=True)
class Moments:
    """The count of numbers, their sum, and the sum of their squares."""

    games: int = 0
    total: int = 0
    squares: int = 0

    def merge(self, other: "Moments") -> None:
        """Add the numbers of another column."""
        self.games += other.games
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean, 0 without numbers."""
        return self.total / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean, from the sample's variance."""
        if self.games < 2:
            return 0.0
        # Whole numbers to the end: the difference of two large floats would lose its digits.
        spread = self.games * self.squares - self.total * self.total
        return sqrt(spread / (self.games * self.games * (self.games - 1)))


def moments_of(numbers: Iterable[int]) -> Moments:
    """The sums of some numbers."""
    listed = list(numbers)
    return Moments(len(listed), sum(listed), sum(map(mul, listed, listed)))
