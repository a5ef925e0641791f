"""The bot of Senet: judges by a learned value and exact endings, looks ahead over all throws."""

from typing import Any, Final

from colonnade.bots.deepening import Judgement
from colonnade.bots.judge import Eye, Judge
from colonnade.games.senet import SENET

from .judging import chance, set_of
from .shelf import shelved

DEEPEST: Final = 3
GROWTH: Final = 40
"""Throws times replies, and a little more."""


def judgement_of(options: Any) -> Judgement:  # noqa: ANN401
    """How positions of a game with these options are judged; raises DamagedWeights."""
    return Judgement(SENET, chance, shelved(set_of(options)), DEEPEST, GROWTH)


SPECIALIST: Final = Judge(
    SENET,
    judgement_of,
    {
        "easy": Eye(4.0),
        "medium": Eye(1.7),
        "hard": Eye(0.85),
        "expert": Eye(0.0, looks_deep=True),
    },
)
