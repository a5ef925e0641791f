"""The results of many games, one row per game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Playouts:
    """The results of consecutive games, one entry per game in each column.

    The columns are numpy arrays where the rules are compiled, `array.array`s where they are not.
    """

    first: int
    """The number of the first of these games."""
    winners: Sequence[int]
    """The seats that won or shared the win, as a mask; 0 for a game stopped by the limit."""
    tokens: Sequence[int]
    """Moves and throws."""
    moves: Sequence[int]
    """Moves alone."""
    checks: Sequence[int]
    """A checksum of all codes in order: equal for equal games."""
    counts: Sequence[Sequence[int]]
    """A row of the observer's counters for each game."""

    def __len__(self) -> int:
        return len(self.winners)

    def counter(self, number: int) -> Any:  # noqa: ANN401
        """One of the observer's counters, for every game."""
        rows: Any = self.counts
        return rows[:, number] if hasattr(rows, "dot") else [row[number] for row in rows]
