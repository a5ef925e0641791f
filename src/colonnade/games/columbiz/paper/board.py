"""The counting board of Columbiz on paper: six columns under six dice, each cell with its price."""

from typing import Final

from colonnade.games.columbiz.core.board import CELLS, COLUMNS, LAYOUT
from colonnade.games.columbiz.core.options import Options
from colonnade.kernel.palette import BRONZE, INK, PAPER, QUIET, RULE, SAND, STONE, WHITE
from colonnade.printing.canvas import Canvas, Grid, Paint, Point
from colonnade.printing.dice import face
from colonnade.printing.page_marks import CUT, crop_marks, heading
from colonnade.printing.papers import A3, Paper
from colonnade.printing.sheets import SheetWriter

_HEAD: Final = 1.05
"""How high the capitals with their dice are, in cells."""
_FOOT: Final = 0.35
_RIM: Final = 0.18


def size(paper: Paper) -> float:
    """The side of a cell."""
    return 43 if paper == A3 else 29


def draw(sheets: SheetWriter, options: Options) -> None:
    """The board on one sheet."""
    unit = size(sheets.canvas.paper)
    canvas = sheets.board(unit)
    width = (COLUMNS + 2 * _RIM) * unit
    height = (CELLS + _HEAD + _FOOT + 2 * _RIM) * unit
    corner = ((canvas.width - width) / 2, canvas.height * 0.53 - height / 2)
    grid = Grid(corner[0] + _RIM * unit, corner[1] + (_RIM + _HEAD) * unit, unit)
    heading(canvas, "Columbiz", (canvas.width / 2, corner[1] - 0.035 * canvas.height), 32)
    canvas.rectangle(corner, width, height, Paint(STONE, BRONZE, 0.5))
    for column in range(COLUMNS):
        _column(canvas, grid, column)
    for name, spot in LAYOUT.items():
        _cell(canvas, grid, name, spot)
    canvas.rectangle(corner, width, height, CUT)
    crop_marks(canvas, corner, width, height)


def _column(canvas: Canvas, grid: Grid, column: int) -> None:
    """A shaft with its flutes, a foot, and a capital that bears the value of the column."""
    unit = grid.size
    left, top = grid.corner((column, 0))
    middle = left + unit / 2
    bottom = top + CELLS * unit
    canvas.rectangle((left + 0.05 * unit, top), 0.9 * unit, CELLS * unit, Paint(PAPER, RULE, 0.3))
    for flute in (0.11, 0.17, 0.83, 0.89):
        x = left + flute * unit
        canvas.line([(x, top + 1), (x, bottom - 1)], Paint(None, SAND, 0.5))
    for wide, y, high in ((0.94, bottom, 0.14), (0.98, bottom + 0.14 * unit, 0.15)):
        corner = (middle - wide * unit / 2, y)
        canvas.rectangle(corner, wide * unit, high * unit, Paint(PAPER, BRONZE, 0.35), 1)
    capital = "M-.4 0Q-.46 -.18 -.49 -.22H.49Q.46 -.18 .4 0Z"
    canvas.shape(capital, (middle, top), unit, Paint(PAPER, BRONZE, 0.35))
    abacus = (middle - 0.49 * unit, top - 0.3 * unit)
    canvas.rectangle(abacus, 0.98 * unit, 0.08 * unit, Paint(PAPER, BRONZE, 0.35))
    face(canvas, (middle, top - 0.66 * unit), 0.6 * unit, column + 1, Paint(WHITE, INK, 0.4))


def _cell(canvas: Canvas, grid: Grid, name: str, spot: Point) -> None:
    """A cell with its number in the upper left corner, and its price in small dice below."""
    (left, top), (x, y), unit = grid.corner(spot), grid.centre(spot), grid.size
    column, _, number = name.partition("@")
    canvas.line([(left + 0.05 * unit, top), (left + 0.95 * unit, top)], Paint(None, BRONZE, 0.3))
    canvas.circle((x, y - 0.02 * unit), 0.33 * unit, Paint(WHITE, RULE, 0.3))
    canvas.text((left + 0.2 * unit, top + 0.2 * unit), number, "strong", unit * 0.5, BRONZE)
    small = 0.115 * unit
    price = int(number)
    for place in range(price):
        at = x + (place - (price - 1) / 2) * small * 1.12
        face(canvas, (at, top + 0.905 * unit), small, int(column), Paint(WHITE, QUIET, 0.15))
