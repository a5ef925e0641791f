"""What a game awaits: a choice of one seat, a throw, or nothing more."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

# The answers of a game's `rules.awaits`, as ints, because the rules are also compiled.
CHOICE: Final = 0
CHANCE: Final = 1
OVER: Final = 2


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat must choose a move."""

    seat: int


@dataclass(frozen=True, slots=True)
class Chance:
    """Nobody chooses: these odds decide. Throws are spelled as tokens, sorted."""

    odds: tuple[tuple[str, Fraction], ...]


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing more is awaited; one number a seat, 1 for a win and 1/k for a win shared by k."""

    result: tuple[Fraction, ...]


Awaited: TypeAlias = Choice | Chance | Over
