"""PettingZoo's own tests, and what they do not ask."""

import sys
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, performance_benchmark, seed_test

from colonnade.envs import NAMES, begin, pettingzoo_env
from colonnade.games.les_4_colonnes.core.tokens import HOME
from colonnade.kernel.errors import BadOption, ColonnadeError, UnknownGame
from configurations import Configuration
from envs.walks import TABLES

# PettingZoo's test warns of every environment outside its own list whose observations are a
# vector with a mask, and of the empty mask of an agent whose game is over.
AS_ALL_MASKED_ENVIRONMENTS = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def new_env(configuration: Configuration) -> AECEnv:
    options: dict[str, Any] = {**configuration.options}
    return seeded(pettingzoo_env.env(configuration.game, **options))


def seeded(env: AECEnv) -> AECEnv:
    """The same throws, and the same actions where somebody else's test draws them."""
    env.reset(seed=1)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    return env


class TestPettingZoo:
    pytestmark = AS_ALL_MASKED_ENVIRONMENTS

    @pytest.mark.parametrize("configuration", TABLES, ids=str)
    def test_api(self, configuration: Configuration) -> None:
        env = new_env(configuration)
        api_test(env, num_cycles=200)

    @pytest.mark.parametrize("configuration", TABLES, ids=str)
    def test_seeds(self, configuration: Configuration) -> None:
        seed_test(lambda: new_env(configuration), num_cycles=100)

    @pytest.mark.parametrize("name", NAMES)
    def test_performance(
        self, name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # It plays for five seconds and measures; by this clock they pass at its fiftieth look.
        looks = count(0.0, 0.1)
        watch = SimpleNamespace(time=lambda: next(looks))
        monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", watch)
        performance_benchmark(seeded(pettingzoo_env.env(name)))
        assert "Finished performance benchmark" in capsys.readouterr().out


def play_randomly(env: AECEnv, rng: Random) -> dict[str, float]:
    """What every agent earned in one game of random moves."""
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        earned[agent] += reward
        is_done = termination or truncation
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert bool(legal) != is_done
        env.step(None if is_done else rng.choice(legal))
    return earned


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_a_game_is_played_to_its_end(configuration: Configuration) -> None:
    env = new_env(configuration)
    env.reset(seed=3)
    earned = play_randomly(env, Random(3))
    assert env.position.is_over
    assert tuple(earned.values()) == env.position.rewards()
    assert not env.agents


def test_only_the_agent_to_choose_has_a_mask() -> None:
    env = pettingzoo_env.env("corintho", players=3)
    env.reset(seed=1)
    assert env.agent_selection == "player_0"
    assert env.observe("player_0")["action_mask"].sum() == 48
    assert env.observe("player_1")["action_mask"].sum() == 0


def test_seeds_make_the_throws_and_a_reset_without_one_goes_on() -> None:
    def first_turns(seed: int) -> list[str]:
        env = pettingzoo_env.env("columbiz")
        env.reset(seed=seed)
        seen = [str(env.position)]
        for _ in range(3):
            env.reset()
            seen.append(str(env.position))
        return seen

    assert first_turns(1) == first_turns(1)
    assert first_turns(1) != first_turns(2)
    assert len(set(first_turns(1))) > 1


def test_an_illegal_action_loses_at_once() -> None:
    env = pettingzoo_env.env("senet")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(30)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[loser] == -1


def test_without_wrappers_an_illegal_action_is_refused() -> None:
    env = pettingzoo_env.raw_env("senet")
    env.reset(seed=1)
    before = env.position
    for action in (30, None, -1, 999):
        with pytest.raises(ColonnadeError):
            env.step(action)
    assert env.position == before


def test_a_horizon_truncates() -> None:
    env = pettingzoo_env.env("senet", horizon=5)
    env.reset(seed=1)
    earned = play_randomly(env, Random(1))
    assert env.unwrapped.choices == 5
    assert earned == {"player_0": 0, "player_1": 0}


def test_a_game_begins_where_it_is_told() -> None:
    line = "wbwbwbwbw./b........./.......... 0 2 0,0 0"
    env = pettingzoo_env.env("senet")
    env.reset(options={"position": line})
    assert str(env.position) == line
    assert env.agent_selection == "player_0"


def test_a_throw_that_ends_the_game_is_rewarded() -> None:
    # All yellow tokens are home: one throw in thirty-six builds, and reset makes that throw.
    start = begin("les-4-colonnes", {})
    home = start.at(start.state._replace(tokens0=HOME))
    env = pettingzoo_env.env("les-4-colonnes")
    for seed in range(400):
        env.reset(seed=seed, options={"position": str(home)})
        if env.terminations["player_0"]:
            break
    assert env.rewards == {"player_0": 1, "player_1": -1}
    assert play_randomly(env, Random(1)) == {"player_0": 1, "player_1": -1}


def test_the_board_is_drawn() -> None:
    env = pettingzoo_env.env("senet", render_mode="ansi")
    env.reset(seed=1)
    assert "30" in env.render()
    assert pettingzoo_env.raw_env("senet").render() is None


def test_the_whole_state_is_a_vector_of_its_space() -> None:
    env = pettingzoo_env.env("columbiz")
    env.reset(seed=1)
    assert env.state_space.contains(env.state())


def test_what_cannot_be_made_is_said() -> None:
    with pytest.raises(UnknownGame):
        pettingzoo_env.env("colonnade/go-v0")
    with pytest.raises(BadOption):
        pettingzoo_env.env("senet", dice=2)
    with pytest.raises(ColonnadeError, match="render mode"):
        pettingzoo_env.env("senet", render_mode="human")
