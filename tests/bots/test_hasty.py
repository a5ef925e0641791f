"""Moves without the time to think: as sound as they can be, and never silently at random."""

import logging
import random
from typing import Any

import pytest

from colonnade.bots.api.levels import chooser
from colonnade.bots.api.thinking import FEW, Budget, searched
from colonnade.bots.search import uct
from colonnade.bots.search.expectimax import first_choice
from colonnade.compiled import MoveFound, Search, background
from colonnade.engine.protocol import Engine
from colonnade.games import GAMES, rulebook
from colonnade.games.columbiz.bot.game_bot import PLAIN_SURVEY
from colonnade.games.columbiz.bot.position_search import PositionSearch
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.engine_lines import HASTY

MICROSECOND = Budget(seconds=1e-6)
"""Less than any search takes, on any machine."""
MINUTE = 60.0


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "available", lambda: False)


def choice_in(game: str) -> tuple[AnyRulebook, Any, Any]:
    book = rulebook(game)
    options = book.options.read_options({})
    return book, options, first_choice(book, options, moves=2)


def found(sims: int, value: float) -> Search:
    return Search(sims, 1, (value, 1 - value), (MoveFound(7, sims, value),), (7,))


def test_a_search_of_few_nodes_is_hasty_unless_it_was_to_be_short_or_is_certain() -> None:
    assert searched(found(FEW - 1, 0.6)).is_hasty
    assert not searched(found(FEW, 0.6)).is_hasty
    assert not searched(found(4, 0.6), planned=4).is_hasty
    assert not searched(found(4, 1.0), is_certain=True).is_hasty
    assert searched(found(3, 0.6)).move == 7


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
    assert thought.search.sims >= FEW
    assert sum(thought.search.values) == pytest.approx(1.0)


def test_the_engine_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine(random.Random(1))
    for line in ("newgame corintho", "position start"):
        assert engine.answer(line) == ("ok",)
    assert HASTY not in engine.answer("go level medium sims 40")
    monkeypatch.setattr(uct, "grow", lambda tree, sims, end: tree.grow(2))
    assert engine.answer("go level medium movetime 1")[0] == HASTY
