"""Marks around the content of a sheet: title, footer with a scale, lines to cut along."""

from typing import Final

from colonnade.kernel.palette import BRONZE, INK, QUIET, RULE, WHITE

from .canvas import Canvas, Paint, Point
from .papers import MARGIN
from .words import say

CUT: Final = Paint(stroke="#555555", width=0.15)
FOLD: Final = Paint(stroke="#555555", width=0.15, dash=(1.2, 0.9))
SCISSORS: Final = (
    "M0 0L7 -2.6M0 0L7 2.6M-.6 -.2a1.7 1.2 0 1 0 -3 1.4a1.7 1.2 0 1 0 3 -1.4Z"
    "M-.6 .2a1.7 1.2 0 1 1 -3 -1.4a1.7 1.2 0 1 1 3 1.4Z"
)
"""A pair of scissors, cutting to the right."""
MARK: Final = 5.0
"""How far a crop mark reaches."""
_SCALE: Final = 50
_HATCH: Final = 1.6


def heading(canvas: Canvas, said: str, at: Point, size: float = 22, *, middle: bool = True) -> None:
    """A title in spaced Roman capitals; wide enough ones are set smaller."""
    canvas.text(
        at, said.upper(), "strong", size, BRONZE, "middle" if middle else "left", spaced=size / 7
    )


def foot(canvas: Canvas, name: str) -> None:
    """The sheet's name, a scale to check the printer by, and its number."""
    y = canvas.height - 8.5
    left, right, middle = MARGIN, canvas.width - MARGIN, canvas.width / 2
    canvas.text((left, y), f"{canvas.title} – {name}", "plain", 7.5, QUIET)
    canvas.sheet_number((right, y), "plain", 7.5, QUIET)
    start = middle - _SCALE / 2
    ends = [((start, y), (start + _SCALE, y))]
    for tick in range(0, _SCALE + 1, 10):
        rise = 1.6 if tick % _SCALE == 0 else 0.9
        ends.append(((start + tick, y), (start + tick, y - rise)))
    canvas.strokes(ends, Paint(stroke=INK, width=0.15))
    said = say("true_size", canvas.language)
    canvas.text((start + _SCALE + 2.5, y), said, "plain", 6.5, QUIET)


def crop_marks(canvas: Canvas, corner: Point, width: float, height: float) -> None:
    """Short lines just outside the four corners of what is cut out."""
    ends = [
        end
        for x, outward in ((corner[0], -1), (corner[0] + width, 1))
        for y, beyond in ((corner[1], -1), (corner[1] + height, 1))
        for end in (
            ((x + outward, y), (x + outward * MARK, y)),
            ((x, y + beyond), (x, y + beyond * MARK)),
        )
    ]
    canvas.strokes(ends, CUT)


def hatching(canvas: Canvas, corner: Point, width: float, height: float) -> None:
    """Slanted lines over a rectangle that takes the glue."""
    ends = []
    shift = _HATCH
    while shift < width + height:
        # From the left or lower edge up to the right or upper edge.
        start = (corner[0] + max(shift - height, 0), corner[1] + min(shift, height))
        end = (corner[0] + min(shift, width), corner[1] + max(shift - width, 0))
        ends.append((start, end))
        shift += _HATCH
    canvas.strokes(ends, Paint(stroke=RULE, width=0.12))


def glue_strip(canvas: Canvas, corner: Point, width: float, height: float, note: str) -> None:
    """A strip that takes the glue, and what to do with it."""
    hatching(canvas, corner, width, height)
    canvas.rectangle(corner, width, height, CUT)
    room = canvas.width_of(note, "slanted", 8) + 4
    middle = (corner[0] + width / 2, corner[1] + height / 2)
    canvas.rectangle((middle[0] - room / 2, middle[1] - 2.4), room, 4.8, Paint(WHITE))
    canvas.text((middle[0], middle[1] + 1), note, "slanted", 8, QUIET, "middle")
