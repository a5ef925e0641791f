"""Names and numbers in sentences; the web app is tested with the same cases."""

import json
from pathlib import Path

import pytest

from colonnade.kernel.grammar import fill

CASES = json.loads(Path(__file__).with_name("grammar_cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "template", "facts", "wanted"), CASES)
def test_a_sentence_is_filled_as_its_language_wants_it(
    language: str, template: str, facts: dict[str, object], wanted: str
) -> None:
    assert fill(template, facts, language) == wanted


def test_a_format_may_be_given() -> None:
    assert fill("{name!r} {share:.1f}", {"name": "Ada", "share": 0.25}, "en") == "'Ada' 0.2"
