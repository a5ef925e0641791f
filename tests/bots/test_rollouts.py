"""Rollouts: they agree with what is exact, follow from their seed, and end when nothing is open."""

import random
import time
from math import inf
from typing import Any

import pytest

from colonnade.bots import chances, les_4_colonnes, pondering, rollouts, warming
from colonnade.bots.deepening import Judgement
from colonnade.bots.judge import glance
from colonnade.bots.loops import Made
from colonnade.bots.pondering import pondered
from colonnade.bots.rollouts import Rollouts, bind_rolling
from colonnade.bots.senet import SPECIALIST, judgement_of
from colonnade.bots.senet.judging import chance
from colonnade.bots.thinking import Budget
from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.senet import SENET
from colonnade.games.senet.state import State
from colonnade.swift.arrays import PlainArrays

OPTIONS = SENET.options.read_options({})
# Two pawns against two: every chance is in the table of the endings.
ENDING = State(1 << 22 | 1 << 29, 1 << 24 | 1 << 30, 0, 0, 0, 0, 0, 0)
# White has thrown a 1, and two pawns that may use it.
TO_CHOOSE = "b...b...../........../....w....w 0 1 0,0 1"


def counted(judgement: Judgement) -> Made:
    """Rollouts of the plain rules, which say that they are compiled: as good, only slower."""
    return Made(bind_rolling(judgement.book.rules, judgement.value), PlainArrays(), True)


def read(position: str) -> State:
    return SENET.notation.read_position(OPTIONS, position)


@pytest.fixture
def plain_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for a compiled loop gets the plain one at once."""

    class Ready:
        def __init__(self, made: Made) -> None:
            self.made = made

        def within(self, _: float | None) -> Made:
            return self.made

    monkeypatch.setattr(pondering, "loop_of", lambda judgement, options: Ready(counted(judgement)))


def test_games_played_on_agree_with_the_exact_endings() -> None:
    judgement = judgement_of(OPTIONS)._replace(horizon=6)
    rolled = Rollouts(counted(judgement), judgement, OPTIONS, [ENDING], 0, seed=1)
    rolled.play(250)
    exact = chance(OPTIONS, ENDING, 0, judgement.weights)
    share, error = rolled.shares(0)[0], rolled.errors(0)[0]
    assert 0 < error < 0.02
    assert share == pytest.approx(exact, abs=4 * error)
    assert sum(rolled.shares(0)) == pytest.approx(1)


def test_a_game_for_every_case_of_the_first_throw_is_a_look_at_all_throws() -> None:
    judgement = judgement_of(OPTIONS)._replace(horizon=1)
    start = SENET.rules.start(OPTIONS)._replace(black=0)
    rolled = Rollouts(counted(judgement), judgement, OPTIONS, [start], 0, seed=9)
    rolled.play(SENET.rules.cases(OPTIONS, start))
    expected = 0.0
    for throw, ways in SENET.rules.odds(OPTIONS, start):
        after = SENET.rules.after_throw(OPTIONS, start, throw)
        expected += ways / 16 * SPECIALIST.chances(OPTIONS, after, Budget())[0]
    assert rolled.shares(0)[0] == pytest.approx(expected)


def test_a_glance_is_games_without_a_throw() -> None:
    judgement, state = judgement_of(OPTIONS), read(TO_CHOOSE)
    found = rollouts.glanced(counted(judgement), judgement, OPTIONS, state)
    plainly = glance(judgement, OPTIONS, state)
    assert [move for move, _ in found] == [move for move, _ in plainly]
    assert [worth for _, worth in found] == pytest.approx([worth for _, worth in plainly])


def test_the_same_throws_make_a_difference_sharper_than_its_parts() -> None:
    judgement = judgement_of(OPTIONS)._replace(horizon=6)
    nearer = ENDING._replace(own=1 << 23 | 1 << 29)
    rolled = Rollouts(counted(judgement), judgement, OPTIONS, [ENDING, nearer], 0, seed=1)
    rolled.play(120)
    apart = (rolled.errors(0)[0] ** 2 + rolled.errors(1)[0] ** 2) ** 0.5
    assert rolled._error(0, 1) < apart


def test_a_position_that_is_worse_beyond_doubt_is_played_on_no_more() -> None:
    judgement = judgement_of(OPTIONS)._replace(horizon=4)
    lost = State(1 << 1 | 1 << 2, 1 << 30, 0, 0, 0, 0, 0, 0)
    rolled = Rollouts(
        counted(judgement), judgement, OPTIONS, [lost, ENDING], 0, seed=1, opinions=(0.5, 0.5)
    )
    played = rolled.run(4000, inf)
    assert rolled.alive == [1]
    assert rolled.best == 1
    assert played < 400


def test_positions_that_are_equal_are_played_on_to_the_last_game() -> None:
    judgement = judgement_of(OPTIONS)._replace(horizon=2)
    rolled = Rollouts(
        counted(judgement), judgement, OPTIONS, [ENDING, ENDING], 0, seed=1, opinions=(0.5, 0.5)
    )
    assert rolled.run(101, inf) == 100
    assert rolled.games == [50, 50]
    assert rolled.alive == [0, 1]
    assert rolled.best == 0


def test_a_time_that_is_over_plays_no_game() -> None:
    judgement = judgement_of(OPTIONS)
    rolled = Rollouts(counted(judgement), judgement, OPTIONS, [ENDING], 0, seed=1, opinions=(0.25,))
    assert rolled.run(0, time.perf_counter()) == 0
    assert rolled.worth(0) == pytest.approx(0.25)


def test_an_opinion_counts_as_so_many_games() -> None:
    judgement = judgement_of(OPTIONS)._replace(horizon=0, trust=30)
    exact = chance(OPTIONS, ENDING, 0, judgement.weights)
    rolled = Rollouts(counted(judgement), judgement, OPTIONS, [ENDING], 0, seed=1, opinions=(0.9,))
    rolled.play(10)
    assert rolled.worth(0) == pytest.approx((30 * 0.9 + 10 * exact) / 40)


@pytest.mark.usefixtures("plain_loop")
def test_the_same_seed_and_number_give_the_same_answer() -> None:
    state = read(TO_CHOOSE)
    judgement = judgement_of(OPTIONS)._replace(horizon=3, deepest=0)
    found = [pondered(judgement, OPTIONS, state, Budget(sims=60), random.Random(4)) for _ in "ab"]
    assert found[0] == found[1]
    assert found[0].sims <= 60
    assert sum(found[0].games) + len(found[0].found) == found[0].sims
    assert sum(found[0].shares) == pytest.approx(1)


@pytest.mark.usefixtures("plain_loop")
def test_one_simulation_is_a_glance_and_draws_nothing() -> None:
    class Nobody(random.Random):
        def randrange(self, *args: Any, **others: Any) -> int:
            raise AssertionError("nothing is to be drawn")

    found = pondered(judgement_of(OPTIONS), OPTIONS, read(TO_CHOOSE), Budget(sims=1), Nobody())
    assert found.depth == 0
    assert set(found.games) == {0}
    assert found.shares == ()


def test_games_overrule_an_opinion_that_is_wrong() -> None:
    judgement = judgement_of(OPTIONS)._replace(horizon=4, trust=10)
    state = read(TO_CHOOSE)
    moves = SENET.rules.codes(state.menu)
    after = [SENET.rules.after_move(OPTIONS, state, move) for move in moves]
    exact = [chance(OPTIONS, one, state.seat, judgement.weights) for one in after]
    assert max(exact) - min(exact) > 0.03
    wrong = [1 - worth for worth in exact]
    rolled = Rollouts(counted(judgement), judgement, OPTIONS, after, state.seat, 2, wrong)
    assert rolled.best == exact.index(min(exact))
    rolled.run(1000, inf)
    assert rolled.best == exact.index(max(exact))


@pytest.mark.usefixtures("plain_loop")
def test_a_time_is_looked_and_played_on_in() -> None:
    judgement = judgement_of(OPTIONS)._replace(horizon=3, deepest=0)
    found = pondered(judgement, OPTIONS, read(TO_CHOOSE), Budget(seconds=0.3), random.Random(2))
    assert len(found.games) == len(found.found)
    assert found.sims >= len(found.found)


@pytest.mark.usefixtures("plain_loop")
def test_chances_by_games_have_a_margin_and_by_a_look_have_none() -> None:
    quick = chances.estimate(SENET, OPTIONS, ENDING)
    assert quick.margins is None
    assert chances.estimate(SENET, OPTIONS, ENDING, Budget(sims=1)) == quick
    rolled = chances.estimate(SENET, OPTIONS, ENDING, Budget(sims=60))
    assert rolled.margins is not None
    assert rolled.shares[0] == pytest.approx(quick.shares[0], abs=2 * rolled.margins[0])
    assert rolled == chances.estimate(SENET, OPTIONS, ENDING, Budget(sims=60))
    assert chances.chances(SENET, OPTIONS, ENDING, Budget(sims=60)) == rolled.shares


def test_without_a_compiler_chances_are_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "can_compile", lambda: False)
    found = SPECIALIST.estimate(OPTIONS, ENDING, Budget(sims=500))
    assert found.margins is None


def test_a_game_of_four_is_played_on_for_every_seat() -> None:
    options = LES_4_COLONNES.options.read_options({"players": "4", "teams": "yes"})
    judgement = les_4_colonnes.judgement_of(options)._replace(horizon=2)
    start = LES_4_COLONNES.rules.start(options)
    rolled = Rollouts(counted(judgement), judgement, options, [start], 0, seed=3)
    rolled.play(2)
    shares = rolled.shares(0)
    assert (shares[0], shares[1]) == pytest.approx((shares[2], shares[3]))
    assert shares[0] + shares[1] == pytest.approx(1)


def test_compiled_and_plain_rollouts_are_the_same_games() -> None:
    judgement = judgement_of(OPTIONS)._replace(horizon=5)
    made = rollouts.loop_of(judgement, OPTIONS).ready()
    assert made.is_compiled
    found = []
    for one in (made, counted(judgement)):
        rolled = Rollouts(one, judgement, OPTIONS, [ENDING], 0, seed=7)
        rolled.play(12)
        found.append(rolled.shares(0))
    assert found[0] == pytest.approx(found[1])
