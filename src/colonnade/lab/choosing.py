"""Who moves for each seat: choosers by name, as the loops of `swift` want them."""

import atexit
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final

from colonnade.bots.chooser import Chooser
from colonnade.bots.entrants import entrant
from colonnade.bots.greedy import GREEDY, RANDOM, greedy_choice
from colonnade.bots.levels import CHOOSERS
from colonnade.bots.program import PREFIX, ProgramChooser
from colonnade.command.programs import check_program
from colonnade.games import rulebook
from colonnade.kernel.errors import ColonnadeError
from colonnade.swift import Choose, Swift, compiled, plain

from .words import Refused

COMPILED: Final = {"random": RANDOM, "greedy": GREEDY}
"""The choosers that can be compiled with the rules, with their policies."""

CALLED: Final = f"{', '.join(CHOOSERS)}, LEVEL@SIMULATIONS, LEVEL@MILLISECONDSms, {PREFIX}COMMAND"
"""What a chooser can be called."""

CHUNK: Final = 1000
"""Games of a chunk between compiled choosers."""
SLOW_CHUNK: Final = 20
"""Games of a chunk with a bot that thinks."""


class Seats:
    """The choosers of a table; the last one named also sits on the seats that follow."""

    def __init__(self, names: Sequence[str]) -> None:
        for name in names:
            check_chooser(name)
        self.names = tuple(names)

    @property
    def are_compiled(self) -> bool:
        """Whether every seat's chooser can be compiled."""
        return all(name in COMPILED for name in self.names)

    @property
    def chunk(self) -> int:
        """How many games make a chunk worth keeping."""
        return CHUNK if self.are_compiled else SLOW_CHUNK

    def swift(self, game: str) -> Swift:
        """The rules to play by: compiled if the choosers can be, too."""
        book = rulebook(game)
        return compiled(book) if self.are_compiled else plain(book)

    def choose(self, game: str) -> Choose | None:
        """The function that moves for all seats; None is any legal move."""
        if set(self.names) == {"random"}:
            return None
        return greedy_choice(game) if self.are_compiled else thinking_choice(game, self.names)

    def policies(self, players: int) -> tuple[int, ...]:
        """What `choose` knows each seat by."""
        seated = self.seated(players)
        if self.are_compiled:
            return tuple(COMPILED[name] for name in seated)
        return tuple(self.names.index(name) for name in seated)

    def seated(self, players: int) -> tuple[str, ...]:
        """The chooser of each seat."""
        return (*self.names, *[self.names[-1]] * players)[:players]


def check_chooser(name: str) -> None:
    """Refuse a name that nobody has."""
    if name.startswith(PREFIX):
        check_program(name.removeprefix(PREFIX))
    try:
        entrant(name, Random())
    except ColonnadeError:
        if name.startswith(PREFIX):
            raise
        raise Refused("no_chooser", name=name, called=CALLED) from None


@cache
def thinking_choice(game: str, names: tuple[str, ...]) -> Choose:
    """Any bots, asked in plain Python; chance reaches them only through the game's own words."""
    book, (rng, bots) = rulebook(game), bots_of(names)

    def choose(
        options: Any,  # noqa: ANN401
        state: Any,  # noqa: ANN401
        drawn: int,
        policy: int,
        weights: Sequence[float],
    ) -> int:
        rng.seed(drawn)
        return bots[names[policy]].choose(book, options, state)

    return choose


@cache
def bots_of(names: tuple[str, ...]) -> tuple[Random, dict[str, Chooser]]:
    """The bots of those names and the chance they share; programs among them end with us."""
    rng = Random()
    bots = {name: entrant(name, rng) for name in names}
    for bot in bots.values():
        if isinstance(bot, ProgramChooser):
            atexit.register(bot.close)
    return rng, bots
