"""The cross of Les 4 colonnes on paper: one sheet of A3, or two smaller ones glued together."""

from typing import Final

from colonnade.games.les_4_colonnes.core.board import LAYOUT, LETTERS
from colonnade.games.les_4_colonnes.core.options import (
    COLOUR_NAMES,
    COLOURS_IN_TURN,
    PEOPLES,
    Options,
)
from colonnade.games.les_4_colonnes.view.board_svg import COLUMNS
from colonnade.games.les_4_colonnes.view.display import PLACES, SIDE
from colonnade.games.les_4_colonnes.view.snapshot import COLOURS
from colonnade.kernel.palette import (
    GREY,
    INK,
    QUIET,
    RULE,
    STONE,
    WHITE,
)
from colonnade.printing.canvas import Canvas, Grid, Paint
from colonnade.printing.fonts import Face
from colonnade.printing.page_marks import CUT, MARK, SCISSORS, crop_marks, glue_strip, heading
from colonnade.printing.papers import A3, LETTER, MARGIN, Paper
from colonnade.printing.seat_signs import hollow_sign, sign
from colonnade.printing.sheets import SheetWriter
from colonnade.printing.words import say

SEAM: Final = 11
"""The row at whose upper edge the two sheets meet: no square and no workshop is cut."""
_STRIP: Final = 12.0
"""The height of the strip that takes the glue."""
_TURNED: Final = (0, 90, 180, 270)
"""By colour: where its arm lies, clockwise from below."""
_CHEVRON: Final = "M-.4 .32V.08L0 -.3L.4 .08V.32L0 -.06Z"
_SLAB: Final = "#F6F0E4"


def size(paper: Paper) -> float:
    """The side of a square: two prisms of 12 by 6 mm stand on one."""
    return 13.5 if paper == LETTER else 14.5


def draw(sheets: SheetWriter, options: Options) -> float | None:
    """The whole board, or its two parts; the lower one leaves room for cut-outs."""
    unit = size(sheets.canvas.paper)
    side = SIDE * unit
    if sheets.canvas.paper == A3:
        canvas = sheets.board(unit)
        grid = Grid((canvas.width - side) / 2, 78, unit)
        heading(canvas, "Les 4 colonnes", (canvas.width / 2, 52), 40)
        _part(canvas, grid, 0, SIDE)
        crop_marks(canvas, (grid.left, grid.top), side, side)
        return None
    canvas = sheets.board(unit, "board_above", landscape=True)
    left = (canvas.width - side) / 2
    grid = Grid(left, canvas.height - 22 - SEAM * unit, unit)
    _part(canvas, grid, 0, SEAM)
    crop_marks(canvas, (left, grid.top), side, SEAM * unit)
    edge = grid.top + SEAM * unit
    canvas.shape(SCISSORS, (left + 30, edge + 3), 0.5, Paint(stroke=INK, width=0.2))
    canvas.text((left + 36, edge + 4), say("cut_here", sheets.language), "slanted", 8, QUIET)

    canvas = sheets.board(unit, "board_below", landscape=True)
    edge = MARGIN + _STRIP
    grid = Grid(left, edge - SEAM * unit, unit)
    glue_strip(canvas, (left, MARGIN), side, _STRIP, say("glue_here", sheets.language))
    _part(canvas, grid, SEAM, SIDE)
    height = (SIDE - SEAM) * unit
    crop_marks(canvas, (left, edge), side, height)
    return edge + height + MARK


def _part(canvas: Canvas, grid: Grid, first: int, last: int) -> None:
    """The rows of the board from one to before another."""
    corner, height = grid.corner((0, first)), (last - first) * grid.size
    canvas.rectangle(corner, SIDE * grid.size, height, Paint(_SLAB))
    for colour, letter in enumerate(LETTERS):
        if first <= LAYOUT[f"{letter}A"][1] < last:
            _workshop(canvas, grid, colour)
    if first <= SIDE // 2 < last:
        _plot(canvas, grid)
    for name, spot in LAYOUT.items():
        if PLACES[name]["kind"] not in ("workshop", "tip") and first <= spot[1] < last:
            _square(canvas, grid, name)
    canvas.rectangle(corner, SIDE * grid.size, height, CUT)


def _square(canvas: Canvas, grid: Grid, name: str) -> None:
    """A square of the ring or of an arrow, its number in the upper left corner."""
    place, spot = PLACES[name], LAYOUT[name]
    (left, top), middle, unit = grid.corner(spot), grid.centre(spot), grid.size
    kind = place["kind"]
    colour = COLOURS.index(place["colour"]) if "colour" in place else 0
    seat = COLOURS_IN_TURN[colour]
    own = kind in ("start", "arrow")
    fill = {"start": seat.tint, "arrow": seat.tint, "refuge": STONE}.get(kind, WHITE)
    edge = Paint(fill, seat.hue if own else RULE, 0.35 if own else 0.25)
    canvas.rectangle((left + 0.3, top + 0.3), unit - 0.6, unit - 0.6, edge, 1.2)
    if kind == "arrow":
        pale = Paint(WHITE, seat.hue, 0.2)
        canvas.shape(_CHEVRON, middle, unit * 0.86, pale, _TURNED[colour])
    elif kind == "refuge":
        canvas.circle(middle, unit * 0.36, Paint(GREY, QUIET, 0.25))
        canvas.circle(middle, unit * 0.28, Paint(None, WHITE, 0.35))
    elif kind == "start":
        canvas.circle(middle, unit * 0.36, Paint(WHITE, seat.hue, 0.4))
        sign(canvas, seat, middle, unit * 0.24, _TURNED[colour])
    face: Face = "bold" if own or kind == "refuge" else "plain"
    canvas.text((left + 1, top + 2.9), place["name"], face, 6.5, INK if own else QUIET)


def _workshop(canvas: Canvas, grid: Grid, colour: int) -> None:
    """A round workshop with the column of its culture, room for four tokens around it."""
    seat = COLOURS_IN_TURN[colour]
    x, y = grid.centre(LAYOUT[f"{LETTERS[colour]}A"])
    radius = 3.2 * grid.size
    canvas.circle((x, y), radius, Paint(seat.tint, seat.hue, 0.7))
    canvas.circle((x, y), radius - 2, Paint(WHITE, seat.hue, 0.25))
    canvas.circle((x, y), radius - 3.2, Paint(stroke=seat.hue, width=0.2))
    canvas.picture(
        f'<g fill="{seat.tint}" stroke="{seat.hue}" stroke-width="1.6" '
        f'stroke-linejoin="round">{COLUMNS[colour]}</g>',
        (x, y - 0.55 * grid.size),
        grid.size / 38,
    )
    language = canvas.language
    canvas.text(
        (x, y + 1.75 * grid.size), PEOPLES[colour].to(language), "strong", 15, INK, "middle"
    )
    name = COLOUR_NAMES[colour].to(language).lower()
    canvas.text((x, y + 2.15 * grid.size), name, "plain", 9, QUIET, "middle")
    for across in (-1, 1):
        for down in (-1, 1):
            centre = (x + across * 1.72 * grid.size, y + down * 1.2 * grid.size)
            hollow_sign(canvas, seat, centre, grid.size * 0.44)


def _plot(canvas: Canvas, grid: Grid) -> None:
    """The building plot: the four tips of the arrows, with footings for four columns each."""
    middle = grid.centre((SIDE // 2, SIDE // 2))
    for colour, seat in enumerate(COLOURS_IN_TURN):
        turn = _TURNED[colour]
        tip = "M0 0L1.5 1.5H-1.5Z"
        canvas.shape(tip, middle, grid.size, Paint(seat.tint, seat.hue, 0.4), turn)
        for place in (-0.84, -0.28, 0.28, 0.84):
            footing = f"M{place - 0.2} 1.06h.4v.34h-.4Z"
            canvas.shape(footing, middle, grid.size, Paint(WHITE, seat.hue, 0.25), turn)
        out = 0.7 * grid.size
        across, down = ((0, out), (-out, 0), (0, -out), (out, 0))[colour]
        sign(canvas, seat, (middle[0] + across, middle[1] + down), grid.size * 0.19)
