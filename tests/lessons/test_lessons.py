"""The courses and puzzles hold to the rules they teach."""

import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from colonnade.games import GAMES
from colonnade.library import Game, started
from lessons.first_game import FIRST_GAME
from puzzles import evaluate, read_lesson

pytestmark = pytest.mark.patience(600)

HISTORIES: dict[str, dict[str, str]] = json.loads(
    Path(__file__).with_name("histories.json").read_text(encoding="utf-8")
)
"""For each position of a course or puzzle, the tokens of a game that reached it."""
TOLERANCE = 0.03
"""How far an evaluation may drift before the figures have to be written again."""


def clauses(game: str) -> set[str]:
    folder = resources.files("colonnade.games") / game.replace("-", "_")
    page = (folder / "rules.en.md").read_text(encoding="utf-8")
    return set(re.findall(r"^### ([A-Z]\d+)\. ", page, re.MULTILINE))


def check_both_languages(words: dict[str, str]) -> None:
    assert words["fr"]
    assert words["en"]
    assert "'" not in words["fr"] + words["en"], "apostrophes are typographic"


def items_with_position(game: str) -> list[dict[str, Any]]:
    """Everything in a course that begins at a position."""
    lesson = read_lesson(game)
    chapters = [chapter for chapter in lesson["chapters"] if "position" in chapter]
    return [*chapters, *lesson["puzzles"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_was_reached_by_a_game(game: str) -> None:
    for shown in items_with_position(game):
        played = Game(game, **shown["options"])
        for token in HISTORIES[game][shown["position"]].split():
            played.play(token)
        assert played.position == shown["position"]


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_one_legal_line_from_chapter_to_chapter(game: str) -> None:
    chapters = read_lesson(game)["chapters"]
    assert "position" in chapters[0]
    played = started(game, chapters[0]["options"], chapters[0]["position"])
    for chapter in chapters:
        check_both_languages(chapter["title"])
        if "position" in chapter:
            played = started(game, chapter["options"], chapter["position"])
        for step in chapter["steps"]:
            check_both_languages(step)
            tokens = step.get("tokens", [])
            assert step.get("clause") in {None, *clauses(game)}
            if step["do"] == "throw":
                assert tokens[0] in played.chances
            if step["do"] == "play":
                assert tokens[0] in played.legal
            if step["do"] != "watch":
                assert len(tokens) == (0 if step["do"] == "read" else 1)
            for token in tokens:
                played.play(token)


@pytest.mark.parametrize("game", GAMES)
def test_a_course_meets_every_clause_of_a_first_game(game: str) -> None:
    steps = [step for chapter in read_lesson(game)["chapters"] for step in chapter["steps"]]
    met = {step["clause"] for step in steps if "clause" in step}
    assert met >= set(FIRST_GAME[game].split())
    assert sum(step["do"] == "play" for step in steps) > 6


def test_a_course_never_leaves_a_line_to_be_lengthened() -> None:
    """What the rulebook of Corintho calls unwise: the learner's move lets the next player win."""
    game = "corintho"
    chapters = read_lesson(game)["chapters"]
    played = started(game, chapters[0]["options"], chapters[0]["position"])
    for chapter in chapters:
        if "position" in chapter:
            played = started(game, chapter["options"], chapter["position"])
        for step in chapter["steps"]:
            for token in step.get("tokens", []):
                events = [event.kind for event in played.play(token)]
                if step["do"] != "play" or not any("lined_up" in kind for kind in events):
                    continue
                for answer in played.legal:
                    replied = played.copy()
                    assert "won_by_extending" not in [e.kind for e in replied.play(answer)]


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_of_every_puzzle_is_what_the_bot_plays(
    game: str, request: pytest.FixtureRequest
) -> None:
    # Only in Columbiz does the compiled search think otherwise; its code is that of other tests.
    if game != "columbiz":
        request.getfixturevalue("nothing_compiled")
    puzzles = read_lesson(game)["puzzles"]
    assert len(puzzles) >= 3
    for puzzle in puzzles:
        check_both_languages(puzzle)
        check_both_languages(puzzle["because"])
        assert puzzle["clause"] in clauses(game)
        best, evaluation = evaluate(game, puzzle)
        assert best == puzzle["answer"]
        assert evaluation["answer"] > evaluation["next"]
        for name, worth in evaluation.items():
            assert abs(worth - puzzle["evaluation"][name]) < TOLERANCE
