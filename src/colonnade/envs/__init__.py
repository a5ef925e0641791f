"""The four games for learners: PettingZoo, Gymnasium and OpenSpiel over one `Position`.

Importing this room makes the Gymnasium environments known; `aec` holds those for PettingZoo and
`spiel` the games for OpenSpiel. All of it comes with the extra `colonnade[envs]`.
"""

try:
    from .catalogue import NAMES, game_of
    from .position import Moved, Position, Thrown, begin
    from .sight import Block, Sight
    from .single import SeatEnv, register
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"colonnade.envs needs {error.name}: pip install 'colonnade[envs]'", name=error.name
    ) from None

register()

__all__ = [
    "NAMES",
    "Block",
    "Moved",
    "Position",
    "SeatEnv",
    "Sight",
    "Thrown",
    "begin",
    "game_of",
]
