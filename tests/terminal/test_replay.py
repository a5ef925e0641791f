"""Stepping through a record."""

import pytest

from colonnade.terminal.replay import moved


@pytest.mark.parametrize(
    ("answer", "leads"),
    [("", 4), ("b", 2), ("R", 2), ("retour", 2), ("7", 7), ("0", 0), ("99", 9), ("?", 4)],
)
def test_where_an_answer_leads(answer: str, leads: int) -> None:
    assert moved(answer, index=3, last=9) == leads


def test_nobody_steps_over_the_ends() -> None:
    assert moved("b", index=0, last=9) == 0
    assert moved("", index=9, last=9) == 9
