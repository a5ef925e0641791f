"""A study: which games are played, by whom, how many, and from which seed."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from colonnade.bots.standing import standing_in
from colonnade.games import rulebook
from colonnade.kernel import bits
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.swift import cache, draws

from .choosing import Seats
from .watches.watch import bind_watch
from .words import Refused

MOST_SEEDS = 1 << 62


@dataclass(frozen=True)
class Study:
    """One game under one set of options or several, compared on the same seeds."""

    game: str
    variants: tuple[tuple[tuple[str, str], ...], ...]
    """The options of each variant, all of them, by name."""
    seats: tuple[str, ...]
    """The chooser of each seat; the last one also sits on the seats that follow."""
    games: int
    seed: int
    told: int
    """The first games, as many as this, are also told by the story, to see which rules are used."""
    chunk: int
    """Games of a chunk, the unit of work that is kept."""
    rotates: bool = False
    """Whether everybody moves to another seat after every game."""

    @property
    def book(self) -> AnyRulebook:
        """The game's rulebook."""
        return rulebook(self.game)

    def options(self, variant: int) -> Any:  # noqa: ANN401 - each game has its own type
        """The options of a variant, as the rules want them."""
        return self.book.options.read_options(dict(self.variants[variant]))

    def names(self) -> list[str]:
        """What tells the variants apart: the options in which they differ."""
        every = [dict(variant) for variant in self.variants]
        differing = [name for name in every[0] if len({v.get(name) for v in every}) > 1]
        return [" ".join(f"{name}={variant[name]}" for name in differing) for variant in every]

    def chunks(self) -> int:
        """How many chunks there are, the last one perhaps shorter."""
        return -(-self.games // self.chunk)

    def extent(self, chunk: int) -> tuple[int, int]:
        """The number of a chunk's first game, and how many games it has."""
        first = chunk * self.chunk
        return first, min(self.chunk, self.games - first)

    def described(self) -> dict[str, Any]:
        """All that the result of a chunk depends on; not the number of games, which may grow."""
        return {
            "game": self.game,
            "variants": [dict(variant) for variant in self.variants],
            "seats": list(self.seats),
            "rotates": self.rotates,
            "seed": self.seed,
            "told": self.told,
            "chunk": self.chunk,
            "sources": self._sources(),
        }

    def signature(self) -> str:
        """A short name for this study, whatever the number of games."""
        text = json.dumps(self.described(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def _sources(self) -> str:
        """A name for the rules and the counting, so that old figures are not mixed with new."""
        rules: Any = self.book.rules
        mine = [rules.start, draws.word, bits.count, standing_in, bind_watch, Study.signature]
        return cache.digest(mine)[:16]


def new_study(
    game: str,
    variants: list[dict[str, str]],
    *,
    seats: tuple[str, ...] = ("random",),
    games: int = 10_000,
    seed: int = 1,
    told: int = 100,
    chunk: int | None = None,
    rotates: bool = False,
) -> Study:
    """A study, everything checked: the game, its options, the choosers and the numbers."""
    book = rulebook(game)
    read = [book.options.read_options(given) for given in variants or [{}]]
    for least, number, name in ((1, games, "games"), (0, told, "told"), (0, seed, "seed")):
        if not least <= number < MOST_SEEDS:
            raise Refused("out_of_range", name=name, number=number, least=least)
    players = min(options.players for options in read)
    if len(seats) > players:
        raise Refused("too_many_seats", given=len(seats), players=players)
    checked = Seats(seats)
    if rotates and len(set(seats)) == 1:
        raise Refused("nothing_to_rotate")
    size = chunk or checked.chunk
    if size < 1:
        raise Refused("too_small", name="chunk", number=size, least=1)
    full = tuple(tuple(book.options.write_options(options).items()) for options in read)
    return Study(game, full, seats, games, seed, told, size, rotates)
