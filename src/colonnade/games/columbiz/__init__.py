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

from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import Menu
from colonnade.games.columbiz.core.state import State
from colonnade.games.columbiz.text.words import WORDS, seat_name
from colonnade.kernel.capability import Lazy
from colonnade.kernel.i18n import Text
from colonnade.kernel.outcome import shares_of_win
from colonnade.kernel.rulebook import Rulebook

from .core import options, rules
from .text import notation, refusals, story
from .text.awaited import awaited
from .text.help import TOKENS, summary
from .view import board_text, display
from .view.snapshot import snapshot

COLUMBIZ: Final[Rulebook[Options, State, Menu]] = Rulebook(
    id="columbiz",
    package=__name__,
    title=Text("Columbiz", "Columbiz"),
    about=Text(
        "Throw eight dice, pay for cells with them, make lines and capture the pawns below.",
        "Lance huit dés, paie des cases avec eux, forme des lignes et capture les pions plus bas.",
    ),
    players=(2, 4),
    minutes=(20, 40),
    age=8,
    options=options,
    rules=rules,
    notation=notation,
    refusals=refusals,
    story=story,
    drawing=board_text,
    display=display,
    snapshot=snapshot,
    words=WORDS,
    events=story.EVENTS,
    awaited=awaited,
    seat_name=seat_name,
    begins="highest",
    summary=summary,
    result=shares_of_win,
    chance=True,
    spelled=notation.spelled,
    tokens=TOKENS,
    bot=Lazy(f"{__name__}.bot", "BOT"),
    analysis=Lazy(f"{__name__}.analysis", "ANALYSIS"),
    lab=Lazy(f"{__name__}.lab", "COUNTERS"),
    env=Lazy(f"{__name__}.env", "ENCODING"),
    paper=Lazy(f"{__name__}.paper", "KIT"),
)
