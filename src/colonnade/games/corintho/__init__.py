"""Corintho: two to four architects share bases, columns and capitals on a board of 4 × 4 cells.

Rules used (the revised rulebook; clauses C1 to C13):
- one turn places a piece on an empty cell, places it on a stack that it fits, or moves a whole
  stack one cell onto a neighbour that it fits: base, then column, then capital;
- a stack just touched is not moved for a full round;
- three or four stacks in line that show the same piece make a line; the next player must break
  it or lengthen it to four, which wins at once; without an answer the line wins;
- a player who cannot move is skipped, and the game is a draw once nobody ever can.
"""

from typing import Final

from colonnade.kernel import outcome
from colonnade.kernel.rulebook import Rulebook
from colonnade.kernel.words import Words

from . import display, drawing, notation, options, refusals, rules, story
from .options import FEWEST_PLAYERS, MOST_PLAYERS, Options
from .state import Menu, State
from .words import WORDS, seat_name

CORINTHO: Final[Rulebook[Options, State, Menu]] = Rulebook(
    id="corintho",
    title=Words("Corintho", "Corintho"),
    about=Words(
        "Place, stack and line up bases, columns and capitals that belong to everybody.",
        "Posez, empilez et alignez des bases, des colonnes et des chapiteaux qui sont à tous.",
    ),
    players=(FEWEST_PLAYERS, MOST_PLAYERS),
    minutes=(10, 20),
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
    chance=False,
    presets=options.PRESETS,
)
