"""Positions in the rules: the drawn board as on a screen, without its title, beside its caption."""

import re
from typing import Final, NamedTuple

from colonnade.kernel.i18n import Language
from colonnade.kernel.palette import SERIF
from colonnade.library import started
from colonnade.library.rules_pages import Figure

_ROOT: Final = re.compile(r'<svg\b[^>]*?viewBox="([^"]*)"[^>]*>')
_TITLE: Final = re.compile(r"<(title|desc)>(.*?)</\1>", re.DOTALL)
_HEAD: Final = re.compile(
    r'<rect width="[\d.]+" height="[\d.]+" fill="[^"]*"/>\s*(?:<text\b[^>]*>[^<]*</text>\s*)*'
)
_TEXT: Final = re.compile(r"<text\b[^>]*>")
_FONT: Final = re.compile(r' (?:font-family|font-weight|letter-spacing)="[^"]*"')
_INHERITED: Final = re.compile(r'fill="[^"]*"')


class Window(NamedTuple):
    """The part of a game's SVG that is the board with what lies beside it."""

    left: float
    top: float
    width: float
    height: float = 0
    """To the bottom of the drawing, which may depend on the number of players, if 0."""


class Picture(NamedTuple):
    """A position as elements of SVG whose upper left corner is 0, 0."""

    svg: str
    width: float
    height: float
    told: str
    """Whose turn it is, and the position as it is written."""


def picture(game: str, figure: Figure, window: Window | None, language: Language) -> Picture:
    """A figure of the rules."""
    svg = started(game, figure.options, figure.position).svg(language).strip()
    root = _ROOT.match(svg)
    if root is None:
        raise ValueError(f"not an SVG document: {svg[:60]!r}")
    whole = Window(*map(float, root[1].split()))
    left, top, width, height = window or whole
    height = height or whole.top + whole.height - top
    body = svg[root.end() :].removesuffix("</svg>")
    told = " ".join(said for _, said in _TITLE.findall(body))
    body = _TEXT.sub(_with_sheet_font, _HEAD.sub("", _TITLE.sub("", body), count=1))
    ink = _INHERITED.search(root[0])
    moved = f'<g transform="translate({-left:g} {-top:g})" {ink[0] if ink else ""}>{body}</g>'
    return Picture(moved, width, height, f"{told} {figure.position}")


def _with_sheet_font(match: re.Match[str]) -> str:
    """A text element in one of the faces of the sheets."""
    tag = match[0]
    bold = "font-weight" in tag
    face = ("strong" if bold else "text") if SERIF in tag else ("bold" if bold else "plain")
    return f'{_FONT.sub("", tag)[:-1]} font-family="{face}">'
