"""Bots: levels, searches, learned values and their training; generic, no game is named here.

from colonnade import bots

bots.LEVELS                                 # random, easy, medium, hard, expert
bots.bot("hard", seconds=0.2)(game)         # the move it would play
bots.bot("engine:python my_bot.py")(game)   # a program that speaks the engine protocol
"""

from .api.engine_process import Forfeit
from .api.function_bot import Player
from .api.levels import LEVELS
from .player import Bot, bot

__all__ = ["LEVELS", "Bot", "Forfeit", "Player", "bot"]
