"""Who moves for each seat: choosers by name, as the kernels take them."""

import atexit
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final

from colonnade.bots.api.chooser import Chooser
from colonnade.bots.api.engine_client import PREFIX, EngineBot
from colonnade.bots.api.levels import CHOOSERS
from colonnade.bots.api.spec import SPELLINGS, bot_from_spec
from colonnade.bots.search.greedy import GREEDY, RANDOM, greedy_choice
from colonnade.cli.programs import check_program
from colonnade.compiled import Choose, CompiledRules, compiled, plain
from colonnade.games import rulebook
from colonnade.kernel.i18n import Text

COMPILED: Final = {"random": RANDOM, "greedy": GREEDY}
"""The choosers that can be compiled with the rules, with their policies."""

CALLED: Final = Text(", ".join(CHOOSERS) + SPELLINGS.en, ", ".join(CHOOSERS) + SPELLINGS.fr)
"""The names of all choosers."""

CHUNK: Final = 1000
"""Games of a chunk between compiled choosers."""
SLOW_CHUNK: Final = 20
"""Games of a chunk with bots that search."""


class Seats:
    """The choosers of a table; the last one also plays for the remaining seats."""

    def __init__(self, names: Sequence[str]) -> None:
        for name in names:
            if name.startswith(PREFIX):
                check_program(name.removeprefix(PREFIX))
            bot_from_spec(name, Random())  # refuses an unknown name
        self.names = tuple(names)

    @property
    def are_compiled(self) -> bool:
        """Whether every seat's chooser can be compiled."""
        return all(name in COMPILED for name in self.names)

    @property
    def chunk(self) -> int:
        """Games of a chunk."""
        return CHUNK if self.are_compiled else SLOW_CHUNK

    def compiled_rules(self, game: str) -> CompiledRules:
        """The rules to play by: compiled if the choosers are."""
        book = rulebook(game)
        return compiled(book) if self.are_compiled else plain(book)

    def choose(self, game: str) -> Choose | None:
        """The function that moves for all seats; None plays at random."""
        if set(self.names) == {"random"}:
            return None
        return greedy_choice(game) if self.are_compiled else thinking_choice(game, self.names)

    def policies(self, players: int) -> tuple[int, ...]:
        """The policy number of each seat, as `choose` takes it."""
        seated = self.seated(players)
        if self.are_compiled:
            return tuple(COMPILED[name] for name in seated)
        return tuple(self.names.index(name) for name in seated)

    def seated(self, players: int) -> tuple[str, ...]:
        """The chooser of each seat."""
        return (*self.names, *[self.names[-1]] * players)[:players]


@cache
def thinking_choice(game: str, names: tuple[str, ...]) -> Choose:
    """Any bots, called in plain Python; their randomness comes from the game's own random words."""
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
    """The bots of those names and the random source they share; programs end with this process."""
    rng = Random()
    bots = {name: bot_from_spec(name, rng) for name in names}
    for bot in bots.values():
        if isinstance(bot, EngineBot):
            atexit.register(bot.close)
    return rng, bots
