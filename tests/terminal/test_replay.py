"""Stepping through a record."""

import pytest

from colonnade.library import Game
from colonnade.terminal.replay_command import next_index, step_through
from terminal.typist import Typist


@pytest.mark.parametrize(
    ("answer", "leads"),
    [("", 4), ("b", 2), ("R", 2), ("retour", 2), ("7", 7), ("0", 0), ("99", 9), ("?", 4)],
)
def test_where_an_answer_leads(answer: str, leads: int) -> None:
    assert next_index(answer, index=3, last=9) == leads


def test_nobody_steps_over_the_ends() -> None:
    assert next_index("b", index=0, last=9) == 0
    assert next_index("", index=9, last=9) == 9


@pytest.mark.parametrize("everything", [True, False])
def test_boards_are_those_of_a_game_at_the_keyboard(everything: bool) -> None:
    """They call people by their names, and have a narrow form."""
    game = Game("corintho")
    for token in ("c@a1", "k@d4"):
        game.play(token)
    typist = Typist("", "", "b", "q")
    step_through(typist, "en", game, game.record(seats=("Ada", "Bo")), everything=everything)
    assert "Ada: bases 4, columns 3, capitals 4" in typist.text
    assert "Player 1" not in typist.text
    wide = Game("les-4-colonnes")
    typist = Typist("q")
    typist.columns = 60
    step_through(typist, "en", wide, wide.record(), everything=everything)
    assert max(map(len, typist.text.splitlines()[:19])) <= 60
