"""Lays cut-outs side by side in rows, on as few sheets as rows allow."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Final, NamedTuple

from colonnade.kernel.palette import BRONZE, QUIET

from .canvas import Point
from .papers import FOOT, MARGIN
from .sheets import SheetWriter
from .words import say

_BEFORE: Final = 2.0
_TITLE: Final = 7.0
"""The space before a group's title, besides that after a row, and the height of the title."""
_GAP: Final = 2.0
"""Between cut-outs."""
_NOTE: Final = 3.6
"""The height of a line of a note that does not fit beside its title."""
Cutout = Callable[[Point], None]
"""Draws a cut-out, given its upper left corner."""


class CutoutGroup(NamedTuple):
    """Cut-outs of one size."""

    title: str
    note: str
    cutouts: Sequence[Cutout]
    size: tuple[float, float]
    read: bool = False
    """Whether they say themselves what they are; else their title describes them."""


class _Space(NamedTuple):
    """Free room on the current sheet, up to its right margin."""

    left: float
    top: float
    bottom: float


class _Heading(NamedTuple):
    """A group's title and note, broken into lines."""

    title: str
    beside: str
    """A note on the line of the title."""
    below: list[str]

    @property
    def height(self) -> float:
        return _TITLE + _NOTE * len(self.below)


class CutoutLayout:
    """Where the next cut-out goes."""

    def __init__(self, sheets: SheetWriter, name: str, *, free: float | None = None) -> None:
        """Begin on a new sheet, or on the current one where that is `free` from a height on."""
        self._sheets = sheets
        self.canvas = sheets.canvas
        self._name = name
        self._top = MARGIN
        """Where the next row begins."""
        self._open = False
        if free is not None:
            self.canvas.end_figure()
            self._begin(free)
        self._beside: _Space | None = None
        """What the last row left free to its right."""

    def count_across(self, width: float, left: float = MARGIN) -> int:
        """How many cut-outs of a width lie side by side, from a place to the right margin."""
        return int((self.canvas.width - MARGIN - left + _GAP + 0.01) // (width + _GAP))

    def width_filling(self, number: int) -> float:
        """The width of cut-outs of which a number fills a row."""
        return (self.canvas.width - 2 * MARGIN + _GAP) / number - _GAP

    def fits(self, count: int, width: float, height: float) -> bool:
        """Whether a group of this many cut-outs of one size fits on the current sheet."""
        rows = -(-count // self.count_across(width))
        needed = _BEFORE + _TITLE + rows * (height + _GAP) - _GAP
        return self._open and self._top + needed <= self._bottom

    def lay_all(self, groups: Sequence[CutoutGroup]) -> None:
        """Lay groups: first what fits on a sheet that is begun, then the others in order."""
        others = []
        for group in groups:
            if self._takes(group):
                self.lay(group)
            else:
                others.append(group)
        for group in others:
            self.lay(group)

    def _takes(self, group: CutoutGroup) -> bool:
        """Whether a group fits on the current sheet, beside the last row or below it."""
        if self._beside is not None:
            if self._suits(self._beside, self._heading(group, self._beside.left), group):
                return True
        return self.fits(len(group.cutouts), *group.size)

    def lay(self, group: CutoutGroup) -> None:
        """Lay a group beside the last row where that left room for it, else in a new one."""
        cutouts, (width, height), space = group.cutouts, group.size, self._beside
        heading = self._heading(group, space.left if space else MARGIN)
        if space is None or not self._suits(space, heading, group):
            heading = self._heading(group, MARGIN)
            before = _BEFORE if self._top > MARGIN else 0
            space = self._below(before + heading.height + height)
            if space.top > MARGIN:
                space = space._replace(top=space.top + before)
        self._write(heading, space)
        top, right, laid = space.top + heading.height, space.left, 0
        while laid < len(cutouts):
            if laid and top + height > space.bottom + 0.01:
                space = self._below(height)
                top = space.top
            row = cutouts[laid : laid + max(1, self.count_across(width, space.left))]
            with nullcontext() if group.read else self.canvas.tagged("Figure", group.title):
                for place, cutout in enumerate(row):
                    cutout((space.left + place * (width + _GAP), top))
            laid += len(row)
            right = max(right, space.left + len(row) * (width + _GAP))
            if space.left == MARGIN:
                end = MARGIN + len(row) * (width + _GAP) + _GAP
                self._beside = _Space(end, top, top + height)
            else:
                self._beside = space._replace(left=right + _GAP)
            top += height + _GAP
            self._top = max(self._top, top)

    @property
    def _bottom(self) -> float:
        return self.canvas.height - FOOT

    def _suits(self, space: _Space, heading: _Heading, group: CutoutGroup) -> bool:
        """Whether a group has room beside a row: whole, or in part if it is no higher than that."""
        width, height = group.size
        if self.canvas.width_of(heading.title, "bold", 9, 1) > self._width_from(space.left):
            return False
        beside, bottom = self.count_across(width, space.left), space.top + heading.height + height
        if beside >= len(group.cutouts):
            return bottom <= self._bottom
        return beside > 0 and bottom <= space.bottom + 0.5

    def _width_from(self, left: float) -> float:
        return self.canvas.width - MARGIN - left

    def _heading(self, group: CutoutGroup, left: float) -> _Heading:
        """A group's heading from a place to the right margin."""
        title, note = group.title.upper(), group.note
        room = self._width_from(left)
        used = self.canvas.width_of(title, "bold", 9, 1) + 4
        if used + self.canvas.width_of(note, "plain", 8.5) <= room:
            return _Heading(title, note, [])
        lines = [""]
        for word in note.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if self.canvas.width_of(longer, "plain", 8.5) <= room or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(word)
        return _Heading(title, "", lines)

    def _write(self, heading: _Heading, space: _Space) -> None:
        """A group's title and note."""
        base = space.top + 4
        with self.canvas.tagged("H2"):
            self.canvas.text((space.left, base), heading.title, "bold", 9, BRONZE, spaced=1)
        after = space.left + self.canvas.width_of(heading.title, "bold", 9, 1) + 4
        placed = [((after, base), heading.beside)] if heading.beside else []
        for number, line in enumerate(heading.below, start=1):
            placed.append(((space.left, base + number * _NOTE), line))
        if placed:
            with self.canvas.tagged("P"):
                for at, said in placed:
                    self.canvas.text(at, said, "plain", 8.5, QUIET)

    def _below(self, height: float) -> _Space:
        """Room for a new row of this height; on a new sheet unless it fits on the current one."""
        if not self._open or self._top + height > self._bottom:
            self._sheets.sheet(self._name)
            self._begin(MARGIN)
        return _Space(MARGIN, self._top, self._bottom)

    def _begin(self, top: float) -> None:
        """Lay what follows on the current sheet, from a height on."""
        at = (self.canvas.width - MARGIN, self.canvas.height - 12.5)
        self.canvas.text(at, say("legend", self.canvas.language), "slanted", 7, QUIET, "right")
        self._open = True
        self._top = top
        self._beside = None
