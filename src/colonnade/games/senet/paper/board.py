"""The box of Senet on paper: thirty tiles in three winding rows, the places before and after."""

from typing import Final

from colonnade.games.senet.core.board import (
    BLACK_START,
    EXIT_NAME,
    LAST,
    LAYOUT,
    ROW,
    SAFE,
    WATER,
    WHITE_START,
)
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.view.board_svg import GLYPHS
from colonnade.kernel.palette import (
    BRONZE,
    DEEP,
    EBONY,
    FAIENCE,
    INK,
    PAPER,
    QUIET,
    RULE,
    STONE,
    WHITE,
)
from colonnade.kernel.palette import WATER as WATER_BLUE
from colonnade.printing.canvas import Canvas, Grid, Paint
from colonnade.printing.page_marks import CUT, crop_marks, heading
from colonnade.printing.papers import A3, LETTER, Paper
from colonnade.printing.sheets import SheetWriter
from colonnade.printing.words import say

OCTAGON: Final = "M-.62 -1H.62L1 -.62V.62L.62 1H-.62L-1 .62V-.62Z"
_RIM: Final = 0.14


def size(paper: Paper) -> float:
    """The side of a tile."""
    return 32 if paper == A3 else 21.5 if paper == LETTER else 22


def draw(sheets: SheetWriter, options: Options) -> None:
    """The board on one sheet, lying."""
    unit = size(sheets.canvas.paper)
    canvas = sheets.board(unit, landscape=True)
    width, height = (ROW + 2) * unit, (LAST // ROW + 2 * _RIM) * unit
    corner = ((canvas.width - width) / 2, canvas.height * 0.5 - height / 2)
    grid = Grid(corner[0] + unit, corner[1] + _RIM * unit, unit)
    heading(canvas, "Senet", (canvas.width / 2, corner[1] - 0.6 * unit), 40)
    box = (grid.left - _RIM * unit, corner[1])
    canvas.rectangle(box, (ROW + 2 * _RIM) * unit, height, Paint(EBONY, INK, 0.4), 2.5)
    for square in range(1, LAST + 1):
        _tile(canvas, grid, square)
    _way(canvas, grid)
    _beside(canvas, grid, "0", say("waiting", sheets.language))
    _beside(canvas, grid, "31", EXIT_NAME)
    canvas.rectangle(corner, width, height, CUT)
    crop_marks(canvas, corner, width, height)


def _tile(canvas: Canvas, grid: Grid, square: int) -> None:
    """A tile with its number, its glyph, and the pawn that starts there."""
    spot = LAYOUT[str(square)]
    (left, top), (x, y), unit = grid.corner(spot), grid.centre(spot), grid.size
    fill = WATER_BLUE if square == WATER else FAIENCE if SAFE >> square & 1 else STONE
    corner = (left + 0.03 * unit, top + 0.03 * unit)
    canvas.rectangle(corner, 0.94 * unit, 0.94 * unit, Paint(fill, RULE, 0.25), 0.06 * unit)
    canvas.rectangle(
        (left + 0.07 * unit, top + 0.07 * unit),
        0.86 * unit,
        0.86 * unit,
        Paint(None, WHITE, 0.35),
        0.04 * unit,
    )
    if WHITE_START >> square & 1:
        canvas.circle((x, y), 0.34 * unit, Paint(WHITE, QUIET, 0.3))
    elif BLACK_START >> square & 1:
        canvas.shape(OCTAGON, (x, y), 0.32 * unit, Paint("#A89B8C", QUIET, 0.3))
    canvas.text((left + 0.11 * unit, top + 0.23 * unit), str(square), "bold", unit * 0.36, INK)
    if square in GLYPHS:
        ink = BRONZE if fill == STONE else DEEP
        scale = unit / 42
        at = (x - 12 * scale, y - 12 * scale + 0.06 * unit)
        canvas.shape(GLYPHS[square], at, scale, Paint(None, ink, unit * 0.035))


def _way(canvas: Canvas, grid: Grid) -> None:
    """Small arrows on the edges between tiles, turning at 10–11 and 20–21."""
    arrow = "M-.07 -.1L.07 0L-.07 .1Z"
    for square in range(LAST + 1):
        here, there = LAYOUT[str(square)], LAYOUT[str(square + 1)]
        (x, y), (u, v) = grid.centre(here), grid.centre(there)
        turn = 90 if v > y else 180 if u < x else 0
        middle = ((x + u) / 2, (y + v) / 2)
        canvas.shape(arrow, middle, grid.size, Paint(BRONZE, PAPER, 0.25), turn)


def _beside(canvas: Canvas, grid: Grid, name: str, said: str) -> None:
    """A place beside the box: where pawns wait, and where they leave."""
    x, y = grid.centre(LAYOUT[name])
    unit = grid.size
    # Narrow enough to stay clear of the box's rim.
    wide, high = 0.7 * unit, 0.84 * unit
    frame = Paint(PAPER, BRONZE, 0.3, (1.2, 0.8))
    canvas.rectangle((x - wide / 2, y - high / 2), wide, high, frame, 0.1 * unit)
    canvas.text((x, y + 0.08 * unit), name, "strong", unit * 0.6, BRONZE, "middle")
    canvas.text((x, y + 0.3 * unit), said, "plain", unit * 0.34, QUIET, "middle")
