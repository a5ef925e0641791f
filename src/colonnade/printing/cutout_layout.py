"""Lays cut-outs side by side in rows, on as many sheets as they need."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Final

from colonnade.kernel.palette import BRONZE, QUIET

from .canvas import Point
from .papers import FOOT, MARGIN
from .sheets import SheetWriter
from .words import say

_BEFORE: Final = 2.0
_TITLE: Final = 8.0
"""The space before a group's title, besides that after a row, and the height of the title."""
Cutout = Callable[[Point], None]
"""Draws a cut-out, given its upper left corner."""


class CutoutLayout:
    """Where the next cut-out goes."""

    def __init__(self, sheets: SheetWriter, name: str, gap: float = 3) -> None:
        self._sheets = sheets
        self.canvas = sheets.canvas
        self._name = name
        self._gap = gap
        self._top = MARGIN
        self._title = ""
        self._open = False

    def begin_group(self, title: str, note: str, first: float) -> None:
        """Begin a new row under a title; it stays together with the first row, `first` high."""
        self._start(_BEFORE + _TITLE + first)
        if self._top > MARGIN:
            self._top += _BEFORE
        self._title = title
        with self.canvas.tagged("H2"):
            self.canvas.text((MARGIN, self._top + 4), title.upper(), "bold", 9, BRONZE, spaced=1)
        after = MARGIN + self.canvas.width_of(title.upper(), "bold", 9, 1) + 4
        if note:
            with self.canvas.tagged("P"):
                self.canvas.text((after, self._top + 4), note, "plain", 8.5, QUIET)
        self._top += _TITLE

    def fits(self, count: int, width: float, height: float) -> bool:
        """Whether a group of this many cut-outs of one size fits on the current sheet."""
        rows = -(-count // self._across(width))
        needed = _BEFORE + _TITLE + rows * (height + self._gap) - self._gap
        return self._open and self._top + needed <= self.canvas.height - FOOT

    def lay(
        self, cutouts: Sequence[Cutout], width: float, height: float, *, read: bool = False
    ) -> None:
        """Lay cut-outs of one size in rows; the group's title describes them unless `read`."""
        across = self._across(width)
        for start in range(0, len(cutouts), across):
            if start:
                self._top += height + self._gap
            self._start(height)
            with nullcontext() if read else self.canvas.tagged("Figure", self._title):
                for place, cutout in enumerate(cutouts[start : start + across]):
                    cutout((MARGIN + place * (width + self._gap), self._top))
        self._top += height + self._gap

    def _across(self, width: float) -> int:
        """How many cut-outs of a width a row has."""
        room = self.canvas.width - 2 * MARGIN + self._gap + 0.01
        return max(1, int(room // (width + self._gap)))

    def _start(self, height: float) -> None:
        """Begin a new sheet unless this height fits on the current one."""
        if self._open and self._top + height <= self.canvas.height - FOOT:
            return
        self._sheets.sheet(self._name)
        at = (self.canvas.width - MARGIN, self.canvas.height - 12.5)
        self.canvas.text(at, say("legend", self.canvas.language), "slanted", 7, QUIET, "right")
        self._open = True
        self._top = MARGIN
