"""Economical sheets: lines instead of areas, and dark text where light text stood on colour."""

import re
from typing import Final

from colonnade.kernel.palette import INK, WHITE

_HUE: Final = re.compile(r"#([0-9A-Fa-f]{2})([0-9A-Fa-f]{2})([0-9A-Fa-f]{2})")
_TAG: Final = re.compile(r"<(\w+)\b[^>]*>")
_FILL: Final = re.compile(r'(?<![-\w])fill="(#[0-9A-Fa-f]{3,6}|url\([^)]*\))"')
_PALE: Final = 0.72
_FAINT: Final = 0.9
_BLACK: Final = 0.2


def lightness(hue: str) -> float:
    """The lightness of a colour, from black to white."""
    found = _HUE.fullmatch(hue)
    if found is None:
        return 1.0
    red, green, blue = (int(part, 16) / 255 for part in found.groups())
    return 0.299 * red + 0.587 * green + 0.114 * blue


def dark_ink(ink: str) -> str:
    """An ink that is visible on white."""
    return INK if lightness(ink) > _PALE else ink


def outline_of(fill: str | None, stroke: str | None) -> str | None:
    """The outline of an area that is no longer filled."""
    if stroke is not None:
        return None if lightness(stroke) > _FAINT else stroke
    return None if fill is None or lightness(fill) > _PALE else fill


def economical_svg(svg: str) -> str:
    """A drawing without filled areas, and with dark text."""

    def tag(match: re.Match[str]) -> str:
        def fill(found: re.Match[str]) -> str:
            hue = found[1]
            if match[1] == "text":
                return f'fill="{dark_ink(hue)}"'
            # Black circles are pips; what a group says is for the writing in it.
            stays = match[1] in {"circle", "g"} and lightness(hue) < _BLACK
            return found[0] if stays else f'fill="{WHITE}"'

        return _FILL.sub(fill, match[0])

    return _TAG.sub(tag, svg)
