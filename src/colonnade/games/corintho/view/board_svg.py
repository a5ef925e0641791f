"""The board of Corintho as SVG: a stylobate of sixteen slabs, the stacks in profile.

Light comes from the upper left. Pieces are drawn around x = 0, standing on y = 0.
"""

from typing import Final

from colonnade.games.corintho.core.board import CELL_NAMES, CELLS, KINDS, LAYOUT
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import State, reserve, turns_frozen
from colonnade.games.corintho.text.positions import stack_on
from colonnade.games.corintho.text.spelling import lines_on, write_lines
from colonnade.games.corintho.text.words import seat_name, status
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.palette import (
    BRONZE,
    HEADING,
    INK,
    PAPER,
    QUIET,
    RULE,
    SAND,
    SANS,
    SERIF,
    STONE,
    WHITE,
    board_view,
)
from colonnade.kernel.seat_colours import BLUE, GREEN, RED, YELLOW

CELL: Final = 96
LEFT: Final = 56
TOP: Final = 64
WIDTH: Final = 496
ROW_HEIGHT: Final = 52
RESERVES_TOP: Final = TOP + 4 * CELL + 32

SEAT_COLOURS: Final = (YELLOW, BLUE, GREEN, RED)
"""Pieces have no colour: the seat's number decides, in the browser too."""
SEAT_INKS: Final = (INK, WHITE, WHITE, WHITE)

HEIGHTS: Final = (20, 32, 24)
PIECE_NAMES: Final = (
    Text("base", "base"),
    Text("column", "colonne"),
    Text("capital", "chapiteau"),
)
FROZEN: Final = Text("frozen, turns left: ", "gelée, tours restants : ")

BASE_SHAPE: Final = (
    '<g fill="#C08A5A" stroke="#5B3A1C" stroke-width="1.5">'
    '<rect x="-31" y="-8" width="62" height="8" rx="1"/>'
    '<rect x="-28" y="-15" width="56" height="7" rx="3.5"/>'
    '<rect x="-23" y="-20" width="46" height="5" rx="2.5"/></g>'
    '<path d="M-28 -6h30M-24 -12h22" stroke="#E9C6A0" stroke-width="1.5" fill="none"/>'
)
COLUMN_SHAPE: Final = (
    f'<path d="M-19 0Q-20 -16 -16 -32H16Q20 -16 19 0Z" fill="#FFFDF6" stroke="{QUIET}"'
    ' stroke-width="1.5"/>'
    '<path d="M-11 -2Q-12 -16 -9.5 -30M-3.5 -2V-30M3.5 -2V-30M11 -2Q12 -16 9.5 -30"'
    ' stroke="#A8977A" stroke-width="2" fill="none"/>'
    '<path d="M13 -1Q15.5 -16 12.5 -31H16Q20 -16 19 0Z" fill="#D9CDB4"/>'
)
CAPITAL_SHAPE: Final = (
    '<path d="M-14 0Q-16 -12 -27 -18H27Q16 -12 14 0Z" fill="#8FA06A" stroke="#3E4A22"'
    ' stroke-width="1.5"/>'
    '<path d="M0 0Q-6 -8 0 -16Q6 -8 0 0M-8 0Q-15 -6 -16 -14Q-7 -10 -8 0M8 0Q15 -6 16 -14'
    'Q7 -10 8 0" fill="#C3CF9C" stroke="#3E4A22"/>'
    '<rect x="-32" y="-24" width="64" height="6" rx="1" fill="#8FA06A" stroke="#3E4A22"'
    ' stroke-width="1.5"/>'
    '<path d="M-30 -22.5h34" stroke="#DCE4C0" stroke-width="1.5"/>'
)
SHAPES: Final = (BASE_SHAPE, COLUMN_SHAPE, CAPITAL_SHAPE)
SHADOW: Final = f'<ellipse cx="5" cy="0" rx="34" ry="5" fill="{QUIET}" opacity=".3"/>'
FROST_RING: Final = (
    '<circle cy="-39" r="43" fill="#BFE0F2" fill-opacity=".55" stroke="#3E86B5"'
    ' stroke-width="2.5" stroke-dasharray="7 4"/>'
)

# The shape of each seat's mark, so that colour never stands alone.
COUNTERS: Final = (
    '<circle r="15"/>',
    '<rect x="-14" y="-14" width="28" height="28" rx="2"/>',
    '<path d="M0 -18L18 14H-18Z"/>',
    '<path d="M0 -18L18 0L0 18L-18 0Z"/>',
)


def svg(options: Options, state: State, language: Language) -> str:
    """The whole board as an SVG document."""
    headline = status(options, state).to(language)
    height = RESERVES_TOP + ROW_HEIGHT * options.players + 12
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
            f' role="img" font-family="{SANS}">',
            f"<title>Corintho</title><desc>{headline}</desc>",
            board_view(LEFT - 16, TOP - 16, 4 * CELL + 32, 4 * CELL + 32),
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
            f'<text x="{WIDTH / 2:g}" y="36" font-family="{SERIF}" font-size="22" fill="{INK}"'
            f' text-anchor="middle" {HEADING}>{headline}</text>',
            stylobate(),
            *(stack(state, cell, language) for cell in range(CELLS)),
            *(chalk_line(line) for line in write_lines(lines_on(state.pieces))),
            *(
                reserve_row(state, seat, seat_name(options, state, seat).to(language))
                for seat in range(options.players)
            ),
            "</svg>",
        )
    )


def stylobate() -> str:
    """The steps, the sixteen slabs, and the names of columns and rows."""
    side = 4 * CELL
    drawn = [
        f'<rect x="{LEFT - 16}" y="{TOP - 16}" width="{side + 32}" height="{side + 32}" rx="6"'
        f' fill="#CDBD9C" stroke="{RULE}"/>',
        f'<rect x="{LEFT - 8}" y="{TOP - 8}" width="{side + 16}" height="{side + 16}" rx="3"'
        f' fill="{SAND}" stroke="{RULE}"/>',
    ]
    for name, (column, row) in LAYOUT.items():
        x, y = LEFT + CELL * column, TOP + CELL * row
        tint = STONE if (column + row) % 2 else "#F4EDDF"
        drawn.append(
            f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="2"'
            f' fill="{tint}" stroke="{RULE}"/>'
            f'<path d="M{x + 3} {y + CELL - 3}V{y + 3}H{x + CELL - 3}" stroke="{WHITE}"'
            f' stroke-width="2" fill="none"/>'
            f'<text x="{x + 7}" y="{y + 17}" font-size="11" fill="#7A6A4E">{name}</text>'
        )
    return "".join(drawn)


def stack(state: State, cell: int, language: Language) -> str:
    """The stack on a cell, nothing for an empty one."""
    pieces = stack_on(state.pieces, cell)
    if not pieces:
        return ""
    column, row = LAYOUT[CELL_NAMES[cell]]
    x, y = LEFT + CELL * column + CELL // 2, TOP + CELL * row + CELL - 9
    kinds = [kind for kind in range(KINDS) if pieces >> kind & 1]
    label = f"{CELL_NAMES[cell]}: " + " + ".join(PIECE_NAMES[kind].to(language) for kind in kinds)
    ring = badge = ""
    if state.frozen >> cell & 1:
        turns = turns_frozen(state, cell)
        label += f" ({FROZEN.to(language)}{turns})"
        ring, badge = FROST_RING, frost_badge(turns)
    shapes, height = "", 0
    for kind in kinds:
        shapes += f'<g transform="translate(0 {-height})">{SHAPES[kind]}</g>'
        height += HEIGHTS[kind]
    return (
        f'<g transform="translate({x} {y})"><title>{label}</title>{ring}{SHADOW}{shapes}{badge}</g>'
    )


def frost_badge(turns: int) -> str:
    """The turns left, on the frost ring."""
    return (
        '<circle cx="35" cy="-75" r="11" fill="#EAF5FB" stroke="#3E86B5" stroke-width="2"/>'
        '<text x="35" y="-70.5" font-size="13" font-weight="700" fill="#173F5A"'
        f' text-anchor="middle">{turns}</text>'
    )


def chalk_line(line: str) -> str:
    """A taut red chalk line over the cells of a standing line."""
    cells = line.split()
    (x, y), (far_x, far_y) = LAYOUT[cells[0]], LAYOUT[cells[-1]]
    ends = [LEFT + CELL * (x + 0.5), TOP + CELL * (y + 0.5)]
    ends += [LEFT + CELL * (far_x + 0.5), TOP + CELL * (far_y + 0.5)]
    path = "M{:g} {:g}L{:g} {:g}".format(*ends)
    return (
        f'<g stroke="{RED.hue}" stroke-linecap="round"><title>{line}</title>'
        f'<path d="{path}" stroke-width="9" opacity=".3"/>'
        f'<path d="{path}" stroke-width="4" stroke-dasharray="26 3 9 3"/></g>'
    )


def reserve_row(state: State, seat: int, name: str) -> str:
    """A seat's mark, name and pieces in hand; the seat to act has a bronze frame."""
    y = RESERVES_TOP + ROW_HEIGHT * seat
    acts = state.winners == 0 and state.seat == seat
    frame = (BRONZE, 3) if acts or state.winners >> seat & 1 else (RULE, 1)
    drawn = [
        f'<rect x="16" y="{y}" width="{WIDTH - 32}" height="{ROW_HEIGHT - 8}" rx="10"'
        f' fill="{STONE}" stroke="{frame[0]}" stroke-width="{frame[1]}"/>',
        f'<g transform="translate(42 {y + 22})" fill="{SEAT_COLOURS[seat].hue}" stroke="{INK}">'
        f"{COUNTERS[seat]}</g>",
        f'<text x="42" y="{y + 27}" font-size="14" font-weight="700" text-anchor="middle"'
        f' fill="{SEAT_INKS[seat]}">{seat + 1}</text>',
        f'<text x="68" y="{y + 27}" font-size="15" fill="{INK}"'
        f' font-weight="{700 if acts else 400}">{name}</text>',
    ]
    for kind in range(KINDS):
        held = reserve(state, seat) >> 3 * kind & 7
        left = 160 + 108 * kind
        drawn.append(f'<text x="{left}" y="{y + 27}" font-size="13" fill="{INK}">{held}×</text>')
        drawn += [
            f'<g transform="translate({left + 32 + 19 * number} {y + 29}) scale(.28 .5)">'
            f"{SHAPES[kind]}</g>"
            for number in range(held)
        ]
    return "".join(drawn)
