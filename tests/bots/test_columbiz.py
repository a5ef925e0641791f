"""Exact odds agree with counting all throws by the rules; every ending is one the rules allow."""

import random
from array import array

import numpy
import pytest

from colonnade.bots import rows, warming
from colonnade.bots.columbiz import SPECIALIST
from colonnade.bots.columbiz.endings import CELL_BITS, after_plan, list_endings
from colonnade.bots.columbiz.hands import EMPTY, FULL, HANDS, hand_numbers, packed_hands
from colonnade.bots.columbiz.lessons import play_one
from colonnade.bots.columbiz.musing import Musing
from colonnade.bots.columbiz.outlook import WEIGHTS, number_of_weights, share
from colonnade.bots.columbiz.playing import PAWNS, foresee, play_on, survey, weigh
from colonnade.bots.columbiz.study import study
from colonnade.bots.columbiz.throwing import best_ending, best_keep, place_of, reach, trace
from colonnade.bots.columbiz.train import (
    Course,
    all_options,
    fitted,
    hopes,
    shares_of,
    spread_of,
    taught,
)
from colonnade.bots.columbiz.workshop import new_room
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
        weights, room = some_weights(players), new_room(PlainArrays(), players)
        number = list_endings(options, state, 4, room.hands, weights, room.endings)
        best = max(room.endings.shares[ending * players + state.seat] for ending in range(number))
        assert best == pytest.approx(
            best_by_the_rules(options, state, state.seat, weights)[state.seat]
        )


def test_every_plan_can_be_played_and_ends_as_written() -> None:
    state = wandered(TWO, 3, 40, throws=0)
    weights, room = some_weights(2), new_room(PlainArrays(), 2)
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
    weights, room = some_weights(2), new_room(PlainArrays(), 2)
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
        found = room.odds.expected[place_of(1, numbers[kept])]
        assert found == pytest.approx(expected)


def test_keeping_is_never_worse_than_any_keep() -> None:
    state = wandered(TWO, 6, 20, throws=2)
    weights, room = some_weights(2), new_room(PlainArrays(), 2)
    number = survey(TWO, state, 2, room.hands, weights, room.endings, room.odds)
    weigh(TWO, state, number, room.hands, room.endings, room.odds)
    numbers = hand_numbers()
    best = best_keep(room.hands, room.odds, 2, numbers[state.dice])
    values = [
        room.odds.expected[place_of(2, numbers[move - KEEP])]
        for move in codes(legal(TWO, state))
        if move >= KEEP
    ]
    assert room.odds.expected[place_of(2, best)] == max(values)
    assert best < FULL


def test_what_is_traced_for_all_hands_is_what_is_found_for_each() -> None:
    state = wandered(TWO, 12, 40, throws=2)
    weights, room = some_weights(2), new_room(PlainArrays(), 2)
    number = survey(TWO, state, 2, room.hands, weights, room.endings, room.odds)
    weigh(TWO, state, number, room.hands, room.endings, room.odds)
    hands, found = room.hands, room.odds
    trace(hands, found, 2)
    for hand in range(HANDS):
        assert found.plays[hand] == best_ending(hands, found, hand)
        for throws in (1, 2):
            assert found.keeps[place_of(throws, hand)] == best_keep(hands, found, throws, hand)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_promises_the_mean_of_where_it_may_lead(players: int) -> None:
    options = Options(players, 0, 1)
    state = turn_after(options, 13, 40)
    weights, room = some_weights(players), new_room(PlainArrays(), players)
    number = survey(options, state, 2, room.hands, weights, room.endings, room.odds)
    weigh(options, state, number, room.hands, room.endings, room.odds)
    foresee(options, state, number, room.hands, room.endings, room.odds, room.foreseen, 0)
    stuck = reach(room.hands, room.endings, number, room.odds, 3, EMPTY)
    reached = room.endings.reached[:number]
    assert sum(reached) + stuck == pytest.approx(1)
    assert room.foreseen[state.seat] == pytest.approx(room.odds.expected[place_of(3, EMPTY)])
    for seat in range(players):
        mean = stuck * room.odds.stuck[seat] + sum(
            chance * room.endings.shares[ending * players + seat]
            for ending, chance in enumerate(reached)
        )
        assert room.foreseen[seat] == pytest.approx(mean)


def turn_after(options: Options, seed: int, tokens: int) -> State:
    """A turn that begins after a choice of a game at random."""
    state = wandered(options, seed, tokens, throws=0)
    while awaits(options, state) == CHOICE:
        state = after_move(options, state, codes(legal(options, state))[0])
    assert awaits(options, state) == CHANCE
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_played_on_gains_what_its_turns_promise_beyond_their_looks(players: int) -> None:
    options = Options(players, 1, 0)
    state = turn_after(options, 14, 30)
    weights, room = some_weights(players), new_room(PlainArrays(), players)
    looks, gains = [0.0] * players, [0.0] * players
    share(options, state, weights, room.endings.features, looks, 0)
    number = survey(options, state, PAWNS, room.hands, weights, room.endings, room.odds)
    weigh(options, state, number, room.hands, room.endings, room.odds)
    foresee(options, state, number, room.hands, room.endings, room.odds, room.foreseen, 0)
    promised = list(room.foreseen[:players])

    def played(turns: int, stream: int) -> tuple[int, list[float]]:
        found = [0.0] * players
        for seat in range(players):
            room.foreseen[players + seat] = looks[seat]
        turns = play_on(
            options,
            state,
            turns,
            stream,
            room.hands,
            weights,
            room.later_endings,
            room.later_odds,
            room.foreseen,
            found,
            0,
        )
        return turns, found

    turns, gains = played(1, 5)
    assert turns == 1
    assert gains == pytest.approx([one - other for one, other in zip(promised, looks, strict=True)])
    turns, gains = played(3, 5)
    assert turns == 3
    assert (turns, gains) == played(3, 5)
    assert sum(gains) == pytest.approx(0)
    assert gains != played(3, 6)[1]


def test_nothing_more_can_be_found_out_where_every_ending_is_the_end() -> None:
    text = "....../....../....../00..../11..00/111.00 1 11234456 0 0 0,1 0,0 9,9"
    state = COLUMBIZ.notation.read_position(TWO, text)
    musing = Musing(PLAIN, new_room(PlainArrays(), 2), TWO, state, some_weights(2))
    before = musing.shares
    musing.run(100, FOREVER)
    assert musing.is_done
    assert musing.steps == 0
    assert musing.shares == before
    assert set(before) <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize("players", PLAYERS)
def test_shares_make_one_at_every_stage(players: int) -> None:
    options = Options(players, 1, 1)
    for throws in (0, 1, 2):
        state = wandered(options, 7, 25, throws)
        musing = Musing(
            PLAIN, new_room(PlainArrays(), players), options, state, some_weights(players)
        )
        before = musing.shares
        musing.run(1, FOREVER)
        assert musing.steps == 1 or musing.is_done
        for shares in (before, musing.shares):
            assert sum(shares) == pytest.approx(1)
            assert min(shares) >= 0
        assert musing.found().best in codes(legal(options, state))


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


def test_what_is_learned_foretells_shares_that_follow_from_the_features() -> None:
    rng = numpy.random.default_rng(1)
    turns, truth = 3000, rng.uniform(-1, 1, 2 * WEIGHTS)
    course = Course.__new__(Course)
    course.rows = rng.normal(size=(2, turns, WEIGHTS))
    course.points = rng.integers(0, 20, (turns, 2)).astype(float)
    course.left = rng.random(turns)
    spread = spread_of([4.0, 3.0], course)
    course.worth = shares_of(course.points + hopes(course.rows, truth), spread)
    weights = numpy.zeros(number_of_weights(2))
    weights[-2:] = 5.0, 2.0
    found = weights
    for _ in range(3):
        found = fitted([course], found)
    assert found[-2:] == pytest.approx([4.0, 3.0], abs=0.2)
    assert found[:-2] == pytest.approx(truth, abs=0.2)


def test_lessons_begin_with_the_seat_that_plays_and_teach_what_the_turns_promise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("colonnade.bots.columbiz.train.compiled_play", lambda: play_one)
    monkeypatch.setattr("colonnade.bots.columbiz.train.NumpyArrays", PlainArrays)
    weights = numpy.zeros(number_of_weights(3))
    weights[-2:] = 4.0, 3.0
    course = taught(Options(3, 0, 0), weights, 1, 1, trace=0.7)
    turns = len(course.left)
    assert course.rows.shape == (3, turns, WEIGHTS)
    assert course.worth.sum(axis=1) == pytest.approx(numpy.ones(turns))
    assert course.left[0] == 1
    assert list(course.left) == sorted(course.left, reverse=True)
    # The last seat's last turn is worth what it promises: a result, less the luck of its throws.
    assert numpy.isfinite(course.worth).all()
