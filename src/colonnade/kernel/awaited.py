"""What a game awaits: a choice of one seat, a throw, or nothing more."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

# The answers of a game's `rules.awaits`, as ints, because the rules are also compiled.
CHOICE: Final = 0
CHANCE: Final = 1
OVER: Final = 2

MOST_SHOWN: Final = 36
"""The most throws that `repr` lists; two dice have as many."""

Odds: TypeAlias = tuple[tuple[str, Fraction], ...]
"""Spelled throws, each with its probability."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat must choose a move."""

    seat: int


class Chance:
    """The awaited throw, with its odds. Throws are spelled as tokens, sorted.

    The odds are computed on first use: eight dice have 1,287 throws.
    """

    __slots__ = ("_made", "_make")
    __match_args__ = ("odds",)

    def __init__(self, odds: Odds | Callable[[], Odds]) -> None:
        self._make = odds
        self._made: Odds | None = None

    @property
    def odds(self) -> Odds:
        """Each throw with its probability."""
        if self._made is None:
            self._made = self._make() if callable(self._make) else self._make
        return self._made

    def __eq__(self, other: object) -> bool:
        return self.odds == other.odds if isinstance(other, Chance) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.odds)

    def __repr__(self) -> str:
        odds = self.odds
        if len(odds) > MOST_SHOWN:
            return f"Chance(odds=<{len(odds)} throws>)"
        return f"Chance(odds={odds!r})"

    def __reduce__(self) -> "tuple[type[Chance], tuple[Odds]]":
        return Chance, (self.odds,)


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over. One number per seat: 1 for a win, 1/k for a win shared by k."""

    result: tuple[Fraction, ...]


Awaited: TypeAlias = Choice | Chance | Over
