"""The board as one SVG: a counting board of stone, pegs, bone dice, and a wax tablet.

Light falls from the upper left.
"""

from html import escape
from typing import Final

from colonnade.games.columbiz.core.board import LAYOUT, cell_at
from colonnade.games.columbiz.core.dice import VALUES
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import placements
from colonnade.games.columbiz.core.rules import awaits
from colonnade.games.columbiz.core.state import State
from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.i18n import Language
from colonnade.kernel.palette import BRONZE, HEADING, INK, PAPER, RULE, SANS, SERIF, board_view

from .captions import letter, status
from .dice_svg import die, tray
from .palette import CELL, HEIGHT, LEFT, TOP, WIDTH
from .pawn_svg import peg
from .score_svg import tablet

SHADES: Final = """<defs>
<linearGradient id="columbiz-stone" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#F6EFE1"/><stop offset="1" stop-color="#DFD2B9"/></linearGradient>
<linearGradient id="columbiz-light" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#FFFFFF" stop-opacity=".45"/>
<stop offset=".5" stop-color="#FFFFFF" stop-opacity="0"/>
<stop offset="1" stop-color="#000000" stop-opacity=".22"/></linearGradient>
<linearGradient id="columbiz-wood" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#A9743A"/><stop offset="1" stop-color="#7C4F1B"/></linearGradient>
</defs>"""


def svg(options: Options, state: State, language: Language) -> str:
    """The board, the dice and the score pad as one SVG document."""
    caption = escape(status(options, state, language), quote=False)
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="Columbiz. {caption}" font-family="{SANS}" fill="{INK}">',
        f"<title>Columbiz. {caption}</title>",
        board_view(LEFT - 16, TOP - 66, VALUES * CELL + 32, VALUES * CELL + 82),
        SHADES,
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<text x="28" y="46" font-family="{SERIF}" font-size="28" letter-spacing="5" {HEADING}>'
        f'COLUMBIZ</text><text x="{WIDTH - 28}" y="45" font-size="19" text-anchor="end" '
        f'font-weight="600" {HEADING}>{caption}</text>',
        board(options, state, language),
        tablet(options, state, language),
        tray(options, state, language),
        "</svg>",
    )
    return "\n".join(parts)


def board(options: Options, state: State, language: Language) -> str:
    """The slab, its dice heads, its cells and the pegs on them."""
    side = VALUES * CELL
    parts = [
        f'<rect x="{LEFT - 16}" y="{TOP - 66}" width="{side + 32}" height="{side + 82}" rx="10" '
        f'fill="url(#columbiz-stone)" stroke="{RULE}"/>'
    ]
    for value in range(1, VALUES + 1):
        parts.append(die(LEFT + CELL * (value - 0.5), TOP - 31, 38, value))
    paid = placements(options, state) if awaits(options, state) == CHOICE else 0
    for name, (x, y) in LAYOUT.items():
        cell = cell_at(int(name[0]), int(name[2]))
        left, top = LEFT + x * CELL, TOP + y * CELL
        parts.append(engraved_cell(left, top, name[2], glows=bool(paid >> cell & 1)))
        for seat in range(options.players):
            if state[seat] >> cell & 1:
                parts.append(peg(left + CELL / 2, top + CELL / 2, seat, letter(seat, language)))
    return "\n".join(parts)


def engraved_cell(left: float, top: float, number: str, *, glows: bool) -> str:
    """An empty cell with its number; it glows where the dice can pay it."""
    fill, stroke, width = ("#FFE9B0", BRONZE, 2.5) if glows else ("#E3D7C0", "#CDBE9F", 1)
    return (
        f'<rect x="{left + 3}" y="{top + 3}" width="{CELL - 6}" height="{CELL - 6}" rx="8" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'
        f'<text x="{left + 9}" y="{top + CELL - 10}" font-family="{SERIF}" font-size="14" '
        f'fill="#6B5A3E">{number}</text>'
    )
