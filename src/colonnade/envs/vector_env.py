"""Thousands of games at once over the compiled rules: numpy in, numpy out.

>>> import numpy as np
>>> env = VectorEnv("senet", num_envs=4, seed=1)
>>> observations, info = env.reset()
>>> observations.shape, info["action_mask"].shape
((4, 72), (4, 61))
>>> actions = info["action_mask"].argmax(axis=1)
>>> observations, rewards, terminations, truncations, info = env.step(actions)
>>> rewards.shape
(4, 2)
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from colonnade.compiled.compiler import Compiler, available
from colonnade.compiled.prng import MASK, stream_of
from colonnade.games import rulebook
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook

from .position import Position, begin, rewards_of
from .registry import encoding_of
from .vector_kernel import Function, bind_vector_step

Arrays = NDArray[Any]


class VectorEnv:
    """A batch of games in which one player chooses at every step, all seats in turn.

    An observation is the vector of the game as the player to choose sees it, `info["seat"]` says
    who that is, `info["action_mask"]` what is legal. A game that is over begins anew in the same
    step; its rewards, one per seat, are those of its last move. An illegal action loses the game:
    the reward of its seat is −1, and `info["illegal"]` is set. Throws are drawn inside, unless
    `explicit_chance`: then `info["chance"]` marks games whose next action is the number of a throw.

    The arrays belong to the environment and are written over by the next step: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        *,
        seed: int = 0,
        explicit_chance: bool = False,
        **options: object,
    ) -> None:
        if not available():
            raise ModuleNotFoundError(
                "VectorEnv needs numba: pip install 'colonnade[envs,compiled]'", name="numba"
            )
        if num_envs < 1:
            raise ColonnadeError(f"num_envs={num_envs}: must be at least 1")
        self.start: Position = begin(game, options)
        self.num_envs = num_envs
        self.explicit_chance = explicit_chance
        self.seed = seed
        encoding, players = self.start.encoding, self.start.players
        self.num_actions = len(encoding.actions)
        self.observation_size = encoding.size(self.start.options)
        self._step = compiled_step(self.start.game)
        self._tables = (
            np.array(encoding.actions.codes, np.int64),
            np.array(encoding.throws.codes or (0,), np.int64),
            numbers_of(encoding.actions.codes),
        )
        self._payoffs = payoffs_of(self.start.book, self.start.options)
        self.states = np.zeros((num_envs, len(self.start.state)), np.int64)
        self._streams = np.zeros(num_envs, np.int64)
        self.masks = np.zeros((num_envs, self.num_actions), np.int8)
        self.observations = np.zeros((num_envs, self.observation_size), np.int16)
        self.seats = np.zeros(num_envs, np.int64)
        self.rewards = np.zeros((num_envs, players), np.float64)
        self._flags = tuple(np.zeros(num_envs, np.bool_) for _ in range(3))
        self._truncations = np.zeros(num_envs, np.bool_)

    def reset(self, seed: int | None = None) -> tuple[Arrays, dict[str, Arrays]]:
        """Begin every game; the same seed and the same actions give the same games."""
        self.seed = self.seed if seed is None else seed
        numbers = (stream_of(self.seed & MASK, game) for game in range(self.num_envs))
        self._streams[:] = np.fromiter(numbers, np.int64, self.num_envs)
        self._advance(np.zeros(self.num_envs, np.int64), is_first=1)
        return self.observations, self._info()

    def step(self, actions: Arrays) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Arrays]]:
        """Play one action in every game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise ColonnadeError(f"actions have shape {chosen.shape}, not ({self.num_envs},)")
        self._advance(chosen, is_first=0)
        return self.observations, self.rewards, self._flags[1], self._truncations, self._info()

    def position(self, game: int) -> Position:
        """One of the games as a `Position`, with its afterstates, throws and words."""
        state = self.start.encoding.state_of([int(number) for number in self.states[game]])
        return Position(self.start.game, self.start.options, state)

    def _info(self) -> dict[str, Arrays]:
        return {
            "action_mask": self.masks,
            "seat": self.seats,
            "chance": self._flags[0],
            "illegal": self._flags[2],
        }

    def _advance(self, actions: Arrays, is_first: int) -> None:
        self._step(
            self.start.options,
            actions,
            is_first,
            int(not self.explicit_chance),
            self._tables,
            self._payoffs,
            self.states,
            self._streams,
            self.masks,
            self.observations,
            self.seats,
            self.rewards,
            self._flags,
        )


@cache
def compiled_step(game: str) -> Function:
    """The step of a game's batches, compiled when it is first called."""
    return Compiler(bind_vector_step(rulebook(game).rules, encoding_of(game))).entry()


@cache
def numbers_of(codes: tuple[int, ...]) -> Arrays:
    """The number of each code."""
    table = np.zeros(max(codes) + 1, np.int16)
    table[list(codes)] = np.arange(len(codes))
    return table


def payoffs_of(book: AnyRulebook, options: Any) -> Arrays:  # noqa: ANN401
    """By mask of winners and seat: the reward."""
    masks = range(1, 1 << options.players)
    rows = [(0.0,) * options.players, *(rewards_of(book, options, mask) for mask in masks)]
    return np.array([reward for row in rows for reward in row], np.float64)
