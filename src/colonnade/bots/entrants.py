"""Whoever can be given a seat by one word: a level, a level with a budget, or a program."""

import re
from typing import Final

from colonnade.game import Randomness

from .chooser import Chooser
from .levels import CHOOSERS, chooser, nobody
from .program import PREFIX, ProgramChooser
from .searching import SECONDS
from .thinking import Budget

BUDGET: Final = re.compile(r"(?P<level>[a-z]+)@(?P<number>[1-9][0-9]{0,6})(?P<unit>ms)?")
SPELLINGS: Final = ("LEVEL@SIMULATIONS", "LEVEL@MILLISECONDSms", f"{PREFIX}COMMAND")
"""What else may be written."""


def entrant(name: str, rng: Randomness, budget: Budget = Budget()) -> Chooser:  # noqa: B008
    """The bot called so: `hard`, `expert@200ms`, `expert@5000` simulations, `engine:COMMAND`."""
    if name.startswith(PREFIX):
        return ProgramChooser(name.removeprefix(PREFIX), budget.seconds or SECONDS)
    level = name
    if found := BUDGET.fullmatch(name):
        level, number = found["level"], int(found["number"])
        budget = Budget(seconds=number / 1000) if found["unit"] else Budget(sims=number)
    if level not in CHOOSERS:
        raise nobody(name, (*CHOOSERS, *SPELLINGS))
    return chooser(level, rng, budget)
