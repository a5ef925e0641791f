"""A chunk of a study: consecutive games of every variant, played and summed."""

from collections import Counter
from typing import Any

from colonnade.compiled import Playouts, plain
from colonnade.compiled.prng import MASK

from .event_counts import EventCounter, event_counter_of
from .measures import choosers_numbers, counter_values, numbers_of
from .moments import Moments, moments_of
from .observers import VISITS, observer_of
from .players import Seats
from .study import Study
from .totals import Totals


def play_chunk(study: Study, chunk: int) -> list[Totals]:
    """The totals of one chunk by variant; they do not depend on where or when it is played."""
    every: list[Totals] = []
    base: dict[str, list[int]] = {}
    for variant in range(len(study.variants)):
        totals, numbers = _play_variant(study, variant, chunk)
        if variant == 0:
            base = numbers
        else:
            totals.differences = {
                key: _difference(numbers[key], base[key]) for key in numbers if key in base
            }
        every.append(totals)
    return every


def _play_variant(study: Study, variant: int, chunk: int) -> tuple[Totals, dict[str, list[int]]]:
    """One variant's games: those whose events are counted in plain Python, the others compiled."""
    book, options = study.book, study.options(variant)
    seats, counter = Seats(study.seats), event_counter_of(study.game)
    first, games = study.extent(chunk)
    counted = max(0, min(games, study.told - first))
    common: dict[str, Any] = {
        "seed": study.seed,
        "choose": seats.choose(study.game),
        "policies": seats.policies(options.players),
        "is_rotating": study.rotates,
    }
    totals, numbers = Totals(), dict[str, list[int]]()
    parts: list[Playouts] = []
    if counted:
        observer = counter.observer
        played = plain(book).playouts(
            options, first=first, games=counted, observer=observer, **common
        )
        totals.merge(_event_totals(counter, played))
        parts.append(played)
    if counted < games:
        observer = observer_of(study.game).observer
        rules, rest = seats.compiled_rules(study.game), games - counted
        parts.append(
            rules.playouts(options, first=first + counted, games=rest, observer=observer, **common)
        )
    places = len(observer_of(study.game).marks.places)
    for played in parts:
        totals.merge(_place_totals(played, places))
        found = numbers_of(book, options, played)
        if study.rotates:
            found |= choosers_numbers(book, played, seats.seated(options.players))
        for key, column in found.items():
            numbers.setdefault(key, []).extend(column)
    for key, column in numbers.items():
        totals.columns[key] = moments_of(number for number in column if number >= 0)
    if study.rows:
        totals.rows = {"game": list(range(first, first + games)), **numbers}
    return totals, numbers


def _place_totals(played: Playouts, places: int) -> Totals:
    """Everything that is summed by place and by length."""
    middle = VISITS + places
    return Totals(
        games=len(played),
        unfinished=sum(1 for winners in played.winners if not winners),
        check=sum(map(int, played.checks)) & MASK,
        lengths=Counter(map(int, played.tokens)),
        visits=[sum(counter_values(played, counter)) for counter in range(VISITS, middle)],
        taken=[sum(counter_values(played, counter)) for counter in range(middle, middle + places)],
    )


def _event_totals(counter: EventCounter, played: Playouts) -> Totals:
    """The event counts of the games played in plain Python."""
    columns = {
        kind: moments_of(counter_values(played, counter.first + number))
        for number, kind in enumerate(counter.kinds)
    }
    # How many games were counted is stored once for all kinds: some are missing in some chunks.
    happened = {k: Moments(0, c.total, c.squares) for k, c in columns.items() if c.total}
    return Totals(told=len(played), events=happened)


def _difference(numbers: list[int], base: list[int]) -> Moments:
    """The differences game by game, where both games have the number."""
    both = zip(numbers, base, strict=True)
    return moments_of(mine - theirs for mine, theirs in both if min(mine, theirs) >= 0)
