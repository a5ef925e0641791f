"""A Python function as a bot: it gets the game and returns a token."""

from collections.abc import Callable
from typing import Any, TypeAlias

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Game

from .engine_client import LONGEST_TOKEN, legal_code
from .engine_process import WORDS, Forfeit

Player: TypeAlias = Callable[[Game], str]
"""A function that chooses one of `game.legal`; it gets a copy of the game."""


class FunctionBot:
    """A function as a chooser; a token that is not legal forfeits, as a program's does."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:  # noqa: ANN401
        """The code of the move that the function answers with; raises Forfeit."""
        token: object = self._player(Game.at(book, options, state))
        if not isinstance(token, str):
            raise Forfeit(WORDS["no_token"].filled(answer=repr(token)[:LONGEST_TOKEN]))
        return legal_code(book, options, state, token)
