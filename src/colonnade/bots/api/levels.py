"""The levels a bot can be asked for by name."""

import logging
from collections.abc import Sequence
from typing import Any, Final

from colonnade.bots.search.greedy import GreedyChooser
from colonnade.bots.search.person import PEOPLE, PersonChooser
from colonnade.bots.search.uct import UctThinker
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text, quoted
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.suggestions import did_you_mean
from colonnade.library import Randomness

from .chooser import Chooser, RandomChooser
from .level_names import LEVELS, STRONGEST
from .registry import game_bot
from .thinking import Budget, Thinker, ThinkerFactory, Thought

LOG: Final = logging.getLogger("colonnade.bots")
LOG.addHandler(logging.NullHandler())  # not onto the screen of somebody who plays

CHOOSERS: Final = (*LEVELS, "greedy", "uct", *PEOPLE)
"""All choosers with a name: the levels, and two more for comparison."""
NOTHING: Final = Text("", "")
LONGEST_SHOWN: Final = 40
"""The most characters of an unknown name that are repeated in the error."""


class LevelChooser:
    """A bot of a level, in whatever game it is asked to play."""

    def __init__(self, level: str, rng: Randomness, budget: Budget) -> None:
        self.level = level
        self.rng = rng
        self.budget = budget
        self._thinkers: dict[str, Thinker] = {}

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The move it plays."""
        return self.think(book, options, state).move

    def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:  # noqa: ANN401
        """The move it plays and why; a forced move is played without searching."""
        menu = book.rules.legal(options, state)
        if book.rules.count(menu) == 1:
            return Thought(book.rules.nth(menu, 0))
        if book.id not in self._thinkers:
            made = game_bot(book).search
            make: ThinkerFactory = (
                UctThinker if made is None or self.level not in made.levels else made.thinker
            )
            self._thinkers[book.id] = make(self.level, self.rng, self.budget)
        thought = self._thinkers[book.id].think(book, options, state)
        if thought.is_hasty:
            LOG.warning("%s of %s had no time to think: %s", self.level, book.id, self.budget)
        return thought


class UctChooser:
    """UCT, which plays every game, even where a game has a bot of its own."""

    def __init__(self, rng: Randomness, budget: Budget) -> None:
        self._searcher = UctThinker(STRONGEST, rng, budget)

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The move it plays; a forced move is played without searching."""
        menu = book.rules.legal(options, state)
        if book.rules.count(menu) == 1:
            return book.rules.nth(menu, 0)
        return self._searcher.think(book, options, state).move


def unknown_bot(name: str, there_are: Sequence[str], further: Text = NOTHING) -> ColonnadeError:
    """The error that no bot has this name, with the names and spellings that exist."""
    shown, names = quoted(name[:LONGEST_SHOWN]), ", ".join(there_are)
    meant = did_you_mean(name, there_are)
    return ColonnadeError(
        Text(
            f"no bot level {shown.en}; there are: {names}{further.en}{meant.en}",
            f"aucun niveau de robot {shown.fr} ; il y a : {names}{further.fr}{meant.fr}",
        )
    )


def chooser(level: str, rng: Randomness, budget: Budget = Budget()) -> Chooser:  # noqa: B008
    """The bot of a level."""
    if level not in CHOOSERS:
        raise unknown_bot(level, CHOOSERS)
    if level == "random":
        return RandomChooser(rng)
    if level == "greedy":
        return GreedyChooser(rng)
    if level in PEOPLE:
        return PersonChooser(level, rng)
    if level == "uct":
        return UctChooser(rng, budget)
    return LevelChooser(level, rng, budget)
