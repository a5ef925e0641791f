"""Every way a game can be set up, for the tests that must hold in all of them."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from colonnade.games import GAMES
from colonnade.kernel.errors import BadOption
from colonnade.kernel.rulebook import AnyRulebook


class Configuration(NamedTuple):
    """A game and all its options."""

    game: str
    options: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.options.items())])


def of_game(book: AnyRulebook) -> Iterator[Configuration]:
    """Every possible combination of players and options."""
    fewest, most = book.players
    declared = book.options.OPTIONS
    for players in range(fewest, most + 1):
        for values in product(*(option.values for option in declared)):
            named = {option.name: value for option, value in zip(declared, values, strict=True)}
            given = {"players": str(players), **named}
            try:
                book.options.read_options(given)
            except BadOption:
                continue
            yield Configuration(book.id, given)


EVERY = [configuration for book in GAMES.values() for configuration in of_game(book)]


def without(*names: str) -> list[Configuration]:
    """The configurations with the default of some options only."""
    kept: dict[str, Configuration] = {}
    for configuration in EVERY:
        shorter = {name: v for name, v in configuration.options.items() if name not in names}
        book = GAMES[configuration.game]
        full = book.options.write_options(book.options.read_options(shorter))
        kept.setdefault(f"{configuration.game} {full}", Configuration(configuration.game, full))
    return list(kept.values())


# Colours only rename the seats of Les 4 colonnes; most laws need not be tested twelve times.
MAIN = without("colours")


def steps_of(configuration: Configuration, most: int) -> int:
    """The number of steps of random play; `most` is for a long race.

    A game of Corintho ends after some thirty steps, and other colours only rename the seats.
    """
    if configuration in EVERY and configuration not in MAIN:
        return most // 4
    return most // 3 if configuration.game == "corintho" else most
