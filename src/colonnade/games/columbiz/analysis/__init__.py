"""Hints and reviews of Columbiz: what a move is called, and the reasons for and against it."""

from typing import Final

from colonnade.analysis.game_analysis import EffortDefaults, GameAnalysis, Reasons

from .move_phrases import PHRASES
from .reasons import AGAINST, PLAIN, WORDS, reasons

ANALYSIS: Final = GameAnalysis(
    Reasons(reasons, WORDS, AGAINST, PLAIN),
    PHRASES,
    EffortDefaults(100, 4, divides=False, per_throw=3),
)
