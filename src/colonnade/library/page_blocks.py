"""The Markdown of the rules pages, parsed: headings, paragraphs, lists, tables and figures."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from .rules_pages import Figure, figures

INLINE: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
"""Strong, emphasised or code text within a block."""
_HEADING: Final = re.compile(r"^(#+ .*)\n", re.MULTILINE)
_ITEM: Final = re.compile(r"(-|[0-9]+\.) +(.*)")


class Heading(NamedTuple):
    """A heading of a level, 1 being the title of the page."""

    level: int
    text: str


class Paragraph(NamedTuple):
    """A paragraph."""

    text: str


class Items(NamedTuple):
    """A list: the mark of each item, `-` or a number, and its text."""

    items: tuple[tuple[str, str], ...]


class Table(NamedTuple):
    """Rows of cells, the first one a heading."""

    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Heading | Paragraph | Items | Table | Figure


def blocks(page: str) -> Iterator[Block]:
    """The blocks of a page, in order."""
    shown = iter(figures(page))
    # Every heading is a block of its own.
    for chunk in re.split(r"\n{2,}", _HEADING.sub(r"\n\1\n\n", f"{page}\n").strip()):
        lines = chunk.strip().splitlines()
        items = [match for line in lines if (match := _ITEM.fullmatch(line))]
        if chunk.startswith("```figure"):
            yield next(shown)
        elif chunk.startswith("#"):
            marks, _, text = chunk.partition(" ")
            yield Heading(len(marks), text)
        elif chunk.startswith("|"):
            rows = (row.strip("|").split("|") for row in lines if not set(row) <= set("|-: "))
            yield Table(tuple(tuple(cell.strip() for cell in row) for row in rows))
        elif items and len(items) == len(lines):
            yield Items(tuple((item[1], item[2]) for item in items))
        else:
            yield Paragraph(" ".join(lines))
