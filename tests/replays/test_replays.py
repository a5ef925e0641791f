"""Golden games: the same tokens give the same positions, events and words as ever."""

from pathlib import Path

import pytest

from colonnade.games import GAMES
from replays.regenerate import records, story_of


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_story_is_as_it_was(path: Path) -> None:
    golden = path.with_suffix(".story")
    assert story_of(path) == golden.read_text(encoding="utf-8"), "see `make replays`"


def test_every_game_has_golden_games() -> None:
    assert {path.parent.name for path in records()} == {game.replace("-", "_") for game in GAMES}
