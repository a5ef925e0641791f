"""What a game's folder offers to hints and reviews."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Catalogue, Fact, Text
from colonnade.kernel.rulebook import AnyRulebook

LOOK: Final = 1
"""The budget of a learned value, which needs no playouts."""


class EffortDefaults(NamedTuple):
    """The usual numbers of simulations in a game; what counts as one differs between games."""

    usual: int = 4_000
    """For a position, divided among its moves or throws; such that one core reviews a long game in
    half a minute."""
    least: int = 16
    """For a position that is one of many; with fewer its value would be meaningless."""
    divides: bool = True
    """Whether favourites share the simulations of a position. Not where one search knows all
    throws: positions that were searched less are biased beside it, and such changes make the
    interval of a review."""
    per_throw: int = 1
    """How many times as many simulations a review spends on a throw as on a move: where one search
    knows all throws, the one that comes may lead to endings that it has hardly looked at."""


class MovePhrase(NamedTuple):
    """The phrases for one kind of action."""

    done: Text
    """After a player's name: "sets 3 3 5 aside"."""
    to_do: Text
    """As advice: "set 3 3 5 aside"."""


USUAL_EFFORT: Final = EffortDefaults()

Stance: TypeAlias = Literal["for", "against", "plain"]


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for or against a move; `key` is also the key of its phrase in the catalogue."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Reasons(NamedTuple):
    """The reasons of a game for and against moves, and their phrases."""

    find: Callable[[Any, Any, int], Iterator[Reason]]
    words: Catalogue
    against: frozenset[str] = frozenset()
    """The reasons that speak against a move."""
    plain: frozenset[str] = frozenset()
    """Reasons that only repeat the move, for readers who see nothing but its notation."""

    def stance(self, key: str) -> Stance:
        """What a reason means for its move."""
        return "against" if key in self.against else "plain" if key in self.plain else "for"


@dataclass(frozen=True)
class GameAnalysis:
    """What hints and reviews say of one game; general phrases replace what is left out."""

    reasons: Reasons | None = None
    phrases: Mapping[str, MovePhrase] = field(default_factory=dict)
    """By the kind of a move's first event: its phrase."""
    effort: EffortDefaults = USUAL_EFFORT


class NotAnalysed(ColonnadeError):
    """The game offers no analysis."""


def analysis_of(book: AnyRulebook) -> GameAnalysis:
    """The analysis that a game offers; raises NotAnalysed where it offers none."""
    if book.analysis is None:
        raise NotAnalysed(
            Text(
                f"{book.title.en} has neither hints nor reviews",
                f"{book.title.fr} n’a ni indices ni relectures",
            )
        )
    return book.analysis.load(GameAnalysis)
