"""Sharp moves may make a line; the best of the others is found without playing any."""

import random
from collections.abc import Iterator, Sequence
from math import inf

import pytest

from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.corintho.bot.evaluation import HANDS, expected_shares
from colonnade.games.corintho.bot.frontier import best_quiet
from colonnade.games.corintho.bot.iterative_deepening import Deepening
from colonnade.games.corintho.bot.search import search
from colonnade.games.corintho.bot.search_stack import NONE, NOTHING, SURE, WIN
from colonnade.games.corintho.bot.threats import is_roomy, sharp
from colonnade.games.corintho.bot.train_hands import options_of_two
from colonnade.games.corintho.core.board import FIRST_STEP
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.rules import after_move, codes, count, legal, start
from colonnade.games.corintho.core.state import Menu, State, tops

PLAIN = Kernel(search, PlainArrays(), is_compiled=False)
PRESETS = [read_options({}), read_options({"preset": "ai"})]


def random_walk(options: Options, seed: int) -> Iterator[State]:
    """The positions of a random game."""
    rng, state = random.Random(seed), start(options)
    while not state.winners:
        yield state
        state = after_move(options, state, rng.choice(codes(legal(options, state))))


@pytest.mark.parametrize("options", PRESETS)
def test_a_line_stands_only_after_a_sharp_move(options: Options) -> None:
    made = 0
    for seed in range(20):
        for state in random_walk(options, seed):
            menu = legal(options, state)
            found = codes(sharp(state.pieces, menu))
            for move in codes(menu):
                stands = standing(tops(after_move(options, state, move).pieces)) != 0
                made += stands
                assert not stands or move in found
                assert stands or move not in found or move >= FIRST_STEP
    assert made > 100


@pytest.mark.parametrize("options", PRESETS)
def test_the_best_quiet_move_is_known_without_playing_any(options: Options) -> None:
    rng = random.Random(1)
    weights = [float(rng.randrange(-100, 200)) for _ in range(HANDS)]
    left_out = 0
    for seed in range(12):
        for state in random_walk(options, seed):
            menu = legal(options, state)
            lines = sharp(state.pieces, menu)
            quiet = Menu(menu.placements & ~lines.placements, menu.steps & ~lines.steps)
            if not is_roomy(options, state) or not count(quiet):
                continue
            worth = state_after(options, state, quiet, weights)
            best = best_quiet(options, state, quiet, NOTHING, weights)
            assert worth[best.move] == best.score == max(worth.values())
            left_out += count(quiet) - best.looked_at
            enough = min(worth.values())
            good = best_quiet(options, state, quiet, enough, weights)
            assert worth[good.move] == good.score >= enough
            assert good.looked_at == 1
    assert left_out > 500


def test_without_a_quiet_move_there_is_no_best_one() -> None:
    options = PRESETS[0]
    found = best_quiet(options, start(options), Menu(0, 0), 0, [0.0] * HANDS)
    assert (found.move, found.looked_at) == (NONE, 0)


def state_after(
    options: Options, state: State, menu: Menu, weights: Sequence[float]
) -> dict[int, int]:
    """By move: what is left after it, to who plays it; none of the moves may end the game."""
    after = {move: after_move(options, state, move) for move in codes(menu)}
    assert all(one.seat != state.seat and not one.winners for one in after.values())
    return {move: -expected_shares(one, weights) for move, one in after.items()}


def negamax(options: Options, state: State, depth: int, ply: int, weights: Sequence[float]) -> int:
    """The score by exhaustive search, as the search defines it."""
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
                score = expected_shares(after, weights)
            score = score if after.seat == state.seat else -score
        best = max(best, score)
    return best


@pytest.mark.parametrize(
    "options", list(options_of_two()), ids=lambda given: "".join(map(str, given))
)
def test_two_moves_deep_nothing_is_left_out(options: Options) -> None:
    rng = random.Random(2)
    weights = [float(rng.randrange(-100, 200)) for _ in range(HANDS)]
    met = list(random_walk(options, 3))
    for state in met[len(met) // 2 :: 3]:
        deepening = Deepening(PLAIN, options, state, weights, 0)
        deepening.run(inf, 2)
        expected = negamax(options, state, deepening.depth, 0, weights)
        if abs(expected) > SURE:
            assert (deepening.score > SURE, deepening.score < -SURE) == (
                expected > SURE,
                expected < -SURE,
            )
        else:
            assert deepening.score == expected
