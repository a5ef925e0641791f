"""The bot of Les 4 colonnes: judges by a learned value, and plays the best moves on."""

from typing import Any, Final

from colonnade.bots.api.level_table import Level, own_settings
from colonnade.bots.api.registry import GameBot
from colonnade.bots.search.expectimax import ValueModel
from colonnade.bots.search.uct_settings import valued_by_lead
from colonnade.bots.value.value_bot import Skill, ValueBot
from colonnade.games.les_4_colonnes import LES_4_COLONNES

from .progress import progress
from .value import chance, set_of
from .weights import load_weights

DEEPEST: Final = 0
"""Looks at all throws take minutes to compile here; games that are played on see as much."""
PLAIN_DEEPEST: Final = 2
"""While nothing is compiled no games are played on, and looks take the time."""
GROWTH: Final = (36, 160)
"""Throws times replies, and a little more: with one die, and with two."""
HARD_IN_TEAMS: Final = 1.25
"""What the noise of `hard` is multiplied by in teams, which luck decides less: it would be too far
ahead of `medium`."""

UCT: Final = valued_by_lead(horizon=20, scale=20.0)

LEVELS: Final = {
    "easy": Level(111.0, UCT["easy"], Skill(2.0)),
    "medium": Level(222.0, UCT["medium"], Skill(0.9)),
    "hard": Level(447.0, UCT["hard"], Skill(0.4)),
    "expert": Level(578.0, UCT["expert"], Skill(0.0, searches_deep=True)),
}


def value_model_of(options: Any) -> ValueModel:  # noqa: ANN401
    """How positions of a game with these options are judged; raises DamagedWeights."""
    weights = load_weights(set_of(options))
    growth = GROWTH[options.dice]
    return ValueModel(LES_4_COLONNES, chance, weights, DEEPEST, growth, plain_deepest=PLAIN_DEEPEST)


SEARCH: Final = ValueBot(
    LES_4_COLONNES,
    value_model_of,
    own_settings(LEVELS),
    lambda level, options: HARD_IN_TEAMS if options.teams and level == "hard" else 1.0,
)

BOT: Final = GameBot(LEVELS, SEARCH, progress)
