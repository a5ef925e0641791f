"""Rollouts: they agree with exact values, follow from their seed, and end when all is clear."""

import random
import time
from math import inf
from typing import Any

import pytest

from colonnade.bots.api.thinking import Budget
from colonnade.bots.search import rollouts, value_search
from colonnade.bots.search.expectimax import ValueModel
from colonnade.bots.search.rollouts import Rollouts, bind_rolling
from colonnade.bots.search.value_search import search_moves
from colonnade.bots.value import estimates
from colonnade.bots.value.value_bot import one_ply
from colonnade.compiled import background
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.les_4_colonnes import LES_4_COLONNES, bot
from colonnade.games.senet import SENET
from colonnade.games.senet.bot import SEARCH, value_model_of
from colonnade.games.senet.bot.value import chance
from colonnade.games.senet.core.state import State

OPTIONS = SENET.options.read_options({})
# Two pawns against two: every chance is in the table of the endings.
ENDING = State(1 << 22 | 1 << 29, 1 << 24 | 1 << 30, 0, 0, 0, 0, 0, 0)
# White has thrown a 1, and two pawns that may use it.
TO_CHOOSE = "b...b...../........../....w....w 0 1 0,0 1"


def plain_kernel(model: ValueModel) -> Kernel:
    """Rollouts of the plain rules that claim to be compiled: equally good, only slower."""
    return Kernel(bind_rolling(model.book.rules, model.value), PlainArrays(), True)


def read(position: str) -> State:
    return SENET.notation.read_position(OPTIONS, position)


@pytest.fixture
def plain_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain kernel at once, wherever a compiled one is asked for."""

    class Ready:
        def __init__(self, made: Kernel) -> None:
            self.made = made

        def within(self, _: float | None) -> Kernel:
            return self.made

    monkeypatch.setattr(
        value_search, "kernel_of", lambda model, options: Ready(plain_kernel(model))
    )


def test_games_played_on_agree_with_the_exact_endings() -> None:
    model = value_model_of(OPTIONS)._replace(horizon=6)
    rolled = Rollouts(plain_kernel(model), model, OPTIONS, [ENDING], 0, seed=1)
    rolled.play(250)
    exact = chance(OPTIONS, ENDING, 0, model.weights)
    share, error = rolled.shares(0)[0], rolled.errors(0)[0]
    assert 0 < error < 0.02
    assert share == pytest.approx(exact, abs=4 * error)
    assert sum(rolled.shares(0)) == pytest.approx(1)


def test_a_game_for_every_case_of_the_first_throw_is_a_look_at_all_throws() -> None:
    model = value_model_of(OPTIONS)._replace(horizon=1)
    start = SENET.rules.start(OPTIONS)._replace(black=0)
    rolled = Rollouts(plain_kernel(model), model, OPTIONS, [start], 0, seed=9)
    rolled.play(SENET.rules.cases(OPTIONS, start))
    expected = 0.0
    for throw, ways in SENET.rules.odds(OPTIONS, start):
        after = SENET.rules.after_throw(OPTIONS, start, throw)
        expected += ways / 16 * SEARCH.win_shares(OPTIONS, after, Budget())[0]
    assert rolled.shares(0)[0] == pytest.approx(expected)


def test_a_glance_is_games_without_a_throw() -> None:
    model, state = value_model_of(OPTIONS), read(TO_CHOOSE)
    found = rollouts.one_ply_values(plain_kernel(model), model, OPTIONS, state)
    plainly = one_ply(model, OPTIONS, state)
    assert [move for move, _ in found] == [move for move, _ in plainly]
    assert [worth for _, worth in found] == pytest.approx([worth for _, worth in plainly])


def test_the_same_throws_make_a_difference_sharper_than_its_parts() -> None:
    model = value_model_of(OPTIONS)._replace(horizon=6)
    nearer = ENDING._replace(own=1 << 23 | 1 << 29)
    rolled = Rollouts(plain_kernel(model), model, OPTIONS, [ENDING, nearer], 0, seed=1)
    rolled.play(120)
    apart = (rolled.errors(0)[0] ** 2 + rolled.errors(1)[0] ** 2) ** 0.5
    assert rolled.error_between(0, 1) < apart


def test_a_position_that_is_worse_beyond_doubt_is_played_on_no_more() -> None:
    model = value_model_of(OPTIONS)._replace(horizon=4)
    lost = State(1 << 1 | 1 << 2, 1 << 30, 0, 0, 0, 0, 0, 0)
    rolled = Rollouts(
        plain_kernel(model), model, OPTIONS, [lost, ENDING], 0, seed=1, opinions=(0.5, 0.5)
    )
    played = rolled.run(4000, inf)
    assert rolled.alive == [1]
    assert rolled.best == 1
    assert played < 400


def test_positions_that_are_equal_are_played_on_to_the_last_game() -> None:
    model = value_model_of(OPTIONS)._replace(horizon=2)
    rolled = Rollouts(
        plain_kernel(model), model, OPTIONS, [ENDING, ENDING], 0, seed=1, opinions=(0.5, 0.5)
    )
    assert rolled.run(101, inf) == 100
    assert rolled.games == [50, 50]
    assert rolled.alive == [0, 1]
    assert rolled.best == 0


def test_a_time_that_is_over_plays_no_game() -> None:
    model = value_model_of(OPTIONS)
    rolled = Rollouts(plain_kernel(model), model, OPTIONS, [ENDING], 0, seed=1, opinions=(0.25,))
    assert rolled.run(0, time.perf_counter()) == 0
    assert rolled.worth(0) == pytest.approx(0.25)


def test_an_opinion_counts_as_so_many_games() -> None:
    model = value_model_of(OPTIONS)._replace(horizon=0, trust=30)
    exact = chance(OPTIONS, ENDING, 0, model.weights)
    rolled = Rollouts(plain_kernel(model), model, OPTIONS, [ENDING], 0, seed=1, opinions=(0.9,))
    rolled.play(10)
    assert rolled.worth(0) == pytest.approx((30 * 0.9 + 10 * exact) / 40)


@pytest.mark.usefixtures("plain_loop")
def test_the_same_seed_and_number_give_the_same_answer() -> None:
    state = read(TO_CHOOSE)
    model = value_model_of(OPTIONS)._replace(horizon=3, deepest=0)
    found = [search_moves(model, OPTIONS, state, Budget(sims=60), random.Random(4)) for _ in "ab"]
    assert found[0] == found[1]
    assert found[0].sims <= 60
    assert sum(found[0].games) + len(found[0].found) == found[0].sims
    assert sum(found[0].shares) == pytest.approx(1)


@pytest.mark.usefixtures("plain_loop")
def test_one_simulation_is_a_glance_and_draws_nothing() -> None:
    class Nobody(random.Random):
        def randrange(self, *args: Any, **others: Any) -> int:
            raise AssertionError("nothing is to be drawn")

    found = search_moves(
        value_model_of(OPTIONS), OPTIONS, read(TO_CHOOSE), Budget(sims=1), Nobody()
    )
    assert found.depth == 0
    assert set(found.games) == {0}
    assert found.shares == ()


def test_games_overrule_an_opinion_that_is_wrong() -> None:
    model = value_model_of(OPTIONS)._replace(horizon=4, trust=10)
    state = read(TO_CHOOSE)
    moves = SENET.rules.codes(state.menu)
    after = [SENET.rules.after_move(OPTIONS, state, move) for move in moves]
    exact = [chance(OPTIONS, one, state.seat, model.weights) for one in after]
    assert max(exact) - min(exact) > 0.03
    wrong = [1 - worth for worth in exact]
    rolled = Rollouts(plain_kernel(model), model, OPTIONS, after, state.seat, 2, wrong)
    assert rolled.best == exact.index(min(exact))
    rolled.run(1000, inf)
    assert rolled.best == exact.index(max(exact))


@pytest.mark.usefixtures("plain_loop")
def test_a_time_is_looked_and_played_on_in() -> None:
    model = value_model_of(OPTIONS)._replace(horizon=3, deepest=0)
    found = search_moves(model, OPTIONS, read(TO_CHOOSE), Budget(seconds=0.3), random.Random(2))
    assert len(found.games) == len(found.found)
    assert found.sims >= len(found.found)


@pytest.mark.usefixtures("plain_loop")
def test_chances_by_games_have_a_margin_and_by_a_look_have_none() -> None:
    quick = estimates.estimate(SENET, OPTIONS, ENDING)
    assert quick.margins is None
    assert estimates.estimate(SENET, OPTIONS, ENDING, Budget(sims=1)) == quick
    rolled = estimates.estimate(SENET, OPTIONS, ENDING, Budget(sims=60))
    assert rolled.margins is not None
    assert rolled.shares[0] == pytest.approx(quick.shares[0], abs=2 * rolled.margins[0])
    assert rolled == estimates.estimate(SENET, OPTIONS, ENDING, Budget(sims=60))
    assert estimates.win_shares(SENET, OPTIONS, ENDING, Budget(sims=60)) == rolled.shares


def test_without_a_compiler_chances_are_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "can_compile", lambda: False)
    monkeypatch.setattr(rollouts, "kernels", {})  # another test may have compiled one
    found = SEARCH.estimate(OPTIONS, ENDING, Budget(sims=500))
    assert found.margins is None


def test_a_game_of_four_is_played_on_for_every_seat() -> None:
    options = LES_4_COLONNES.options.read_options({"players": "4", "teams": "yes"})
    model = bot.value_model_of(options)._replace(horizon=2)
    start = LES_4_COLONNES.rules.start(options)
    rolled = Rollouts(plain_kernel(model), model, options, [start], 0, seed=3)
    rolled.play(2)
    shares = rolled.shares(0)
    assert (shares[0], shares[1]) == pytest.approx((shares[2], shares[3]))
    assert shares[0] + shares[1] == pytest.approx(1)


def test_compiled_and_plain_rollouts_are_the_same_games() -> None:
    model = value_model_of(OPTIONS)._replace(horizon=5)
    made = rollouts.kernel_of(model, OPTIONS).ready()
    assert made.is_compiled
    found = []
    for one in (made, plain_kernel(model)):
        rolled = Rollouts(one, model, OPTIONS, [ENDING], 0, seed=7)
        rolled.play(12)
        found.append(rolled.shares(0))
    assert found[0] == pytest.approx(found[1])
