"""`colonnade rules`: the rules of a game, or one clause of them, set for a terminal."""

import argparse
import re
import textwrap
from collections.abc import Iterator
from typing import Final

from colonnade.cli.command import GAME, Argument, Command
from colonnade.games import rulebook
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.styled_text import plain_text
from colonnade.library.page_blocks import INLINE, Heading, Items, Paragraph, Table, blocks
from colonnade.library.rules_pages import Figure, clauses, notation_page, rules_page

from .boards import board_lines
from .console import Console
from .words import SAYS

_INDENT: Final = "  "
"""Before a figure."""
_WIDEST: Final = 88
"""Characters; longer lines are hard to read, however wide the window is."""


def run(arguments: argparse.Namespace) -> int:
    """`colonnade rules`."""
    show_rules(Console(), rulebook(arguments.game), arguments.lang, arguments.clause or "")
    return 0


def rules(book: AnyRulebook, language: Language, clause: str = "", columns: int = 0) -> str:
    """The whole page, or the clause that is asked for, with its figures drawn."""
    page = rules_page(book, language)
    if clause.casefold() == "notation":
        page = notation_page(book, language)
    elif clause:
        known = clauses(page)
        if (name := clause.upper()) not in known:
            first, *_, last = known
            raise ColonnadeError(SAYS["no_clause"].filled(clause=clause, first=first, last=last))
        page = f"### {known[name]}"
    return "\n".join(_set(book, page, language, min(columns or _WIDEST, _WIDEST))).strip()


def show_rules(console: Console, book: AnyRulebook, language: Language, clause: str = "") -> None:
    """Show one clause, or the page a screen at a time."""
    text = rules(book, language, clause, console.columns)
    if clause:
        console.show(text)
    else:
        console.page(f"{text}\n", SAYS["next_page"].to(language))


def _set(book: AnyRulebook, page: str, language: Language, width: int) -> Iterator[str]:
    """A page as lines that are no wider than they should be."""
    for block in blocks(page):
        match block:
            case Figure():
                yield from _figure(book, block, language, width)
            case Heading(level, text):
                yield _plain(text)
                if level < 3:
                    yield "=-"[level - 1] * len(text)
            case Table(rows):
                yield from _table(rows)
            case Items(items):
                for mark, text in items:
                    yield from _wrapped(f"{mark} {text}", width, " " * (len(mark) + 1))
            case Paragraph(text):
                yield from _wrapped(text, width)
        yield ""


def _figure(book: AnyRulebook, figure: Figure, language: Language, width: int) -> Iterator[str]:
    """A caption and the board of a figure, in its narrow form where the window is narrow."""
    options = book.options.read_options(figure.options)
    state = book.notation.read_position(options, figure.position)
    yield from _wrapped(figure.caption, width, _INDENT, first=_INDENT)
    for line in board_lines(book, options, state, language, width - len(_INDENT)):
        text = f"{_INDENT}{plain_text((line,))}".rstrip()
        is_prose = len(line) == 1 and len(text) > width
        yield from _wrapped(text, width, _INDENT) if is_prose else (text,)


def _table(rows: tuple[tuple[str, ...], ...]) -> Iterator[str]:
    """Cells under each other."""
    cells = [[_plain(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(padded).rstrip()


def _wrapped(text: str, width: int, hang: str = "", first: str = "") -> list[str]:
    """Lines of a width; a punctuation mark that French sets apart never begins one."""
    joined = re.sub(r" (?=[;:!?»])|(?<=«) ", "\u00a0", _plain(text))
    return textwrap.wrap(
        joined, width, initial_indent=first, subsequent_indent=hang, break_long_words=False
    )


def _plain(text: str) -> str:
    """The words without the marks of Markdown."""
    return INLINE.sub(lambda found: found[1] or found[2] or found[3], text)


COMMANDS: Final = (
    Command(
        "rules",
        Text("show the rules of a game", "montrer les règles d’un jeu"),
        run,
        GAME,
        Argument(
            "clause",
            Text(
                "one clause only, such as S11, or `notation`",
                "un seul article, comme S11, ou `notation`",
            ),
            value=Text("clause", "article"),
            nargs="?",
        ),
    ),
)
