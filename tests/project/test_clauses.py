"""Every clause of every rulebook has a test, and stands in both languages."""

import ast
import re
from pathlib import Path

import pytest

from colonnade.games import GAMES
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.rules_pages import clauses, rules_page

RULEBOOK_TESTS = Path(__file__).parents[1] / "rulebook"
BOOKS = list(GAMES.values())


def clauses_marked(module: Path) -> set[str]:
    """The clauses named by `@pytest.mark.clause(…)` on the tests of a module."""
    marked: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                marked |= {str(ast.literal_eval(argument)) for argument in mark.args}
    return marked


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_clause_is_proved_by_a_test(book: AnyRulebook) -> None:
    written = set(clauses(rules_page(book, "en")))
    folder = book.id.replace("-", "_")
    modules = sorted(RULEBOOK_TESTS.glob(f"test_{folder}*.py"))
    proved = set().union(*(clauses_marked(module) for module in modules))
    assert written, "the page has clauses"
    assert written - proved == set()
    assert proved - written == set(), "a test names a clause that is not on the page"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_clauses_are_numbered_without_gaps_and_alike_in_both_languages(book: AnyRulebook) -> None:
    english, french = (list(clauses(rules_page(book, language))) for language in ("en", "fr"))
    letter = english[0][0]
    assert english == [f"{letter}{number}" for number in range(1, len(english) + 1)]
    assert french == english


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_template_says_the_same_facts_in_both_languages(book: AnyRulebook) -> None:
    for key, words in book.words.items():
        english, french = (set(re.findall(r"{#?(\w+)[}|]", text)) for text in words)
        assert english == french, key
        assert all(words), key


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_option_is_explained_in_both_languages(book: AnyRulebook) -> None:
    known = set(clauses(rules_page(book, "en")))
    for option in book.options.OPTIONS:
        assert len(option.labels) == len(option.values), option.name
        assert all(option.says), option.name
        assert all(all(label) for label in option.labels), option.name
        assert option.clause in known, option.name
