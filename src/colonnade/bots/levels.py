"""The levels a bot can be asked for by name."""

from typing import Final

from colonnade.game import Randomness
from colonnade.kernel.errors import ColonnadeError

from .chooser import Chooser, RandomChooser

LEVELS: Final = ("random",)


def chooser(level: str, rng: Randomness) -> Chooser:
    """The bot of a level."""
    if level not in LEVELS:
        raise ColonnadeError(f"no bot level {level!r}; there are: {', '.join(LEVELS)}")
    return RandomChooser(rng)
