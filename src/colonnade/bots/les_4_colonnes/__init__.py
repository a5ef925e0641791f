"""The bot of Les 4 colonnes: judges by a learned value, looks ahead over all throws."""

from typing import Any, Final

from colonnade.bots.deepening import Judgement
from colonnade.bots.judge import Eye, Judge
from colonnade.games.les_4_colonnes import LES_4_COLONNES

from .judging import chance, set_of
from .shelf import shelved

DEEPEST: Final = 2
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
        "easy": Eye(1.5),
        "medium": Eye(0.7),
        "hard": Eye(0.3),
        "expert": Eye(0.0, looks_deep=True),
    },
)
