"""The bot made for Columbiz: exact odds over the throws, learned values after them."""

from typing import Final

from colonnade.bots.api.registry import GameBot
from colonnade.bots.search.uct_settings import UctSettings

from .game_bot import ColumbizSearch, TurnSettings
from .progress import progress

UCT: Final = {
    "easy": UctSettings(50, random_move_rate=0.4),
    "medium": UctSettings(120),
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

RATINGS: Final = {"random": 0.0, "easy": 191.0, "medium": 368.0, "hard": 698.0, "expert": 897.0}

BOT: Final = GameBot(SEARCH, UCT, progress, RATINGS)
