"""What the seats of a recorded game are called."""

from collections.abc import Sequence
from typing import Final

from colonnade.game import Game
from colonnade.table.view import Said

BOT: Final = "bot:"
"""With what a record begins the name of a bot."""


def names_of(game: Game, seats: Sequence[str]) -> tuple[Said, ...]:
    """People by their names; bots, as everybody who gave none, by their colours."""
    people = ["" if name.startswith(BOT) else name for name in seats]
    return tuple(Said(*name) for name in game.called(people))
