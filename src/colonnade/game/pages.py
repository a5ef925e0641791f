"""The rules pages that lie in each game's folder."""

import re
from functools import cache
from importlib import resources

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Language


def rules_page(book: AnyRulebook, language: Language) -> str:
    """The whole page."""
    return _read(book.id, language)


@cache
def _read(game: str, language: Language) -> str:
    folder = resources.files("colonnade.games") / game.replace("-", "_")
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
