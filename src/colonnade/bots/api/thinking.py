"""The budget that a bot gets, and the answer it gives."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from colonnade.compiled import Search
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness

FEW: Final = 32
"""Simulations or nodes below which a move that was to be searched for is hardly better than any."""


class Budget(NamedTuple):
    """How long to think about a move; 0 leaves it to the level.

    With `seconds` a bot never thinks longer, and waits for no compiler; without them a level with a
    fixed number of simulations plays the same on any machine, however busy.
    """

    sims: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Thought:
    """A move, and the result of its search; None where nothing had to be searched."""

    move: int
    search: Search | None = None
    is_hasty: bool = False
    """Whether there was no time for the search that the level should have made."""


def thought_of(found: Search, planned: int = FEW, *, is_certain: bool = False) -> Thought:
    """The best move of a search; hasty if it has fewer nodes than planned and than a few."""
    return Thought(found.best, found, found.sims < min(planned, FEW) and not is_certain)


class Thinker(Protocol):
    """Thinks about a position in which there is more than one move."""

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move it would play."""


ThinkerFactory: TypeAlias = Callable[[str, Randomness, Budget], Thinker]
"""Makes the thinker of a level."""
