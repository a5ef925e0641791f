"""The pages in each game's folder: the rules for players, the notation for programs."""

import re
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from colonnade.kernel.i18n import Language
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.rulebook import AnyRulebook, Playered

_SUMMARY: Final = "{summary}"
"""The line of a rules page that is replaced by the summary of a turn."""
FIGURE: Final = re.compile(r"^```figure *(.*)\n(.*)\n(.*)\n```$", re.MULTILINE)
"""A figure in a page: its options, then its position and its caption, one line each."""


class Figure(NamedTuple):
    """A position that a page shows and from which one can play."""

    clause: str
    """The clause to which it belongs; empty in the advice."""
    options: dict[str, str]
    position: str
    caption: str


def rules_page(book: AnyRulebook, language: Language, options: Playered | None = None) -> str:
    """The whole page, with the summary of a game with these options, or with the defaults."""
    chosen = book.options.read_options({}) if options is None else options
    steps = (
        f"{number}. {step.to(language)}" for number, step in enumerate(book.summary(chosen), 1)
    )
    return _read(book.package, f"rules.{language}.md").replace(_SUMMARY, "\n".join(steps))


def notation_page(book: AnyRulebook, language: Language) -> str:
    """How the game's options, positions and moves are written."""
    return _read(book.package, f"notation.{language}.md")


@cache
def _read(package: str, name: str) -> str:
    return (resources.files(package) / name).read_text(encoding="utf-8")


def clauses(page: str) -> dict[str, str]:
    """Each clause of a page by its number, heading included."""
    parts = re.split(r"^#+ ", page, flags=re.MULTILINE)
    found = (re.match(r"([A-Z][0-9]+)\. ", part) for part in parts)
    return {
        match[1]: part.strip()
        for match, part in zip(found, parts, strict=True)
        if match is not None
    }


def tale(book: AnyRulebook, language: Language) -> list[str]:
    """The paragraphs of the game's story, the chapter before the summary; empty without one."""
    head = _read(book.package, f"rules.{language}.md").partition(_SUMMARY)[0]
    _, *chapters, _ = re.split(r"^## .*$", head, flags=re.MULTILINE)
    return [part.strip() for part in "".join(chapters).split("\n\n") if part.strip()]


def figures(page: str) -> list[Figure]:
    """The figures of a page, in their order."""
    found: list[Figure] = []
    for part in re.split(r"^(?=#+ )", page, flags=re.MULTILINE):
        heading = re.match(r"#+ ([A-Z][0-9]+)\. ", part)
        clause = "" if heading is None else heading[1]
        for match in FIGURE.finditer(part):
            options, position, caption = match.groups()
            found.append(Figure(clause, parse_assignments(options.split()), position, caption))
    return found
