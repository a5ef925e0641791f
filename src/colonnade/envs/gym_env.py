"""The games as Gymnasium environments: one seat learns, a bot plays all others.

>>> import gymnasium
>>> env = gymnasium.make("colonnade.envs:colonnade/senet-v0", opponent="greedy")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum()) > 0
True
"""

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from colonnade.bots.api.chooser import Chooser
from colonnade.bots.api.levels import chooser
from colonnade.kernel.errors import ColonnadeError

from . import spaces
from .numpy_rng import NumpyRandom
from .position import Mask, Position, Vector, begin
from .registry import NAMES
from .rendering import RENDER_MODES, check_render_mode, rendered

ILLEGAL: Final = -1.0
"""The reward for an illegal action; the game ends."""
TRIES: Final = 100
"""Attempts to begin a game in which the seat has a choice."""


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """One seat of a game; `opponent` is the name of a bot level or any chooser.

    Observations are the vectors of the game; the mask of the legal moves is `info["action_mask"]`
    and `action_masks()`. `position` is open to the learner, with its afterstates and throws.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponent: str | Chooser = "random",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.options = options
        self.position = begin(game, options)
        if not 0 <= seat < self.position.players:
            raise ColonnadeError(f"no seat {seat} among {self.position.players}")
        check_render_mode(render_mode)
        self.seat = seat
        self.render_mode = render_mode
        self.opponent = opponent
        self.observation_space = spaces.vectors(self.position)
        self.action_space = spaces.moves(self.position)
        self._chooser = self._seated(opponent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a game and play it up to the seat's first choice; `options={"position": LINE}`."""
        super().reset(seed=seed)
        self._chooser = self._seated(self.opponent)
        start = begin(self.position.game, self.options, (options or {}).get("position"))
        if start.is_over:
            raise ColonnadeError(f"the game is over at {start}")
        # A game can be lost before the seat has had a choice: such a game teaches nothing.
        for _ in range(TRIES):
            self.position = self._answered(start)
            if not self.position.is_over:
                break
        else:
            raise ColonnadeError(f"seat {self.seat} never comes to choose from {start}")
        return self.position.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Play a move, and all that the others and the dice do until the seat's next choice."""
        chosen = int(action)
        if chosen not in self.position.actions():
            info = {"action_mask": np.zeros_like(self.action_masks()), "illegal": True}
            return self.position.observation(self.seat), ILLEGAL, True, False, info
        self.position = self._answered(self.position.after(chosen))
        return (
            self.position.observation(self.seat),
            self.position.rewards()[self.seat],
            self.position.is_over,
            False,
            self._info(),
        )

    def action_masks(self) -> Mask:
        """A one for each legal move."""
        return self.position.mask()

    def render(self) -> Any:  # noqa: ANN401 - Gymnasium's type variable is private to it
        """The board in characters, or as pixels."""
        return rendered(self.position, self.render_mode)

    def _info(self) -> dict[str, NDArray[np.int8]]:
        return {"action_mask": self.action_masks()}

    def _answered(self, position: Position) -> Position:
        """The next position in which the seat chooses, or the end."""
        draws = NumpyRandom(self.np_random)
        position = position.settled(draws)
        codes = position.encoding.actions.numbers
        while not position.is_over and position.seat != self.seat:
            code = self._chooser.choose(position.book, position.options, position.state)
            position = position.after(codes[code]).settled(draws)
        return position

    def _seated(self, opponent: str | Chooser) -> Chooser:
        """The opponent itself, or the bot of that level with the environment's randomness."""
        if isinstance(opponent, str):
            return chooser(opponent, NumpyRandom(self.np_random))
        return opponent


def register() -> None:
    """Register the environments with `gymnasium.make` under their versioned names."""
    for name, game in NAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:{SeatEnv.__name__}", kwargs={"game": game})
