"""The rules pages as blocks to be printed: typeset, with the face of every stretch of text."""

import re
from typing import Final, NamedTuple, TypeAlias

from colonnade.kernel.i18n import Language
from colonnade.kernel.typography import composed
from colonnade.library import page_blocks
from colonnade.library.rules_pages import Figure

from .fonts import Face

_CLAUSE: Final = re.compile(r"([A-Z][0-9]+)\. (.*)")


class Run(NamedTuple):
    """A stretch of text in one face."""

    said: str
    face: Face


Runs: TypeAlias = tuple[Run, ...]


class Section(NamedTuple):
    """A heading over several clauses."""

    said: str


class Clause(NamedTuple):
    """The heading of a clause."""

    number: str
    said: str


class Paragraph(NamedTuple):
    """A paragraph, or an item of a list behind its mark."""

    runs: Runs
    mark: str = ""


class Table(NamedTuple):
    """Rows of cells, the first one a heading."""

    rows: tuple[tuple[Runs, ...], ...]


Block: TypeAlias = Section | Clause | Paragraph | Table | Figure


def blocks(page: str, language: Language) -> list[Block]:
    """The whole page without its title."""
    return [block for read in page_blocks.blocks(page) for block in _printed_blocks(read, language)]


def _printed_blocks(block: page_blocks.Block, language: Language) -> list[Block]:
    """A block of a page as it is printed."""
    match block:
        case page_blocks.Heading(2, text):
            return [Section(composed(text, language))]
        case page_blocks.Heading(3, text):
            heading = _CLAUSE.fullmatch(text)
            if heading is None:
                raise ValueError(f"a heading of the third level without a clause: {text!r}")
            return [Clause(heading[1], composed(heading[2], language))]
        case page_blocks.Table(rows):
            return [Table(tuple(tuple(runs(cell, language) for cell in row) for row in rows))]
        case page_blocks.Items(items):
            return [
                Paragraph(runs(text, language), "–" if mark == "-" else mark)
                for mark, text in items
            ]
        case page_blocks.Paragraph(text):
            return [Paragraph(runs(text, language))]
        case Figure():
            return [block]
    return []


def runs(said: str, language: Language) -> Runs:
    """A text with its *italic*, **strong** and `spelled` stretches."""
    found: list[Run] = []
    # Spaces and quotes may reach over a change of face, so the text is composed as a whole;
    # what is spelled is set aside meanwhile.
    spelled: list[str] = []

    def set_aside(match: re.Match[str]) -> str:
        if match[3] is None:
            return match[0]
        spelled.append(match[3])
        return f"`{len(spelled) - 1}`"

    text = composed(page_blocks.INLINE.sub(set_aside, said), language)
    end = 0
    for match in page_blocks.INLINE.finditer(text):
        found.append(Run(text[end : match.start()], "text"))
        if match[3] is not None:
            found.append(Run(spelled[int(match[3])], "plain"))
        else:
            found.append(Run(match[1] or match[2], "strong" if match[1] else "italic"))
        end = match.end()
    found.append(Run(text[end:], "text"))
    return tuple(run for run in found if run.said)
