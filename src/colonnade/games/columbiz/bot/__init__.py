"""The bot made for Columbiz: exact odds over the throws, learned values after them."""

from typing import Final

from colonnade.bots.api.level_table import Level, own_settings
from colonnade.bots.api.registry import GameBot
from colonnade.bots.search.uct_settings import UctSettings

from .game_bot import ColumbizSearch, TurnSettings
from .progress import progress

LEVELS: Final = {
    "easy": Level(191.0, UctSettings(50, random_move_rate=0.4)),
    "medium": Level(368.0, UctSettings(120)),
    "hard": Level(
        698.0, UctSettings(400), TurnSettings(steps=1, foresight={2: 0.3, 3: 0.3, 4: 0.1})
    ),
    "expert": Level(
        852.0, UctSettings(0), TurnSettings(steps=0, foresight={2: 1.0, 3: 1.0, 4: 1.0})
    ),
}

SEARCH: Final = ColumbizSearch(own_settings(LEVELS))

BOT: Final = GameBot(LEVELS, SEARCH, progress)
