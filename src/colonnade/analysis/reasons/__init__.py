"""Why a move is good or bad, in words: what it makes happen, and what it leaves behind.

A module a game; each asks the rules and the story of its game, and decides nothing itself.
"""

from .reason import Reason
from .told import (
    Stance,
    ToldReason,
    Voice,
    about_players,
    advised_reasons,
    to_the_player,
    told_reasons,
)

__all__ = [
    "Reason",
    "Stance",
    "ToldReason",
    "Voice",
    "about_players",
    "advised_reasons",
    "to_the_player",
    "told_reasons",
]
