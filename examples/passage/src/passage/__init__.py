"""Passage: a toy race over nine stones, and the template to copy for a new game.

Rules used: two players with two walkers each; a coin throws 1 or 2; one walker goes that far;
a stone holds one walker; whoever has both walkers across wins. See `rules.en.md`.
"""

from typing import Final

from colonnade.kernel import outcome
from colonnade.kernel.capability import Lazy
from colonnade.kernel.i18n import Text
from colonnade.kernel.rulebook import Rulebook

from .core import options, rules
from .core.options import Options
from .core.state import State
from .text import notation, refusals, story
from .text.awaited import awaited
from .text.help import TOKENS, summary
from .text.words import WORDS, seat_name
from .view import board_text, display
from .view.snapshot import snapshot

PASSAGE: Final[Rulebook[Options, State, int]] = Rulebook(
    id="passage",
    package=__name__,
    title=Text("Passage", "Passage"),
    about=Text(
        "Two walkers each, nine stones, one coin.", "Deux marcheurs, neuf pierres, une pièce."
    ),
    players=(2, 2),
    minutes=(1, 3),
    age=5,
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
    # Each of these is optional, and imported only when it is first used.
    bot=Lazy(f"{__name__}.bot", "BOT"),
    analysis=Lazy(f"{__name__}.analysis", "ANALYSIS"),
    lab=Lazy(f"{__name__}.lab", "COUNTERS"),
    env=Lazy(f"{__name__}.env", "ENCODING"),
    paper=Lazy(f"{__name__}.paper", "KIT"),
)
