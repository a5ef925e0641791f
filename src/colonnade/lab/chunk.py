"""A chunk of a study: some consecutive games of every variant, played and summed."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from colonnade.swift import Playouts, plain
from colonnade.swift.draws import MASK

from .choosing import Seats
from .column import Column
from .measures import choosers_numbers, counted, numbers_of
from .study import Study
from .sums import Sums
from .telling import Telling, telling_of
from .watches import watch_of
from .watches.watch import VISITS


def play_chunk(study: Study, chunk: int) -> list[Sums]:
    """The sums of one chunk, variant by variant: the same wherever and whenever it is played."""
    every: list[Sums] = []
    base: dict[str, list[int]] = {}
    for variant in range(len(study.variants)):
        sums, numbers = _play_variant(study, variant, chunk)
        if variant == 0:
            base = numbers
        else:
            sums.differences = {
                key: _difference(numbers[key], base[key]) for key in numbers if key in base
            }
        every.append(sums)
    return every


def _play_variant(study: Study, variant: int, chunk: int) -> tuple[Sums, dict[str, list[int]]]:
    """One variant's games: those to be told in plain Python, the others as fast as can be."""
    book, options = study.book, study.options(variant)
    seats, telling = Seats(study.seats), telling_of(study.game)
    first, games = study.extent(chunk)
    told = max(0, min(games, study.told - first))
    asked: dict[str, Any] = {
        "seed": study.seed,
        "choose": seats.choose(study.game),
        "policies": seats.policies(options.players),
        "is_rotating": study.rotates,
    }
    sums, numbers = Sums(), dict[str, list[int]]()
    parts: list[Playouts] = []
    if told:
        observer = telling.observer
        played = plain(book).playouts(options, first=first, games=told, observer=observer, **asked)
        sums.merge(_events(telling, played))
        parts.append(played)
    if told < games:
        observer = watch_of(study.game).observer
        swift, rest = seats.swift(study.game), games - told
        parts.append(
            swift.playouts(options, first=first + told, games=rest, observer=observer, **asked)
        )
    places = len(watch_of(study.game).marks.places)
    for played in parts:
        sums.merge(_counts(played, places))
        found = numbers_of(book, options, played)
        if study.rotates:
            found |= choosers_numbers(book, played, seats.seated(options.players))
        for key, column in found.items():
            numbers.setdefault(key, []).extend(column)
    for key, column in numbers.items():
        sums.columns[key] = _column(number for number in column if number >= 0)
    return sums, numbers


def _counts(played: Playouts, places: int) -> Sums:
    """All that is summed place by place, and length by length."""
    middle = VISITS + places
    return Sums(
        games=len(played),
        unfinished=sum(1 for winners in played.winners if not winners),
        check=sum(map(int, played.checks)) & MASK,
        lengths=Counter(map(int, played.tokens)),
        visits=[sum(counted(played, counter)) for counter in range(VISITS, middle)],
        taken=[sum(counted(played, counter)) for counter in range(middle, middle + places)],
    )


def _events(telling: Telling, played: Playouts) -> Sums:
    """The events of the games that were told."""
    columns = {
        kind: _column(counted(played, telling.first + number))
        for number, kind in enumerate(telling.kinds)
    }
    # How many games were told is known once for all kinds: some do not happen in every chunk.
    happened = {k: Column(0, c.total, c.squares) for k, c in columns.items() if c.total}
    return Sums(told=len(played), events=happened)


def _column(numbers: Iterable[int]) -> Column:
    """The sums of some numbers."""
    column = Column()
    column.take(numbers)
    return column


def _difference(numbers: list[int], base: list[int]) -> Column:
    """The differences game by game, where both games have the number."""
    both = zip(numbers, base, strict=True)
    return _column(mine - theirs for mine, theirs in both if min(mine, theirs) >= 0)
