"""The bot of Senet: judges by a learned value and exact endings, looks ahead over all throws."""

from typing import Any, Final

from colonnade.bots.api.level_table import Level, own_settings
from colonnade.bots.api.registry import GameBot
from colonnade.bots.search.expectimax import ValueModel
from colonnade.bots.search.uct_settings import valued_by_lead
from colonnade.bots.value.value_bot import Skill, ValueBot
from colonnade.games.senet import SENET
from colonnade.games.senet.core.options import OVER

from .progress import progress
from .value import chance, set_of
from .weights import load_weights

DEEPEST: Final = 3
GROWTH: Final = 40
"""Throws times replies, and a little more."""
NOISE_OVER: Final = 0.45
"""With `exit=over` moves matter more, and errors cost more games."""

UCT: Final = valued_by_lead(horizon=20, scale=10.0)

LEVELS: Final = {
    "easy": Level(55.0, UCT["easy"], Skill(3.2)),
    "medium": Level(159.0, UCT["medium"], Skill(0.85)),
    "hard": Level(240.0, UCT["hard"], Skill(0.0)),
    "expert": Level(279.0, UCT["expert"], Skill(0.0, searches_deep=True)),
}


def value_model_of(options: Any) -> ValueModel:  # noqa: ANN401
    """How positions of a game with these options are judged; raises DamagedWeights."""
    return ValueModel(SENET, chance, load_weights(set_of(options)), DEEPEST, GROWTH)


SEARCH: Final = ValueBot(
    SENET,
    value_model_of,
    own_settings(LEVELS),
    lambda _, options: NOISE_OVER if options.exit == OVER else 1.0,
)

BOT: Final = GameBot(LEVELS, SEARCH, progress)
