"""The board counts beside the hands, the same however it lies, compiled or not."""

import random
from array import array
from collections.abc import Sequence
from itertools import product
from math import inf
from pathlib import Path

import pytest

from bots.corintho_minimax import random_walk, turned
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.corintho.bot import iterative_deepening
from colonnade.games.corintho.bot import weights as weight_files
from colonnade.games.corintho.bot.board_network import (
    COLUMNS,
    DIRECT,
    MOST,
    OTHER,
    OUTPUT,
    OWN,
    PLACES,
    network_worth,
    places,
)
from colonnade.games.corintho.bot.board_rows import (
    STACKS,
    expanded,
    learned_rows,
    number_of_rows,
    number_of_weights,
)
from colonnade.games.corintho.bot.evaluation import HANDS, expected_shares
from colonnade.games.corintho.bot.game_bot import deepened
from colonnade.games.corintho.bot.iterative_deepening import Deepening
from colonnade.games.corintho.bot.search import search
from colonnade.games.corintho.bot.search_stack import SURE, WIN
from colonnade.games.corintho.bot.threats import is_roomy, sharp
from colonnade.games.corintho.bot.train_board import options_with_board
from colonnade.games.corintho.bot.train_hands import options_of_two
from colonnade.games.corintho.bot.weights import load_network
from colonnade.games.corintho.core.board import KINDS
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import State, reserve, tops

PLAIN = Kernel(search, PlainArrays(), is_compiled=False)
DEFAULT, PRESET = options_with_board()
FOURS = [
    *([4 * row + column for column in range(4)] for row in range(4)),
    *([4 * row + column for row in range(4)] for column in range(4)),
    [0, 5, 10, 15],
    [3, 6, 9, 12],
]
THREES = [[1, 6, 11], [4, 9, 14], [2, 5, 8], [7, 10, 13]]


def any_weights(seed: int) -> list[float]:
    """Numbers such as are learned: parts of a hidden unit, parts of a point."""
    rng = random.Random(seed)
    rows = [
        [rng.randrange(-40, 50) / 256 for _ in range(DIRECT)] + [rng.randrange(-160, 160) / 16]
        for _ in range(number_of_rows())
    ]
    rows.append([rng.randrange(-1600, 1600) / 16 for _ in range(DIRECT)] + [0.0])
    return [number for row in rows for number in row]


def worth_of(state: State, network: Sequence[Sequence[float]]) -> int:
    return network_worth(state, network, array("d", [0.0] * COLUMNS))


def stack_on(state: State, cell: int) -> int:
    return sum((state.pieces >> 16 * kind + cell & 1) << kind for kind in range(KINDS))


def learned_numbers(state: State) -> list[tuple[int, ...]]:
    return [learned_rows()[place] for place in places(state)]


def test_lines_have_one_row_from_either_end_and_another_for_other_stacks() -> None:
    numbers: dict[object, tuple[int, ...]] = {}
    for seed in range(40):
        for state in random_walk(PRESET, seed):
            found = learned_numbers(state)
            for at, cells in enumerate([*FOURS, *THREES]):
                stacks = [stack_on(state, cell) for cell in cells]
                kind = "short" if at > 9 else "long" if at > 7 else at % 4 in (0, 3)
                name = (kind, min(tuple(stacks), tuple(stacks[::-1])))
                assert numbers.setdefault(name, found[at]) == found[at]
    assert len(numbers) > 500
    assert len(set(numbers.values())) == len(numbers)


def test_every_row_is_for_stacks_that_there_are() -> None:
    lines = (
        3 * (len(STACKS) ** 4 + len(STACKS) ** 2) // 2 + (len(STACKS) ** 3 + len(STACKS) ** 2) // 2
    )
    assert number_of_rows() == lines + 2 * 3 * len(STACKS) + 2 * KINDS * 5
    assert {number for row in learned_rows() for number in row} == set(range(number_of_rows()))


def test_hands_and_frozen_cells_have_rows_of_their_own() -> None:
    state = after_move(DEFAULT, start(DEFAULT), 5)
    before = places(state)
    assert before[PLACES - 2 :] == (OWN + 0o444, OTHER + 0o443)
    assert learned_rows()[before[PLACES - 1]] != learned_rows()[before[PLACES - 2]]
    thawed = places(state._replace(frozen=0, later=0))
    assert [at for at in range(PLACES) if before[at] != thawed[at]] == [PLACES - 3]
    once = places(state._replace(later=0))
    assert [at for at in range(PLACES) if before[at] != once[at]] == [PLACES - 4, PLACES - 3]


@pytest.mark.parametrize("options", [DEFAULT, PRESET])
def test_a_position_is_worth_the_same_however_it_lies(options: Options) -> None:
    network = expanded(any_weights(1))
    worths = set()
    for seed in range(6):
        for state in random_walk(options, seed):
            found = {worth_of(turned(state, turn), network) for turn in range(8)}
            assert len(found) == 1
            worths |= found
    assert len(worths) > 50


def test_the_worth_is_that_of_the_rows_added_up() -> None:
    weights = any_weights(2)
    network = expanded(weights)
    assert len(weights) == number_of_weights()
    assert len(network) == OUTPUT + 1
    for state in random_walk(DEFAULT, 4):
        sums = [0.0] * COLUMNS
        for row in learned_numbers(state):
            for number in row:
                for column in range(COLUMNS):
                    sums[column] += weights[COLUMNS * number + column]
        worth = sums[DIRECT]
        for column in range(DIRECT):
            worth += min(max(sums[column], 0), 1) * weights[column - COLUMNS]
        assert worth_of(state, network) == max(-MOST, min(MOST, int(worth)))


def by_trying(
    options: Options, state: State, depth: int, ply: int, hands: Sequence[float], network: object
) -> int:
    """The score by exhaustive search: positions with one move to go are judged, but for lines."""
    best, menu = -WIN, legal(options, state)
    stands = standing(tops(state.pieces)) != 0
    if depth == 1 and ply and not stands and is_roomy(options, state):
        best = expected_shares(state, hands) + worth_of(state, network)  # type: ignore[arg-type]
        menu = sharp(state.pieces, menu)
    for move in codes(menu):
        after = after_move(options, state, move)
        if after.winners:
            won = after.winners == 1 << state.seat
            score = 0 if after.winners == 3 else (1 if won else -1) * (WIN - ply - 1)
        else:
            left = depth if standing(tops(after.pieces)) else depth - 1
            if left:
                score = by_trying(options, after, left, ply + 1, hands, network)
            else:
                score = expected_shares(after, hands) + worth_of(after, network)  # type: ignore[arg-type]
            score = score if after.seat == state.seat else -score
        best = max(best, score)
    return best


@pytest.mark.parametrize("options", [DEFAULT, PRESET])
def test_the_search_finds_what_trying_every_move_finds(options: Options) -> None:
    rng = random.Random(2)
    hands = [float(rng.randrange(-100, 200)) for _ in range(HANDS)]
    network = expanded(any_weights(3))
    compared = 0
    for seed, depth in product(range(6), (1, 2)):
        met = list(random_walk(options, seed))
        for state in met[len(met) // 3 :: 3]:
            deepening = Deepening(PLAIN, options, state, hands, 0, network)
            deepening.run(inf, depth)
            expected = by_trying(options, state, deepening.depth, 0, hands, network)
            if abs(expected) > SURE:
                assert (deepening.score > 0) == (expected > 0)
                assert abs(deepening.score) > SURE
            else:
                assert deepening.score == expected
                compared += 1
    assert compared > 10


@pytest.mark.patience(600)
def test_compiled_and_plain_it_goes_through_the_same_nodes() -> None:
    compiled = iterative_deepening.LOOP.ready()
    assert compiled.is_compiled
    rng = random.Random(1)
    hands = [float(rng.randrange(-100, 200)) for _ in range(HANDS)]
    network = expanded(any_weights(4))
    for options, seed in product((DEFAULT, PRESET), range(3)):
        met = list(random_walk(options, seed))
        found = []
        for made in (compiled, PLAIN):
            one = Deepening(made, options, met[3 + 2 * seed], hands, 1500, network)
            one.run(inf)
            found.append((one.nodes, one.depth, one.score, one.line))
        assert found[0] == found[1]


def test_only_a_compiled_search_with_a_time_looks_at_the_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for is_compiled, nodes in product((False, True), (0, 100)):
        made = Kernel(search, PlainArrays(), is_compiled)
        monkeypatch.setattr(iterative_deepening.LOOP, "within", lambda _, made=made: made)
        monkeypatch.setattr(iterative_deepening.LOOP, "now", lambda made=made: made)
        for options in (PRESET, read_options({"stuck": "draw"})):
            deepening = deepened(options, start(options), nodes, 0.0 if nodes else 1.0)
            assert deepening is not None
            assert deepening.sees_board == (is_compiled and not nodes and options == PRESET)


def test_the_board_was_learned_for_the_usual_options_and_the_preset() -> None:
    with_board = {options for options in options_of_two() if len(load_network(options))}
    assert with_board == {DEFAULT, PRESET}


def test_where_the_file_is_damaged_only_hands_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "board.rows"
    broken.write_bytes(weight_files.BOARD_WEIGHTS.read_bytes()[:-9])
    for path in (broken, tmp_path / "nothing.rows"):
        monkeypatch.setattr(weight_files, "BOARD_WEIGHTS", path)
        load_network.cache_clear()
        assert len(load_network(DEFAULT)) == 0
    load_network.cache_clear()


def test_the_seat_to_act_sees_its_own_hand_first() -> None:
    for state in random_walk(PRESET, 7):
        own, other = places(state)[PLACES - 2 :]
        assert own - OWN == reserve(state, state.seat)
        assert other - OTHER == reserve(state, 1 - state.seat)
