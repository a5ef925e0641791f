"""The four games for learners: PettingZoo, Gymnasium and OpenSpiel over one `Position`.

Importing this package makes the Gymnasium environments known; `pettingzoo_env` holds those for
PettingZoo, `openspiel_game` the games for OpenSpiel. All of it comes with the extra
`colonnade[envs]`.
"""

try:
    from .encoding import Block, Encoding
    from .gym_env import SeatEnv, register
    from .position import Moved, Position, Thrown, begin
    from .registry import NAMES, game_of
    from .vector_env import VectorEnv
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"colonnade.envs needs {error.name}: pip install 'colonnade[envs]'", name=error.name
    ) from None

register()

__all__ = [
    "NAMES",
    "Block",
    "Encoding",
    "Moved",
    "Position",
    "SeatEnv",
    "Thrown",
    "VectorEnv",
    "begin",
    "game_of",
]
