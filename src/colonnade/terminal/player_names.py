"""Names of the players in sentences."""

from collections.abc import Sequence
from typing import Final

from colonnade.bots.api.chooser import Chooser
from colonnade.bots.api.engine_client import PREFIX
from colonnade.bots.api.level_names import COACH, USUAL, coach_rating
from colonnade.bots.api.spec import bot_from_spec
from colonnade.bots.api.thinking import Budget
from colonnade.bots.search.uct import SECONDS
from colonnade.cli.programs import check_program
from colonnade.kernel.i18n import LANGUAGES, Language, Text
from colonnade.kernel.record import BOT, Record, bot_level
from colonnade.library import Game, Randomness

from .words import say

LEVELS: Final = {
    "random": Text("at random", "au hasard"),
    "easy": Text("easy", "facile"),
    "medium": Text("medium", "moyen"),
    "hard": Text("hard", "difficile"),
    "expert": Text("expert", "expert"),
    COACH: Text("coach", "entraîneur"),
}

ROBOTS: Final = (BOT, "robot")
"""What people type for one."""


def seat_names(game: Game, seats: Sequence[str], language: Language) -> tuple[str, ...]:
    """The name of each seat in a sentence: its person's, its bot's, or else its colour."""
    named = [display_name(name.to(language), language) for name in game.called(seats)]
    colours = [colour.to(language) for colour in game.seat_names]
    return tuple(
        name if named.count(name) == 1 else colour
        for name, colour in zip(named, colours, strict=True)
    )


def display_name(name: str, language: Language) -> str:
    """A name; a bot is called by its level."""
    level = bot_level(name)
    if level is None:
        return name
    computer = say("computer", language)
    known = LEVELS.get(level if coach_rating(level) is None else COACH)
    shown = known.to(language) if known else level
    return f"{computer} ({shown})" if shown else computer


def parse_seat_name(typed: str) -> str:
    """A typed name as a seat is named: `robot : difficile` is `bot:hard`, Ada is Ada."""
    word, colon, level = (part.strip().casefold() for part in typed.partition(":"))
    if word not in ROBOTS:
        return typed
    return f"{BOT}:{parse_level(level)}" if colon and level else BOT


def parse_level(typed: str) -> str:
    """A typed level as it is named everywhere: `difficile` is `hard`; other words are kept."""
    by_name = {name.to(language): id for id, name in LEVELS.items() for language in LANGUAGES}
    return by_name.get(typed.casefold(), typed)


def seats_of(game: Game, record: Record, language: Language) -> tuple[str, ...]:
    """Who sits where in a recorded game."""
    return record.seats or tuple(name.to(language) for name in game.seat_names)


def without_programs(names: tuple[str, ...]) -> tuple[str, ...]:
    """The seats of a file that may come from anybody: a robot of ours plays for a program."""
    return tuple(BOT if name.startswith(PREFIX) else name for name in names)


def bots_by_seat(names: tuple[str, ...], rng: Randomness) -> dict[int, Chooser]:
    """A chooser for every seat called `bot`, `bot:LEVEL` or `engine:COMMAND`."""
    bots: dict[int, Chooser] = {}
    budget = Budget(seconds=SECONDS)
    for seat, name in enumerate(names):
        level = bot_level(name)
        if level is not None:
            bots[seat] = bot_from_spec(level or USUAL, rng, budget)
        elif name.startswith(PREFIX):
            check_program(name.removeprefix(PREFIX))
            bots[seat] = bot_from_spec(name, rng, budget)
    return bots
