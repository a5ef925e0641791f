"""The board as one SVG: a counting board of stone, pegs, bone dice, and a wax tablet."""

from html import escape
from typing import Final

from colonnade.games.columbiz.core.board import LAYOUT, cell_at
from colonnade.games.columbiz.core.dice import DICE, VALUES, number_of_dice, showing
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import placements
from colonnade.games.columbiz.core.rules import awaits, capture_points, total
from colonnade.games.columbiz.core.state import State, captured_by, line_points_of, reserve_of
from colonnade.games.columbiz.text.words import COLOURS, SEATS
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.palette import (
    BRONZE,
    CHALK,
    HEADING,
    INK,
    PAPER,
    RULE,
    SANS,
    SERIF,
    board_view,
)
from colonnade.kernel.pips import PIPS
from colonnade.kernel.seat_colours import BLACK

from .captions import CAPTURED, LINES, RESERVE, TOTAL, letter, status, turn_counts

WIDTH: Final = 840
HEIGHT: Final = 640
CELL: Final = 62
LEFT: Final = 44
TOP: Final = 132

BONE: Final = "#FFFDF6"
WAX: Final = "#F3DFAE"
HUES: Final = tuple(colour.hue for colour in COLOURS)


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
        f'fill="url(#columbiz-stone)" stroke="{RULE}"/>',
        *(die(LEFT + CELL * (value - 0.5), TOP - 31, 38, value) for value in range(1, VALUES + 1)),
    ]
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


def peg(x: float, y: float, seat: int, mark: str) -> str:
    """A tall peg: a shaft that narrows upwards under a head of the seat's shape."""
    return (
        f'<ellipse cx="{x + 4:g}" cy="{y + 24:g}" rx="15" ry="5" fill="#000" opacity=".16"/>'
        f'<path d="M{x - 11:g} {y + 23:g}q11 6 22 0l-5 -22h-12z" fill="{HUES[seat]}"/>'
        f'<path d="M{x - 11:g} {y + 23:g}q11 6 22 0l-5 -22h-12z" fill="url(#columbiz-light)"/>'
        + head(x, y - 8, 16, seat, mark)
    )


def head(x: float, y: float, size: float, seat: int, mark: str) -> str:
    """The head of a peg: the seat's shape with its letter."""
    colour = COLOURS[seat]
    shape = f'<path transform="translate({x:g} {y:g}) scale({size:g})" d="{colour.outline}"'
    outline = f'stroke="{CHALK if colour is BLACK else INK}" stroke-width="{1.3 / size:.3g}"'
    drop = size * (0.36 + colour.drop)
    return (
        f'{shape} fill="{colour.hue}" {outline} stroke-linejoin="round"/>'
        f'{shape} fill="url(#columbiz-light)"/>'
        f'<text x="{x:g}" y="{y + drop:g}" font-size="{size:g}" font-weight="700" '
        f'text-anchor="middle" fill="{colour.on_hue}">{mark}</text>'
    )


IN_HAND: Final = Text("dice in hand: {number}", "dés en main : {number}")
SET_ASIDE: Final = Text("set aside: {number}", "mis de côté : {number}")


def die(x: float, y: float, size: float, value: int) -> str:
    """A bone die around a centre; without pips when it is still in the cup."""
    half = size / 2
    pips = PIPS[value]
    body = (
        f'<rect x="{x - half + 1.5:g}" y="{y - half + 2:g}" width="{size:g}" height="{size:g}" '
        f'rx="{size / 5:g}" fill="#000" opacity=".15"/>'
        f'<rect x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}" '
        f'rx="{size / 5:g}" fill="{BONE}" stroke="{RULE}"/>'
    )
    return body + "".join(
        f'<circle cx="{x + across * size * 0.27:g}" cy="{y + down * size * 0.27:g}" '
        f'r="{size * 0.09:g}"/>'
        for across, down in pips
    )


def tray(options: Options, state: State, language: Language) -> str:
    """The dice in hand; while a throw is awaited, those set aside stand lifted on a rail."""
    left, top, width = LEFT - 16, TOP + VALUES * CELL + 32, WIDTH - 56
    waiting = awaits(options, state) == CHANCE
    shown = number_of_dice(state.dice)
    values = [value for value in range(1, VALUES + 1) for _ in range(showing(state.dice, value))]
    texts = turn_counts(options, state, language)
    if shown:
        texts = ((SET_ASIDE if waiting else IN_HAND).to(language).format(number=shown), *texts)
    rail = (
        f'<rect x="{left + 18}" y="{top + 58}" width="{shown * 54}" height="6" rx="3" '
        f'fill="{WAX}"/>'
    )
    parts = (
        f'<rect x="{left}" y="{top}" width="{width}" height="84" rx="10" '
        f'fill="url(#columbiz-wood)"/>'
        f'<rect x="{left + 8}" y="{top + 8}" width="{width - 16}" height="68" rx="6" '
        f'fill="#5B3A14" opacity=".55"/>',
        *([rail] if waiting and shown else []),
        *(
            die(left + 45 + place * 54, top + (34 if waiting else 42), 40, value)
            for place, value in enumerate(values)
        ),
        *(absent_die(left + 45 + place * 54, top + 42) for place in range(shown, DICE)),
        *(
            f'<text x="{left + 468}" y="{top + 26 + row * 15}" font-size="14" '
            f'fill="#FFF6E0">{escape(words, quote=False)}</text>'
            for row, words in enumerate(texts)
        ),
    )
    return "\n".join(parts)


def absent_die(x: float, y: float) -> str:
    """The empty place of a die that is in the cup or spent."""
    return (
        f'<rect x="{x - 19:g}" y="{y - 19:g}" width="38" height="38" rx="8" fill="none" '
        f'stroke="{WAX}" stroke-width="1.5" stroke-dasharray="4 4" opacity=".6"/>'
    )


def tablet(options: Options, state: State, language: Language) -> str:
    """The score pad: a wax tablet in a wooden frame, one block per seat."""
    left, top = LEFT + VALUES * CELL + 32, TOP - 66
    width, height = WIDTH - 28 - left, VALUES * CELL + 82
    parts = (
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="10" '
        f'fill="url(#columbiz-wood)"/>'
        f'<rect x="{left + 12}" y="{top + 12}" width="{width - 24}" height="{height - 24}" rx="6" '
        f'fill="{WAX}" stroke="{BRONZE}"/>',
        *(
            account(options, state, language, seat, left + 24, top + 22 + seat * 104)
            for seat in range(options.players)
        ),
    )
    return "\n".join(parts)


def account(
    options: Options, state: State, language: Language, seat: int, left: int, top: int
) -> str:
    """One seat's account: name, reserve, line points, captives behind a grille, total."""
    active = state.seat == seat and awaits(options, state) != OVER
    captured = captured_by(state, seat)
    rows = (
        (RESERVE, str(reserve_of(state, seat))),
        (LINES, str(line_points_of(state, seat))),
        (CAPTURED, f"{captured} = {capture_points(options, captured)}"),
        (TOTAL, str(total(options, state, seat))),
    )
    parts = [
        head(left + 20, top + 22, 15, seat, letter(seat, language)),
        f'<text x="{left + 46}" y="{top + 28}" font-family="{SERIF}" font-size="20" '
        f'font-weight="{700 if active else 500}">{SEATS[seat].to(language)}</text>',
    ]
    if active:
        parts.append(
            f'<rect x="{left - 4}" y="{top - 4}" width="324" height="98" rx="8" fill="none" '
            f'stroke="{BRONZE}" stroke-width="3"/>'
        )
    for place, (caption, number) in enumerate(rows):
        x = left + 40 + place * 82
        parts.append(
            f'<text x="{x}" y="{top + 62}" font-size="13" text-anchor="middle" fill="#5A4526">'
            f"{escape(caption.to(language), quote=False)}</text>"
            f'<text x="{x}" y="{top + 84}" font-size="18" '
            f'font-weight="{700 if caption is TOTAL else 500}" text-anchor="middle">{number}</text>'
        )
    parts.append(grille(left + 162, top + 6, captured))
    return "\n".join(parts)


def grille(left: int, top: int, captured: int) -> str:
    """Captives as small dark pegs behind the bars of a small grille."""
    parts = [
        f'<circle cx="{left + 8 + place % 16 * 9}" cy="{top + 9 + place // 16 * 12}" r="4.2" '
        f'fill="{INK}"/>'
        for place in range(captured)
    ]
    bars = "".join(f"M{left + 3.5 + bar * 9:g} {top}v36" for bar in range(17))
    parts.append(
        f'<rect x="{left}" y="{top}" width="151" height="36" rx="4" fill="none" stroke="{BRONZE}" '
        f'stroke-width="2"/><path d="{bars}" stroke="{BRONZE}" stroke-width="1.4" opacity=".7"/>'
    )
    return "\n".join(parts)
