"""The fonts of the sheets: Source Serif and Source Sans, embedded."""

from functools import cache
from importlib import resources
from io import BytesIO
from pathlib import Path
from typing import Final, Literal, TypeAlias

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

Face: TypeAlias = Literal["text", "italic", "strong", "plain", "bold", "slanted"]
"""Serif upright, italic and semibold; sans upright, semibold and italic."""

_FILES: Final[dict[Face, tuple[str, str]]] = {
    "text": ("font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    "italic": ("font_source_serif_pro", "SourceSerifPro-It.ttf"),
    "strong": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "plain": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "slanted": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
}
# Drawn to match the square brackets of the upright serif, which are 320 wide.
_FLOOR: Final = ((103, 715), (176, 715), (178, -105), (291, -118), (291, -159), (103, -159))
_BRACKET: Final = 320
_NARROW: Final = "\u202f"
"""The narrow space before French punctuation, half as wide as a space between words."""
_UNUSED: Final = ("GDEF", "GPOS", "GSUB")
"""Tables that the PDF library reads for a long time and does not write."""


def font_files(folder: Path) -> dict[Face, Path]:
    """The file of each face, written to the folder."""
    files = {}
    for face, (package, name) in _FILES.items():
        source = Path(str(resources.files(package) / "files" / name))
        files[face] = folder / name
        files[face].write_bytes(
            _prepared(source, with_missing_glyphs=package == "font_source_serif_pro")
        )
    return files


@cache
def _prepared(source: Path, *, with_missing_glyphs: bool) -> bytes:
    """A font without what is not used; a serif with what it lacks.

    That is a narrow space, and ⌊ ⌋ for a formula of Columbiz (K10).
    """
    with TTFont(source, recalcTimestamp=False) as font, BytesIO() as written:
        for table in _UNUSED:
            if table in font:
                del font[table]
        if with_missing_glyphs:
            _add(font, _NARROW, (), font["hmtx"]["space"][0] // 2)
            _add(font, "⌊", _FLOOR, _BRACKET)
            _add(font, "⌋", tuple((_BRACKET - x, y) for x, y in reversed(_FLOOR)), _BRACKET)
        font.save(written)
        return written.getvalue()


def _add(font: TTFont, sign: str, outline: tuple[tuple[int, int], ...], width: int) -> None:
    """Add a glyph to a font by its outline, which may be empty."""
    pen = TTGlyphPen(None)
    if outline:
        pen.moveTo(outline[0])
        for point in outline[1:]:
            pen.lineTo(point)
        pen.closePath()
    name = f"uni{ord(sign):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (width, min((x for x, _ in outline), default=0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(sign)] = name
