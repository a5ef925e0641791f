"""The bot made for Corintho: alpha-beta to the end of the game, where that can be seen."""

from typing import Final

from colonnade.bots.api.registry import GameBot
from colonnade.bots.search.uct_settings import UctSettings

from .game_bot import CorinthoSearch

UCT: Final = {
    "easy": UctSettings(40, random_move_rate=0.5),
    "medium": UctSettings(60),
    # For three and four players; for two, `hard` has a search of its own, and `expert` always.
    "hard": UctSettings(10_000),
    "expert": UctSettings(0),
}

# Nodes per move; 0 takes the whole time instead.
SEARCH: Final = CorinthoSearch({"hard": 75, "expert": 0})

RATINGS: Final = {"random": 0.0, "easy": 184.0, "medium": 417.0, "hard": 895.0, "expert": 1499.0}

BOT: Final = GameBot(SEARCH, UCT, ratings=RATINGS)
