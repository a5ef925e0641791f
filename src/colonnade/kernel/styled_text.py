"""A board drawn with characters: spans of text that a terminal may also colour.

The text alone says everything; a style only repeats it.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from .seat_colours import ColourId

Style: TypeAlias = Literal["plain", "quiet", "strong"] | ColourId


KEPT: Final = "\n\t\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Characters that Python calls not printable, but terminals display."""


class Span(NamedTuple):
    """A run of characters in one style."""

    text: str
    style: Style = "plain"


Line: TypeAlias = tuple[Span, ...]


def printable(text: str) -> str:
    """Foreign text without characters that control a terminal."""
    return "".join(
        character if character.isprintable() or character in KEPT else "\ufffd"
        for character in text
    )


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table as lines: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def plain_text(lines: tuple[Line, ...]) -> str:
    """The drawing without its styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
