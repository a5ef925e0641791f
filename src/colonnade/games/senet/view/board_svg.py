"""The board of Senet as one SVG document: a faience-and-ebony box, drawn from the layout."""

from typing import Final

from colonnade.games.senet.core.board import EXIT_NAME, LAST, LAYOUT, PAWNS, SAFE, WAITING, WATER
from colonnade.games.senet.core.movement import barrage, origin_of
from colonnade.games.senet.core.options import DIE, Options
from colonnade.games.senet.core.state import Side, State, sides_of
from colonnade.games.senet.text.words import LETTERS, status
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.palette import (
    BRONZE,
    CHALK,
    EBONY,
    FAIENCE,
    HEADING,
    INK,
    PAPER,
    RULE,
    SANS,
    SERIF,
    STONE,
    board_view,
    text,
)
from colonnade.kernel.seat_colours import BLUE

_SIZE: Final = 72
_LEFT: Final = 96
_TOP: Final = 84
_WIDTH: Final = 912
_HEIGHT: Final = 432

_WATER: Final = "#7FB0DA"

# Small original glyphs in a box of 24 by 24: a house, good, water, three, two, the sun.
GLYPHS: Final[dict[int, str]] = {
    15: "M4 21V10L12 3L20 10V21Z M10 21V14H14V21",
    26: "M12 21V11 M12 11C6 11 5 6 5 3C9 4 12 6 12 11C12 6 15 4 19 3C19 6 18 11 12 11 M6 21H18",
    27: "M2 8Q5 4 8 8T14 8T20 8 M2 14Q5 10 8 14T14 14T20 14 M2 20Q5 16 8 20T14 20T20 20",
    28: "M6 4V20 M12 4V20 M18 4V20",
    29: "M8 4V20 M16 4V20",
    30: "M12 7A5 5 0 1 0 12.01 7Z M12 1V4 M12 20V23 M1 12H4 M20 12H23 M4 4L6 6 M18 18L20 20 "
    "M20 4L18 6 M6 18L4 20",
}


def svg(options: Options, state: State, language: Language) -> str:
    """The box, the pawns and their bars, the throw, and whose turn it is."""
    sides = sides_of(state)
    said = status(options, state).to(language)
    movers = {origin_of(code) for code in range(62) if state.menu >> code & 1}
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
        f"<title>Senet. {said}</title>",
        board_view(_LEFT - 8, _TOP - 8, 10 * _SIZE + 16, 3 * _SIZE + 16),
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="{PAPER}"/>',
        text(_LEFT - 8, 52, "SENET", 30, SERIF, BRONZE, f'letter-spacing="4" {HEADING}'),
        text(_WIDTH - 24, 50, said, 20, SANS, INK, f'text-anchor="end" {HEADING}'),
        f'<rect x="{_LEFT - 8}" y="{_TOP - 8}" width="{10 * _SIZE + 16}" '
        f'height="{3 * _SIZE + 16}" rx="10" fill="{EBONY}"/>',
        *(_square(square) for square in range(1, LAST + 1)),
        _way(),
        *(bar for colour in (0, 1) for bar in _bars(colour, sides[colour])),
        *(
            pawn
            for colour, side in enumerate(sides)
            for pawn in _pawns(colour, side, movers if side.seat == state.seat else set(), language)
        ),
        *_captions(language),
        *_throw(options, state),
        "</svg>",
    )
    return "\n".join(parts)


def _centre(place: str) -> tuple[int, int]:
    """The middle of a place of the notation."""
    x, y = LAYOUT[place]
    return _LEFT + x * _SIZE + _SIZE // 2, _TOP + y * _SIZE + _SIZE // 2


def _square(square: int) -> str:
    """A tile with its quiet number and its glyph."""
    x, y = _centre(str(square))
    left, top = x - _SIZE // 2, y - _SIZE // 2
    fill = _WATER if square == WATER else FAIENCE if SAFE >> square & 1 else STONE
    tile = (
        f'<rect x="{left + 2}" y="{top + 2}" width="{_SIZE - 4}" height="{_SIZE - 4}" rx="5" '
        f'fill="{fill}" stroke="{RULE}"/>'
    )
    number = text(left + 6, top + 16, str(square), 13, SANS, INK)
    if square not in GLYPHS:
        return tile + number
    ink = BLUE.hue if fill != STONE else BRONZE
    return (
        f'{tile}{number}<path transform="translate({x + 12} {y + 12}) scale(0.85)" '
        f'd="{GLYPHS[square]}" fill="none" stroke="{ink}" stroke-width="1.8"/>'
    )


def _way() -> str:
    """The winding way, a thin line through the middles that turns at 10–11 and 20–21."""
    points = " ".join("{},{}".format(*_centre(str(square))) for square in (1, 10, 11, 20, 21, 30))
    x, y = _centre(str(LAST))
    arrow = f"M{x + 20} {y - 6}L{x + 30} {y}L{x + 20} {y + 6}"
    return (
        f'<g fill="none" stroke="{BRONZE}" stroke-width="1.5" opacity="0.55">'
        f'<polyline points="{points}"/><path d="M{x} {y}H{x + 30} {arrow}"/></g>'
    )


def _bars(colour: int, side: Side) -> list[str]:
    """A thin bar for a protected pair, a double one for a barrage."""
    drawn = []
    fill = (CHALK, INK)[colour]
    walls = barrage(side.pawns)
    for square in range(1, LAST):
        both = 3 << square
        if side.pawns & both != both:
            continue
        (x, y), (u, v) = _centre(str(square)), _centre(str(square + 1))
        for offset in (-6, 6) if walls & both == both else (0,):
            shift = (offset, 0) if x == u else (0, offset)
            ends = (
                f'x1="{x + shift[0]}" y1="{y + shift[1]}" x2="{u + shift[0]}" y2="{v + shift[1]}"'
            )
            drawn.append(f'<line {ends} stroke="{BRONZE}" stroke-width="7"/>')
            drawn.append(f'<line {ends} stroke="{fill}" stroke-width="4"/>')
    return drawn


def _pawn(colour: int, letter: str, x: int, y: int, may_move: bool, scale: float = 0.88) -> str:
    """White is a round cone, black a square spool; a ring marks a pawn that may move."""
    ring = f'<circle r="29" fill="none" stroke="{BRONZE}" stroke-width="3" stroke-dasharray="6 4"/>'
    fill, ink = ((CHALK, INK), (INK, CHALK))[colour]
    if colour == 0:
        body = (
            f'<circle r="23" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
            f'<circle r="18" fill="none" stroke="{RULE}"/>'
        )
    else:
        body = (
            f'<path d="M-14 -22H14L22 -14V14L14 22H-14L-22 14V-14Z" fill="{fill}" '
            f'stroke="{RULE}" stroke-width="1.5"/>'
            f'<rect x="-16" y="-16" width="32" height="32" rx="4" fill="none" stroke="{RULE}"/>'
        )
    shade = f'<ellipse cx="3" cy="5" rx="24" ry="23" fill="{INK}" opacity="0.18"/>'
    mark = text(0, 7, letter, 20, SERIF, ink, 'text-anchor="middle" font-weight="bold"')
    return (
        f'<g transform="translate({x} {y}) scale({scale})">'
        f"{shade}{body}{mark}{ring if may_move else ''}</g>"
    )


def _pawns(colour: int, side: Side, movers: set[int], language: Language) -> list[str]:
    """A side's pawns on the board, those that wait before square 1 and those out after 30."""
    letter = LETTERS[colour].to(language)
    drawn = [
        _pawn(colour, letter, *_centre(str(square)), square in movers)
        for square in range(1, LAST + 1)
        if side.pawns >> square & 1
    ]
    out, may_enter = PAWNS - side.pawns.bit_count() - side.waiting, WAITING in movers
    for place, number in (("0", side.waiting), ("31", out)):
        x, y = _centre(place)
        x += (-26, 8)[colour] if place == "0" else (-8, 26)[colour]
        up = 1 if place == "0" else -1
        for index in range(number):
            ring = may_enter and place == "0" and index == 0
            drawn.append(_pawn(colour, letter, x, y + up * (index * 40 - 10), ring, 0.66))
    return drawn


def _captions(language: Language) -> list[str]:
    """What the places beside the board are."""
    waiting, middle = Text("waiting", "attente").to(language), 'text-anchor="middle"'
    (x, _), (u, _) = _centre("0"), _centre("31")
    return [
        text(x - 9, _TOP, waiting, 13, SANS, INK, middle),
        text(u + 9, _TOP + 3 * _SIZE + 8, EXIT_NAME, 13, SANS, INK, middle),
    ]


def _throw(options: Options, state: State) -> list[str]:
    """The four coins or the die below the board, blank while a throw is due."""
    y = _TOP + 3 * _SIZE + 66
    if options.throws == DIE:
        x = _WIDTH // 2
        box = (
            f'<rect x="{x - 28}" y="{y - 28}" width="56" height="56" rx="10" fill="{CHALK}" '
            f'stroke="{INK}" stroke-width="2"/>'
        )
        shown = str(state.throw or "")
        return [box, text(x, y + 10, shown, 30, SERIF, INK, 'text-anchor="middle"')]
    faces = 0 if state.throw in (0, 6) else state.throw
    return [
        *(
            _coin(_WIDTH // 2 - 150 + 72 * coin, y, coin < faces, state.throw == 0)
            for coin in range(4)
        ),
        text(_WIDTH // 2 + 138, y + 12, str(state.throw or "–"), 34, SERIF, BRONZE),
    ]


def _coin(x: int, y: int, face: bool, in_hand: bool) -> str:
    """A coin: a bright face with a sun, a dark back, or only its outline while in the hand."""
    if in_hand:
        return (
            f'<circle cx="{x}" cy="{y}" r="26" fill="none" stroke="{RULE}" stroke-width="2" '
            'stroke-dasharray="4 4"/>'
        )
    if face:
        return (
            f'<circle cx="{x}" cy="{y}" r="26" fill="#E9C46A" stroke="{BRONZE}" stroke-width="3"/>'
            f'<circle cx="{x}" cy="{y}" r="10" fill="none" stroke="{BRONZE}" stroke-width="3"/>'
        )
    return f'<circle cx="{x}" cy="{y}" r="26" fill="{BRONZE}" stroke="{EBONY}" stroke-width="3"/>'
