"""What a move is called by what it cost."""

from typing import Final, Literal, TypeAlias

Verdict: TypeAlias = Literal["throw", "forced", "best", "good", "inaccuracy", "mistake", "blunder"]

NOTHING: Final = 0.005
"""A cost that is told as none: half a percent of a win."""
THRESHOLDS: Final[tuple[tuple[float, Verdict], ...]] = (
    (0.10, "blunder"),
    (0.05, "mistake"),
    (0.02, "inaccuracy"),
    (NOTHING, "good"),
)
"""From which cost on, as a share of the win, a move is called so; the first that fits counts."""
BAD: Final[tuple[Verdict, ...]] = ("inaccuracy", "mistake", "blunder")


def verdict(cost: float) -> Verdict:
    """What a move that cost so much is called."""
    return next((name for least, name in THRESHOLDS if cost >= least), "best")
