"""Columbiz: eight dice, a counting board, lines to make and pawns to capture.

Rules used, in short; the clauses K1 to K11 are those of the rules pages in this folder.
- Six columns of six cells. Cell n of column v costs n dice that show v.
- A turn: up to three throws of eight dice, any of them thrown again; then one to four pawns
  (three with four players) on empty cells, each paid with its own dice.
- Whoever can place nothing after the third throw loses three pawns of the reserve.
- A pawn captures all enemies below it in its column, and scores L - 2 for each line of L.
- When a reserve is empty the round is completed; lines and captures together decide.

Options: `extension`, what a line that grows scores (K8); `captures`, what captives score (K10).
"""

from typing import Final

from colonnade.kernel.outcome import shared
from colonnade.kernel.rulebook import Rulebook
from colonnade.kernel.words import Words

from . import display, drawing, notation, options, refusals, rules, story
from .options import Options
from .rules import Menu
from .state import State
from .words import WORDS, seat_name

COLUMBIZ: Final[Rulebook[Options, State, Menu]] = Rulebook(
    id="columbiz",
    title=Words("Columbiz", "Columbiz"),
    about=Words(
        "Throw eight dice, pay for cells with them, make lines and capture the pawns below.",
        "Lance huit dés, paie des cases avec eux, forme des lignes et capture les pions plus bas.",
    ),
    players=(2, 4),
    minutes=(20, 40),
    options=options,
    rules=rules,
    notation=notation,
    refusals=refusals,
    story=story,
    drawing=drawing,
    display=display,
    words=WORDS,
    seat_name=seat_name,
    result=shared,
    chance=True,
)
