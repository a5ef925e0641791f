"""The bot made for Corintho: alpha-beta for two players, simulations for three and four."""

from typing import Final

from colonnade.bots.api.level_table import Level, own_settings
from colonnade.bots.api.registry import GameBot
from colonnade.bots.search.uct_settings import UctSettings

from .game_bot import CorinthoSearch

# The settings of the game's own search are nodes or simulations per move; 0 takes the whole time
# instead.
LEVELS: Final = {
    "easy": Level(184.0, UctSettings(40, random_move_rate=0.5)),
    "medium": Level(417.0, UctSettings(60)),
    # With three and four players `hard` is UCT, too.
    "hard": Level(851.0, UctSettings(1_000), 75),
    "expert": Level(1455.0, UctSettings(0), 0),
}

SEARCH: Final = CorinthoSearch(own_settings(LEVELS))

BOT: Final = GameBot(LEVELS, SEARCH)
