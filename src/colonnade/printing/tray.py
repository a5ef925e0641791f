"""A tray of cut-outs: they are laid side by side in rows, on as many sheets as they need."""

from collections.abc import Callable, Sequence

from .booklet import Booklet
from .canvas import Point
from .colours import BRONZE, QUIET
from .papers import FOOT, MARGIN
from .words import say

Cutout = Callable[[Point], None]
"""Draws a cut-out by the upper left corner of its room."""


class Tray:
    """Where the next cut-out goes."""

    def __init__(self, booklet: Booklet, name: str, gap: float = 3) -> None:
        self._booklet = booklet
        self.canvas = booklet.canvas
        self._name = name
        self._gap = gap
        self._top = MARGIN
        self._open = False

    def shelf(self, title: str, note: str, first: float) -> None:
        """Begin a new row under a title; it stays with the first row, which is so high."""
        self._start(first + 12)
        if self._top > MARGIN:
            self._top += 4
        self.canvas.text((MARGIN, self._top + 4), title.upper(), "bold", 9, BRONZE, spaced=1)
        after = MARGIN + self.canvas.width_of(title.upper(), "bold", 9, 1) + 4
        self.canvas.text((after, self._top + 4), note, "plain", 8.5, QUIET)
        self._top += 8

    def lay(self, cutouts: Sequence[Cutout], width: float, height: float) -> None:
        """Lay cut-outs of one size in rows."""
        left = MARGIN
        for place, cutout in enumerate(cutouts):
            full = left + width > self.canvas.width - MARGIN + 0.01
            if place and full:
                self._top += height + self._gap
            if place == 0 or full:
                self._start(height)
                left = MARGIN
            cutout((left, self._top))
            left += width + self._gap
        self._top += height + self._gap

    def _start(self, height: float) -> None:
        """Make sure that something so high fits on the sheet."""
        if self._open and self._top + height <= self.canvas.height - FOOT:
            return
        self._booklet.sheet(self._name)
        at = (self.canvas.width - MARGIN, self.canvas.height - 12.5)
        self.canvas.text(at, say("legend", self.canvas.language), "slanted", 7, QUIET, "right")
        self._open = True
        self._top = MARGIN
