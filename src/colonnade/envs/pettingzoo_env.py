"""The games as PettingZoo AEC environments: one agent a seat, throws made by the environment.

>>> from colonnade.envs import pettingzoo_env
>>> env = pettingzoo_env.env("colonnade/senet-v0")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from colonnade.kernel.errors import ColonnadeError

from . import spaces
from .numpy_rng import NumpyRandom
from .position import Position, begin
from .registry import name_of
from .rendering import RENDER_MODES, check_render_mode, rendered

ILLEGAL: Final = -1.0
"""The reward of the agent that chose an illegal action; the game ends."""


def env(
    name: str, *, render_mode: str | None = None, horizon: int | None = None, **options: object
) -> AECEnv:
    """The environment of a game in PettingZoo's usual wrappers: an illegal action loses."""
    bare = raw_env(name, render_mode=render_mode, horizon=horizon, **options)
    ended = TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ended))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """The environment of a game without wrappers: an illegal action raises ColonnadeError.

    `position` is open to the learner: `position.afterstates()` lists every legal move with where
    it leads, `position.throws()` every throw with its probability and where it leads.
    """

    def __init__(
        self,
        name: str,
        *,
        render_mode: str | None = None,
        horizon: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.options = options
        self.position = begin(name, options)
        self.metadata = {
            "name": name_of(self.position.game),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.horizon = horizon
        self.choices = 0
        self.possible_agents = [f"player_{seat}" for seat in range(self.position.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.masked_vectors(self.position) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.moves(self.position) for agent in self.possible_agents}
        self.state_space = spaces.vectors(self.position)
        self._draws = NumpyRandom(np_random()[0])

    def observation_space(self, agent: str) -> Dict:
        """Vectors with masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The game's moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; `options={"position": LINE}` begins it there."""
        if seed is not None:
            self._draws = NumpyRandom(np_random(seed)[0])
        position = begin(self.position.game, self.options, (options or {}).get("position"))
        if position.is_over:
            raise ColonnadeError(f"the game is over at {position}")
        self.position = position.settled(self._draws)
        self.choices = 0
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._update_agents(self.position)

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """The vector as an agent sees it; the mask is empty unless it is to choose."""
        seat = self.possible_agents.index(agent)
        is_asked = agent == self.agent_selection and not self.truncations.get(agent, True)
        mask = self.position.mask()
        return {
            "observation": self.position.observation(seat),
            "action_mask": mask if is_asked else np.zeros_like(mask),
        }

    def step(self, action: int | None) -> None:
        """Play a move of the agent selected; the throws up to the next choice are made."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ColonnadeError(f"{agent} is to choose and chose nothing")
        self._cumulative_rewards[agent] = 0.0
        self.position = self.position.after(int(action)).settled(self._draws)
        self.choices += 1
        self._update_agents(self.position)

    def _update_agents(self, position: Position) -> None:
        """Hand out rewards, and say who is done and who is to choose."""
        self.rewards = dict(zip(self.agents, position.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, position.is_over)
        is_late = self.horizon is not None and self.choices >= self.horizon
        self.truncations = dict.fromkeys(self.agents, is_late and not position.is_over)
        self.agent_selection = self.possible_agents[position.seat]
        self._accumulate_rewards()

    def state(self) -> NDArray[np.int16]:
        """The whole position, as seat 0 sees it: nothing is hidden."""
        return self.position.observation(0)

    def render(self) -> Any:  # noqa: ANN401 - by the render mode
        """The board in characters, or as pixels."""
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
