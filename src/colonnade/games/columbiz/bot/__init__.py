"""The bot made for Columbiz: exact odds over the throws, learned values after them."""

from typing import Final

from colonnade.bots.api.registry import GameBot
from colonnade.bots.search.uct_settings import UctSettings

from .game_bot import ColumbizSearch, TurnSettings
from .progress import progress

UCT: Final = {
    "easy": UctSettings(50, random_move_rate=0.33),
    "medium": UctSettings(400),
    # Only where the learned values are damaged: else the two best levels have their own search.
    "hard": UctSettings(400),
    "expert": UctSettings(0),
}

SEARCH: Final = ColumbizSearch(
    {
        "hard": TurnSettings(steps=1, foresight=0.3),
        "expert": TurnSettings(steps=0, foresight=1.0),
    }
)

RATINGS: Final = {"random": 0.0, "easy": 161.0, "medium": 543.0, "hard": 801.0, "expert": 1000.0}

BOT: Final = GameBot(SEARCH, UCT, progress, RATINGS)
