"""Searches: they find the best moves, and report what they searched."""

from collections.abc import MutableSequence, Sequence
from typing import Any

import pytest

from colonnade import compiled
from colonnade.compiled import CompiledRules
from colonnade.games import GAMES
from colonnade.kernel.awaited import CHOICE, OVER
from colonnade.kernel.errors import ColonnadeError
from compiled.random_games import random_codes

CORINTHO, SENET = GAMES["corintho"], GAMES["senet"]
OPTIONS = CORINTHO.options.read_options({})
count_of = SENET.rules.count
BOTH = [compiled.compiled(CORINTHO), compiled.plain(CORINTHO)]


def ways(one: CompiledRules) -> str:
    return "compiled" if one.is_compiled else "plain"


def winning_position() -> tuple[Any, set[int]]:
    """A position in which some moves win at once, and those moves."""
    rules = CORINTHO.rules
    for number in range(1000):
        state = rules.start(OPTIONS)
        for code in random_codes(CORINTHO, OPTIONS, seed=1, number=number):
            menu = rules.legal(OPTIONS, state)
            moves = [rules.nth(menu, index) for index in range(rules.count(menu))]
            winning = {
                move
                for move in moves
                if rules.winners(OPTIONS, rules.after_move(OPTIONS, state, move)) == 1 << state.seat
            }
            if winning and 3 * len(winning) < len(moves):
                return state, winning
            state = rules.after_move(OPTIONS, state, code)
    raise AssertionError("no such position")


@pytest.mark.parametrize("one", BOTH, ids=ways)
def test_a_search_takes_a_win_that_is_there(one: CompiledRules) -> None:
    state, winning = winning_position()
    found = one.search(OPTIONS, state, seed=1, sims=600)
    assert found.best in winning
    assert found.values[state.seat] > 0.6
    assert sum(found.values) == pytest.approx(1)


def test_every_simulation_is_counted_and_every_move_legal() -> None:
    rules, state = CORINTHO.rules, CORINTHO.rules.start(OPTIONS)
    found = compiled.compiled(CORINTHO).search(OPTIONS, state, seed=1, sims=5000)
    menu = rules.legal(OPTIONS, state)
    legal = {rules.nth(menu, index) for index in range(rules.count(menu))}
    assert {move.move for move in found.moves} == legal
    # The first simulation looks at the root alone.
    assert sum(move.visits for move in found.moves) == found.sims - 1 == 4999
    assert found.moves[0].visits == max(move.visits for move in found.moves)
    assert found.depth >= len(found.line) > 1
    for code in found.line:
        assert rules.awaits(OPTIONS, state) == CHOICE
        state = rules.after_move(OPTIONS, state, code)


def test_a_full_tree_goes_on_counting() -> None:
    state = CORINTHO.rules.start(OPTIONS)
    for one in BOTH:
        found = one.search(OPTIONS, state, seed=1, sims=400, capacity=100)
        assert found.sims == 400
        assert sum(move.visits for move in found.moves) == 399


def test_a_search_can_be_continued() -> None:
    one, state = compiled.compiled(CORINTHO), CORINTHO.rules.start(OPTIONS)
    tree = one.tree(OPTIONS, state, seed=7)
    tree.grow(100)
    tree.grow(200)
    assert tree.found() == one.search(OPTIONS, state, seed=7, sims=300)


def half_each(
    options: Any, state: Any, word: int, weights: Sequence[float], values: MutableSequence[float]
) -> None:
    """The weights as they are, whatever the state."""
    for seat in range(options.players):
        values[seat] = weights[seat]


@pytest.mark.parametrize("one", BOTH, ids=ways)
def test_a_caller_may_bring_an_evaluator_and_its_weights(one: CompiledRules) -> None:
    state = CORINTHO.rules.start(OPTIONS)
    found = one.search(OPTIONS, state, seed=1, sims=20, evaluate=half_each, weights=(0.25, 0.75))
    assert found.values == pytest.approx((0.25, 0.75))


def fewer_pawns(options: Any, state: Any, seat: int, weights: Sequence[float]) -> float:
    """The fewer pawns a seat has in play, the better."""
    mine = count_of(state.own if seat == state.seat else state.enemy)
    return 1.0 - 0.1 * mine


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_looking_ahead_is_exact(depth: int) -> None:
    options = SENET.options.read_options({"throws": "die"})
    rules = SENET.rules
    codes = random_codes(SENET, options, seed=8)
    state = rules.start(options)
    for code in codes[:-12]:
        step = rules.after_move if rules.awaits(options, state) == CHOICE else rules.after_throw
        state = step(options, state, code)
    while rules.awaits(options, state) != CHOICE:
        state = rules.after_throw(options, state, rules.cast(options, state, 0))
    expected = {
        move: worth(options, rules.after_move(options, state, move), state.seat, depth)
        for move in moves_of(options, state)
    }
    for one in (compiled.compiled(SENET), compiled.plain(SENET)):
        found = dict(one.expectimax(options, state, value=fewer_pawns, depth=depth))
        assert found == pytest.approx(expected)


def moves_of(options: Any, state: Any) -> list[int]:
    menu = SENET.rules.legal(options, state)
    return [SENET.rules.nth(menu, index) for index in range(SENET.rules.count(menu))]


def worth(options: Any, state: Any, seat: int, depth: int) -> float:
    """What `expectimax` must return, written in the simplest way; odds, not cases."""
    rules = SENET.rules
    stage = rules.awaits(options, state)
    if stage == OVER:
        return float(rules.winners(options, state) >> seat & 1)
    if depth == 0:
        return fewer_pawns(options, state, seat, ())
    if stage == CHOICE:
        return reply(options, state, seat, depth)
    odds = rules.odds(options, state)
    total = sum(weight for _, weight in odds)
    return (
        sum(
            weight * reply(options, rules.after_throw(options, state, throw), seat, depth)
            for throw, weight in odds
        )
        / total
    )


def reply(options: Any, state: Any, seat: int, depth: int) -> float:
    if SENET.rules.awaits(options, state) != CHOICE:
        return worth(options, state, seat, depth - 1)
    afters = [SENET.rules.after_move(options, state, move) for move in moves_of(options, state)]
    best = max(afters, key=lambda after: worth(options, after, state.seat, depth - 1))
    return worth(options, best, seat, depth - 1)


def test_nothing_is_searched_where_nothing_is_to_be_chosen() -> None:
    options = SENET.options.read_options({})
    with pytest.raises(ColonnadeError, match="nothing is to be chosen"):
        compiled.plain(SENET).search(options, SENET.rules.start(options), seed=1, sims=1)
