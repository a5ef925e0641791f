"""The rules pages that lie in each game's folder."""

import re
from importlib import resources

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Language

from .words import say


def rules_page(book: AnyRulebook, language: Language) -> str:
    """The whole page."""
    folder = resources.files("colonnade.games") / book.id.replace("-", "_")
    return (folder / f"rules.{language}.md").read_text(encoding="utf-8")


def clauses(page: str) -> dict[str, str]:
    """Each clause of a page by its number, heading included."""
    parts = re.split(r"^#+ ", page, flags=re.MULTILINE)
    found = (re.match(r"([A-Z][0-9]+)\. ", part) for part in parts)
    return {
        match[1]: part.strip()
        for match, part in zip(found, parts, strict=True)
        if match is not None
    }


def rules_clause(book: AnyRulebook, language: Language, clause: str) -> str:
    """One clause of the page."""
    text = clauses(rules_page(book, language)).get(clause.upper())
    if text is None:
        raise ColonnadeError(say("no_clause", language, clause=clause))
    return text
