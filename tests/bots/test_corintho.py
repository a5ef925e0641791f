"""Alpha-beta agrees with plain minimax over the rules and knows the board's symmetries."""

import random
from array import array
from itertools import product
from math import inf

import pytest

from bots.corintho_minimax import exact, late_position, random_walk
from colonnade.bots.api.thinking import Budget
from colonnade.bots.search.uct import TIME_RESERVE
from colonnade.bots.weights.store import DamagedWeights
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel, LazyKernel
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.bot import SEARCH
from colonnade.games.corintho.bot.canonical_hash import flipped, mirrored, signature, transposed
from colonnade.games.corintho.bot.evaluation import COUNTS, HANDS, UNIT, expected_shares
from colonnade.games.corintho.bot.game_bot import deepened, kept_back
from colonnade.games.corintho.bot.hand_table import (
    HOLDING,
    OWN,
    SHARED,
    all_hands,
    hand_table,
    own_features,
    shared_features,
)
from colonnade.games.corintho.bot.iterative_deepening import FIRST_SLICE, LEAST, Deepening
from colonnade.games.corintho.bot.search import search
from colonnade.games.corintho.bot.search_stack import SURE
from colonnade.games.corintho.bot.train_hands import FIRST, NOTHING_SHARED, options_of_two
from colonnade.games.corintho.bot.weights import load_weights
from colonnade.games.corintho.core.board import CELLS, FIRST_STEP, KINDS, LINE_CELLS
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import RESERVE, RESERVE_BITS, State

PLAIN = Kernel(search, PlainArrays(), is_compiled=False)
NOTHING_LEARNED = (0.0,) * HANDS
DEFAULT = read_options({})


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def searched_to(options: Options, state: State, depth: int) -> Deepening:
    """A search of exactly this depth."""
    deepening = Deepening(PLAIN, options, state, NOTHING_LEARNED, 0)
    deepening.run(inf, depth)
    return deepening


@pytest.mark.parametrize(
    "options", list(options_of_two()), ids=lambda given: "".join(map(str, given))
)
def test_it_finds_what_plain_minimax_finds(options: Options) -> None:
    for seed in range(3):
        state = late_position(options, seed, 5)
        deepening = searched_to(options, state, 2)
        assert (deepening.score > SURE) - (deepening.score < -SURE) == exact(options, state, 2)
        assert deepening.line[0] in codes(legal(options, state))


@pytest.mark.parametrize("preset", ["", "ai"])
def test_the_line_found_is_legal_and_ends_as_promised(preset: str) -> None:
    options = read_options({"preset": preset} if preset else {})
    proved = 0
    for seed in range(12):
        state = late_position(options, seed, 4)
        mover = state.seat
        deepening = Deepening(PLAIN, options, state, NOTHING_LEARNED, 4000)
        deepening.run(inf)
        for move in deepening.line:
            assert move in codes(legal(options, state))
            state = after_move(options, state, move)
        if deepening.is_proved and state.winners:
            proved += 1
            assert (state.winners == 1 << mover) == (deepening.score > 0)
    assert proved


def turned(cells: int, how: int) -> int:
    """Lanes after one of the eight symmetries of the board."""
    for one, turn in enumerate((mirrored, flipped, transposed)):
        if how >> one & 1:
            cells = turn(cells)
    return cells


def test_the_symmetries_are_eight_and_keep_the_lines() -> None:
    lines = {cells for cells in LINE_CELLS if cells}
    images = {tuple(turned(1 << cell, how) for cell in range(CELLS)) for how in range(8)}
    assert len(images) == 8
    for how in range(8):
        assert {turned(cells, how) for cells in lines} == lines


@pytest.mark.parametrize("options", [DEFAULT, read_options({"preset": "ai"})])
def test_turned_mirrored_and_exchanged_positions_have_one_signature(options: Options) -> None:
    for state in random_walk(options, 4):
        for how, exchanged in product(range(8), (False, True)):
            reserves = state.reserves
            if exchanged:
                reserves = reserves >> RESERVE_BITS | (reserves & RESERVE) << RESERVE_BITS
            other = State(
                1 - state.seat if exchanged else state.seat,
                turned(state.pieces, how),
                reserves,
                turned(state.frozen, how),
                turned(state.later, how),
                0,
            )
            assert signature(options, other) == signature(options, state)


def canonical(state: State) -> tuple[int, ...]:
    """The position as the seat to act sees it, in its lexically first symmetry."""
    held = state.reserves & RESERVE, state.reserves >> RESERVE_BITS & RESERVE
    own, other = held if state.seat == 0 else held[::-1]
    boards = (
        (turned(state.pieces, how), turned(state.frozen, how), turned(state.later, how))
        for how in range(8)
    )
    return (own, other, *min(boards))


def test_different_positions_have_different_signatures() -> None:
    met: dict[int, tuple[int, ...]] = {}
    for seed in range(20):
        for state in random_walk(DEFAULT, seed):
            position = canonical(state)
            assert met.setdefault(signature(DEFAULT, state), position) == position
    assert len(met) > 150


def test_pieces_in_hand_are_worth_having() -> None:
    ahead = read("..../..../.bb./ccc. 0 333,111 -")
    behind = read("..../..../.bb./ccc. 0 111,333 -")
    table = hand_table(NOTHING_SHARED, FIRST)
    assert expected_shares(ahead, table) == -expected_shares(behind, table) > 0


def read(position: str) -> State:
    """A position without its checks: this one only serves to count reserves."""
    rows_, seat, reserves, _ = position.split()
    held = 0
    for owner, hand in enumerate(reserves.split(",")):
        for kind, digit in enumerate(hand):
            held |= int(digit) << RESERVE_BITS * owner + 3 * kind
    assert rows_
    return State(int(seat), 0, held, 0, 0, 0)


def test_features_and_weights_make_the_table() -> None:
    rng = random.Random(5)
    shared, own = ([rng.uniform(-1, 1) for _ in range(size)] for size in (SHARED, OWN))
    table, every = hand_table(shared, own), all_hands()
    assert len(table) == len(every) == HANDS
    for state in random_walk(DEFAULT, 6):
        held = state.reserves if state.seat == 0 else exchanged(state.reserves)
        hands = tuple(held >> 3 * number & 7 for number in range(6))
        worth = sum(shared[feature] for feature in shared_features(hands))
        worth += sum(times * own[feature] for feature, times in own_features(hands))
        assert every.count(hands) == 1
        assert expected_shares(state, table) == round(UNIT * worth)


def exchanged(reserves: int) -> int:
    """The reserves of two players, each with the other's."""
    return reserves >> RESERVE_BITS | (reserves & RESERVE) << RESERVE_BITS


def test_the_last_piece_of_a_kind_has_a_worth_of_its_own() -> None:
    own = [0.0] * OWN
    own[HOLDING + 2 * COUNTS] = -2.0
    table = hand_table(NOTHING_SHARED, own)
    assert expected_shares(read("..../..../..../.... 0 440,441 -"), table) == -200
    assert expected_shares(read("..../..../..../.... 0 441,440 -"), table) == 200
    assert expected_shares(read("..../..../..../.... 0 442,441 -"), table) == 0


def test_two_numbers_together_have_a_worth_of_their_own() -> None:
    shared = [0.0] * SHARED
    for feature in set(shared_features((4, 4, 1, 4, 4, 0))) - set(
        shared_features((4, 4, 1, 4, 4, 4)) + shared_features((4, 4, 4, 4, 4, 0))
    ):
        shared[feature] = 3.0
    table = hand_table(shared, [0.0] * OWN)
    assert expected_shares(read("..../..../..../.... 0 441,440 -"), table) == 300
    assert expected_shares(read("..../..../..../.... 0 440,441 -"), table) == 0
    assert expected_shares(read("..../..../..../.... 0 441,444 -"), table) == 0


def test_a_restarted_search_uses_what_the_table_knows() -> None:
    state = late_position(DEFAULT, 7, 9)
    search_ = searched_to(DEFAULT, state, 3)
    nodes, score = search_.nodes, search_.score
    search_.restart(state)
    assert (search_.nodes, search_.depth, search_.line) == (0, 0, ())
    search_.run(inf, 3)
    assert 0 < search_.nodes < nodes
    assert search_.score == score


def test_a_table_is_kept_for_the_same_kernel_and_options_only() -> None:
    state = late_position(DEFAULT, 7, 9)
    last = deepened(DEFAULT, state, 0, 0.01)
    assert last is not None
    assert deepened(DEFAULT, state, 0, 0.01, last) is last
    other = read_options({"preset": "ai"})
    assert deepened(other, start(other), 0, 0.01, last) is not last
    assert not last.can_serve(Kernel(lambda: None, PlainArrays(), is_compiled=True), DEFAULT)


def test_a_number_of_nodes_finds_the_same_whatever_was_searched_before() -> None:
    state = late_position(DEFAULT, 7, 9)
    found = []
    for earlier in (False, True):
        thinker = SEARCH.thinker("hard", random.Random(1), Budget(sims=300))
        if earlier:
            thinker.think(CORINTHO, DEFAULT, late_position(DEFAULT, 7, 11))
            thinker.rng = random.Random(1)  # type: ignore[attr-defined]
        found.append(thinker.think(CORINTHO, DEFAULT, state))
    assert found[0] == found[1]


def test_a_win_in_one_move_is_certain() -> None:
    state = start(DEFAULT)
    for token in ["c@a1", "k@d4", "c@b1", "k@a3", "c@c1"]:
        code = CORINTHO.notation.find(DEFAULT, state, token)
        assert code is not None
        state = after_move(DEFAULT, state, code)
    thought = SEARCH.thinker("hard", random.Random(1), Budget(sims=200)).think(
        CORINTHO, DEFAULT, state
    )
    assert CORINTHO.notation.write_move(DEFAULT, state, thought.move) == "c@d1"
    assert SEARCH.win_shares(DEFAULT, state, Budget(sims=200)) == (0.0, 1.0)


def test_a_game_that_is_over_has_its_result() -> None:
    state = start(DEFAULT)
    for token in ["c@a1", "k@d4", "c@b1", "k@a3", "c@c1", "c@d1"]:
        code = CORINTHO.notation.find(DEFAULT, state, token)
        assert code is not None
        state = after_move(DEFAULT, state, code)
    assert SEARCH.win_shares(DEFAULT, state, Budget()) == (0.0, 1.0)


def test_the_same_nodes_give_the_same_chances() -> None:
    state = late_position(DEFAULT, 7, 9)
    found = [SEARCH.win_shares(DEFAULT, state, Budget(sims=500)) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(found[0]) == pytest.approx(1)


@pytest.mark.parametrize("budget", [Budget(sims=1), Budget(seconds=1e-9)])
def test_no_time_at_all_still_gives_a_move(budget: Budget) -> None:
    state = late_position(DEFAULT, 8, 9)
    for level in SEARCH.levels:
        thought = SEARCH.thinker(level, random.Random(1), budget).think(CORINTHO, DEFAULT, state)
        assert thought.move in codes(legal(DEFAULT, state))


def test_a_clock_that_has_run_out_still_leaves_more_nodes_than_hard_has() -> None:
    deepening = Deepening(PLAIN, DEFAULT, start(DEFAULT), load_weights(DEFAULT), 0)
    deepening.run(0.0)
    assert LEAST <= deepening.nodes < LEAST + 2 * FIRST_SLICE
    assert deepening.line[0] in codes(legal(DEFAULT, start(DEFAULT)))


def test_more_time_is_kept_back_while_a_thread_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Deepening(PLAIN, DEFAULT, start(DEFAULT), NOTHING_LEARNED, 0)
    compiled = Deepening(
        Kernel(search, PlainArrays(), is_compiled=True), DEFAULT, start(DEFAULT), NOTHING_LEARNED, 9
    )
    assert kept_back(plain) == kept_back(compiled) == TIME_RESERVE, "nothing can be compiled"
    monkeypatch.setattr("colonnade.games.corintho.bot.game_bot.can_compile", lambda: True)
    assert kept_back(compiled) == TIME_RESERVE < kept_back(plain)


def test_hard_waits_for_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    def waited(_: LazyKernel, seconds: float | None) -> Kernel:
        raise AssertionError(f"it has waited {seconds}")

    monkeypatch.setattr(LazyKernel, "within", waited)
    state = late_position(DEFAULT, 8, 9)
    thought = SEARCH.thinker("hard", random.Random(1), Budget()).think(CORINTHO, DEFAULT, state)
    assert thought.move in codes(legal(DEFAULT, state))
    assert sum(SEARCH.win_shares(DEFAULT, state, Budget(sims=400))) == pytest.approx(1)
    with pytest.raises(AssertionError, match=r"waited None"):
        SEARCH.win_shares(DEFAULT, state, Budget())
    with pytest.raises(AssertionError, match=r"waited 0\.5"):
        SEARCH.thinker("expert", random.Random(1), Budget()).think(CORINTHO, DEFAULT, state)


def test_equal_moves_are_drawn_for() -> None:
    played_ = {
        SEARCH.thinker("hard", random.Random(seed), Budget(sims=100))
        .think(CORINTHO, DEFAULT, start(DEFAULT))
        .move
        for seed in range(6)
    }
    assert len(played_) > 1


def test_a_move_that_loses_is_not_played_while_another_may_hold() -> None:
    put_aside = 0
    for seed, before_the_end in product(range(60), (5, 8)):
        state = late_position(DEFAULT, seed, before_the_end)
        deepening = Deepening(PLAIN, DEFAULT, state, NOTHING_LEARNED, 150)
        deepening.run(inf)
        lost, there_are = deepening.lost, codes(legal(DEFAULT, state))
        put_aside += bool(lost)
        for move in lost:
            after = after_move(DEFAULT, state, move)
            reply = Deepening(PLAIN, DEFAULT, after, NOTHING_LEARNED, 4000)
            reply.run(inf)
            assert reply.score > SURE
        assert deepening.line[0] in set(there_are) - set(lost)
    assert put_aside > 3


def test_damaged_weights_leave_the_search_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: object) -> "array[float]":
        raise DamagedWeights("damaged")

    monkeypatch.setattr("colonnade.games.corintho.bot.game_bot.load_weights", damaged)
    state = late_position(DEFAULT, 9, 6)
    thought = SEARCH.thinker("hard", random.Random(1), Budget(sims=20)).think(
        CORINTHO, DEFAULT, state
    )
    assert thought.move in codes(legal(DEFAULT, state))


def test_moves_are_numbered_as_the_search_expects() -> None:
    assert FIRST_STEP == KINDS * CELLS
