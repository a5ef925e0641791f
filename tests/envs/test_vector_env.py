"""Thousands of games at once are the same games, one by one."""

import random
from pathlib import Path

import numpy as np
import pytest

from colonnade.envs import VectorEnv
from colonnade.envs.rendering import check_render_mode, font_files, pixels, rendered
from colonnade.games import GAMES
from colonnade.kernel.errors import ColonnadeError
from colonnade.library import Game

GAMES_AT_ONCE = 8


def legal_actions(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal action in each game, all equally likely."""
    chosen: np.ndarray = (rng.random(masks.shape) * masks).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.patience(400)
def test_every_step_is_that_of_the_position(game: str) -> None:
    has_dice = GAMES[game].chance
    env = VectorEnv(game, GAMES_AT_ONCE, seed=3)
    _, info = env.reset()
    rng, finished = np.random.default_rng(1), 0
    for _ in range(20 if has_dice else 150):
        before = [env.position(number) for number in range(GAMES_AT_ONCE)]
        actions = legal_actions(info["action_mask"], rng)
        observations, rewards, ends, _, info = env.step(actions)
        assert not info["illegal"].any()
        for number, position in enumerate(before):
            after, now = position.after(int(actions[number])), env.position(number)
            assert np.array_equal(info["action_mask"][number], now.mask())
            assert np.array_equal(observations[number], now.observation(now.seat))
            assert info["seat"][number] == now.seat
            if after.is_over:
                finished += 1
                assert tuple(rewards[number]) == after.rewards()
                assert ends[number]
            elif not has_dice:
                assert str(now) == str(after)
                assert not rewards[number].any()
                assert not ends[number]
    assert finished or has_dice


@pytest.mark.patience(400)
def test_throws_may_be_chosen() -> None:
    env = VectorEnv("senet", 2, explicit_chance=True)
    _, info = env.reset()
    assert info["chance"].all()
    before = env.position(0)
    _, _, _, _, info = env.step(np.array([0, 1]))
    assert str(env.position(0)) == str(before.thrown(0)), "a 1: takes black"
    assert info["chance"].tolist() == [False, True], "a 2 passes the turn on"


@pytest.mark.patience(400)
def test_an_illegal_action_loses_and_the_same_seed_repeats() -> None:
    env = VectorEnv("corintho", 2, seed=5)
    first, info = env.reset()
    kept = first.copy()
    illegal = int(info["action_mask"][0].argmin())
    _, rewards, ends, _, info = env.step(np.array([illegal, 0]))
    assert (rewards[0].tolist(), bool(ends[0]), bool(info["illegal"][0])) == (
        [-1.0, 0.0],
        True,
        True,
    )
    assert not info["illegal"][1]
    assert np.array_equal(env.reset(seed=5)[0], kept)
    with pytest.raises(ColonnadeError, match="shape"):
        env.step(np.zeros(3, np.int64))


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_longer_than_the_longest(game: str) -> None:
    book = GAMES[game]
    for seed in range(6):
        played, rng = Game(game), random.Random(seed)
        env = VectorEnv(game, 1).start.encoding
        if env.longest is None:
            assert book.chance
            return
        while not played.is_over:
            if played.is_chance:
                played.throw(rng)
            else:
                played.play(rng.choice(played.legal))
        assert len(played.tokens) <= env.longest(played.rules_options)


def test_a_board_is_pixels_or_characters() -> None:
    position = VectorEnv("corintho", 1).start
    drawn = pixels(position, width=200)
    assert drawn.dtype == np.uint8
    assert drawn.shape[1:] == (200, 3)
    assert len(np.unique(drawn)) > 10, "something is drawn"
    # The top holds nothing but who is to move.
    assert drawn[:16].min() < 100, "with its texts"
    assert list(map(Path.is_file, map(Path, font_files()))) == [True] * 4
    assert "base" in rendered(position, "ansi")
    with pytest.raises(ColonnadeError, match="there are: ansi, rgb_array"):
        check_render_mode("human")
