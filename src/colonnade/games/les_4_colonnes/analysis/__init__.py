"""Hints and reviews of Les 4 colonnes: the names of moves, the reasons for and against."""

from typing import Final

from colonnade.analysis.game_analysis import LOOK, EffortDefaults, GameAnalysis, Reasons

from .move_phrases import PHRASES
from .reasons import AGAINST, PLAIN, WORDS, reasons

ANALYSIS: Final = GameAnalysis(
    Reasons(reasons, WORDS, AGAINST, PLAIN), PHRASES, EffortDefaults(LOOK, LOOK)
)
