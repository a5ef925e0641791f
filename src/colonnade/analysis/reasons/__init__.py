"""Why a move is good or bad, in words: what it makes happen, and what it leaves behind.

A module a game; each asks the rules and the story of its game, and decides nothing itself.
"""

from .reason import Reason
from .told import told_reasons

__all__ = ["Reason", "told_reasons"]
