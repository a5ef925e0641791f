"""A study: which games are played, by whom, how many, and from which seed."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from colonnade.bots.api.registry import progress_in
from colonnade.compiled import cache, prng
from colonnade.games import rulebook
from colonnade.kernel import bits
from colonnade.kernel.rulebook import AnyRulebook

from .observers import bind_observer, observer_of
from .players import Seats
from .words import LabError

MOST_SEEDS = 1 << 62


@dataclass(frozen=True)
class Study:
    """One game under one or several sets of options, compared on the same seeds."""

    game: str
    variants: tuple[tuple[tuple[str, str], ...], ...]
    """All options of each variant, by name."""
    seats: tuple[str, ...]
    """The chooser of each seat; the last one also plays for the remaining seats."""
    games: int
    seed: int
    told: int
    """How many of the first games are also played in plain Python, to count the events of their
    story."""
    chunk: int
    """Games of a chunk, the unit of work that is stored."""
    rotates: bool = False
    """Whether everybody moves to another seat after every game."""
    rows: bool = False
    """Whether the numbers of every single game are kept."""

    @property
    def book(self) -> AnyRulebook:
        """The game's rulebook."""
        return rulebook(self.game)

    def options(self, variant: int) -> Any:  # noqa: ANN401 - each game has its own type
        """The options of a variant, as the rules take them."""
        return self.book.options.read_options(dict(self.variants[variant]))

    def names(self) -> list[str]:
        """The names of the variants: the options in which they differ."""
        every = [dict(variant) for variant in self.variants]
        differing = [name for name in every[0] if len({v.get(name) for v in every}) > 1]
        return [" ".join(f"{name}={variant[name]}" for name in differing) for variant in every]

    def chunks(self) -> int:
        """The number of chunks; the last one may be shorter."""
        return -(-self.games // self.chunk)

    def extent(self, chunk: int) -> tuple[int, int]:
        """The number of a chunk's first game, and its number of games."""
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
            **({"rows": True} if self.rows else {}),
        }

    def signature(self) -> str:
        """A short name for this study, independent of the number of games."""
        text = json.dumps(self.described(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def _sources(self) -> str:
        """A hash of the rules and the counters, so that old results are not mixed with new ones."""
        rules: Any = self.book.rules
        functions: list[Any] = [
            *(rules.start, prng.word, bits.count, progress_in(self.book)),
            *(Study.signature, bind_observer, observer_of(self.game).marks.mark),
        ]
        return cache.digest(functions)[:16]


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
    rows: bool = False,
) -> Study:
    """A study, with the game, its options, the choosers and the numbers checked."""
    book = rulebook(game)
    read = [book.options.read_options(given) for given in variants or [{}]]
    for least, number, name in ((1, games, "games"), (0, told, "told"), (0, seed, "seed")):
        if not least <= number < MOST_SEEDS:
            raise LabError("out_of_range", name=name, number=number, least=least)
    players = min(options.players for options in read)
    if len(seats) > players:
        raise LabError("too_many_seats", given=len(seats), players=players)
    checked = Seats(seats)
    if rotates and len(set(seats)) == 1:
        raise LabError("nothing_to_rotate")
    size = checked.chunk if chunk is None else chunk
    if size < 1:
        raise LabError("too_small", name="chunk", number=size, least=1)
    full = tuple(tuple(book.options.write_options(options).items()) for options in read)
    if len(set(full)) < len(full):
        raise LabError("same_variants")
    return Study(game, full, seats, games, seed, told, size, rotates, rows)
