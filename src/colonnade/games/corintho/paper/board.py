"""The stylobate of Corintho on paper: sixteen slabs within a key frieze."""

from typing import Final

from colonnade.games.corintho.core.board import LAYOUT
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.view.display import SIDE
from colonnade.kernel.palette import BRONZE, PAPER, QUIET, RULE, SAND, STONE, WHITE
from colonnade.printing.canvas import Canvas, Grid, Paint
from colonnade.printing.page_marks import CUT, crop_marks, heading
from colonnade.printing.papers import A3, Paper
from colonnade.printing.sheets import SheetWriter

_FRIEZE: Final = 6.5


def size(paper: Paper) -> float:
    """The side of a slab."""
    return 62 if paper == A3 else 42


def draw(sheets: SheetWriter, options: Options) -> None:
    """The board on one sheet."""
    unit = size(sheets.canvas.paper)
    canvas = sheets.board(unit)
    side = SIDE * unit
    rim = _FRIEZE * 1.7
    grid = Grid((canvas.width - side) / 2, 0.54 * canvas.height - side / 2, unit)
    heading(canvas, "Corintho", (canvas.width / 2, grid.top - rim - 0.06 * canvas.height), 34)
    corner = (grid.left - rim, grid.top - rim)
    canvas.rectangle(corner, side + 2 * rim, side + 2 * rim, Paint(STONE, BRONZE, 0.5))
    _frieze(canvas, grid, side)
    for name, spot in LAYOUT.items():
        _slab(canvas, grid, name, spot)
    canvas.rectangle((grid.left, grid.top), side, side, Paint(None, BRONZE, 0.5))
    canvas.rectangle(corner, side + 2 * rim, side + 2 * rim, CUT)
    crop_marks(canvas, corner, side + 2 * rim, side + 2 * rim)


def _frieze(canvas: Canvas, grid: Grid, side: float) -> None:
    """The key that runs round the slabs, turned at each corner."""
    turns = round(side / _FRIEZE)
    step = side / turns
    middle = (grid.left + side / 2, grid.top + side / 2)
    out = side / 2 + 0.35 * _FRIEZE + step
    for quarter in range(4):
        for place in range(turns):
            along = place * step - side / 2
            key = f"M{along} {-out + step}V{-out}H{along + step * 0.82}V{-out + step * 0.68}"
            key += f"H{along + step * 0.4}V{-out + step * 0.36}"
            canvas.shape(key, middle, 1, Paint(None, BRONZE, 0.35), quarter * 90)
        base = f"M{-side / 2} {-out + step}H{side / 2}"
        canvas.shape(base, middle, 1, Paint(None, BRONZE, 0.35), quarter * 90)
        corner = (-side / 2 - 0.35 * _FRIEZE - step / 2,) * 2
        petals = "M{0} {1}m-.9 0a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0 -1.8 0Z"
        mark = petals.format(*(round(value, 3) for value in corner))
        canvas.shape(mark, middle, 1, Paint(SAND, BRONZE, 0.35), quarter * 90)


def _slab(canvas: Canvas, grid: Grid, name: str, spot: tuple[int, int]) -> None:
    """A slab with its name in the upper left corner, and the places of base, shaft and capital."""
    (left, top), middle, unit = grid.corner(spot), grid.centre(spot), grid.size
    tint = PAPER if sum(spot) % 2 == 0 else STONE
    canvas.rectangle((left, top), unit, unit, Paint(tint, RULE, 0.3))
    inner = unit - 3
    canvas.line(
        [(left + 1.5, top + 1.5 + inner), (left + 1.5, top + 1.5), (left + 1.5 + inner, top + 1.5)],
        Paint(None, WHITE, 0.7),
    )
    canvas.line(
        [
            (left + 1.5 + inner, top + 1.5),
            (left + 1.5 + inner, top + 1.5 + inner),
            (left + 1.5, top + 1.5 + inner),
        ],
        Paint(None, SAND, 0.7),
    )
    canvas.circle(middle, unit * 0.2, Paint(None, RULE, 0.2, (0.8, 0.8)))
    canvas.text((left + 3, top + 6.4), name, "plain", 9.5, QUIET)
