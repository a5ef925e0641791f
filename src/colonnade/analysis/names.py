"""The names of the seats of a recorded game."""

from collections.abc import Sequence

from colonnade.kernel.i18n import Text
from colonnade.kernel.record import bot_level
from colonnade.library import Game


def names_of(game: Game, seats: Sequence[str]) -> tuple[Text, ...]:
    """People by their names; bots and people without a name by their colours."""
    people = ["" if bot_level(name) is not None else name for name in seats]
    return tuple(game.called(people))
