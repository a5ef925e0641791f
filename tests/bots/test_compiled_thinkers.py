"""What is compiled thinks as the plain functions do, node by node and step by step."""

import random

import pytest

from colonnade.bots.columbiz import musing
from colonnade.bots.columbiz.hands import hand_numbers
from colonnade.bots.columbiz.outlook import number_of_weights
from colonnade.bots.columbiz.study import study
from colonnade.bots.columbiz.workshop import new_room
from colonnade.bots.corintho import deepening
from colonnade.bots.corintho.deepening import Deepening
from colonnade.bots.corintho.outlook import WEIGHTS
from colonnade.bots.corintho.search import search
from colonnade.bots.loops import Made
from colonnade.games.columbiz import rules as columbiz
from colonnade.games.columbiz.options import Options as ColumbizOptions
from colonnade.games.columbiz.state import State as ColumbizState
from colonnade.games.corintho import rules as corintho
from colonnade.games.corintho.options import Options as CorinthoOptions
from colonnade.games.corintho.state import State as CorinthoState
from colonnade.kernel.awaited import CHANCE
from colonnade.swift.arrays import PlainArrays

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
    compiled = deepening.LOOP.ready()
    assert compiled.is_compiled
    plain = Made(search, PlainArrays(), is_compiled=False)
    weights = [random.Random(1).uniform(-1, 2) for _ in range(WEIGHTS)]
    for seed in range(6):
        options = CorinthoOptions(2, seed & 1, seed >> 1 & 1, seed & 1, seed >> 2 & 1, 0)
        state = corintho_after(options, seed, 3 * seed)
        found = []
        for made in (compiled, plain):
            one = Deepening(made, options, state, weights, 1500)
            one.run(float("inf"))
            found.append((one.nodes, one.depth, one.score, one.line))
        assert found[0] == found[1]


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
    compiled = musing.LOOP.ready()
    assert compiled.is_compiled
    plain = Made(study, PlainArrays(), is_compiled=False)
    for seed, players in enumerate((2, 3, 4)):
        options = ColumbizOptions(players, seed & 1, 1 - (seed & 1))
        state = columbiz_after(options, seed, 20 + seed)
        rng = random.Random(seed)
        weights = [rng.uniform(-0.3, 0.3) for _ in range(number_of_weights(players))]
        hand, found = hand_numbers()[state.dice], []
        for made in (compiled, plain):
            room = new_room(made.arrays, players)
            # One answer after the other, then two games of two turns.
            number, taken = made.call(
                options, state, hand, 0, ANSWERS, 2, 0, 2, made.arrays.table(weights), room
            )
            number, more = made.call(
                options, state, hand, number, 1, 2, 2, 2, made.arrays.table(weights), room
            )
            numbers = [*room.endings.shares[: number * players], *room.odds.expected]
            plans = list(room.endings.plans[:number])
            found.append((number, (taken, more), plans, numbers))
        assert found[0][:3] == found[1][:3]
        assert list(map(float, found[0][3])) == pytest.approx(list(map(float, found[1][3])))
