"""The pawns of Columbiz, each seat's of its own shape, and eight dice."""

from functools import partial
from typing import Final

from colonnade.games.columbiz.dice import DICE
from colonnade.games.columbiz.options import Options
from colonnade.games.columbiz.rules import PAWNS
from colonnade.games.columbiz.words import SEATS
from colonnade.printing.boards.columbiz import size
from colonnade.printing.canvas import Canvas, Paint, Point
from colonnade.printing.colours import BLUE, GREEN, INK, RED, WHITE, YELLOW, Sign
from colonnade.printing.dice import shelf_of_dice
from colonnade.printing.furniture import CUT
from colonnade.printing.signs import letter
from colonnade.printing.tray import Tray
from colonnade.printing.words import say

SIGNS: Final = (YELLOW, RED, GREEN, BLUE)
"""By seat."""


def draw(tray: Tray, options: Options) -> None:
    """Every seat's pawns, and the dice."""
    canvas, language = tray.canvas, tray.canvas.language
    radius = 0.31 * size(canvas.paper)
    room = 2 * radius
    for seat in range(options.players):
        number = PAWNS[options.players]
        title = f"{number} × {SEATS[seat].to(language)}"
        tray.shelf(title, say("counters", language) if seat == 0 else "", room)
        tray.lay([partial(_pawn, canvas, SIGNS[seat], radius)] * number, room, room)
    shelf_of_dice(tray, DICE)


def _pawn(canvas: Canvas, seat: Sign, radius: float, corner: Point) -> None:
    """A counter of the seat's shape."""
    at = (corner[0] + radius, corner[1] + radius)
    canvas.shape(seat.outline, at, radius, Paint(seat.hue))
    canvas.shape(seat.outline, at, radius * 0.86, Paint(None, WHITE, 0.4))
    canvas.shape(seat.outline, at, radius * 0.72, Paint(seat.tint, None))
    letter(canvas, seat, at, radius * 0.8, INK)
    canvas.shape(seat.outline, at, radius, CUT)
