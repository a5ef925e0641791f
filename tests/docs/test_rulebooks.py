"""Every place that docs/rulebooks.md names exists."""

import re

import pytest

from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES
from colonnade.library.rules_pages import clauses, rules_page
from docs.commands import ROOT

PAGE = (ROOT / "docs" / "rulebooks.md").read_text(encoding="utf-8")
CHAPTERS = {"The story": "L’histoire", "Advice": "Conseils"}


def rows(title: str) -> list[tuple[str, list[str]]]:
    """The statements of a game's rulebook, each with the places where it lives."""
    chapter = PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (.+) \| (.+) \|$", chapter, re.MULTILINE)[1:]
    return [(said, places.split(", ")) for said, places in cells]


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_lives_somewhere(game: str) -> None:
    book = GAMES[game]
    pages = {language: rules_page(book, language) for language in LANGUAGES}
    told = rows(book.title.en)
    assert len(told) > 10
    for said, places in told:
        for place in places:
            if place.startswith("`"):
                assert (ROOT / place.strip("`")).exists(), said
            elif place in CHAPTERS:
                assert f"\n## {place}\n" in pages["en"], said
                assert f"\n## {CHAPTERS[place]}\n" in pages["fr"], said
            else:
                assert place in clauses(pages["en"]), said


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_comes_from_a_statement(game: str) -> None:
    book = GAMES[game]
    named = {place for _, places in rows(book.title.en) for place in places}
    # Consequences of other clauses, and what only a program must decide.
    derived = {"L19", "C12", "C13"}
    assert set(clauses(rules_page(book, "en"))) - named <= derived
