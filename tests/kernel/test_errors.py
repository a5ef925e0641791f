"""Errors have a text in both languages; scripts see the English one."""

import pytest

from colonnade.kernel.errors import (
    BadRecord,
    ColonnadeError,
    IllegalToken,
    ImpossiblePosition,
    MalformedNotation,
)
from colonnade.kernel.i18n import Text
from colonnade.kernel.refusal import Refusal

WRONG = Text("wrong", "faux")


@pytest.mark.parametrize(
    ("error", "english", "french"),
    [
        (ColonnadeError(WRONG), "wrong", "faux"),
        (ColonnadeError("boom"), "boom", "boom"),
        (BadRecord(WRONG, 7), "line 7: wrong", "ligne 7 : faux"),
        (BadRecord(WRONG, 0), "wrong", "faux"),
        (ImpossiblePosition("S2", WRONG), "S2: wrong", "S2 : faux"),
        (ImpossiblePosition("", WRONG), "wrong", "faux"),
        (
            MalformedNotation(WRONG, "abc", 1),
            "wrong (at character 2 of 'abc')",
            "faux (au caractère 2 de « abc »)",
        ),
        (
            IllegalToken("8-9", Refusal("rule", WRONG, "S6")),
            "8-9: S6 wrong",
            "8-9 : S6 faux",
        ),
    ],
)
def test_errors_speak_both_languages(error: ColonnadeError, english: str, french: str) -> None:
    assert str(error) == error.said.en == english
    assert error.said.fr == french


def test_a_long_text_is_shortened() -> None:
    error = MalformedNotation(WRONG, "x" * 1000)
    assert len(str(error)) < 120
    assert error.text == "x" * 1000
