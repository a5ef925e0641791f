"""What a bot that thinks is given, and what it gives back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias

from colonnade.game import Randomness
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.swift import Search


class Budget(NamedTuple):
    """How long to think about a move; what is 0 is left to the level.

    With `seconds` a bot never thinks longer, and waits for no compiler; without them a level of
    a fixed number of simulations plays the same on any machine, however busy.
    """

    sims: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Thought:
    """A move, and what the search found on the way; None where nothing had to be searched."""

    move: int
    search: Search | None = None


class Thinker(Protocol):
    """Thinks about a position in which there is more than one move."""

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move it would play."""


Maker: TypeAlias = Callable[[str, Randomness, Budget], Thinker]
"""Makes the thinker of a level."""
