"""The games with an encoding, by their versioned names."""

from typing import Final

from colonnade.games import GAMES, rulebook
from colonnade.kernel.errors import UnknownGame

from .encoding import Encoding


def encoding_of(game: str) -> Encoding:
    """The encoding of a game; raises UnknownGame where it offers none."""
    book = rulebook(game)
    if book.env is None:
        raise UnknownGame(f"{game} is no environment; there are {', '.join(names())}")
    return book.env.load(Encoding)


def name_of(game: str) -> str:
    """The versioned name of a game."""
    return f"colonnade/{game}-v{encoding_of(game).version}"


def names() -> dict[str, str]:
    """The game of each versioned name."""
    return {name_of(game): game for game, book in GAMES.items() if book.env is not None}


NAMES: Final = names()
"""The game of each name, such as `colonnade/senet-v0`."""


def game_of(name: str) -> str:
    """The game of a versioned name, or of its plain one."""
    known = names()
    if name not in known and name not in known.values():
        raise UnknownGame(f"no environment {name!r}; there are {', '.join(known)}")
    return known.get(name, name)
