"""Sharp moves are those that may make a line, and leaving out the twins of quiet ones is exact."""

import random
from collections.abc import Iterator, Sequence

import pytest

from colonnade.bots.corintho.deepening import Deepening
from colonnade.bots.corintho.frames import SURE, WIN
from colonnade.bots.corintho.outlook import WEIGHTS, outlook
from colonnade.bots.corintho.search import search
from colonnade.bots.corintho.sharpness import is_roomy, one_of_each, sharp
from colonnade.bots.corintho.train import all_options
from colonnade.bots.loops import Made
from colonnade.games.corintho.board import FIRST_STEP
from colonnade.games.corintho.lines import standing
from colonnade.games.corintho.options import Options, read_options
from colonnade.games.corintho.rules import after_move, codes, count, legal, start
from colonnade.games.corintho.state import Menu, State, tops
from colonnade.swift.arrays import PlainArrays

PLAIN = Made(search, PlainArrays(), is_compiled=False)
PRESETS = [read_options({}), read_options({"preset": "ai"})]


def wandering(options: Options, seed: int) -> Iterator[State]:
    """The positions of a game at random."""
    rng, state = random.Random(seed), start(options)
    while not state.winners:
        yield state
        state = after_move(options, state, rng.choice(codes(legal(options, state))))


@pytest.mark.parametrize("options", PRESETS)
def test_a_line_stands_only_after_a_sharp_move(options: Options) -> None:
    made = 0
    for seed in range(20):
        for state in wandering(options, seed):
            menu = legal(options, state)
            found = codes(sharp(state.pieces, menu))
            for move in codes(menu):
                stands = standing(tops(after_move(options, state, move).pieces)) != 0
                made += stands
                assert not stands or move in found
                assert stands or move not in found or move >= FIRST_STEP
    assert made > 100


@pytest.mark.parametrize("options", PRESETS)
def test_the_twins_of_a_quiet_move_are_worth_the_same(options: Options) -> None:
    weights = [random.Random(1).uniform(-1, 2) for _ in range(WEIGHTS)]
    left_out = 0
    for seed in range(12):
        for state in wandering(options, seed):
            menu = legal(options, state)
            lines = sharp(state.pieces, menu)
            quiet = Menu(menu.placements & ~lines.placements, menu.steps & ~lines.steps)
            few = one_of_each(quiet)
            assert set(codes(few)) <= set(codes(quiet))
            if is_roomy(state):
                left_out += count(quiet) - count(few)
                assert worths(options, state, few, weights) == worths(
                    options, state, quiet, weights
                )
    assert left_out > 500


def worths(options: Options, state: State, menu: Menu, weights: Sequence[float]) -> set[int]:
    """What `outlook` makes of the positions after some moves, none of which may end the game."""
    after = [after_move(options, state, move) for move in codes(menu)]
    assert all(one.seat != state.seat and not one.winners for one in after)
    return {outlook(one, weights) for one in after}


def negamax(options: Options, state: State, depth: int, ply: int, weights: Sequence[float]) -> int:
    """The score by looking at everything, as the search defines it."""
    best = -WIN
    for move in codes(legal(options, state)):
        after = after_move(options, state, move)
        if after.winners:
            won = after.winners == 1 << state.seat
            score = 0 if after.winners == 3 else (1 if won else -1) * (WIN - ply - 1)
        else:
            left = depth if standing(tops(after.pieces)) else depth - 1
            if left:
                score = negamax(options, after, left, ply + 1, weights)
            else:
                score = outlook(after, weights)
            score = score if after.seat == state.seat else -score
        best = max(best, score)
    return best


@pytest.mark.parametrize("options", list(all_options()), ids=lambda given: "".join(map(str, given)))
def test_two_moves_deep_nothing_is_left_out(options: Options) -> None:
    weights = [random.Random(2).uniform(-1, 2) for _ in range(WEIGHTS)]
    met = list(wandering(options, 3))
    for state in met[len(met) // 2 :: 3]:
        deepening = Deepening(PLAIN, options, state, weights, 0)
        for depth in (1, 2):
            if deepening.is_proved:
                break
            while not deepening._search(depth, 1 << 30):
                pass
            deepening._note()
        expected = negamax(options, state, deepening.depth, 0, weights)
        if abs(expected) > SURE:
            assert (deepening.score > SURE, deepening.score < -SURE) == (
                expected > SURE,
                expected < -SURE,
            )
        else:
            assert deepening.score == expected
