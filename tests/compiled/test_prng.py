"""Random numbers from a seed: uniform, independent of the order of work, the same compiled."""

import itertools
import math

import numba
import numpy as np
import pytest

from colonnade.compiled import intrinsics, prng
from colonnade.compiled.call_graph import calls_of


def compiled(function: object) -> object:
    from numba.extending import register_jitable

    for called in calls_of(function):  # type: ignore[arg-type]
        if called not in intrinsics.SUBSTITUTED and called is not function:
            register_jitable(called)
    return numba.njit(function)


@pytest.mark.parametrize("limit", [2, 6, 16, 36, 3003])
def test_every_number_below_a_limit_is_equally_likely(limit: int) -> None:
    drawn = 200 * limit
    stream = prng.stream_of(5, limit)
    seen = [0] * limit
    for _ in range(drawn):
        stream = prng.following(stream)
        seen[prng.below(prng.word(stream), limit)] += 1
    chi_square = sum((times - 200) ** 2 / 200 for times in seen)
    # Six standard deviations of the chi-square law.
    assert abs(chi_square - (limit - 1)) < 6 * math.sqrt(2 * limit)


def test_neighbouring_games_draw_unlike_numbers() -> None:
    first = [prng.word(prng.following(prng.stream_of(1, game))) for game in range(2000)]
    assert len(set(first)) == 2000
    agreeing = [(one ^ other).bit_count() for one, other in itertools.pairwise(first)]
    assert abs(sum(agreeing) / len(agreeing) - 31.5) < 0.5


@pytest.mark.parametrize("seed", [0, 1, 2**40, prng.MASK])
def test_plain_and_compiled_draw_alike(seed: int) -> None:
    def many(seed: int, words: object) -> None:
        stream = prng.stream_of(seed, 3)
        for index in range(len(words)):  # type: ignore[arg-type]
            stream = prng.following(stream)
            words[index] = prng.word(stream)  # type: ignore[index]

    words = np.zeros(1000, np.int64)
    compiled(many)(seed, words)  # type: ignore[operator]
    plainly = [0] * 1000
    many(seed, plainly)
    assert words.tolist() == plainly
    assert min(plainly) >= 0
