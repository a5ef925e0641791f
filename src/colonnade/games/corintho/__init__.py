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

from colonnade.games.corintho.core.options import FEWEST_PLAYERS, MOST_PLAYERS, Options
from colonnade.games.corintho.core.state import Menu, State
from colonnade.games.corintho.text.words import WORDS, seat_name
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

CORINTHO: Final[Rulebook[Options, State, Menu]] = Rulebook(
    id="corintho",
    package=__name__,
    title=Text("Corintho", "Corintho"),
    about=Text(
        "Place, stack and line up bases, columns and capitals that belong to everybody.",
        "Pose, empile et aligne des bases, des colonnes et des chapiteaux qui sont à tous.",
    ),
    players=(FEWEST_PLAYERS, MOST_PLAYERS),
    minutes=(10, 20),
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
    summary=summary,
    result=outcome.shares_of_win,
    chance=False,
    spelled=notation.spelled,
    tokens=TOKENS,
    presets=options.PRESETS,
    bot=Lazy(f"{__name__}.bot", "BOT"),
    analysis=Lazy(f"{__name__}.analysis", "ANALYSIS"),
    lab=Lazy(f"{__name__}.lab", "COUNTERS"),
    env=Lazy(f"{__name__}.env", "ENCODING"),
    paper=Lazy(f"{__name__}.paper", "KIT"),
)
