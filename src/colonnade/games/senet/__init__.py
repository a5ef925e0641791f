"""Senet: a race of five pawns a side along thirty winding squares.

Rules used, clause by clause in the project's page for Senet:

- four coins or a die; a 1, a 4 and a 6 throw again; the first 1 plays black, from 10 to 11 (S2–S6);
- a pawn alone is swapped with the one that lands on it, two are protected, three bar the way
  (S7–S12);
- forward if any pawn can, else backward onto an empty square, else the turn passes (S13, S14);
- 27 is water: back to square 1, or off the board until a throw enters (S15);
- pawns leave once all stand on 21–30, and the first side that is out wins (S16, S17).
"""

from typing import Final

from colonnade.kernel import outcome
from colonnade.kernel.rulebook import Rulebook
from colonnade.kernel.words import Words

from . import display, drawing, notation, options, refusals, rules, story
from .options import Options
from .state import State
from .words import WORDS, seat_name

SENET: Final[Rulebook[Options, State, int]] = Rulebook(
    id="senet",
    title=Words("Senet", "Senet"),
    about=Words(
        "An Egyptian race along thirty squares: swap, bar the way, mind the water, get out first.",
        "Une course égyptienne sur trente cases : échange, barre la route et sors en premier.",
    ),
    players=(2, 2),
    minutes=(15, 40),
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
