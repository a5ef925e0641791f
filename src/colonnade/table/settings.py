"""The settings of a table, besides the options of the game."""

from dataclasses import dataclass
from typing import Final

LONGEST_TURN: Final = 7 * 24 * 3600
"""In seconds; a slower game needs no timer."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a table is run; a rematch copies all of it."""

    auto_throw: bool = False
    """Whether throws are made automatically, except the first, before which seats may add seeds."""
    take_back: bool = True
    """Whether choices may be taken back."""
    turn_seconds: int = 0
    """The time for one choice or throw, 0 for no limit."""
    stand_in: str = "random"
    """The level of the bot that plays for an absent person."""
    listed: bool = False
    """Whether the table is in the public list."""
    own_dice: bool = False
    """Whether people throw their own dice or coins, and enter what they show."""
