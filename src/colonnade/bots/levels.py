"""The levels a bot can be asked for by name."""

from collections.abc import Sequence
from typing import Any, Final

from colonnade.game import Randomness
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Words

from .chooser import Chooser, RandomChooser
from .greedy import GreedyChooser
from .searching import Searcher
from .specialists import specialist
from .thinking import Budget, Maker, Thinker, Thought

LEVELS: Final = ("random", "easy", "medium", "hard", "expert")
"""The levels people choose from, each stronger than the one before."""
USUAL: Final = "medium"
"""The level of a bot of which nothing is said."""
STRONGEST: Final = LEVELS[-1]
CHOOSERS: Final = (*LEVELS, "greedy", "uct")
"""All choosers that have a name: the levels, and two yardsticks."""
LONGEST_SHOWN: Final = 40
"""Characters of a name nobody has that are shown again."""


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
        """The move it plays and why; a forced one without a thought."""
        menu = book.rules.legal(options, state)
        if book.rules.count(menu) == 1:
            return Thought(book.rules.nth(menu, 0))
        if book.id not in self._thinkers:
            made = specialist(book.id)
            make: Maker = Searcher
            if made is not None and self.level in made.levels:
                make = made.thinker
            self._thinkers[book.id] = make(self.level, self.rng, self.budget)
        return self._thinkers[book.id].think(book, options, state)


class UctChooser:
    """The search that serves every game, even where a game has a bot of its own."""

    def __init__(self, rng: Randomness, budget: Budget) -> None:
        self._searcher = Searcher(STRONGEST, rng, budget)

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The move it plays; a forced one without a thought."""
        menu = book.rules.legal(options, state)
        if book.rules.count(menu) == 1:
            return book.rules.nth(menu, 0)
        return self._searcher.think(book, options, state).move


def nobody(name: str, there_are: Sequence[str]) -> ColonnadeError:
    """That no bot is called so, and who there is."""
    shown, names = ascii(name[:LONGEST_SHOWN]), ", ".join(there_are)
    return ColonnadeError(
        Words(
            f"no bot level {shown}; there are: {names}",
            f"aucun niveau de bot {shown} ; il y a : {names}",
        )
    )


def chooser(level: str, rng: Randomness, budget: Budget = Budget()) -> Chooser:  # noqa: B008
    """The bot of a level."""
    if level not in CHOOSERS:
        raise nobody(level, LEVELS)
    if level == "random":
        return RandomChooser(rng)
    if level == "greedy":
        return GreedyChooser(rng)
    if level == "uct":
        return UctChooser(rng, budget)
    return LevelChooser(level, rng, budget)
