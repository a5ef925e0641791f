"""The ratings of the levels are those that docs/strength.md measures."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from colonnade.bots.api.level_names import LEVELS
from colonnade.bots.api.registry import game_bot
from colonnade.games import GAMES, rulebook

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"
ROW = re.compile(
    r"\| (?P<game>[^|]+) \| (?P<one>\w+)\S* – (?P<other>\w+)[^|]*\|.*\| \+(?P<elo>\d+) \|"
)


def measured_steps(game: str) -> dict[tuple[str, str], float]:
    """By the two levels of a step: the Elo of the first line about it."""
    title, steps = rulebook(game).title.en, dict[tuple[str, str], float]()
    for found in map(ROW.match, PAGE.read_text(encoding="utf-8").splitlines()):
        if found and found["game"].split(",")[0] == title:
            steps.setdefault((found["other"], found["one"]), float(found["elo"]))
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_ratings_are_the_sums_of_the_measured_steps(game: str) -> None:
    steps, ratings = measured_steps(game), game_bot(rulebook(game)).ratings
    for below, level in pairwise(LEVELS):
        if (below, level) in steps or level != LEVELS[-1]:
            assert ratings[level] == ratings[below] + steps[below, level], level
