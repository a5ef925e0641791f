"""The printed boards lie exactly as the games' own layouts say."""

from contextlib import closing
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from pypdf import PdfReader

from colonnade.games import GAMES
from colonnade.games.columbiz.core.board import LAYOUT as COLUMBIZ
from colonnade.games.corintho.core.board import LAYOUT as CORINTHO
from colonnade.games.les_4_colonnes.core.board import LAYOUT as LES_4_COLONNES
from colonnade.games.les_4_colonnes.view.display import PLACES
from colonnade.games.senet.core.board import EXIT, WAITING
from colonnade.games.senet.core.board import LAYOUT as SENET
from colonnade.printing.canvas import Canvas, Paint, Point
from colonnade.printing.kit import kit_of
from colonnade.printing.papers import PAPERS
from colonnade.printing.sheets import SheetWriter
from printing.printouts import POINTS

Spots = dict[str, tuple[float, float]]
LAYOUTS: dict[str, Spots] = {
    "les-4-colonnes": dict(LES_4_COLONNES),
    "corintho": {name: (x, y) for name, (x, y) in CORINTHO.items()},
    "columbiz": {name: (x, y) for name, (x, y) in COLUMBIZ.items()},
    "senet": {name: (x, y) for name, (x, y) in SENET.items()},
}
PAPER = pytest.mark.parametrize("paper", PAPERS)
GAME = pytest.mark.parametrize("game", LAYOUTS)


def label(game: str, place: str) -> str | None:
    """What is written in the upper left corner of a place, if anything is."""
    if game == "les-4-colonnes":
        kind = PLACES[place]["kind"]
        return None if kind in ("workshop", "tip") else str(PLACES[place]["name"])
    if game == "columbiz":
        return place[2]
    if game == "senet" and int(place) in (WAITING, EXIT):
        return None
    return place


@cache
def board(game: str, paper: str) -> PdfReader:
    """The sheets of a board alone: a whole document takes long."""
    book = GAMES[game]
    with (
        TemporaryDirectory() as folder,
        closing(Canvas(PAPERS[paper], "en", "", Path(folder))) as canvas,
    ):
        kit_of(book).board(SheetWriter(canvas), book.options.read_options({}))
        return PdfReader(BytesIO(canvas.output()), strict=True)


@cache
def written(game: str, paper: str, sheet: int) -> set[tuple[str, float, float]]:
    """Every text of a sheet with its place, in points from the lower left corner."""
    found: set[tuple[str, float, float]] = set()

    def visit(said: str, _: Any, matrix: list[float], *__: Any) -> None:
        if said.strip():
            found.add((said.strip(), round(matrix[4], 1), round(matrix[5], 1)))

    board(game, paper).pages[sheet].extract_text(visitor_text=visit)
    return found


def fits(
    marks: list[tuple[str, float, float]], sheet: set[tuple[str, float, float]], unit: float
) -> bool:
    """Whether one map, of a known scale, takes all marks to texts of the sheet."""
    said, x, y = marks[0]
    for text, left, up in sheet:
        if text == said:
            near = all(
                any(
                    other == word
                    and abs(u - (left + (column - x) * unit)) < 0.2
                    and abs(v - (up - (row - y) * unit)) < 0.2
                    for other, u, v in sheet
                )
                for word, column, row in marks
            )
            if near:
                return True
    return False


@PAPER
@GAME
def test_the_numbers_of_all_places_follow_one_map(game: str, paper: str) -> None:
    marks = [
        (said, *spot)
        for place, spot in LAYOUTS[game].items()
        if (said := label(game, place)) is not None
    ]
    unit = kit_of(GAMES[game]).square(PAPERS[paper]) * POINTS
    parts = [marks]
    if game == "les-4-colonnes" and paper != "a3":
        parts = [
            [mark for mark in marks if mark[2] < 11],
            [mark for mark in marks if mark[2] >= 11],
        ]
        assert sum(map(len, parts)) == 68 + 4 * 7
    for sheet, part in enumerate(parts):
        assert fits(part, written(game, paper, sheet), unit)
        assert not fits(part, written(game, paper, sheet), unit * 1.01)


@PAPER
@GAME
def test_every_place_is_the_middle_of_something_drawn(
    game: str, paper: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    middles: list[list[Point]] = []
    sheet, rectangle, circle = Canvas.sheet, Canvas.rectangle, Canvas.circle

    def note_sheet(canvas: Canvas, *, landscape: bool = False) -> None:
        middles.append([])
        sheet(canvas, landscape=landscape)

    def note_rectangle(
        canvas: Canvas, corner: Point, width: float, height: float, paint: Paint, radius: float = 0
    ) -> None:
        middles[-1].append((corner[0] + width / 2, corner[1] + height / 2))
        rectangle(canvas, corner, width, height, paint, radius)

    def note_circle(canvas: Canvas, centre: Point, radius: float, paint: Paint) -> None:
        middles[-1].append(centre)
        circle(canvas, centre, radius, paint)

    monkeypatch.setattr(Canvas, "sheet", note_sheet)
    monkeypatch.setattr(Canvas, "rectangle", note_rectangle)
    monkeypatch.setattr(Canvas, "circle", note_circle)
    book = GAMES[game]
    with closing(Canvas(PAPERS[paper], "en", "", tmp_path)) as canvas:
        kit_of(GAMES[game]).board(SheetWriter(canvas), book.options.read_options({}))

    size = kit_of(GAMES[game]).square(PAPERS[paper])
    spots = [
        spot
        for place, spot in LAYOUTS[game].items()
        # The tips are drawn as one arrow head each, in the middle of the cross.
        if not (game == "les-4-colonnes" and place.endswith("F8"))
    ]
    # Columbiz has its rings a little above the middle, over the price of the cell.
    lift = 0.02 if game == "columbiz" else 0
    parts = [spots]
    if len(middles) == 2:
        parts = [
            [spot for spot in spots if spot[1] < 11],
            [spot for spot in spots if spot[1] >= 11],
        ]
    for drawn, part in zip(middles, parts, strict=True):
        assert any(
            all(
                any(
                    abs(x - left - (column + 0.5) * size) < 1e-6
                    and abs(y - top - (row + 0.5 - lift) * size) < 1e-6
                    for x, y in drawn
                )
                for column, row in part
            )
            for left, top in (
                (x - (part[0][0] + 0.5) * size, y - (part[0][1] + 0.5 - lift) * size)
                for x, y in drawn
            )
        )
