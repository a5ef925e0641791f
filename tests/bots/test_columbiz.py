"""Exact odds agree with enumerating all throws; every ending is one the rules allow."""

import random
from array import array

import numpy
import pytest

from colonnade.bots.api.thinking import Budget
from colonnade.bots.weights.store import DamagedWeights
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.columbiz import COLUMBIZ
from colonnade.games.columbiz.bot import SEARCH
from colonnade.games.columbiz.bot.evaluation import WEIGHTS, number_of_weights, share
from colonnade.games.columbiz.bot.game_bot import PositionSearcher
from colonnade.games.columbiz.bot.hands import EMPTY, FULL, HANDS, hand_numbers, packed_hands
from colonnade.games.columbiz.bot.position_search import PositionSearch
from colonnade.games.columbiz.bot.self_play import play_one
from colonnade.games.columbiz.bot.train import (
    Samples,
    all_options,
    fitted,
    hopes,
    shares_of,
    spread_of,
    training_samples,
)
from colonnade.games.columbiz.bot.turn_endings import CELL_BITS, after_plan, list_endings
from colonnade.games.columbiz.bot.turn_odds import best_ending, best_keep, place_of, reach, trace
from colonnade.games.columbiz.bot.turn_search import search_turn
from colonnade.games.columbiz.bot.turns import PAWNS, foresee, play_on, survey, weigh
from colonnade.games.columbiz.bot.weights import load_weights
from colonnade.games.columbiz.bot.workspace import new_workspace
from colonnade.games.columbiz.core.dice import is_part, number_of_dice
from colonnade.games.columbiz.core.options import Options, read_options
from colonnade.games.columbiz.core.rules import (
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
from colonnade.games.columbiz.core.state import State
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER

PLAIN = Kernel(search_turn, PlainArrays(), is_compiled=False)
TWO = read_options({})
PLAYERS = (2, 3, 4)
FOREVER = float("inf")


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def some_weights(players: int, seed: int = 1) -> list[float]:
    """Weights that give every position another value."""
    rng = random.Random(seed)
    weights = [rng.uniform(-0.5, 0.5) for _ in range(number_of_weights(players))]
    weights[-2:] = [2.0, 6.0]
    return weights


def random_state(options: Options, seed: int, tokens: int, throws: int, placed: int = 0) -> State:
    """A position of a random game that awaits a choice, after `tokens` tokens or a few more."""
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
    return random_state(options, seed + 100, max(0, tokens - 10), throws, placed)


def test_hands_are_numbered_from_none_to_eight_dice() -> None:
    packed = packed_hands()
    assert len(packed) == len(hand_numbers()) == HANDS
    assert packed[EMPTY] == 0
    assert all((number_of_dice(dice) == 8) == (hand >= FULL) for hand, dice in enumerate(packed))


def best_by_the_rules(
    options: Options, state: State, seat: int, weights: list[float]
) -> tuple[float, ...]:
    """The value of a turn by trying every move of the rules; no dice may be left to throw."""
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
        state = random_state(options, seed, 30, throws=0)
        weights, room = some_weights(players), new_workspace(PlainArrays(), players)
        number = list_endings(options, state, 4, room.hands, weights, room.endings)
        best = max(room.endings.shares[ending * players + state.seat] for ending in range(number))
        assert best == pytest.approx(
            best_by_the_rules(options, state, state.seat, weights)[state.seat]
        )


def test_every_plan_can_be_played_and_ends_as_written() -> None:
    state = random_state(TWO, 3, 40, throws=0)
    weights, room = some_weights(2), new_workspace(PlainArrays(), 2)
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
    state = random_state(TWO, 5, 60, throws=1)
    weights, room = some_weights(2), new_workspace(PlainArrays(), 2)
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
    state = random_state(TWO, 6, 20, throws=2)
    weights, room = some_weights(2), new_workspace(PlainArrays(), 2)
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
    state = random_state(TWO, 12, 40, throws=2)
    weights, room = some_weights(2), new_workspace(PlainArrays(), 2)
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
    weights, room = some_weights(players), new_workspace(PlainArrays(), players)
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
    """A turn that begins after a choice of a random game."""
    state = random_state(options, seed, tokens, throws=0)
    while awaits(options, state) == CHOICE:
        state = after_move(options, state, codes(legal(options, state))[0])
    assert awaits(options, state) == CHANCE
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_played_on_gains_what_its_turns_promise_beyond_their_looks(players: int) -> None:
    options = Options(players, 1, 0)
    state = turn_after(options, 14, 30)
    weights, room = some_weights(players), new_workspace(PlainArrays(), players)
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
    search = PositionSearch(PLAIN, new_workspace(PlainArrays(), 2), TWO, state, some_weights(2))
    before = search.shares
    search.run(100, FOREVER)
    assert search.is_done
    assert search.steps == 0
    assert search.shares == before
    assert set(before) <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize("players", PLAYERS)
def test_shares_make_one_at_every_stage(players: int) -> None:
    options = Options(players, 1, 1)
    for throws in (0, 1, 2):
        state = random_state(options, 7, 25, throws)
        search = PositionSearch(
            PLAIN, new_workspace(PlainArrays(), players), options, state, some_weights(players)
        )
        before = search.shares
        search.run(1, FOREVER)
        assert search.steps == 1 or search.is_done
        for shares in (before, search.shares):
            assert sum(shares) == pytest.approx(1)
            assert min(shares) >= 0
        assert search.found().best in codes(legal(options, state))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_set_of_options_was_learned(players: int) -> None:
    for options in all_options(players):
        weights = load_weights(options)
        assert weights[-2] > 0


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", sorted(SEARCH.levels))
def test_the_levels_play_to_the_end_of_a_turn(level: str, players: int) -> None:
    options = Options(players, 0, 0)
    state = random_state(options, 8, 15, throws=2)
    seat, thinker = state.seat, SEARCH.thinker(level, random.Random(1), Budget(sims=1))
    while state.seat == seat and awaits(options, state) != OVER:
        if awaits(options, state) == CHANCE:
            state = after_throw(options, state, cast(options, state, 1234 % cases(options, state)))
        else:
            thought = thinker.think(COLUMBIZ, options, state)
            assert thought.move in codes(legal(options, state))
            state = after_move(options, state, thought.move)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_level_sees_what_may_come_as_its_row_of_the_table_says(players: int) -> None:
    """`hard` counts on a part of it, with four players on less; `expert` on all."""
    options = Options(players, 0, 0)
    state = random_state(options, 8, 15, throws=2)
    for level, part in (("hard", 0.1 if players == 4 else 0.3), ("expert", 1.0)):
        thinker = SEARCH.thinker(level, random.Random(1), Budget(sims=1))
        wanted = PositionSearcher().begun_search(options, state, 0.0, part)
        assert wanted is not None
        found = thinker.think(COLUMBIZ, options, state).search
        assert found is not None
        assert found.values == wanted.found().values


def test_chances_are_the_same_for_the_same_steps_and_exact_at_the_end() -> None:
    state = random_state(TWO, 9, 30, throws=1)
    found = [SEARCH.win_shares(TWO, state, Budget(sims=1)) for _ in range(2)]
    assert found[0] == found[1]
    assert SEARCH.win_shares(TWO, start(TWO), Budget(sims=1)) == pytest.approx((0.5, 0.5), abs=0.2)
    text = "....../....../....../....../....../...... =1,0 - 0 0 0,18 0,0 5,0"
    over = COLUMBIZ.notation.read_position(TWO, text)
    assert SEARCH.win_shares(TWO, over, Budget()) == (1.0, 0.0)


def test_no_time_at_all_still_gives_a_move() -> None:
    state = random_state(TWO, 10, 12, throws=1)
    thinker = SEARCH.thinker("expert", random.Random(1), Budget(seconds=1e-9))
    assert thinker.think(COLUMBIZ, TWO, state).move in codes(legal(TWO, state))


def test_damaged_weights_leave_the_search_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: object) -> "array[float]":
        raise DamagedWeights("damaged")

    monkeypatch.setattr("colonnade.games.columbiz.bot.game_bot.load_weights", damaged)
    state = random_state(TWO, 11, 12, throws=1)
    thinker = SEARCH.thinker("hard", random.Random(1), Budget(sims=10))
    assert thinker.think(COLUMBIZ, TWO, state).move in codes(legal(TWO, state))
    assert sum(SEARCH.win_shares(TWO, state, Budget(sims=10))) == pytest.approx(1)


def test_what_is_learned_foretells_shares_that_follow_from_the_features() -> None:
    rng = numpy.random.default_rng(1)
    turns, truth = 3000, rng.uniform(-1, 1, 2 * WEIGHTS)
    samples = Samples.__new__(Samples)
    samples.rows = rng.normal(size=(2, turns, WEIGHTS))
    samples.points = rng.integers(0, 20, (turns, 2)).astype(float)
    samples.left = rng.random(turns)
    spread = spread_of([4.0, 3.0], samples)
    samples.worth = shares_of(samples.points + hopes(samples.rows, truth), spread)
    weights = numpy.zeros(number_of_weights(2))
    weights[-2:] = 5.0, 2.0
    found = weights
    for _ in range(3):
        found = fitted([samples], found)
    assert found[-2:] == pytest.approx([4.0, 3.0], abs=0.2)
    assert found[:-2] == pytest.approx(truth, abs=0.2)


def test_lessons_begin_with_the_seat_that_plays_and_teach_what_the_turns_promise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("colonnade.games.columbiz.bot.train.compiled_play", lambda: play_one)
    monkeypatch.setattr("colonnade.games.columbiz.bot.train.NumpyArrays", PlainArrays)
    weights = numpy.zeros(number_of_weights(3))
    weights[-2:] = 4.0, 3.0
    samples = training_samples(Options(3, 0, 0), weights, 1, 1, trace=0.7)
    turns = len(samples.left)
    assert samples.rows.shape == (3, turns, WEIGHTS)
    assert samples.worth.sum(axis=1) == pytest.approx(numpy.ones(turns))
    assert samples.left[0] == 1
    assert list(samples.left) == sorted(samples.left, reverse=True)
    # The last seat's last turn is worth a result without the luck of its throws.
    assert numpy.isfinite(samples.worth).all()
