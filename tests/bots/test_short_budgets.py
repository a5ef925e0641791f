"""Moves without the time to think: as sound as they can be, and never silently at random."""

import logging
import random
import time
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from colonnade.bots.api.levels import chooser
from colonnade.bots.api.thinking import FEW, Budget, thought_of
from colonnade.bots.search import expectimax, uct
from colonnade.bots.search.expectimax import deepen, first_choice
from colonnade.compiled import MoveFound, Search
from colonnade.engine.protocol import Engine
from colonnade.games import GAMES, rulebook
from colonnade.games.columbiz.bot.game_bot import PLAIN_SURVEY
from colonnade.games.columbiz.bot.position_search import PLAIN_STEP, PositionSearch
from colonnade.games.senet.bot import value_model_of
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.engine_lines import HASTY

MICROSECOND = Budget(seconds=1e-6)
"""Less than any search takes, on any machine."""
MINUTE = 60.0


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def choice_in(game: str) -> tuple[AnyRulebook, Any, Any]:
    book = rulebook(game)
    options = book.options.read_options({})
    return book, options, first_choice(book, options, moves=2)


def search_result(sims: int, value: float) -> Search:
    return Search(sims, 1, (value, 1 - value), (MoveFound(7, sims, value),), (7,))


def test_a_search_of_few_nodes_is_hasty_unless_it_was_to_be_short_or_is_certain() -> None:
    assert thought_of(search_result(FEW - 1, 0.6)).is_hasty
    assert not thought_of(search_result(FEW, 0.6)).is_hasty
    assert not thought_of(search_result(4, 0.6), planned=4).is_hasty
    assert not thought_of(search_result(4, 1.0), is_certain=True).is_hasty
    assert thought_of(search_result(3, 0.6)).move == 7


@pytest.mark.parametrize("game", ["senet", "les-4-colonnes"])
def test_a_glance_instead_of_a_search_is_told(game: str, caplog: pytest.LogCaptureFixture) -> None:
    book, options, state = choice_in(game)
    with caplog.at_level(logging.WARNING, "colonnade.bots"):
        thought = chooser("expert", random.Random(1), MICROSECOND).think(book, options, state)  # type: ignore[attr-defined]
    assert thought.is_hasty
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_generic_search_without_time_is_told(caplog: pytest.LogCaptureFixture) -> None:
    book, options, state = choice_in("corintho")
    with caplog.at_level(logging.WARNING, "colonnade.bots"):
        chooser("medium", random.Random(1), MICROSECOND).choose(book, options, state)
    assert "had no time to think" in caplog.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_levels_of_a_fixed_depth_are_never_hasty(game: str, level: str) -> None:
    book, options, state = choice_in(game)
    bot = chooser(level, random.Random(3), Budget(seconds=MINUTE))
    assert not bot.think(book, options, state).is_hasty  # type: ignore[attr-defined]


def test_columbiz_glances_before_throws_when_the_time_is_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book, options, state = choice_in("columbiz")
    assert state.throws
    monkeypatch.setattr(PositionSearch, "run", lambda *_: pytest.fail("surveyed"))
    bot = chooser("expert", random.Random(1), Budget(seconds=PLAIN_SURVEY / 2))
    thought = bot.think(book, options, state)  # type: ignore[attr-defined]
    assert thought.move in book.rules.codes(book.rules.legal(options, state))
    assert thought.is_hasty
    assert thought.search.sims >= FEW
    assert sum(thought.search.values) == pytest.approx(1.0)


def test_the_engine_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine(random.Random(1))
    for line in ("newgame corintho", "position start"):
        assert engine.answer(line) == ("ok",)
    assert HASTY not in engine.answer("go level medium sims 40")
    monkeypatch.setattr(uct, "grow", lambda tree, sims, end: tree.grow(2))
    assert engine.answer("go level medium movetime 1")[0] == HASTY


def ticking(seconds: float) -> Callable[[], float]:
    """A clock that goes on by so much whenever it is looked at."""
    ticks = count()
    return lambda: seconds * next(ticks)


def test_the_work_of_others_does_not_make_a_search_look_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, options, state = choice_in("senet")
    model = value_model_of(options)

    def depth_by(clock: Callable[[], float]) -> int:
        monkeypatch.setattr(expectimax, "time", SimpleNamespace(perf_counter=ticking(0.01)))
        monkeypatch.setattr(expectimax, "worked", clock)
        return deepen(model, options, state, 0.05, 1).depth

    assert depth_by(ticking(0.0001)) == 1
    assert depth_by(ticking(0.01)) == 0


@pytest.mark.parametrize(("takes", "depth"), [(0.0001, 1), (0.01, 0)])
def test_a_first_look_that_fits_into_a_move_s_time_is_made_however_late_it_is(
    takes: float, depth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, options, state = choice_in("senet")
    model = value_model_of(options)
    monkeypatch.setattr(expectimax, "time", SimpleNamespace(perf_counter=ticking(1.0)))
    monkeypatch.setattr(expectimax, "worked", ticking(takes))
    assert deepen(model, options, state, 0.0, 2, whole=0.05).depth == depth


@pytest.mark.parametrize("resolution", [1e-9, 0.0156])
def test_work_is_timed_by_a_fine_clock(resolution: float, monkeypatch: pytest.MonkeyPatch) -> None:
    known = SimpleNamespace(resolution=resolution)
    monkeypatch.setattr(time, "get_clock_info", lambda name: known)
    is_fine = expectimax.clock_of_work() is time.thread_time
    assert is_fine == (resolution <= expectimax.FINE_CLOCK)


def test_work_is_timed_on_the_wall_where_threads_have_no_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(time, "thread_time")
    assert expectimax.clock_of_work() is time.perf_counter


def test_columbiz_begins_no_plain_answer_that_its_time_does_not_allow() -> None:
    book = rulebook("columbiz")
    rules, options = book.rules, book.options.read_options({})
    state = rules.start(options)
    while state.throws or rules.awaits(options, state) == CHANCE or not is_open(book, state):
        if rules.awaits(options, state) == CHANCE:
            state = rules.after_throw(options, state, rules.cast(options, state, 0))
        else:
            state = rules.after_move(options, state, rules.nth(rules.legal(options, state), 0))
    bot = chooser("expert", random.Random(1), Budget(seconds=PLAIN_STEP))
    thought = bot.think(book, options, state)  # type: ignore[attr-defined]
    assert thought.search.sims == 1
    assert thought.is_hasty
    counted = chooser("expert", random.Random(1), Budget(sims=1))
    assert not counted.think(book, options, state).is_hasty  # type: ignore[attr-defined]


def is_open(book: AnyRulebook, state: Any) -> bool:
    """Whether there is more than one move."""
    options = book.options.read_options({})
    return book.rules.count(book.rules.legal(options, state)) > 1
