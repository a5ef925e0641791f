"""Documents that are made once for all tests."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from typing import Any

import pytest
from fpdf.drawing import GraphicsContext
from pypdf import PdfReader

import effort
from colonnade.games import GAMES
from colonnade.kernel.i18n import Language
from colonnade.printing.canvas import Canvas, Paint, Point
from colonnade.printing.document import Document, render_document
from colonnade.printing.papers import PAPERS
from colonnade.printing.tagged_pdf import TaggedPdf

EVERY: list[tuple[str, str, Language]] = [
    *((game, "a4", "fr") for game in GAMES),
    *((game, "letter", "en") for game in GAMES),
    *((game, "a3", "fr") for game in GAMES),
]
"""Every game in both languages and on every paper; not all combinations, which take long."""
POINTS = 72 / 25.4
"""In a millimetre."""

EDGE = 4.9
"""Millimetres that home printers do not reach."""

beyond: dict[tuple[str, str, Language], list[str]] = {}
"""What was drawn too near to the edge of a sheet, by document."""

complaints: list[str] = []
"""Warnings of the PDF library: above all, characters that a font lacks."""


class _Listener(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        complaints.append(record.getMessage())


logging.getLogger("fpdf").addHandler(_Listener(logging.WARNING))


@cache
def document(game: str, paper: str, language: Language, *given: str) -> Document:
    """A document of a game; options as `name=value`, and `economical`."""
    book = GAMES[game]
    named = dict(assignment.split("=") for assignment in given if "=" in assignment)
    options = book.options.read_options(named)
    with pytest.MonkeyPatch.context() as patch:
        found = beyond.setdefault((game, paper, language), [])
        watch_edges(patch, found)
        return render_document(
            book, options, PAPERS[paper], language, economical="economical" in given
        )


def watch_edges(patch: pytest.MonkeyPatch, found: list[str]) -> None:
    """Note every circle and text that lies where a printer cannot reach."""
    circle, text = Canvas.circle, Canvas.text

    def hold(canvas: Canvas, what: str, *points: Point) -> None:
        for x, y in points:
            if not (EDGE <= x <= canvas.width - EDGE and EDGE <= y <= canvas.height - EDGE):
                found.append(f"{what} at {x:.1f}, {y:.1f} on sheet {canvas.sheets}")

    def held_text(canvas: Canvas, at: Point, said: str, *rest: Any, **more: Any) -> None:
        hold(canvas, said, at)
        width = canvas.width_of(said, rest[0], rest[1], more.get("spaced", 0))
        align = rest[3] if len(rest) > 3 else "left"
        if not more.get("turn"):
            start = at[0] - {"left": 0, "middle": width / 2, "right": width}[align]
            hold(canvas, said, (start, at[1]), (start + width, at[1]))
        text(canvas, at, said, *rest, **more)

    def held_circle(canvas: Canvas, centre: Point, radius: float, paint: Paint) -> None:
        x, y = centre
        hold(canvas, "a circle", (x - radius, y - radius), (x + radius, y + radius))
        circle(canvas, centre, radius, paint)

    patch.setattr(Canvas, "circle", held_circle)
    patch.setattr(Canvas, "text", held_text)


@cache
def reader(game: str, paper: str, language: Language, *given: str) -> PdfReader:
    """The same, opened by another library."""
    return PdfReader(io.BytesIO(document(game, paper, language, *given).pdf), strict=True)


@cache
def texts(game: str, paper: str, language: Language, *given: str) -> tuple[str, ...]:
    """What each sheet says."""
    return tuple(page.extract_text() for page in reader(game, paper, language, *given).pages)


@contextmanager
def blank_shapes() -> Iterator[None]:
    """Shapes are made but not written, which takes long: texts, places and numbers are tested.

    Other tests open documents with all their shapes, of every game; soak tests write all others.
    """
    with pytest.MonkeyPatch.context() as patch:
        if not effort.is_soak:
            patch.setattr(TaggedPdf, "drawing_context", lambda *_: nullcontext(GraphicsContext()))
        yield


@cache
def cutouts(game: str, paper: str, language: Language, *given: str) -> tuple[str, ...]:
    """What each sheet says of a document without rules and shapes, which take most of the time."""
    with pytest.MonkeyPatch.context() as patch, blank_shapes():
        patch.setattr("colonnade.printing.document.rules_sheets", lambda *_: None)
        pdf = document.__wrapped__(game, paper, language, *given).pdf
    return tuple(page.extract_text() for page in PdfReader(io.BytesIO(pdf), strict=True).pages)


def plain(said: str) -> str:
    """A text without its spaces, whatever they are: lines are broken anywhere."""
    return "".join(said.split()).replace("\u202f", "").replace("\u00a0", "")
