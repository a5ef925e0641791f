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

from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import State
from colonnade.games.senet.text.words import WORDS, seat_name
from colonnade.kernel import outcome
from colonnade.kernel.capability import Lazy
from colonnade.kernel.i18n import Text
from colonnade.kernel.rulebook import Rulebook

from .core import options, rules
from .text import notation, refusals, story
from .text.awaited import awaited
from .text.help import TOKENS, summary
from .view import board_text, display
from .view.snapshot import snapshot

SENET: Final[Rulebook[Options, State, int]] = Rulebook(
    id="senet",
    package=__name__,
    title=Text("Senet", "Senet"),
    about=Text(
        "An Egyptian race along thirty squares: swap, bar the way, mind the water, get out first.",
        "Une course égyptienne sur trente cases : échange, barre la route et sors en premier.",
    ),
    players=(2, 2),
    minutes=(15, 40),
    age=7,
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
    summary=summary,
    result=outcome.shares_of_win,
    chance=True,
    tokens=TOKENS,
    narrow=board_text.narrow_lines,
    bot=Lazy(f"{__name__}.bot", "BOT"),
    analysis=Lazy(f"{__name__}.analysis", "ANALYSIS"),
    lab=Lazy(f"{__name__}.lab", "COUNTERS"),
    env=Lazy(f"{__name__}.env", "ENCODING"),
    paper=Lazy(f"{__name__}.paper", "KIT"),
)
