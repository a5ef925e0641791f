"""The score pad of Columbiz: one wax tablet per game, with one column per player."""

from functools import partial
from typing import Final

from colonnade.games.columbiz.core.options import CAPTURES_LINEAR, Options
from colonnade.games.columbiz.core.rules import capture_points
from colonnade.games.columbiz.text.words import COLOURS
from colonnade.kernel.palette import BRONZE, INK, QUIET, RULE, WHITE
from colonnade.printing.canvas import Canvas, Paint, Point
from colonnade.printing.cutout_layout import CutoutGroup, CutoutLayout
from colonnade.printing.fonts import Face
from colonnade.printing.page_marks import CUT, heading
from colonnade.printing.papers import A3, FOOT, MARGIN
from colonnade.printing.seat_signs import sign
from colonnade.printing.sheets import SheetWriter
from colonnade.printing.words import say

_GAP: Final = 6.0
_HEIGHT: Final = 128.0
_TABLE: Final = 12
"""How many captives the printed table goes to (K10)."""
_WAX: Final = "#FBF3DD"
_BOXES: Final = (6, 5)
"""Boxes to tick, across and down: one for each point of a line."""
_ROWS: Final = (("captured", 10.0), ("captures", 10.0), ("total", 13.0))


def draw_pads(sheets: SheetWriter, layout: CutoutLayout, options: Options) -> None:
    """A row of pads on the sheet of the cards if it has room, else a sheet of pads."""
    canvas = sheets.canvas
    across = 2 if canvas.paper == A3 else 1
    width = (canvas.width - 2 * MARGIN - (across - 1) * _GAP) / across
    # At most, so that two lie below each other on every paper.
    height = min(_HEIGHT, (canvas.height - MARGIN - FOOT - _GAP) / 2 - 0.01)
    if layout.fits(across, width, height):
        pad = partial(_pad, canvas, options, width=width, height=height)
        title = say("score_pad", canvas.language)
        layout.lay(CutoutGroup(title, "", [pad] * across, (width, height), read=True))
        return
    sheets.sheet("score_pad")
    down = int((canvas.height - MARGIN - FOOT + _GAP) // (height + _GAP))
    for row in range(down):
        for column in range(across):
            corner = (MARGIN + column * (width + _GAP), MARGIN + row * (height + _GAP))
            _pad(canvas, options, corner, width, height)


def _pad(canvas: Canvas, options: Options, corner: Point, width: float, height: float) -> None:
    """One pad to cut out."""
    x, y = corner
    canvas.rectangle(corner, width, height, Paint(_WAX))
    canvas.rectangle((x + 2, y + 2), width - 4, height - 4, Paint(None, BRONZE, 0.4), 2.5)
    heading(canvas, "Columbiz", (x + 8, y + 12), 14, middle=False)
    top = y + 18
    bottom = y + height - (8 if options.captures == CAPTURES_LINEAR else 22)
    label = 26.0
    step = (width - 16 - label) / options.players
    for seat in range(options.players):
        _account(canvas, seat, (x + 8 + label + seat * step, top), step, bottom)
    rows = bottom - sum(high for _, high in _ROWS)
    canvas.text((x + 8, top + 9), say("name", canvas.language), "plain", 9, QUIET)
    canvas.text((x + 8, top + 21), say("lines", canvas.language), "plain", 9, QUIET)
    for name, high in _ROWS:
        face: Face = "bold" if name == "total" else "plain"
        said = say(name, canvas.language)
        canvas.text((x + 8, rows + high / 2 + 1.2), said, face, 9, INK if face == "bold" else QUIET)
        canvas.line([(x + 8, rows), (x + width - 8, rows)], Paint(None, RULE, 0.25))
        rows += high
    if options.captures != CAPTURES_LINEAR:
        _captures(canvas, options, (x + 8, bottom + 4), width - 16)
    canvas.rectangle(corner, width, height, CUT)


def _account(canvas: Canvas, seat: int, corner: Point, width: float, bottom: float) -> None:
    """A player's column: the sign, room for a name, boxes to tick, room for three numbers."""
    x, y = corner
    canvas.line([(x, y), (x, bottom)], Paint(None, RULE, 0.25))
    sign(canvas, COLOURS[seat], (x + 7, y + 6), 4)
    canvas.line([(x + 14, y + 9.5), (x + width - 3, y + 9.5)], Paint(None, QUIET, 0.2))
    across, down = _BOXES
    room = bottom - sum(high for _, high in _ROWS) - y - 15
    box = min((width - 6) / across, room / down) * 0.8
    gap = min((width - 6 - across * box) / max(across - 1, 1), 2.2)
    for row in range(down):
        for column in range(across):
            at = (x + 3 + column * (box + gap), y + 14 + row * (room / down))
            canvas.rectangle(at, box, box, Paint(WHITE, COLOURS[seat].hue, 0.25), 0.8)
            if (row * across + column + 1) % 5 == 0:
                middle = (at[0] + box / 2, at[1] + box / 2)
                canvas.centred(middle, str(row * across + column + 1), "plain", box * 1.4, RULE)


def _captures(canvas: Canvas, options: Options, corner: Point, width: float) -> None:
    """What captives are worth together."""
    x, y = corner
    label = 26.0
    step = (width - label) / _TABLE
    canvas.rectangle(corner, width, 12, Paint(WHITE, RULE, 0.25), 1)
    canvas.line([(x, y + 6), (x + width, y + 6)], Paint(None, RULE, 0.2))
    canvas.text((x + 2, y + 4.2), say("captured", canvas.language), "plain", 8, QUIET)
    canvas.text((x + 2, y + 10.2), say("points", canvas.language), "bold", 8, INK)
    for number in range(1, _TABLE + 1):
        middle = x + label + (number - 0.5) * step
        canvas.text((middle, y + 4.2), str(number), "plain", 8, QUIET, "middle")
        points = str(capture_points(options, number))
        canvas.text((middle, y + 10.2), points, "bold", 8, INK, "middle")
