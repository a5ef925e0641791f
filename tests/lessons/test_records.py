"""The recorded games that a public screen shows are whole and legal."""

from pathlib import Path

import pytest

from colonnade.games import GAMES
from colonnade.library import load

RECORDS = Path(__file__).parents[2] / "web" / "src" / "records"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_record_that_is_played_to_its_end(game: str) -> None:
    shown, _ = load(RECORDS / f"{game}.txt")
    assert shown.id == game
    assert shown.is_over
