"""Compiled and plain searches agree, node by node and step by step."""

import random

import pytest

from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.columbiz.bot import position_search
from colonnade.games.columbiz.bot.evaluation import number_of_weights
from colonnade.games.columbiz.bot.hands import hand_numbers
from colonnade.games.columbiz.bot.turn_search import search_turn
from colonnade.games.columbiz.bot.workspace import new_workspace
from colonnade.games.columbiz.core import rules as columbiz
from colonnade.games.columbiz.core.options import Options as ColumbizOptions
from colonnade.games.columbiz.core.state import State as ColumbizState
from colonnade.games.corintho.bot import growing_tree, iterative_deepening
from colonnade.games.corintho.bot.evaluation import HANDS
from colonnade.games.corintho.bot.growing_tree import GrowingTree
from colonnade.games.corintho.bot.iterative_deepening import Deepening
from colonnade.games.corintho.bot.search import search
from colonnade.games.corintho.bot.tree_search import grow
from colonnade.games.corintho.bot.weights import load_weights
from colonnade.games.corintho.core import rules as corintho
from colonnade.games.corintho.core.options import Options as CorinthoOptions
from colonnade.games.corintho.core.state import State as CorinthoState
from colonnade.kernel.awaited import CHANCE

pytestmark = pytest.mark.patience(600)

ANSWERS = 400
"""More than matter anywhere."""


def corintho_after(options: CorinthoOptions, seed: int, moves: int) -> CorinthoState:
    rng, state = random.Random(seed), corintho.start(options)
    for _ in range(moves):
        after = corintho.after_move(
            options, state, rng.choice(corintho.codes(corintho.legal(options, state)))
        )
        if after.winners:
            break
        state = after
    return state


def test_alpha_beta_goes_through_the_same_nodes() -> None:
    compiled = iterative_deepening.LOOP.ready()
    assert compiled.is_compiled
    plain = Kernel(search, PlainArrays(), is_compiled=False)
    for seed in range(8):
        options = CorinthoOptions(2, seed & 1, seed >> 1 & 1, seed & 1, seed >> 2 & 1, 0)
        state = corintho_after(options, seed, 2 * seed)
        rng = random.Random(1)
        weights = [rng.uniform(-100, 200) for _ in range(HANDS)]
        found = []
        for made in (compiled, plain):
            one = Deepening(made, options, state, weights, 1500)
            one.run(float("inf"))
            found.append((one.nodes, one.depth, one.score, one.line))
        assert found[0] == found[1]


def test_simulations_of_many_players_are_the_same() -> None:
    compiled = growing_tree.LOOP.ready()
    assert compiled.is_compiled
    plain = Kernel(grow, PlainArrays(), is_compiled=False)
    for seed, players in enumerate((3, 4, 3, 4, 3, 4)):
        options = CorinthoOptions(players, seed & 1, seed >> 1 & 1, seed & 1, seed >> 2 & 1, 0)
        state = corintho_after(options, seed, 2 * seed)
        found = []
        for made in (compiled, plain):
            tree = GrowingTree(made, options, state, load_weights(options), 400, seed)
            tree.run(float("inf"))
            found.append(tree.found())
        assert found[0].moves[0].move == found[1].moves[0].move
        assert [move.visits for move in found[0].moves] == [move.visits for move in found[1].moves]
        assert found[0].line == found[1].line


def columbiz_after(options: ColumbizOptions, seed: int, tokens: int) -> ColumbizState:
    rng, state = random.Random(seed), columbiz.start(options)
    for _ in range(tokens):
        if columbiz.awaits(options, state) == CHANCE:
            case = rng.randrange(columbiz.cases(options, state))
            state = columbiz.after_throw(options, state, columbiz.cast(options, state, case))
        else:
            move = rng.choice(columbiz.codes(columbiz.legal(options, state)))
            state = columbiz.after_move(options, state, move)
    return state


def test_a_study_finds_the_same_endings_and_odds() -> None:
    compiled = position_search.LOOP.ready()
    assert compiled.is_compiled
    plain = Kernel(search_turn, PlainArrays(), is_compiled=False)
    for seed, players in enumerate((2, 3, 4)):
        options = ColumbizOptions(players, seed & 1, 1 - (seed & 1))
        state = columbiz_after(options, seed, 20 + seed)
        rng = random.Random(seed)
        weights = [rng.uniform(-0.3, 0.3) for _ in range(number_of_weights(players))]
        hand, found = hand_numbers()[state.dice], []
        for made in (compiled, plain):
            workspace = new_workspace(made.arrays, players)
            # One answer after the other, then two games of two turns.
            number, taken = made.call(
                options, state, hand, 0, ANSWERS, 2, 0, 2, made.arrays.table(weights), workspace
            )
            number, more = made.call(
                options, state, hand, number, 1, 2, 2, 2, made.arrays.table(weights), workspace
            )
            numbers = [*workspace.endings.shares[: number * players], *workspace.odds.expected]
            plans = list(workspace.endings.plans[:number])
            found.append((number, (taken, more), plans, numbers))
        assert found[0][:3] == found[1][:3]
        assert list(map(float, found[0][3])) == pytest.approx(list(map(float, found[1][3])))
