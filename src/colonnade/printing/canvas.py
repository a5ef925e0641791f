"""A stack of sheets to draw on, in millimetres from the upper left corner."""

from collections.abc import Sequence
from contextlib import ExitStack, nullcontext
from datetime import UTC, datetime
from math import cos, radians, sin
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from fpdf.drawing import GraphicsContext, PaintedPath
from fpdf.drawing_primitives import Transform
from fpdf.fonts import TTFFont
from fpdf.prefs import ViewerPreferences
from fpdf.svg import svg_path_converter

from colonnade.kernel.i18n import Language
from colonnade.kernel.palette import INK, WHITE

from .economical import dark_ink, economical_svg, outline_of
from .fonts import Face, font_files
from .papers import Paper
from .svg_elements import SvgElements
from .tagged_pdf import TaggedPdf

Point: TypeAlias = tuple[float, float]
Align: TypeAlias = Literal["left", "middle", "right"]

POINT: Final = 25.4 / 72
"""A typographer's point in millimetres."""
CAPITALS: Final = 0.66
"""The height of capitals, in font sizes."""
_MEASURED: Final = 100.0
"""The font size in which text is measured."""
_PULL: Final = 0.5523
"""The length of the Bézier handles of a curve that is nearly a quarter of a circle."""
# The same input gives the same file, byte for byte: sheets carry no date.
_DATE: Final = datetime(2000, 1, 1, tzinfo=UTC)


class Paint(NamedTuple):
    """How a shape is filled and outlined; widths and dashes in millimetres."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 0.2
    dash: tuple[float, ...] = ()
    solid: bool = False
    """Whether it is also filled on economical sheets: pips, and pieces that are black."""


class Grid(NamedTuple):
    """One map for all places: a corner of the sheet, and the side of a square in millimetres."""

    left: float
    top: float
    size: float

    def corner(self, spot: Point) -> Point:
        """The upper left corner of a spot of the layout."""
        return self.left + spot[0] * self.size, self.top + spot[1] * self.size

    def centre(self, spot: Point) -> Point:
        """The middle of the square at a spot of the layout."""
        return self.corner((spot[0] + 0.5, spot[1] + 0.5))


class Canvas:
    """The sheets of one document; drawing goes to the last one."""

    def __init__(
        self,
        paper: Paper,
        language: Language,
        title: str,
        folder: Path,
        *,
        economical: bool = False,
    ) -> None:
        self.paper = paper
        self.economical = economical
        self.language: Language = language
        self.title = title
        self.landscape = False
        self._pdf = TaggedPdf(unit="mm")
        self.tagged, self.untagged = self._pdf.tagged, self._pdf.untagged
        """What is drawn meanwhile is read aloud, or is decoration that is described elsewhere."""
        self.group = self._pdf.group
        self._pdf.set_auto_page_break(False)
        self._pdf.set_creation_date(_DATE)
        self._pdf.describe(title, "Colonnade", language)
        # Asks the print dialogue for true size, and shows the title instead of a file name.
        self._pdf.viewer_preferences = ViewerPreferences(
            display_doc_title=True, print_scaling="None"
        )
        self._figure = ExitStack()
        """The figure that is being drawn, if it takes the rest of its sheet."""
        self._widths: dict[tuple[str, Face], float] = {}
        self._elements = SvgElements()
        self._faces = font_files(folder)
        for face, file in self._faces.items():
            self._pdf.add_font(face, fname=file)

    @property
    def width(self) -> float:
        """The width of the sheet as it lies."""
        return self.paper.height if self.landscape else self.paper.width

    @property
    def height(self) -> float:
        """The height of the sheet as it lies."""
        return self.paper.width if self.landscape else self.paper.height

    @property
    def sheets(self) -> int:
        """The number of sheets so far."""
        return self._pdf.pages_count

    def sheet(self, *, landscape: bool = False) -> None:
        """Take a new sheet."""
        self.end_figure()
        self.landscape = landscape
        self._pdf.add_page(
            orientation="landscape" if landscape else "portrait",
            format=(self.paper.width, self.paper.height),
        )

    def section(self, name: str, level: int = 0, top: float = 0) -> None:
        """Add an entry for the last sheet to the outline of the document."""
        self._pdf.set_y(top)
        self._pdf.start_section(name, level)

    def figure(self, alt: str) -> None:
        """Tag everything from now to the end of the sheet as a figure, described in words."""
        self._figure.enter_context(self._pdf.tagged("Figure", alt))

    def end_figure(self) -> None:
        """End the figure that would take the rest of the sheet."""
        self._figure.close()

    def output(self) -> bytes:
        """The document as bytes."""
        self.end_figure()
        return bytes(self._pdf.output())

    def close(self) -> None:
        """Close the font files."""
        for face in self._faces:
            self._font(face).ttfont.close()

    # --- shapes ---------------------------------------------------------------------------------

    def rectangle(
        self, corner: Point, width: float, height: float, paint: Paint, radius: float = 0
    ) -> None:
        """A rectangle by its upper left corner."""
        path = PaintedPath()
        path.rectangle(*corner, width, height, radius, radius)
        self._draw(path, paint)

    def circle(self, centre: Point, radius: float, paint: Paint) -> None:
        """A circle."""
        self.circles([centre], radius, paint)

    def circles(self, centres: Sequence[Point], radius: float, paint: Paint) -> None:
        """Circles of one size, as one shape."""
        path = PaintedPath()
        pull = _PULL * radius
        for x, y in centres:
            path.move_to(x + radius, y)
            path.curve_to(x + radius, y + pull, x + pull, y + radius, x, y + radius)
            path.curve_to(x - pull, y + radius, x - radius, y + pull, x - radius, y)
            path.curve_to(x - radius, y - pull, x - pull, y - radius, x, y - radius)
            path.curve_to(x + pull, y - radius, x + radius, y - pull, x + radius, y)
            path.close()
        self._draw(path, paint)

    def line(self, points: Sequence[Point], paint: Paint, *, closed: bool = False) -> None:
        """Straight lines from point to point."""
        path = PaintedPath(*points[0])
        for point in points[1:]:
            path.line_to(*point)
        if closed:
            path.close()
        self._draw(path, paint, closed=closed)

    def strokes(self, ends: Sequence[tuple[Point, Point]], paint: Paint) -> None:
        """Straight lines by their two ends, as one shape."""
        path = PaintedPath()
        for start, end in ends:
            path.move_to(*start)
            path.line_to(*end)
        self._draw(path, paint, closed=False)

    def shape(self, outline: str, at: Point, scale: float, paint: Paint, turn: float = 0) -> None:
        """An SVG path, scaled, turned clockwise by degrees, and placed at a point."""
        path = PaintedPath()
        svg_path_converter(path, outline)
        path.transform = Transform.scaling(scale).rotate_d(turn).translate(*at)
        # Line widths do not scale.
        scaled = tuple(length / scale for length in paint.dash)
        self._draw(path, paint._replace(width=paint.width / scale, dash=scaled), closed=False)

    def picture(self, svg: str, at: Point, scale: float, turn: float = 0) -> None:
        """SVG elements, scaled, turned clockwise by degrees, and placed at a point."""
        shown = economical_svg(svg) if self.economical else svg
        group = GraphicsContext()
        group.transform = Transform.scaling(scale).rotate_d(turn).translate(*at)
        group.add_item(self._elements.group(shown), clone=False)
        with self._pdf.untagged(), self._pdf.drawing_context() as context:
            context.add_item(group, clone=False)

    def _draw(self, path: PaintedPath, paint: Paint, *, closed: bool = True) -> None:
        """Put a path on the sheet."""
        if self.economical and not paint.solid:
            stroke = outline_of(paint.fill, paint.stroke)
            paint = paint._replace(fill=paint.fill and WHITE, stroke=stroke)
            if paint.fill is None and stroke is None:
                return
        path.auto_close = closed
        path.style.fill_color = paint.fill
        path.style.stroke_color = paint.stroke
        path.style.stroke_width = paint.width
        path.style.stroke_join_style = "round"
        path.style.stroke_dash_pattern = paint.dash or None
        with self._pdf.untagged(), self._pdf.drawing_context() as context:
            context.add_item(path, clone=False)

    # --- words ----------------------------------------------------------------------------------

    def text(
        self,
        at: Point,
        said: str,
        face: Face,
        size: float,
        ink: str = INK,
        align: Align = "left",
        *,
        turn: float = 0,
        spaced: float = 0,
    ) -> None:
        """A line of text on a base line; sizes and extra space between letters in points."""
        shift = {"left": 0.0, "middle": 0.5, "right": 1.0}[align]
        back = shift * self.width_of(said, face, size, spaced)
        x = at[0] - back * cos(radians(turn))
        y = at[1] - back * sin(radians(turn))
        self._pdf.set_font(face, size=size)
        self._pdf.set_char_spacing(spaced)
        self._pdf.set_text_color(dark_ink(ink) if self.economical else ink)
        with self.untagged(), self._pdf.rotation(-turn, x, y) if turn else nullcontext():
            self._pdf.text(x, y, said)
        self._pdf.set_char_spacing(0)

    def centred(
        self, at: Point, said: str, face: Face, size: float, ink: str = INK, *, turn: float = 0
    ) -> None:
        """Capitals or digits centred at a point."""
        drop = CAPITALS * size * POINT / 2
        below = (at[0] - drop * sin(radians(turn)), at[1] + drop * cos(radians(turn)))
        self.text(below, said, face, size, ink, "middle", turn=turn)

    def sheet_number(self, at: Point, face: Face, size: float, ink: str) -> None:
        """The number of this sheet and of all sheets, to the left of a point on the base line."""
        self._pdf.set_font(face, size=size)
        self._pdf.set_text_color(ink)
        # A cell is as high as its line, and its base line lies three tenths of a size above.
        high = size * POINT
        self._pdf.set_xy(at[0] - 30, at[1] - 0.8 * high)
        with self._pdf.untagged():
            self._pdf.cell(30, high, f"{self.sheets}/{{nb}}", align="R")

    def width_of(self, said: str, face: Face, size: float, spaced: float = 0) -> float:
        """The width of a line of text."""
        # The same words are measured repeatedly, in several sizes.
        if (said, face) not in self._widths:
            self._pdf.set_font(face, size=_MEASURED)
            self._pdf.set_char_spacing(0)
            self._widths[said, face] = self._pdf.get_string_width(said) / _MEASURED
        # Spaced letters have no space after the last one.
        return self._widths[said, face] * size + max(len(said) - 1, 0) * spaced * POINT

    def lacks(self, face: Face, said: str) -> set[str]:
        """The characters of a text that a font lacks."""
        return {sign for sign in said if ord(sign) not in self._font(face).cmap}

    def _font(self, face: Face) -> TTFFont:
        """A face as the library keeps it."""
        font = self._pdf.fonts[face]
        assert isinstance(font, TTFFont)
        return font
