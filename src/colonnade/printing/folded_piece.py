"""Pieces that stand: a strip folded into a three-sided prism, the same picture on both faces."""

from collections.abc import Callable
from typing import Final, NamedTuple

from .canvas import Canvas, Paint, Point
from .page_marks import CUT, FOLD, hatching

TAB: Final = 5.0
Picture = Callable[[Point, float], None]
"""Draws what a face shows by the middle of its foot; turned clockwise by degrees."""


class Prism(NamedTuple):
    """The size of a folded piece, in millimetres."""

    width: float
    height: float
    depth: float

    @property
    def size(self) -> tuple[float, float]:
        """How wide and how high the strip is."""
        return self.width, 2 * self.height + self.depth + TAB


def net(canvas: Canvas, corner: Point, prism: Prism, tint: str, picture: Picture) -> None:
    """The strip: the back face upside down, the front face, the foot, and the tab."""
    x, y = corner
    width, room = prism.size
    ridge, foot, tab = y + prism.height, y + 2 * prism.height, y + 2 * prism.height + prism.depth
    canvas.rectangle(corner, width, room - TAB, Paint(tint))
    hatching(canvas, (x, tab), width, TAB)
    picture((x + width / 2, y), 180)
    picture((x + width / 2, foot), 0)
    canvas.rectangle(corner, width, room, CUT)
    canvas.strokes([((x, fold), (x + width, fold)) for fold in (ridge, foot, tab)], FOLD)
