"""The rules pages that lie in each game's folder, as blocks to be set."""

import re
from typing import Final, NamedTuple, TypeAlias

from colonnade.kernel.words import Language

from .fonts import Face
from .typography import composed

# What concerns the program and not the table: the sheet says its options in a box of its own.
_FOR_PROGRAMS: Final = frozenset({"Options", "Notation"})
_CLAUSE: Final = re.compile(r"([A-Z][0-9]+)\. (.*)")
_INLINE: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
_ITEM: Final = re.compile(r"(-|[0-9]+\.) +(.*)")


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


Block: TypeAlias = Section | Clause | Paragraph | Table


def blocks(page: str, language: Language) -> list[Block]:
    """The page's introduction and all its clauses, without title, options and notation."""
    found: list[Block] = []
    kept = True
    for chunk in _chunks(page):
        line = chunk[0]
        if line.startswith("# "):
            continue
        if line.startswith("## "):
            kept = line[3:] not in _FOR_PROGRAMS
        if kept:
            found.extend(_read(chunk, language))
    return found


def _chunks(page: str) -> list[list[str]]:
    """Lines that belong together: a heading, a list, a table, a paragraph."""
    chunks: list[list[str]] = [[]]
    for line in page.splitlines():
        if not line.strip():
            chunks.append([])
        elif line.startswith("#"):
            chunks += [[line], []]
        else:
            chunks[-1].append(line)
    return [chunk for chunk in chunks if chunk]


def _read(chunk: list[str], language: Language) -> list[Block]:
    """The blocks of one chunk."""
    line = chunk[0]
    if line.startswith("## "):
        return [Section(composed(line[3:], language))]
    if line.startswith("### "):
        heading = _CLAUSE.fullmatch(line[4:])
        if heading is None:
            raise ValueError(f"a heading of the third rank without a clause: {line!r}")
        return [Clause(heading[1], composed(heading[2], language))]
    if line.startswith("|"):
        rows = [row.strip("|").split("|") for row in chunk if not set(row) <= set("|-: ")]
        return [Table(tuple(tuple(runs(cell.strip(), language) for cell in row) for row in rows))]
    if _ITEM.match(line):
        items = [_ITEM.fullmatch(item) for item in chunk]
        return [
            Paragraph(runs(item[2], language), "–" if item[1] == "-" else item[1])
            for item in items
            if item is not None
        ]
    return [Paragraph(runs(" ".join(chunk), language))]


def runs(said: str, language: Language) -> Runs:
    """A text with its *italic*, **strong** and `spelled` stretches."""
    found: list[Run] = []
    # Spaces and quotes may reach over a change of face, so the text is composed as a whole;
    # what is spelled is set aside meanwhile.
    spelled: list[str] = []

    def keep(match: re.Match[str]) -> str:
        if match[3] is None:
            return match[0]
        spelled.append(match[3])
        return f"`{len(spelled) - 1}`"

    text = composed(_INLINE.sub(keep, said), language)
    end = 0
    for match in _INLINE.finditer(text):
        found.append(Run(text[end : match.start()], "text"))
        if match[3] is not None:
            found.append(Run(spelled[int(match[3])], "plain"))
        else:
            found.append(Run(match[1] or match[2], "strong" if match[1] else "italic"))
        end = match.end()
    found.append(Run(text[end:], "text"))
    return tuple(run for run in found if run.said)
