"""What the lab counts is what the story tells, in every game and variant."""

from collections import Counter
from collections.abc import MutableSequence
from itertools import pairwise
from typing import Any

import pytest

from colonnade.bots.api.registry import progress_in
from colonnade.bots.search.greedy import greedy_choice
from colonnade.compiled import Observer, compiled, plain
from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE
from colonnade.lab.measures import measures_of, numbers_of
from colonnade.lab.observers import CAPTURES, LEAD_CHANGES, LED, SKIPPED, VISITS, observer_of
from configurations import MAIN, Configuration

CAPTURED = {"captured", "swapped"}
SKIPPED_BY = {"nothing_to_play", "five_moves_nothing", "pawns_lost", "skipped"}
REACHED = {
    "senet": {"advanced", "retreated", "entered", "swapped", "left"},
    "les-4-colonnes": {"advanced", "exited", "bonus_used"},
    "columbiz": {"placed"},
    "corintho": {
        *("base_placed", "column_placed", "capital_placed"),
        *("column_stacked", "capital_stacked", "stack_moved"),
    },
}


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_the_counters_are_what_the_story_tells(configuration: Configuration) -> None:
    book = GAMES[configuration.game]
    options = book.options.read_options(configuration.options)
    watch = observer_of(book.id)
    heard: Counter[str] = Counter()
    leaders: list[int | None] = []

    def listen(
        options: Any,
        before: Any,
        stage: int,
        code: int,
        after: Any,
        counts: MutableSequence[int],
    ) -> None:
        watch.observer.observe(options, before, stage, code, after, counts)
        kinds = [event.kind for event in book.story.narrate(options, before, code, after)]
        heard["captures"] += sum(kind in CAPTURED for kind in kinds)
        heard["visits"] += sum(kind in REACHED[book.id] for kind in kinds)
        if book.id == "les-4-colonnes":
            passes = {"turn_passes", "turn_to_build"} & set(kinds)
            heard["skipped"] += bool(stage == CHANCE and passes and "not_built" not in kinds)
        else:
            heard["skipped"] += sum(kind in SKIPPED_BY for kind in kinds)
        leaders.append(leader_of(book, options, after))

    played = plain(book).playouts(
        options, seed=11, games=1, observer=Observer(listen, watch.observer.counters)
    )
    counts, places = played.counts[0], len(watch.marks.places)
    assert counts[CAPTURES] == heard["captures"]
    assert counts[SKIPPED] == heard["skipped"]
    assert sum(counts[VISITS : VISITS + places]) == heard["visits"]
    assert sum(counts[VISITS + places :]) == heard["captures"]
    if watch.has_leader:
        alone = [leader for leader in leaders if leader is not None]
        changes = sum(one != other for one, other in pairwise(alone))
        assert counts[LEAD_CHANGES] == changes
        assert list(counts[LED : LED + options.players]) == [
            alone.count(seat) for seat in range(options.players)
        ]


def leader_of(book: Any, options: Any, state: Any) -> int | None:
    """The lowest seat of the only side in front."""
    progress = progress_in(book)
    reached = [progress(options, state, seat) for seat in range(options.players)]
    front = {seat for seat, number in enumerate(reached) if number == max(reached)}
    sides = {book.partners(options, seat) for seat in front}
    return min(front) if len(sides) == 1 else None


@pytest.mark.parametrize("game", GAMES)
def test_plain_and_compiled_play_count_the_same(game: str) -> None:
    book, watch = GAMES[game], observer_of(game)
    options = book.options.read_options({})
    asked: dict[str, Any] = {
        "seed": 4,
        "games": 6,
        "choose": greedy_choice(game),
        "policies": (1, 0),
        "observer": watch.observer,
    }
    fast, slow = compiled(book).playouts(options, **asked), plain(book).playouts(options, **asked)
    assert list(fast.checks) == list(slow.checks)
    assert [list(row) for row in fast.counts] == [list(row) for row in slow.counts]
    assert numbers_of(book, options, fast) == numbers_of(book, options, slow)


def test_the_first_one_thrown_decides_who_plays_black() -> None:
    book = GAMES["senet"]
    options = book.options.read_options({})
    observer = observer_of("senet").observer
    played = plain(book).playouts(options, seed=2, games=20, observer=observer)
    numbers = numbers_of(book, options, played)
    for game in range(20):
        assert numbers["colour_white"][game] + numbers["colour_black"][game] == 12
    black = numbers["colour_black"]
    assert black != numbers["seat_1"]
    assert black != numbers["seat_2"]


def test_a_game_without_captures_or_leader_is_not_measured_for_them() -> None:
    book = GAMES["corintho"]
    keys = {measure.key for measure in measures_of(book, book.options.read_options({}))}
    assert keys == {"seat_1", "seat_2", "length", "skipped"}
