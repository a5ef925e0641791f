"""Passage: a toy race over nine stones, and the template to copy for a new game.

Rules used: two players with two walkers each; a coin throws 1 or 2; one walker goes that far;
a stone holds one walker; whoever has both walkers across wins. See `rules.en.md`.
"""

from typing import Final

from colonnade.kernel import outcome
from colonnade.kernel.rulebook import Rulebook
from colonnade.kernel.words import Words

from . import display, drawing, notation, options, refusals, rules, story
from .options import Options
from .state import State
from .words import WORDS, seat_name

PASSAGE: Final[Rulebook[Options, State, int]] = Rulebook(
    id="passage",
    title=Words("Passage", "Passage"),
    about=Words(
        "Two walkers each, nine stones, one coin.", "Deux marcheurs, neuf pierres, une pièce."
    ),
    players=(2, 2),
    minutes=(1, 3),
    options=options,
    rules=rules,
    notation=notation,
    refusals=refusals,
    story=story,
    drawing=drawing,
    display=display,
    words=WORDS,
    seat_name=seat_name,
    result=outcome.shared,
    chance=True,
)
