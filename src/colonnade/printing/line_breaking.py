"""Text set into lines of a given width, ragged on the right and never hyphenated."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, TypeAlias

from fpdf.structure_tree import StructElem

from colonnade.kernel.palette import BRONZE, INK

from .canvas import POINT, Canvas, Point
from .rules_blocks import Run, Runs
from .tagged_pdf import Group, Heads, Tag

Drawn: TypeAlias = Callable[[Point], None]
"""Draws what a line holds instead of text, given its lower left corner."""


class Piece(NamedTuple):
    """A run of a line, at a distance from its left end."""

    x: float
    run: Run
    size: float
    ink: str = INK


class Line(NamedTuple):
    """A line of text: its distance from the previous base line, and its content."""

    lead: float
    pieces: tuple[Piece, ...]
    keep: bool = False
    """Whether it must stay together with the next one."""
    rule: float = 0
    """The length of a rule drawn under it."""
    tag: Tag = "P"
    block: int = 0
    """The paragraph to which it belongs."""
    within: tuple[Literal["L", "Table"], int] | None = None
    """The list or table to which it belongs, with its number."""
    drawn: Drawn | None = None


def paragraph(
    canvas: Canvas,
    said: Runs,
    width: float,
    size: float,
    *,
    mark: str = "",
    above: float = 0,
    leading: float = 1.32,
) -> list[Line]:
    """The lines of a paragraph; an item hangs behind its mark."""
    lead = size * POINT * leading
    indent = 0.0
    marked: tuple[Piece, ...] = ()
    if mark:
        indent = max(canvas.width_of(mark + " ", "text", size), size * POINT * 1.1)
        marked = (Piece(0, Run(mark, "text"), size, BRONZE),)
    rows = _break_lines(canvas, said, width - indent, size)
    lines = []
    for number, row in enumerate(rows):
        pieces = tuple(Piece(indent + x, run, size) for x, run in row)
        first, last = number == 0, number == len(rows) - 1
        # No first or last line of a paragraph stands alone at the edge of a column.
        keep = not last and (first or number == len(rows) - 2)
        lines.append(Line(lead + (above if first else 0), (marked if first else ()) + pieces, keep))
    return lines


class LineSetter:
    """Sets lines on a canvas; the lines of one paragraph are read as one."""

    def __init__(self, canvas: Canvas, *, read: bool = True) -> None:
        self._canvas = canvas
        self._read = read
        self._elements: dict[int, StructElem] = {}
        self._groups: dict[tuple[str, int], StructElem] = {}

    def line(self, line: Line, at: Point) -> None:
        """Set a line by the left end of its base line."""
        if line.drawn is not None:
            line.drawn(at)
        if not line.pieces:
            return
        if not self._read:
            self._pieces(line, at)
            return
        if line.within is not None and line.within[0] == "Table":
            self._row(line, self._group("Table", line.within[1]), at)
            return
        tag, parent = line.tag, None
        if line.within is not None:
            whole = self._group("L", line.within[1])
            tag, parent = "LBody", self._group("LI", line.block, whole)
        before = self._elements.get(line.block)
        with self._canvas.tagged(tag, more_of=before, parent=parent) as element:
            self._elements[line.block] = element
            self._pieces(line, at)

    def _group(self, tag: Group, number: int, parent: StructElem | None = None) -> StructElem:
        """The list, item or table with a number, begun anew on every sheet."""
        found = self._canvas.group(tag, parent, self._groups.get((tag, number)))
        self._groups[tag, number] = found
        return found

    def _row(self, line: Line, table: StructElem, at: Point) -> None:
        """The cells of a row; the first one heads it, and the first row heads the columns."""
        is_head = not table.k
        row = self._canvas.group("TR", table)
        for place, piece in enumerate(line.pieces):
            heads: Heads | None = "Column" if is_head else None if place else "Row"
            with self._canvas.tagged("TH" if heads else "TD", parent=row, heads=heads):
                self._pieces(line._replace(pieces=(piece,)), at)

    def _pieces(self, line: Line, at: Point) -> None:
        for piece in line.pieces:
            place = (at[0] + piece.x, at[1])
            self._canvas.text(place, piece.run.said, piece.run.face, piece.size, piece.ink)

    def lines(self, lines: list[Line], at: Point) -> float:
        """Set lines below a point; returns where the last base line lies."""
        y = at[1]
        for line in lines:
            y += line.lead
            self.line(line, (at[0], y))
        return y


def _break_lines(
    canvas: Canvas, said: Runs, width: float, size: float
) -> list[list[tuple[float, Run]]]:
    """Rows of stretches with their distances from the left, filled word by word."""
    rows: list[list[tuple[float, Run]]] = [[]]
    x = 0.0
    for word in _words(said):
        room = sum(canvas.width_of(run.said, run.face, size) for run in word)
        space = canvas.width_of(" ", "text", size) if rows[-1] else 0.0
        if rows[-1] and x + space + room > width:
            rows.append([])
            x = space = 0.0
        for place, run in enumerate(word):
            _append(rows[-1], run, x, spaced=place == 0 and bool(rows[-1]), space=space)
            x += canvas.width_of(run.said, run.face, size) + (space if place == 0 else 0)
    return rows


def _append(
    row: list[tuple[float, Run]], run: Run, x: float, *, spaced: bool, space: float
) -> None:
    """Lengthen the last stretch of a row where the face is the same, else begin another."""
    if row and row[-1][1].face == run.face == "text":
        left, last = row[-1]
        row[-1] = (left, Run(last.said + (" " if spaced else "") + run.said, "text"))
    else:
        row.append((x + space if spaced else x, run))


def _words(said: Runs) -> Iterator[list[Run]]:
    """The words between ordinary spaces, each in as many faces as it has."""
    word: list[Run] = []
    for run in said:
        for place, part in enumerate(run.said.split(" ")):
            if place and word:
                yield word
                word = []
            if part:
                word.append(Run(part, run.face))
    if word:
        yield word
