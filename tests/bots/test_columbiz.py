"""Exact odds agree with counting all throws by the rules; every ending is one the rules allow."""

import random
from array import array

import numpy
import pytest

from colonnade.bots import rows, warming
from colonnade.bots.columbiz import SPECIALIST
from colonnade.bots.columbiz.endings import CELL_BITS, after_plan, list_endings
from colonnade.bots.columbiz.hands import EMPTY, FULL, HANDS, hand_numbers, packed_hands
from colonnade.bots.columbiz.musing import Musing
from colonnade.bots.columbiz.outlook import FEATURES, WEIGHTS, number_of_weights, share
from colonnade.bots.columbiz.study import answer, study, survey, weigh
from colonnade.bots.columbiz.throwing import place_of
from colonnade.bots.columbiz.train import (
    AT_THE_END,
    FACTS,
    LEFT,
    PLACE,
    PLAYS,
    SEAT,
    SPREADS_TRIED,
    Lessons,
    all_options,
    fitted,
)
from colonnade.bots.columbiz.workshop import new_workshop
from colonnade.bots.learned import DamagedWeights
from colonnade.bots.loops import Made
from colonnade.bots.thinking import Budget
from colonnade.games.columbiz import COLUMBIZ
from colonnade.games.columbiz.dice import is_part, number_of_dice
from colonnade.games.columbiz.options import Options, read_options, write_options
from colonnade.games.columbiz.rules import (
    END,
    KEEP,
    after_move,
    after_throw,
    awaits,
    cases,
    cast,
    codes,
    legal,
    odds,
    start,
)
from colonnade.games.columbiz.state import State
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.swift.arrays import PlainArrays

PLAIN = Made(study, PlainArrays(), is_compiled=False)
TWO = read_options({})
PLAYERS = (2, 3, 4)
FOREVER = float("inf")


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "available", lambda: False)


def some_weights(players: int, seed: int = 1) -> list[float]:
    """Weights that make every position worth something else."""
    rng = random.Random(seed)
    weights = [rng.uniform(-0.5, 0.5) for _ in range(number_of_weights(players))]
    weights[-2:] = [2.0, 6.0]
    return weights


def wandered(options: Options, seed: int, tokens: int, throws: int, placed: int = 0) -> State:
    """A position of a game at random, after so many tokens or a few more, that awaits a choice."""
    rng, state = random.Random(seed), start(options)
    while awaits(options, state) != OVER:
        if (
            tokens <= 0
            and awaits(options, state) == CHOICE
            and (state.throws, state.placed) == (throws, placed)
        ):
            return state
        tokens -= 1
        if awaits(options, state) == CHANCE:
            state = after_throw(
                options, state, cast(options, state, rng.randrange(cases(options, state)))
            )
        else:
            state = after_move(options, state, rng.choice(codes(legal(options, state))))
    return wandered(options, seed + 100, max(0, tokens - 10), throws, placed)


def test_hands_are_numbered_from_none_to_eight_dice() -> None:
    packed = packed_hands()
    assert len(packed) == len(hand_numbers()) == HANDS
    assert packed[EMPTY] == 0
    assert all((number_of_dice(dice) == 8) == (hand >= FULL) for hand, dice in enumerate(packed))


def best_by_the_rules(
    options: Options, state: State, seat: int, weights: list[float]
) -> tuple[float, ...]:
    """What a turn is worth when every move of the rules is tried; no dice may be left to throw."""
    if awaits(options, state) != CHOICE or state.seat != seat or state.throws:
        shares = [0.0] * options.players
        share(options, state, weights, [0.0] * 64, shares, 0)
        return tuple(shares)
    found = (
        best_by_the_rules(options, after_move(options, state, move), seat, weights)
        for move in codes(legal(options, state))
    )
    return max(found, key=lambda shares: shares[seat])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_best_ending_is_the_best_of_all_orders_of_all_pawns(players: int) -> None:
    for seed in range(4):
        options = Options(players, seed % 2, seed // 2)
        state = wandered(options, seed, 30, throws=0)
        weights, room = some_weights(players), new_workshop(PlainArrays(), players)
        number = list_endings(options, state, 4, room.hands, weights, room.endings)
        best = max(room.endings.shares[ending * players + state.seat] for ending in range(number))
        assert best == pytest.approx(
            best_by_the_rules(options, state, state.seat, weights)[state.seat]
        )


def test_every_plan_can_be_played_and_ends_as_written() -> None:
    state = wandered(TWO, 3, 40, throws=0)
    weights, room = some_weights(2), new_workshop(PlainArrays(), 2)
    number = list_endings(TWO, state, 4, room.hands, weights, room.endings)
    assert number > 1
    for ending in range(number):
        plan, at = room.endings.plans[ending], state
        assert is_part(packed_hands()[room.endings.hands[ending]], state.dice)
        while plan:
            cell = (plan & (1 << CELL_BITS) - 1) - 1
            assert cell in codes(legal(TWO, at))
            at, plan = after_move(TWO, at, cell), plan >> CELL_BITS
        if at.seat == state.seat and at.placed:
            at = after_move(TWO, at, END)
        assert at == after_plan(TWO, state, room.endings.plans[ending])


def test_the_odds_of_the_last_throw_are_those_of_all_cases() -> None:
    state = wandered(TWO, 5, 60, throws=1)
    weights, room = some_weights(2), new_workshop(PlainArrays(), 2)
    number = survey(TWO, state, 4, room.hands, weights, room.endings, room.odds)
    weigh(TWO, state, number, room.hands, room.endings, room.odds)
    numbers = hand_numbers()
    for move in codes(legal(TWO, state)):
        kept = move - KEEP
        if move < KEEP or number_of_dice(kept) < 6:
            continue
        after = after_move(TWO, state, move)
        expected = sum(
            weight
            * best_by_the_rules(TWO, after_throw(TWO, after, throw), state.seat, weights)[
                state.seat
            ]
            for throw, weight in odds(TWO, after)
        ) / cases(TWO, after)
        found = room.odds.expected[place_of(1, numbers[kept]) * 2 + state.seat]
        assert found == pytest.approx(expected)


def test_keeping_is_never_worse_than_any_keep() -> None:
    state = wandered(TWO, 6, 20, throws=2)
    weights, room = some_weights(2), new_workshop(PlainArrays(), 2)
    number = survey(TWO, state, 2, room.hands, weights, room.endings, room.odds)
    weigh(TWO, state, number, room.hands, room.endings, room.odds)
    numbers, seat = hand_numbers(), state.seat
    best = room.odds.keeps[place_of(2, numbers[state.dice])]
    values = [
        room.odds.expected[place_of(2, numbers[move - KEEP]) * 2 + seat]
        for move in codes(legal(TWO, state))
        if move >= KEEP
    ]
    assert room.odds.expected[place_of(2, best) * 2 + seat] == max(values)
    assert best < FULL


@pytest.mark.parametrize("players", PLAYERS)
def test_shares_make_one_at_every_stage(players: int) -> None:
    options = Options(players, 1, 1)
    for throws in (0, 1, 2):
        state = wandered(options, 7, 25, throws)
        musing = Musing(
            PLAIN, new_workshop(PlainArrays(), players), options, state, some_weights(players)
        )
        before = musing.shares
        musing.run(1, FOREVER)
        assert musing.steps == 1 or musing.is_done
        for shares in (before, musing.shares):
            assert sum(shares) == pytest.approx(1)
            assert min(shares) >= 0
        assert musing.found().best in codes(legal(options, state))


def test_an_answer_is_worth_the_whole_next_turn() -> None:
    weights, state = some_weights(2), start(TWO)
    room, shares = new_workshop(PlainArrays(), 2), [0.0, 0.0]
    answer(TWO, state, 2, room.hands, weights, room.endings, room.odds, shares, 0)
    musing = Musing(PLAIN, new_workshop(PlainArrays(), 2), TWO, state, weights)
    assert musing.shares == pytest.approx(tuple(shares))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_set_of_options_was_learned(players: int) -> None:
    for options in all_options(players):
        weights = rows.row_for("columbiz", write_options(options), number_of_weights(players))
        assert weights[-2] > 0


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", sorted(SPECIALIST.levels))
def test_the_levels_play_to_the_end_of_a_turn(level: str, players: int) -> None:
    options = Options(players, 0, 0)
    state = wandered(options, 8, 15, throws=2)
    seat, thinker = state.seat, SPECIALIST.thinker(level, random.Random(1), Budget(sims=1))
    while state.seat == seat and awaits(options, state) != OVER:
        if awaits(options, state) == CHANCE:
            state = after_throw(options, state, cast(options, state, 1234 % cases(options, state)))
        else:
            thought = thinker.think(COLUMBIZ, options, state)
            assert thought.move in codes(legal(options, state))
            state = after_move(options, state, thought.move)


def test_chances_are_the_same_for_the_same_steps_and_exact_at_the_end() -> None:
    state = wandered(TWO, 9, 30, throws=1)
    found = [SPECIALIST.chances(TWO, state, Budget(sims=1)) for _ in range(2)]
    assert found[0] == found[1]
    assert SPECIALIST.chances(TWO, start(TWO), Budget(sims=1)) == pytest.approx((0.5, 0.5), abs=0.2)
    text = "....../....../....../....../....../...... =1,0 - 0 0 0,18 0,0 5,0"
    over = COLUMBIZ.notation.read_position(TWO, text)
    assert SPECIALIST.chances(TWO, over, Budget()) == (1.0, 0.0)


def test_no_time_at_all_still_gives_a_move() -> None:
    state = wandered(TWO, 10, 12, throws=1)
    thinker = SPECIALIST.thinker("expert", random.Random(1), Budget(seconds=1e-9))
    assert thinker.think(COLUMBIZ, TWO, state).move in codes(legal(TWO, state))


def test_damaged_weights_leave_the_search_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: object) -> "array[float]":
        raise DamagedWeights("damaged")

    monkeypatch.setattr("colonnade.bots.columbiz.specialist.row_for", damaged)
    state = wandered(TWO, 11, 12, throws=1)
    thinker = SPECIALIST.thinker("hard", random.Random(1), Budget(sims=10))
    assert thinker.think(COLUMBIZ, TWO, state).move in codes(legal(TWO, state))
    assert sum(SPECIALIST.chances(TWO, state, Budget(sims=10))) == pytest.approx(1)


def test_what_is_learned_foretells_points_that_follow_from_the_features() -> None:
    rng = numpy.random.default_rng(1)
    turns, truth = 2000, rng.uniform(-1, 1, (2, FEATURES))
    features = rng.integers(0, 4, (2 * turns, FEATURES)).astype(float)
    facts = numpy.zeros((2 * turns, FACTS))
    facts[:, PLACE] = facts[:, SEAT] = numpy.arange(2 * turns) % 2
    facts[:, LEFT] = numpy.repeat(rng.random(turns), 2)
    facts[:, PLAYS] = 1
    facts[:, AT_THE_END] = (features * truth[facts[:, PLACE].astype(int)]).sum(axis=1)
    weights = fitted(TWO, Lessons(features, facts))
    assert len(weights) == number_of_weights(2)
    for place in (0, 1):
        row = weights[place * WEIGHTS : (place + 1) * WEIGHTS]
        assert row[:FEATURES] == pytest.approx(truth[place], abs=0.2)
        assert row[FEATURES:] == pytest.approx(0 * truth[place], abs=0.2)
    assert weights[-2] == min(SPREADS_TRIED)[0], "the results were certain"
