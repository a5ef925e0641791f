"""A board drawn with characters: spans of text that a terminal may also colour.

The text alone says everything; a style only repeats it.
"""

from typing import Literal, NamedTuple, TypeAlias

Style: TypeAlias = Literal["plain", "seat0", "seat1", "seat2", "seat3", "quiet", "strong"]


class Span(NamedTuple):
    """A run of characters in one style."""

    text: str
    style: Style = "plain"


Line: TypeAlias = tuple[Span, ...]


def plain_text(lines: tuple[Line, ...]) -> str:
    """The drawing without its styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
