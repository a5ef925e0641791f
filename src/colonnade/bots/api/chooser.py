"""What a bot is: something that picks one of the legal moves."""

from typing import Any, Protocol

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness


class Chooser(Protocol):
    """Picks a move; asked only while a choice is awaited."""

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The code of a legal move."""


class RandomChooser:
    """Any legal move, all equally likely."""

    def __init__(self, rng: Randomness) -> None:
        self.rng = rng

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """One of the legal moves."""
        menu = book.rules.legal(options, state)
        return book.rules.nth(menu, self.rng.randrange(book.rules.count(menu)))
