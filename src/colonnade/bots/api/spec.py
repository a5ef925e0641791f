"""Bots by specification: a level, a level with a budget, or an engine command."""

import re
from typing import Final

from colonnade.bots.coach import CoachChooser, RatedChooser
from colonnade.bots.search.uct import SECONDS
from colonnade.kernel.i18n import Text
from colonnade.library import Randomness

from .chooser import Chooser
from .engine_client import PREFIX, EngineBot
from .level_names import COACH, coach_rating
from .levels import CHOOSERS, chooser, unknown_bot
from .thinking import Budget

BUDGET: Final = re.compile(r"(?P<level>[a-z]+)@(?P<number>[1-9][0-9]{0,6})(?P<unit>ms)?")
SPELLINGS: Final = Text(
    f", LEVEL@SIMULATIONS, LEVEL@MILLISECONDSms, {PREFIX}COMMAND",
    f", NIVEAU@SIMULATIONS, NIVEAU@MILLISECONDESms, {PREFIX}COMMANDE",
)
"""Other accepted spellings."""


def bot_from_spec(name: str, rng: Randomness, budget: Budget = Budget()) -> Chooser:  # noqa: B008
    """The bot of a specification: `hard`, `expert@200ms`, `coach`, `engine:COMMAND`."""
    if name.startswith(PREFIX):
        return EngineBot(name.removeprefix(PREFIX), budget.seconds or SECONDS)
    level = name
    if found := BUDGET.fullmatch(name):
        level, number = found["level"], int(found["number"])
        budget = Budget(seconds=number / 1000) if found["unit"] else Budget(sims=number)
    if level == COACH:
        return CoachChooser(rng, budget)
    if (rating := coach_rating(level)) is not None:
        return RatedChooser(rng, budget, rating)
    if level not in CHOOSERS:
        raise unknown_bot(name, (*CHOOSERS, COACH), SPELLINGS)
    return chooser(level, rng, budget)
