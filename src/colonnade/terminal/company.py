"""Who sits around the game, as people read it."""

from collections.abc import Sequence
from typing import Final

from colonnade.game import Game
from colonnade.kernel.words import Language, Words

from .setup import BOT
from .words import say

LEVELS: Final = {
    "random": Words("at random", "au hasard"),
    "easy": Words("easy", "facile"),
    "medium": Words("medium", "moyen"),
    "hard": Words("hard", "difficile"),
    "expert": Words("expert", "expert"),
}


def company(game: Game, seats: Sequence[str], language: Language) -> tuple[str, ...]:
    """What each seat is called in a sentence: by its person, its bot, or else its colour."""
    named = [person(name.to(language), language) for name in game.called(seats)]
    colours = [colour.to(language) for colour in game.seat_names]
    return tuple(
        name if named.count(name) == 1 else colour
        for name, colour in zip(named, colours, strict=True)
    )


def person(name: str, language: Language) -> str:
    """A name; a bot is called what it is."""
    kind, _, level = name.strip().lower().partition(":")
    if kind != BOT or (level and level not in LEVELS):
        return name
    computer = say("computer", language)
    return f"{computer} ({LEVELS[level].to(language)})" if level else computer
