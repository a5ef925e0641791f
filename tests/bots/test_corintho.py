"""Alpha-beta agrees with plain minimax over the rules and knows the board's symmetries."""

import random
from array import array
from itertools import product

import pytest

from bots.corintho_truth import exact, late_position, wandering
from colonnade.bots import warming
from colonnade.bots.corintho import SPECIALIST
from colonnade.bots.corintho.deepening import Deepening
from colonnade.bots.corintho.frames import SURE
from colonnade.bots.corintho.outlook import COUNTS, HOLDING, WEIGHTS, describe, outlook
from colonnade.bots.corintho.search import search
from colonnade.bots.corintho.signature import flipped, mirrored, signature, transposed
from colonnade.bots.corintho.specialist import deepened, kept_back
from colonnade.bots.corintho.train import FIRST, all_options
from colonnade.bots.learned import DamagedWeights
from colonnade.bots.loops import Loop, Made
from colonnade.bots.searching import KEPT_BACK
from colonnade.bots.thinking import Budget
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.board import CELLS, FIRST_STEP, KINDS, LINE_CELLS
from colonnade.games.corintho.options import Options, read_options
from colonnade.games.corintho.rules import after_move, codes, legal, start
from colonnade.games.corintho.state import RESERVE, RESERVE_BITS, State
from colonnade.swift.arrays import PlainArrays

PLAIN = Made(search, PlainArrays(), is_compiled=False)
NOTHING_LEARNED = (0.0,) * WEIGHTS
DEFAULT = read_options({})
FOREVER = float("inf")


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "available", lambda: False)


def searched_to(options: Options, state: State, depth: int) -> Deepening:
    """A search that has gone just so deep."""
    deepening = Deepening(PLAIN, options, state, NOTHING_LEARNED, 0)
    while deepening.depth < depth and not deepening.is_proved:
        while not deepening._search(deepening.depth + 1, 1 << 30):
            pass
        deepening._note()
    return deepening


@pytest.mark.parametrize("options", list(all_options()), ids=lambda given: "".join(map(str, given)))
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
        deepening.run(FOREVER)
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
    for state in wandering(options, 4):
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


def test_different_positions_have_different_signatures() -> None:
    met: dict[int, State] = {}
    for seed in range(20):
        for state in wandering(DEFAULT, seed):
            known = met.setdefault(signature(DEFAULT, state), state)
            assert known.pieces.bit_count() == state.pieces.bit_count()
    assert len(met) > 150


def test_pieces_in_hand_are_worth_having() -> None:
    ahead = read("..../..../.bb./ccc. 0 333,111 -")
    behind = read("..../..../.bb./ccc. 0 111,333 -")
    assert outlook(ahead, FIRST) == -outlook(behind, FIRST) > 0


def read(position: str) -> State:
    """A position without its checks: this one only serves to count reserves."""
    rows_, seat, reserves, _ = position.split()
    held = 0
    for owner, hand in enumerate(reserves.split(",")):
        for kind, digit in enumerate(hand):
            held |= int(digit) << RESERVE_BITS * owner + 3 * kind
    assert rows_
    return State(int(seat), 0, held, 0, 0, 0)


def test_features_and_weights_make_the_outlook() -> None:
    rng = random.Random(5)
    weights = [rng.random() for _ in range(WEIGHTS)]
    for state in wandering(DEFAULT, 6):
        worth = sum(map(float.__mul__, weights, describe(state)))
        assert abs(outlook(state, weights) - 100 * worth) <= 1


def test_the_last_piece_of_a_kind_has_a_worth_of_its_own() -> None:
    weights = [0.0] * WEIGHTS
    weights[HOLDING + 2 * COUNTS] = -2.0
    assert outlook(read("..../..../..../.... 0 440,441 -"), weights) == -200
    assert outlook(read("..../..../..../.... 0 441,440 -"), weights) == 200
    assert outlook(read("..../..../..../.... 0 442,441 -"), weights) == 0


def test_a_win_in_one_move_is_certain() -> None:
    state = start(DEFAULT)
    for token in ["c@a1", "k@d4", "c@b1", "k@a3", "c@c1"]:
        code = CORINTHO.notation.find(DEFAULT, state, token)
        assert code is not None
        state = after_move(DEFAULT, state, code)
    thought = SPECIALIST.thinker("hard", random.Random(1), Budget(sims=200)).think(
        CORINTHO, DEFAULT, state
    )
    assert CORINTHO.notation.write_move(DEFAULT, state, thought.move) == "c@d1"
    assert SPECIALIST.chances(DEFAULT, state, Budget(sims=200)) == (0.0, 1.0)


def test_a_game_that_is_over_has_its_result() -> None:
    state = start(DEFAULT)
    for token in ["c@a1", "k@d4", "c@b1", "k@a3", "c@c1", "c@d1"]:
        code = CORINTHO.notation.find(DEFAULT, state, token)
        assert code is not None
        state = after_move(DEFAULT, state, code)
    assert SPECIALIST.chances(DEFAULT, state, Budget()) == (0.0, 1.0)


def test_the_same_nodes_give_the_same_chances() -> None:
    state = late_position(DEFAULT, 7, 9)
    found = [SPECIALIST.chances(DEFAULT, state, Budget(sims=500)) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(found[0]) == pytest.approx(1)


@pytest.mark.parametrize("budget", [Budget(sims=1), Budget(seconds=1e-9)])
def test_no_time_at_all_still_gives_a_move(budget: Budget) -> None:
    state = late_position(DEFAULT, 8, 9)
    for level in SPECIALIST.levels:
        thought = SPECIALIST.thinker(level, random.Random(1), budget).think(
            CORINTHO, DEFAULT, state
        )
        assert thought.move in codes(legal(DEFAULT, state))


def test_more_time_is_kept_back_while_a_thread_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Deepening(PLAIN, DEFAULT, start(DEFAULT), NOTHING_LEARNED, 0)
    compiled = Deepening(
        Made(search, PlainArrays(), is_compiled=True), DEFAULT, start(DEFAULT), NOTHING_LEARNED, 9
    )
    assert kept_back(plain) == kept_back(compiled) == KEPT_BACK, "nothing can be compiled"
    monkeypatch.setattr("colonnade.bots.corintho.specialist.can_compile", lambda: True)
    assert kept_back(compiled) == KEPT_BACK < kept_back(plain)


def test_hard_waits_for_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    def waited(_: Loop, seconds: float | None) -> Made:
        raise AssertionError(f"it has waited {seconds}")

    monkeypatch.setattr(Loop, "within", waited)
    state = late_position(DEFAULT, 8, 9)
    thought = SPECIALIST.thinker("hard", random.Random(1), Budget()).think(CORINTHO, DEFAULT, state)
    assert thought.move in codes(legal(DEFAULT, state))
    assert sum(SPECIALIST.chances(DEFAULT, state, Budget(sims=400))) == pytest.approx(1)
    with pytest.raises(AssertionError, match=r"waited None"):
        SPECIALIST.chances(DEFAULT, state, Budget())
    with pytest.raises(AssertionError, match=r"waited 0\.5"):
        SPECIALIST.thinker("expert", random.Random(1), Budget()).think(CORINTHO, DEFAULT, state)


def test_equal_moves_are_drawn_for() -> None:
    played_ = {
        SPECIALIST.thinker("hard", random.Random(seed), Budget(sims=100))
        .think(CORINTHO, DEFAULT, start(DEFAULT))
        .move
        for seed in range(6)
    }
    assert len(played_) > 1


def test_three_players_are_left_to_the_search_for_every_game() -> None:
    options = read_options({"players": "3"})
    state = start(options)
    assert deepened(options, state, 10, 0.0) is None
    thought = SPECIALIST.thinker("hard", random.Random(1), Budget(sims=20)).think(
        CORINTHO, options, state
    )
    assert thought.move in codes(legal(options, state))
    assert sum(SPECIALIST.chances(options, state, Budget(sims=20))) == pytest.approx(1)


def test_damaged_weights_leave_the_search_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_: object) -> "array[float]":
        raise DamagedWeights("damaged")

    monkeypatch.setattr("colonnade.bots.corintho.specialist.row_for", damaged)
    state = late_position(DEFAULT, 9, 6)
    thought = SPECIALIST.thinker("hard", random.Random(1), Budget(sims=20)).think(
        CORINTHO, DEFAULT, state
    )
    assert thought.move in codes(legal(DEFAULT, state))


def test_moves_are_numbered_as_the_search_expects() -> None:
    assert FIRST_STEP == KINDS * CELLS
