"""The pieces of Corintho: flat and nested, so that a stack shows all that it is made of."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin
from typing import Final

from colonnade.games.corintho.core.board import CAPITAL
from colonnade.games.corintho.core.building import each_kind, freeze_turns
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.text.notation import PIECES
from colonnade.kernel.palette import INK, QUIET, WHITE
from colonnade.printing.canvas import Canvas, Paint, Point
from colonnade.printing.cutout_layout import CutoutGroup, CutoutLayout
from colonnade.printing.page_marks import CUT
from colonnade.printing.words import say

from .board import size

WIDTHS: Final = (0.74, 0.5, 0.31)
"""How wide base, column and capital are, in sides of a slab."""
_NAMES: Final = ("base", "column", "capital")
_TERRACOTTA: Final = ("#E8CDB0", "#8A5526")
_MARBLE: Final = ("#FFFDF6", "#6B5B44")
_BRONZE: Final = ("#D5DDB8", "#3E4A22")
_FROST: Final = ("#DDEEF7", "#2F76A5")
_FLUTES: Final = 20


def draw(layout: CutoutLayout, options: Options) -> None:
    """All pieces of all players, and the tokens that tell which stack is frozen."""
    canvas, language = layout.canvas, layout.canvas.language
    unit = size(canvas.paper)
    number = each_kind(options) * options.players
    # A stack thaws after the next turn, or after that of the player who froze it (C7).
    tokens = options.players if freeze_turns(options) > 1 else 1
    for kind, name in enumerate(_NAMES):
        width = WIDTHS[kind] * unit
        title = f"{number} {say(name, language)}"
        cutouts = [partial(_DRAWN[kind], canvas, width)] * number
        if kind == CAPITAL:
            title += f", {say('frost', language)}"
            marks = [str(seat + 1) for seat in range(tokens)] if tokens > 1 else [""]
            cutouts += [partial(_frost, canvas, width, mark) for mark in marks]
        note = say("counters", language) if kind == 0 else ""
        layout.lay(CutoutGroup(title, note, cutouts, (width, width)))


def _base(canvas: Canvas, width: float, corner: Point) -> None:
    """A square plinth with a round moulding, seen from above."""
    x, y, half = corner[0] + width / 2, corner[1] + width / 2, width / 2
    fill, line = _TERRACOTTA
    canvas.rectangle(corner, width, width, Paint(fill))
    inset = width * 0.045
    canvas.rectangle(
        (corner[0] + inset, corner[1] + inset),
        width - 2 * inset,
        width - 2 * inset,
        Paint(None, line, 0.35),
    )
    for radius, paint in ((0.9, Paint("#F1DEC8", line, 0.4)), (0.78, Paint(None, line, 0.25))):
        canvas.circle((x, y), radius * half, paint)
    for across in (-1, 1):
        for down in (-1, 1):
            at = (x + across * half * 0.8, y + down * half * 0.8)
            canvas.circle(at, half * 0.06, Paint(None, line, 0.3))
    # The column that stands on it leaves the ring free.
    canvas.circle((x, y), WIDTHS[1] / WIDTHS[0] * half, Paint(None, line, 0.2, (0.8, 0.8)))
    canvas.rectangle(corner, width, width, CUT)
    _letter(canvas, 0, (x, y), width * 0.42)


def _column(canvas: Canvas, width: float, corner: Point) -> None:
    """A fluted drum, seen from above."""
    x, y, half = corner[0] + width / 2, corner[1] + width / 2, width / 2
    fill, line = _MARBLE
    canvas.circle((x, y), half, Paint(fill))
    step = 2 * pi / _FLUTES
    rim, hollow = 0.93 * half, 0.93 * half * step * 0.62
    points = [(rim * cos(step * n), rim * sin(step * n)) for n in range(_FLUTES + 1)]
    outline = f"M{points[0][0]:.3f} {points[0][1]:.3f}" + "".join(
        f"A{hollow:.3f} {hollow:.3f} 0 0 0 {u:.3f} {v:.3f}" for u, v in points[1:]
    )
    canvas.shape(outline + "Z", (x, y), 1, Paint(WHITE, line, 0.35))
    canvas.circle((x, y), 0.72 * half, Paint(None, line, 0.25))
    canvas.circle((x, y), WIDTHS[2] / WIDTHS[1] * half, Paint(None, line, 0.2, (0.8, 0.8)))
    canvas.circle((x, y), half, CUT)
    _letter(canvas, 1, (x, y), width * 0.55)


def _capital(canvas: Canvas, width: float, corner: Point) -> None:
    """An abacus with hollow sides over acanthus leaves, seen from above."""
    x, y, half = corner[0] + width / 2, corner[1] + width / 2, width / 2
    fill, line = _BRONZE
    octagon = "M-.45 -1H.45L1 -.45V.45L.45 1H-.45L-1 .45V-.45Z"
    canvas.shape(octagon, (x, y), half, Paint(fill))
    abacus = (
        "M-.62 -.78Q0 -.52 .62 -.78L.78 -.62Q.52 0 .78 .62L.62 .78Q0 .52 -.62 .78"
        "L-.78 .62Q-.52 0 -.78 -.62Z"
    )
    canvas.shape(abacus, (x, y), half, Paint("#EDF1DF", line, 0.3))
    leaf = "M0 -.98Q-.2 -.8 0 -.62Q.2 -.8 0 -.98Z"
    for turn in range(0, 360, 90):
        canvas.shape(leaf, (x, y), half, Paint("#B7C48C", line, 0.2), turn)
    canvas.shape(octagon, (x, y), half, CUT)
    _letter(canvas, 2, (x, y), width * 0.8)


def _letter(canvas: Canvas, kind: int, at: Point, points: float) -> None:
    """The letter of the notation: b, c or k."""
    canvas.centred(at, PIECES[kind].upper(), "strong", points, QUIET)


def _frost(canvas: Canvas, width: float, mark: str, corner: Point) -> None:
    """A six-sided token with a snow star and the number of its player."""
    x, y, half = corner[0] + width / 2, corner[1] + width / 2, width / 2
    fill, line = _FROST
    hexagon = "M0 -1L.866 -.5V.5L0 1L-.866 .5V-.5Z"
    canvas.shape(hexagon, (x, y), half, Paint(fill))
    arm = "M0 -.4V-.88M-.14 -.82L0 -.68L.14 -.82M-.12 -.62L0 -.5L.12 -.62"
    for turn in range(0, 360, 60):
        canvas.shape(arm, (x, y), half, Paint(None, line, 0.3), turn)
    canvas.shape(hexagon, (x, y), half, CUT)
    if mark:
        canvas.circle((x, y), 0.36 * half, Paint(WHITE, line, 0.3))
        canvas.centred((x, y), mark, "bold", half * 1.1, INK)


_DRAWN: Final[tuple[Callable[[Canvas, float, Point], None], ...]] = (_base, _column, _capital)
