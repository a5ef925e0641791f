"""One seat against bots, as Gymnasium wants it."""

from random import Random
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from colonnade.bots.api.levels import CHOOSERS
from colonnade.envs import NAMES, SeatEnv, begin
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook
from configurations import Configuration
from envs.walks import TABLES, walk


class FirstMove:
    """The first legal move, and how often it was asked for one."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, book: AnyRulebook, options: Any, state: Any, /) -> int:
        self.asked.append(state.seat)
        return book.rules.nth(book.rules.legal(options, state), 0)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_accepts_it(name: str) -> None:
    env = gymnasium.make(name).unwrapped
    env.reset(seed=1)
    env.action_space.seed(1)
    check_env(env)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_it_by_its_name(name: str) -> None:
    env = gymnasium.make(f"colonnade.envs:{name}")
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert info["action_mask"].sum() > 0


def episode(env: SeatEnv, seed: int) -> tuple[list[list[int]], float]:
    """All observations of one game of random moves, and the reward of the last."""
    rng = Random(seed)
    observation, info = env.reset(seed=seed)
    seen, reward, is_over = [observation.tolist()], 0.0, False
    while not is_over:
        assert env.position.seat == env.seat
        assert (info["action_mask"] == env.action_masks()).all()
        action: Any = rng.choice(env.position.actions())
        observation, reward, is_over, _, info = env.step(action)
        seen.append(observation.tolist())
    return seen, reward


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_a_seed_makes_a_game(configuration: Configuration) -> None:
    seat = int(configuration.options["players"]) - 1
    env = SeatEnv(configuration.game, seat=seat, **configuration.options)
    seen, reward = episode(env, 5)
    assert reward == env.position.rewards()[seat]
    assert (seen, reward) == episode(env, 5)


@pytest.mark.parametrize("name", CHOOSERS)
def test_every_bot_with_a_name_takes_a_seat(name: str) -> None:
    # The opponent has no move to think about before seat 0 has played.
    env = SeatEnv("corintho", opponent=name)
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() == 48


def test_a_greedy_opponent_wins_more_than_a_random_one() -> None:
    def lost(opponent: str) -> int:
        env = SeatEnv("columbiz", opponent=opponent)
        return sum(episode(env, seed)[1] < 0 for seed in range(12))

    assert lost("greedy") > lost("random")


def test_any_chooser_plays_every_other_seat() -> None:
    others = FirstMove()
    episode(SeatEnv("corintho", players=4, seat=2, opponent=others), 1)
    assert set(others.asked) == {0, 1, 3}


def test_an_illegal_action_loses_at_once() -> None:
    env = SeatEnv("senet")
    env.reset(seed=1)
    before = env.position
    action: Any = 60
    _, reward, is_over, _, info = env.step(action)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)
    assert env.position == before


def test_a_game_begins_where_it_is_told() -> None:
    line = "wbwbwbwbw./b........./.......... 0 2 0,0 0"
    env = SeatEnv("senet")
    env.reset(options={"position": line})
    assert str(env.position) == line


def test_a_game_without_a_choice_is_refused() -> None:
    *_, (last, number) = walk(begin("corintho", {}), Random(1))
    with pytest.raises(ColonnadeError, match="the game is over"):
        SeatEnv("corintho").reset(options={"position": str(last.after(number))})
    # Only the last move of the game is left, and it is the other's: no throw can change that.
    winning = FirstMove()
    winning.choose = lambda *_: last.encoding.actions.codes[number]  # type: ignore[method-assign]
    env = SeatEnv("corintho", seat=1 - last.seat, opponent=winning)
    with pytest.raises(ColonnadeError, match="never comes to choose"):
        env.reset(options={"position": str(last)})


def test_what_cannot_be_made_is_said() -> None:
    with pytest.raises(ColonnadeError, match="no seat 2"):
        SeatEnv("senet", seat=2)
    with pytest.raises(ColonnadeError, match="level"):
        SeatEnv("senet", opponent="grandmaster")
    with pytest.raises(ColonnadeError, match="render mode"):
        SeatEnv("senet", render_mode="human")
