"""What people agree on before they sit down, besides the options of the game."""

from dataclasses import dataclass
from typing import Final

LONGEST_TURN: Final = 7 * 24 * 3600
"""In seconds; a slower game needs no timer."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a table is run; a rematch copies all of it."""

    auto_throw: bool = False
    """Throws make themselves, but for the first, before which seats may still add seeds."""
    take_back: bool = True
    """Whether a choice may be taken back at all."""
    turn_seconds: int = 0
    """The time for one choice or throw, 0 for as long as it takes."""
    stand_in: str = "random"
    """The level of the bot that plays for somebody who has gone."""
    listed: bool = False
    """Whether strangers find the table in a list."""
