"""The bot of Les 4 colonnes: judges by a learned value, and plays the best moves on."""

from typing import Any, Final

from colonnade.bots.deepening import Judgement
from colonnade.bots.judge import Eye, Judge
from colonnade.games.les_4_colonnes import LES_4_COLONNES

from .judging import chance, set_of
from .shelf import shelved

DEEPEST: Final = 0
"""Looks at all throws take minutes to compile here; games that are played on see as much."""
GROWTH: Final = (36, 160)
"""Throws times replies, and a little more: with one die, and with two."""


def judgement_of(options: Any) -> Judgement:  # noqa: ANN401
    """How positions of a game with these options are judged; raises DamagedWeights."""
    weights = shelved(set_of(options))
    return Judgement(LES_4_COLONNES, chance, weights, DEEPEST, GROWTH[options.dice])


SPECIALIST: Final = Judge(
    LES_4_COLONNES,
    judgement_of,
    {
        "easy": Eye(2.0),
        "medium": Eye(0.9),
        "hard": Eye(0.4),
        "expert": Eye(0.0, looks_deep=True),
    },
)
