"""Les 4 colonnes: a race of four columns a colour round a cross, then a building to raise.

Rules used, clause by clause in the project's page for Les 4 colonnes:

- a ring of 68 squares with twelve refuges, and an arrow of eight squares a colour (L1-L4);
- one die or two; a six, or two dice that add up to six, throws again, but the third sends back
  (L5-L8);
- a 5 must take a token out, a six must open a barrier, a stuck player's dice serve the partner,
  and a die stopped by a white pair alone is thrown again (L9-L12);
- two tokens of a colour on a refuge bar the way, a single token on a white square is captured
  (L13-L16);
- a capture gives 20 squares, a token at the tip 10, to one token, at once (L17);
- with all tokens at the tip a double 3 builds and wins, or they win at once (L18, L19).
"""

from typing import Final

from colonnade.games.les_4_colonnes.core.movement import partner
from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.games.les_4_colonnes.core.state import State
from colonnade.games.les_4_colonnes.text.words import WORDS, seat_name
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


def partners(options: Options, seat: int) -> int:
    """A seat and, in teams, its partner (L5)."""
    return 1 << seat | 1 << partner(options, seat)


LES_4_COLONNES: Final[Rulebook[Options, State, int]] = Rulebook(
    id="les-4-colonnes",
    package=__name__,
    title=Text("Les 4 colonnes", "Les 4 colonnes"),
    about=Text(
        "A race of four columns to the middle of the cross, where a double 3 raises the building.",
        "Une course de quatre colonnes vers le centre, où un double 3 dresse le bâtiment.",
    ),
    players=(2, 4),
    minutes=(45, 60),
    age=6,
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
    turned=options.turned,
    begins="youngest",
    summary=summary,
    result=outcome.each,
    chance=True,
    tokens=TOKENS,
    narrow=board_text.narrow_lines,
    partners=partners,
    bot=Lazy(f"{__name__}.bot", "BOT"),
    analysis=Lazy(f"{__name__}.analysis", "ANALYSIS"),
    lab=Lazy(f"{__name__}.lab", "COUNTERS"),
    env=Lazy(f"{__name__}.env", "ENCODING"),
    paper=Lazy(f"{__name__}.paper", "KIT"),
)
