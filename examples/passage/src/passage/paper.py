"""The printed sheets of Passage: a row of stones, four walkers and the aid card."""

from functools import partial
from typing import Final

from colonnade.kernel.palette import INK, STONE
from colonnade.kernel.seat_colours import SeatColour
from colonnade.printing.canvas import Canvas, Grid, Paint, Point
from colonnade.printing.cutout_layout import CutoutGroup, CutoutLayout
from colonnade.printing.kit import Kit
from colonnade.printing.page_marks import CUT, heading
from colonnade.printing.papers import Paper
from colonnade.printing.seat_signs import letter
from colonnade.printing.sheets import SheetWriter
from passage.core.board import FAR
from passage.core.options import Options
from passage.text.words import SEATS

WALKERS: Final = 2


def size(paper: Paper) -> float:
    """The side of a stone's square."""
    return 20


def draw_board(sheets: SheetWriter, options: Options) -> None:
    """Eleven places in a row, on a sheet that lies."""
    unit = size(sheets.canvas.paper)
    canvas = sheets.board(unit, landscape=True)
    grid = Grid((canvas.width - (FAR + 1) * unit) / 2, canvas.height / 2 - unit, unit)
    heading(canvas, "Passage", (canvas.width / 2, grid.top - unit), 30)
    for place in range(FAR + 1):
        canvas.circle(grid.centre((place, 0)), 0.45 * unit, Paint(STONE, INK, 0.3))


def draw_pieces(layout: CutoutLayout, options: Options) -> None:
    """Two walkers for each seat."""
    radius = 0.3 * size(layout.canvas.paper)
    for colour in SEATS:
        counters = [partial(draw_walker, layout.canvas, colour, radius)] * WALKERS
        title = colour.name.to(layout.canvas.language)
        layout.lay(CutoutGroup(title, "", counters, (2 * radius, 2 * radius)))


def draw_walker(canvas: Canvas, sign: SeatColour, radius: float, corner: Point) -> None:
    """A counter to cut out."""
    at = (corner[0] + radius, corner[1] + radius)
    canvas.shape(sign.outline, at, radius, Paint(sign.tint))
    letter(canvas, sign, at, radius * 0.8, INK)
    canvas.shape(sign.outline, at, radius, CUT)


KIT: Final = Kit(draw_board, draw_pieces, size)
