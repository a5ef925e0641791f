"""Grades of moves by what they cost: inaccuracy, mistake, blunder."""

from typing import Final, Literal, TypeAlias

Verdict: TypeAlias = Literal["throw", "forced", "best", "good", "inaccuracy", "mistake", "blunder"]

NOTHING: Final = 0.005
"""A cost that counts as none: half a percent of a win."""
THRESHOLDS: Final[tuple[tuple[float, Verdict], ...]] = (
    (0.10, "blunder"),
    (0.05, "mistake"),
    (0.02, "inaccuracy"),
    (NOTHING, "good"),
)
"""The lowest cost of each grade, as a share of the win; the first that fits counts."""
BAD: Final[tuple[Verdict, ...]] = ("inaccuracy", "mistake", "blunder")


def verdict(cost: float) -> Verdict:
    """The grade of a move of this cost."""
    return next((name for least, name in THRESHOLDS if cost >= least), "best")
