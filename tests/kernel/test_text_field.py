"""Words of a line with their offsets."""

import pytest

from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.i18n import Text
from colonnade.kernel.text_field import Field, fields_of

WRONG = Text("wrong", "faux")


def test_fields_know_where_they_begin() -> None:
    fields = fields_of("ab c,de ", 3, WRONG)
    assert fields == [
        Field("ab", "ab c,de ", 0),
        Field("c,de", "ab c,de ", 3),
        Field("", "ab c,de ", 8),
    ]
    assert fields[1].split(",") == [Field("c", "ab c,de ", 3), Field("de", "ab c,de ", 5)]
    with pytest.raises(MalformedNotation, match="at character 3"):
        fields_of("ab c,de ", 2, WRONG, 2)


@pytest.mark.parametrize(("word", "at"), [("", 3), ("x", 3), ("ax", 4), ("a1b", 5)])
def test_a_fault_says_where_it_is_in_the_whole_line(word: str, at: int) -> None:
    field = Field(word, f"01 {word}", 3)
    with pytest.raises(MalformedNotation) as caught:
        field.expect(("abc", "123"), WRONG)
    assert caught.value.at == at
    assert caught.value.text == f"01 {word}"
    assert caught.value.said == Text(
        f"wrong (at character {at + 1} of {f'01 {word}'!r})",
        f"faux (au caractère {at + 1} de « 01 {word} »)",
    )


def test_a_word_as_it_should_be_passes() -> None:
    Field("b2", "b2", 0).expect(("abc", "123"), WRONG)
    with pytest.raises(MalformedNotation):
        Field("b4", "b4", 0).expect(("abc", "123"), WRONG)
