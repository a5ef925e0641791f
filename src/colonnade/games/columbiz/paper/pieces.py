"""The pawns of Columbiz, each seat's of its own shape, and eight dice."""

from functools import partial

from colonnade.games.columbiz.core.dice import DICE
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import PAWNS
from colonnade.games.columbiz.text.words import COLOURS, SEATS
from colonnade.kernel.palette import INK, WHITE
from colonnade.kernel.seat_colours import SeatColour
from colonnade.printing.canvas import Canvas, Paint, Point
from colonnade.printing.cutout_layout import CutoutGroup, CutoutLayout
from colonnade.printing.dice import dice_group
from colonnade.printing.page_marks import CUT
from colonnade.printing.seat_signs import letter
from colonnade.printing.words import say

from .board import size


def draw(layout: CutoutLayout, options: Options) -> None:
    """Every seat's pawns, and the dice."""
    canvas, language = layout.canvas, layout.canvas.language
    radius = 0.31 * size(canvas.paper)
    room = 2 * radius
    for seat in range(options.players):
        number = PAWNS[options.players]
        title = f"{number} × {SEATS[seat].to(language)}"
        note = say("counters", language) if seat == 0 else ""
        pawns = [partial(_pawn, canvas, COLOURS[seat], radius)] * number
        layout.lay(CutoutGroup(title, note, pawns, (room, room)))
    layout.lay(dice_group(canvas, DICE))


def _pawn(canvas: Canvas, seat: SeatColour, radius: float, corner: Point) -> None:
    """A counter of the seat's shape."""
    at = (corner[0] + radius, corner[1] + radius)
    canvas.shape(seat.outline, at, radius, Paint(seat.hue))
    canvas.shape(seat.outline, at, radius * 0.86, Paint(None, WHITE, 0.4))
    canvas.shape(seat.outline, at, radius * 0.72, Paint(seat.tint, None))
    letter(canvas, seat, at, radius * 0.8, INK)
    canvas.shape(seat.outline, at, radius, CUT)
