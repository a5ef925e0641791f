"""Bots: levels, searches, learned values and their training; generic, no game is named here.

from colonnade import bots

bots.LEVELS                                 # random, easy, medium, hard, expert
bots.bot("coach")(game)                     # about as strong as whoever plays here
bots.bot("hard", seconds=0.2)(game)         # the move it would play
bots.bot("engine:python my_bot.py")(game)   # a program that speaks the engine protocol
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from .api.level_names import LEVELS

if TYPE_CHECKING:
    from .api.engine_process import Forfeit
    from .api.function_bot import Player
    from .player import Bot, bot

__all__ = ["LEVELS", "Bot", "Forfeit", "Player", "bot"]

# Imported when first used: a server, and a browser's Worker, only need the names of levels.
_MODULES: Final = {
    "Bot": ".player",
    "Forfeit": ".api.engine_process",
    "Player": ".api.function_bot",
    "bot": ".player",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULES[name], __name__), name)


def __dir__() -> list[str]:
    return __all__
