"""What each of three and four can expect is the same however the board lies, compiled or not."""

import random
from collections.abc import Sequence
from itertools import product
from math import exp, inf
from pathlib import Path

import pytest

from bots.corintho_minimax import random_walk, turned
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.corintho.bot import growing_tree
from colonnade.games.corintho.bot import weights as weight_files
from colonnade.games.corintho.bot.game_bot import FEW, grown
from colonnade.games.corintho.bot.growing_tree import GrowingTree
from colonnade.games.corintho.bot.share_network import (
    HAND,
    HAND_ROWS,
    INNER_UNITS,
    NOTHING,
    PLACES,
    SEATS,
    UNITS,
    ShareNetwork,
    is_learned,
    judge_by_network,
    new_network,
    share_places,
)
from colonnade.games.corintho.bot.share_rows import (
    INNER_NUMBERS,
    as_network,
    learned_row_of,
    number_of_rows,
    number_of_weights,
)
from colonnade.games.corintho.bot.tree_nodes import (
    HOPELESS,
    LATER,
    Nodes,
    Paths,
    add_child,
    begin_tree,
    has_proved,
    new_nodes,
    new_paths,
    note_loss,
    settle,
)
from colonnade.games.corintho.bot.tree_search import grow
from colonnade.games.corintho.bot.weights import load_shares, load_weights
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.rules import after_move, start
from colonnade.games.corintho.core.state import Menu, State, reserve

PLAIN = Kernel(grow, PlainArrays(), is_compiled=False)
MANY = [read_options({"players": players}) for players in ("3", "4")]
NO_MENU = Menu(0, 0)


def any_weights(seed: int) -> list[float]:
    """Numbers such as are learned, as parts of one."""
    rng = random.Random(seed)
    return [rng.randrange(-40, 50) / 256 for _ in range(number_of_weights())]


def shares_by(options: Options, state: State, network: ShareNetwork) -> list[float]:
    paths = new_paths(PlainArrays(), options.players, 1)
    judge_by_network(options, state, network, paths.units, paths.inner_units, paths.values)
    return list(paths.values)


@pytest.mark.parametrize("options", MANY)
def test_a_position_promises_the_same_however_it_lies(options: Options) -> None:
    network = new_network(PlainArrays(), as_network(any_weights(1)))
    met = set()
    for seed in range(4):
        for state in random_walk(options, seed):
            lies = [shares_by(options, turned(state, turn), network) for turn in range(8)]
            assert all(lie == lies[0] for lie in lies)
            assert sum(lies[0]) == pytest.approx(1)
            met.add(tuple(lies[0]))
    assert len(met) > 30


def cut(unit: float) -> float:
    return min(max(unit, 0), 1)


@pytest.mark.parametrize("options", MANY)
def test_the_shares_are_those_of_rows_added_up_and_cut_twice(options: Options) -> None:
    weights = any_weights(2)
    network = new_network(PlainArrays(), as_network(weights))
    first_inner = (number_of_rows() - 1) * UNITS
    inner, outputs = weights[first_inner:], weights[first_inner + INNER_NUMBERS :]
    for state in random_walk(options, 3):
        numbers = [learned_row_of()[place] for place in share_places(options, state)]
        units = [
            cut(sum(weights[(number - 1) * UNITS + x] for number in numbers if number))
            for x in range(UNITS)
        ]
        again = [
            cut(sum(unit * inner[x * INNER_UNITS + y] for x, unit in enumerate([*units, 1])))
            for y in range(INNER_UNITS)
        ]
        found = [
            exp(
                sum(unit * outputs[x * SEATS + after] for x, unit in enumerate([*units, *again, 1]))
            )
            for after in range(options.players)
        ]
        shares = shares_by(options, state, network)
        for after, share in enumerate(found):
            seat = (state.seat + after) % options.players
            assert shares[seat] == pytest.approx(share / sum(found))


@pytest.mark.parametrize("options", MANY)
def test_each_hand_and_each_frozen_cell_has_a_row_for_whose_and_for_how_long(
    options: Options,
) -> None:
    state = start(options)
    for move in (5, 16 + 6, 32 + 7, 9):
        state = after_move(options, state, move)
    at = share_places(options, state)
    hands = at[PLACES - SEATS :]
    for after in range(SEATS):
        if after < options.players:
            hand = reserve(state, (state.seat + after) % options.players)
            assert hands[after] == HAND + HAND_ROWS * after + hand
        else:
            assert hands[after] == NOTHING
    frozen = at[PLACES - 2 * SEATS : PLACES - SEATS]
    assert len(set(frozen)) == SEATS
    assert (NOTHING in frozen) == (options.players < SEATS)
    assert learned_row_of()[NOTHING] == 0
    assert {learned_row_of()[place] for place in frozen} - {0}


def a_tree(players: int) -> tuple[Nodes, Paths]:
    nodes, paths = new_nodes(PlainArrays(), players, 20), new_paths(PlainArrays(), players, 1)
    begin_tree(nodes, paths)
    return nodes, paths


def fates(nodes: Nodes, paths: Paths, node: int) -> Sequence[float]:
    players = len(paths.values)
    return [*nodes.fates[node * players : (node + 1) * players]]


def test_who_loses_anyway_plays_the_move_that_loses_latest_most_often() -> None:
    nodes, paths = a_tree(4)
    note_loss(nodes, paths, 0, 5, 1 << 1, 2)
    note_loss(nodes, paths, 0, 6, 1 << 2, 4)
    note_loss(nodes, paths, 0, 7, 1 << 3, 3)
    settle(nodes, paths, 0, 0)
    whole = 1 + LATER + LATER**2
    assert fates(nodes, paths, 0) == pytest.approx([0, 1 / whole, LATER**2 / whole, LATER / whole])
    assert nodes.ends[0] == 5
    assert paths.lost[0] == 6


def child_with(nodes: Nodes, paths: Paths, shares: Sequence[float], end: int) -> int:
    """A child of the root that is proved to bring some shares, and was the last to be visited."""
    child = add_child(nodes, paths, 0, 9, NO_MENU)
    for seat, share in enumerate(shares):
        nodes.fates[child * len(shares) + seat] = share
    nodes.ends[child] = end
    paths.nodes[1], paths.movers[1] = child, 0
    return child


def test_a_move_that_leaves_hardly_a_hope_loses_and_one_that_leaves_some_is_kept() -> None:
    for hope in (HOPELESS / 2, 0.3):
        nodes, paths = a_tree(3)
        note_loss(nodes, paths, 0, 4, 1 << 1, 3)
        shares = (hope, 0.0, 1 - hope)
        child_with(nodes, paths, shares, 3)
        assert has_proved(nodes, paths, 1)
        likely = [hope / 2, 0.5, (1 - hope) / 2] if hope < HOPELESS else shares
        assert fates(nodes, paths, 0) == pytest.approx(likely)
        assert nodes.ends[0] == 4


def test_a_win_is_taken_and_nothing_is_proved_while_a_move_was_not_tried() -> None:
    nodes, paths = a_tree(3)
    nodes.placements[0] = 1
    child_with(nodes, paths, (0.0, 1.0, 0.0), 2)
    assert has_proved(nodes, paths, 1)  # a move is out, which is something
    assert nodes.ends[0] == 0
    assert nodes.children[0] < 0
    child_with(nodes, paths, (0.4, 0.6, 0.0), 2)
    assert not has_proved(nodes, paths, 1)
    assert nodes.ends[0] == 0
    child_with(nodes, paths, (1.0, 0.0, 0.0), 2)
    assert has_proved(nodes, paths, 1)
    assert fates(nodes, paths, 0) == [1, 0, 0]
    assert nodes.ends[0] == 3


@pytest.mark.patience(600)
def test_compiled_and_plain_the_tree_is_the_same() -> None:
    compiled = growing_tree.LOOP.ready()
    assert compiled.is_compiled
    numbers = as_network(any_weights(4))
    for options, seed in product(MANY, range(3)):
        met = list(random_walk(options, seed))
        found = []
        for made in (compiled, PLAIN):
            network = new_network(made.arrays, numbers)
            hands, state = load_weights(options), met[3 + 4 * seed]
            tree = GrowingTree(made, options, state, hands, 400, seed, network)
            tree.run(inf)
            found.append(tree.found())
        visits = [[(move.move, move.visits) for move in one.moves] for one in found]
        assert visits[0] == visits[1]
        assert found[0].values == pytest.approx(found[1].values)
        assert found[0].line == found[1].line


def test_a_compiled_search_of_more_than_a_few_simulations_judges_by_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stuck = read_options({"players": "3", "stuck": "draw"})
    for is_compiled, sims in product((False, True), (0, FEW, FEW + 1)):
        made = Kernel(grow, PlainArrays(), is_compiled)
        monkeypatch.setattr(growing_tree.LOOP, "within", lambda _, made=made: made)
        monkeypatch.setattr(growing_tree.LOOP, "now", lambda made=made: made)
        for options in (*MANY, stuck):
            tree = grown(options, start(options), sims, 0.0 if sims else 1.0, 1)
            assert tree is not None
            assert tree.sees_board == (is_compiled and sims != FEW and options != stuck)


def test_where_the_file_is_damaged_playouts_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "shares.rows"
    broken.write_bytes(weight_files.SHARE_WEIGHTS.read_bytes()[:-9])
    for path in (broken, tmp_path / "nothing.rows"):
        monkeypatch.setattr(weight_files, "SHARE_WEIGHTS", path)
        load_shares.cache_clear()
        assert load_shares(MANY[0]) is None
        assert not is_learned(new_network(PlainArrays(), load_shares(MANY[0])))
    load_shares.cache_clear()
