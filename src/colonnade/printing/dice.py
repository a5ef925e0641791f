"""Dice on paper: their faces, and nets that fold up into cubes."""

from functools import partial
from typing import Final

from colonnade.kernel.palette import INK, WHITE
from colonnade.kernel.pips import PIPS

from .canvas import Canvas, Paint, Point
from .cutout_layout import CutoutGroup
from .page_marks import CUT, FOLD, hatching
from .words import say

SIDE: Final = 14.0
"""The edge of a folded die, in millimetres."""
_TAB: Final = 4.5
NET: Final = (4 * SIDE + _TAB, 3 * SIDE)
"""The width and height of a net."""

# The four sides in a row, and what lies above and below the second: opposite faces add up to 7.
ROW: Final = (1, 2, 6, 5)
ABOVE: Final = 3
BELOW: Final = 4


def pips(canvas: Canvas, centre: Point, side: float, value: int, ink: str = INK) -> None:
    """The pips of a face around its middle."""
    step = side * 0.27
    places = [(centre[0] + across * step, centre[1] + down * step) for across, down in PIPS[value]]
    canvas.circles(places, side * 0.088, Paint(ink, solid=True))


def face(canvas: Canvas, centre: Point, side: float, value: int, paint: Paint) -> None:
    """A die seen from above."""
    canvas.rectangle((centre[0] - side / 2, centre[1] - side / 2), side, side, paint, side / 5)
    pips(canvas, centre, side, value)


def net(canvas: Canvas, corner: Point) -> None:
    """A cross of six faces with the tabs that hold the cube together."""
    left, top = corner[0], corner[1] + SIDE
    second = left + SIDE
    _tab(canvas, (left + 4 * SIDE, top), "right")
    for start in (left, left + 2 * SIDE, left + 3 * SIDE):
        _tab(canvas, (start, top), "up")
        _tab(canvas, (start, top + SIDE), "down")
    outline = [
        (left, top),
        (second, top),
        (second, top - SIDE),
        (second + SIDE, top - SIDE),
        (second + SIDE, top),
        (left + 4 * SIDE, top),
        (left + 4 * SIDE, top + SIDE),
        (second + SIDE, top + SIDE),
        (second + SIDE, top + 2 * SIDE),
        (second, top + 2 * SIDE),
        (second, top + SIDE),
        (left, top + SIDE),
    ]
    canvas.line(outline, Paint(WHITE), closed=True)
    # Every edge that carries a tab or another face is a fold, the others are cut.
    for index, point in enumerate(outline):
        end = outline[(index + 1) % len(outline)]
        canvas.line([point, end], CUT if index in (1, 2, 3, 7, 8, 9, 11) else FOLD)
    for inner in (second, second + SIDE, left + 3 * SIDE):
        canvas.line([(inner, top), (inner, top + SIDE)], FOLD)
    for y in (top, top + SIDE):
        canvas.line([(second, y), (second + SIDE, y)], FOLD)
    for place, value in enumerate(ROW):
        pips(canvas, (left + (place + 0.5) * SIDE, top + SIDE / 2), SIDE, value)
    pips(canvas, (second + SIDE / 2, top - SIDE / 2), SIDE, ABOVE)
    pips(canvas, (second + SIDE / 2, top + 1.5 * SIDE), SIDE, BELOW)


def _tab(canvas: Canvas, corner: Point, side: str) -> None:
    """A glue tab on the edge that begins at a corner."""
    x, y = corner
    slant = 1.6
    if side == "right":
        points = [(x, y), (x + _TAB, y + slant), (x + _TAB, y + SIDE - slant), (x, y + SIDE)]
        hatching(canvas, (x, y + slant), _TAB, SIDE - 2 * slant)
    else:
        up = -_TAB if side == "up" else _TAB
        points = [(x, y), (x + slant, y + up), (x + SIDE - slant, y + up), (x + SIDE, y)]
        hatching(canvas, (x + slant, min(y, y + up)), SIDE - 2 * slant, _TAB)
    canvas.line(points, CUT)


def dice_group(canvas: Canvas, number: int) -> CutoutGroup:
    """Nets for a number of dice, and a note for people who have real ones."""
    language = canvas.language
    note = f"{say('fold_dice', language)} {say('dice_do', language, number=number)}"
    return CutoutGroup(say("dice", language), note, [partial(net, canvas)] * number, NET)
