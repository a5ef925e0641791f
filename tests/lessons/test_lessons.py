"""The drawn positions and the guided first games hold to the rules they teach."""

import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from colonnade.game import started
from colonnade.games import GAMES

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"


def lesson(game: str) -> dict[str, Any]:
    text = (LESSONS / f"{game}.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_a_position_of_a_clause_that_exists(game: str) -> None:
    folder = resources.files("colonnade.games") / game.replace("-", "_")
    page = (folder / "rules.en.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^### ([A-Z]\d+)\. ", page, re.MULTILINE))
    figures = lesson(game)["figures"]
    assert len(figures) > 3
    for figure in figures:
        assert figure["clause"] in clauses
        assert figure["fr"]
        assert figure["en"]
        shown = started(game, figure["options"], figure["position"])
        assert not shown.is_over


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_first_game_is_legal_and_the_learner_makes_the_moves(game: str) -> None:
    steps = lesson(game)["steps"]
    played = started(game, steps[0]["options"], steps[0]["position"])
    for step in steps:
        assert step["fr"]
        assert step["en"]
        if "position" in step:
            played = started(game, step["options"], step["position"])
        if step["do"] == "throw":
            assert step["token"] in played.chances
        if step["do"] == "play":
            assert step["token"] in played.legal
        if "token" in step:
            played.play(step["token"])
    assert sum(step["do"] == "play" for step in steps) > 3
