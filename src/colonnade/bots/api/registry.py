"""What a game's folder offers to bots; a game that offers nothing is played by UCT."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness

from .level_names import LEVELS
from .level_table import LevelTable, generic_levels
from .thinking import Budget, Thinker

Progress: TypeAlias = Callable[[Any, Any, int], int]
"""`progress(options, state, seat)`: how far a seat has come; more is better.

Partners have the same. Written like rules, so that it can be compiled with them.
"""


class GameSearch(Protocol):
    """A search made for one game."""

    @property
    def levels(self) -> frozenset[str]:
        """The levels it plays; the others are played by UCT."""

    def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> Thinker:
        """The thinker of one of its levels."""

    def win_shares(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:  # noqa: ANN401
        """What each seat can expect of a position: its share of the win, from 0 to 1.

        Any state will do, a throw awaited or a choice or nothing any more; the same state and
        the same number of simulations give the same answer.
        """


@runtime_checkable
class Prepared(Protocol):
    """A search whose learned values take long to load."""

    def prepare(self, options: Any, /) -> None:  # noqa: ANN401
        """Load them."""


@dataclass(frozen=True)
class GameBot:
    """How bots play one game. All of it is optional: UCT plays any game by its rules alone."""

    levels: LevelTable = field(default_factory=generic_levels)
    """How each level plays, and how strong that is."""
    search: GameSearch | None = None
    """A search of the game's own."""
    progress: Progress | None = None
    """None where no seat can be said to lead: the stacks of Corintho belong to all."""

    @property
    def ratings(self) -> dict[str, float]:
        """By level: its rating, from that of `random` on."""
        return {LEVELS[0]: 0.0, **{name: level.rating for name, level in self.levels.items()}}


GENERIC: Final = GameBot()
"""For games that offer nothing to bots."""


def game_bot(book: AnyRulebook) -> GameBot:
    """What a game offers to bots."""
    return GENERIC if book.bot is None else book.bot.load(GameBot)


def prepare(book: AnyRulebook, options: Any) -> None:  # noqa: ANN401
    """Load what was learned for a game with these options, before the time of a move runs."""
    made: object = game_bot(book).search
    if isinstance(made, Prepared):
        made.prepare(options)


def no_progress(options: object, state: object, seat: int) -> int:
    """The progress in a game without a measure of it: all seats are equal."""
    return 0


def progress_in(book: AnyRulebook) -> Progress:
    """How far a seat has come, in any game."""
    return game_bot(book).progress or no_progress
