"""What many games give: a row for each, or their sums."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from .draws import MASK


@dataclass(frozen=True, slots=True)
class Playouts:
    """The results of consecutive games, one entry a game in each column.

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


@dataclass(slots=True)
class Column:
    """The sum and the sum of squares of one number a game, for means and their intervals."""

    total: int = 0
    squares: int = 0

    def add(self, numbers: Any) -> None:  # noqa: ANN401
        """Take in one number for each of some games."""
        if hasattr(numbers, "dot"):
            self.total += int(numbers.sum())
            self.squares += int(numbers.dot(numbers))
        else:
            self.total += sum(numbers)
            self.squares += sum(number * number for number in numbers)


@dataclass(slots=True)
class Tally:
    """The sums over any number of games; its size does not depend on how many."""

    payoffs: Sequence[Sequence[float]]
    """By mask of winners: what each seat gets."""
    counters: int
    games: int = 0
    masks: list[int] = field(default_factory=list)
    """By mask of winners: how many games ended so; those stopped by the limit are at 0."""
    tokens: Column = field(default_factory=Column)
    moves: Column = field(default_factory=Column)
    counts: list[Column] = field(default_factory=list)
    """One for each of the observer's counters."""
    check: int = 0
    """The checksums of all games added up: equal for equal games, in whatever order."""

    def __post_init__(self) -> None:
        self.masks = self.masks or [0] * len(self.payoffs)
        self.counts = self.counts or [Column() for _ in range(self.counters)]

    def add(self, played: Playouts) -> None:
        """Take in some games."""
        self.games += len(played)
        for winners in played.winners:
            self.masks[winners] += 1
        self.tokens.add(played.tokens)
        self.moves.add(played.moves)
        self.check = self.check + sum(map(int, played.checks)) & MASK
        for counter, column in enumerate(self.counts):
            column.add(played.counter(counter))

    @property
    def shares(self) -> tuple[float, ...]:
        """The mean result of each seat over the games that were finished."""
        finished = max(1, self.games - self.masks[0])
        return tuple(
            sum(
                games * payoff[seat] for games, payoff in zip(self.masks, self.payoffs, strict=True)
            )
            / finished
            for seat in range(len(self.payoffs[0]))
        )
