"""With three and four players: what wins or loses at once is seen, and what is proved stays so."""

import random
from functools import cache, reduce
from itertools import product
from operator import or_

import pytest

from bots.corintho_minimax import late_position, random_walk
from colonnade.bots.api.thinking import Budget
from colonnade.compiled import background
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.bot import SEARCH, growing_tree
from colonnade.games.corintho.bot.growing_tree import LEAST, GrowingTree
from colonnade.games.corintho.bot.tree_search import grow
from colonnade.games.corintho.bot.weights import load_weights
from colonnade.games.corintho.bot.winning_moves import NONE, countering, winning_move
from colonnade.games.corintho.core.options import OPTIONS, Options, read_options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import State

PLAIN = Kernel(grow, PlainArrays(), is_compiled=False)
MANY = [read_options({"players": players}) for players in ("3", "4")]
EVERY = [
    Options(players, *values)
    for players in (3, 4)
    for values in product(*(range(len(option.values)) for option in OPTIONS))
]

pytestmark = pytest.mark.usefixtures("nothing_compiled")


def tree_of(options: Options, state: State, sims: int, seed: int = 1) -> GrowingTree:
    tree = GrowingTree(PLAIN, options, state, load_weights(options), sims, seed)
    tree.run(float("inf"))
    return tree


def wins_at_once(options: Options, state: State) -> set[int]:
    """The moves that win at once, by trying every one."""
    return {
        move
        for move in codes(legal(options, state))
        if after_move(options, state, move).winners == 1 << state.seat
    }


@pytest.mark.parametrize("options", EVERY)
def test_a_winning_move_is_found_wherever_there_is_one(options: Options) -> None:
    for seed in range(6):
        for state in random_walk(options, seed):
            found = winning_move(options, state, legal(options, state))
            winning = wins_at_once(options, state)
            assert found in winning if winning else found == NONE


@pytest.mark.parametrize("options", MANY)
def test_after_a_move_that_loses_better_ones_are_looked_for_where_they_are(
    options: Options,
) -> None:
    moves = safe_moves = kept = safe_kept = 0
    for seed in range(30):
        state = late_position(options, seed, 3)
        menu = legal(options, state)
        safe, lost = set[int](), []
        for move in codes(menu):
            after = after_move(options, state, move)
            reply = NONE if after.winners else winning_move(options, after, legal(options, after))
            if reply == NONE:
                safe.add(move)
            else:
                lost.append((move, after, reply))
        for move, after, reply in lost:
            looked_at = set(codes(countering(options, state, menu, move, after, reply)))
            moves += len(codes(menu))
            safe_moves += len(safe)
            kept += len(looked_at)
            safe_kept += len(safe & looked_at)
    assert safe_kept / kept > 1.2 * safe_moves / moves


@pytest.mark.parametrize("options", EVERY)
def test_it_takes_a_win_and_leaves_none_to_the_next_while_it_can(options: Options) -> None:
    for seed, before_the_end in product(range(4), (2, 3)):
        state = late_position(options, seed, before_the_end)
        best = tree_of(options, state, 60).found().best
        winning = wins_at_once(options, state)
        if winning:
            assert best in winning
            continue
        after = {move: after_move(options, state, move) for move in codes(legal(options, state))}
        safe = {
            move
            for move, next_ in after.items()
            if next_.winners >> state.seat & 1
            or not (next_.winners or wins_at_once(options, next_))
        }
        assert best in (safe or set(after))


@cache
def winners_of(options: Options, state: State) -> int:
    """Who wins, by trying everything: of those whom a loser could let win, each one."""
    if state.winners:
        return state.winners
    fates = [
        winners_of(options, after_move(options, state, move))
        for move in codes(legal(options, state))
    ]
    own = [fate for fate in fates if fate >> state.seat & 1]
    return min(own, key=int.bit_count) if own else reduce(or_, fates)


@pytest.mark.parametrize("options", MANY)
def test_what_is_proved_is_so_by_trying_everything(options: Options) -> None:
    winners = set()
    for seed in range(200):
        state = late_position(options, seed, 3)
        if state.reserves.bit_count() > 2 or len(codes(legal(options, state))) > 8:
            continue
        tree = tree_of(options, state, 1000)
        if not tree.is_proved:
            continue
        expected, values = winners_of(options, state), tree.found().values
        winners.add(expected)
        assert sum(values) == pytest.approx(1)
        if expected.bit_count() == 1:
            shares = CORINTHO.result(expected, options.players)
            assert values == pytest.approx(tuple(map(float, shares)))
        else:
            assert max(values) < 1
    assert len(winners) > options.players


@pytest.mark.parametrize("options", MANY)
def test_the_same_seed_finds_the_same_and_another_may_not(options: Options) -> None:
    state = start(options)
    first, second = (tree_of(options, state, 80).found() for _ in range(2))
    assert first == second
    assert first.sims == 80
    assert sum(first.values) == pytest.approx(1)
    assert first.line[0] == first.best
    assert len({tree_of(options, state, 80, seed).found().best for seed in range(6)}) > 1


@pytest.mark.parametrize("options", MANY)
def test_a_full_tree_goes_on_with_what_it_has(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growing_tree, "PLAIN_TREE", 30)
    found = tree_of(options, start(options), 150).found()
    assert found.sims == 150
    assert sum(move.visits for move in found.moves) > 100


@pytest.mark.parametrize("options", MANY)
def test_a_clock_that_has_run_out_still_leaves_some_simulations(options: Options) -> None:
    tree = GrowingTree(PLAIN, options, start(options), load_weights(options), 0, 1)
    tree.run(0.0)
    assert LEAST <= tree.sims < 2 * LEAST
    assert tree.found().best in codes(legal(options, start(options)))


@pytest.mark.parametrize("options", MANY)
def test_expert_plays_by_it(options: Options) -> None:
    thinker = SEARCH.thinker("expert", random.Random(2), Budget(sims=40))
    thought = thinker.think(CORINTHO, options, start(options))
    assert thought.search is not None
    assert thought.search.sims == 40
    assert thought.move in codes(legal(options, start(options)))
    assert not thought.is_hasty


def test_whoever_compiles_ahead_for_two_compiles_the_search_of_many_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def ask() -> Kernel:
        asked.append(PLAIN)
        return PLAIN

    monkeypatch.setattr(growing_tree.LOOP, "now", ask)
    options = read_options({})
    for is_ahead in (False, True):
        monkeypatch.setattr(background, "at_once", is_ahead)
        SEARCH.thinker("expert", random.Random(1), Budget(sims=2)).think(
            CORINTHO, options, start(options)
        )
        assert bool(asked) == is_ahead
