"""The counts in the .perft files: `options | start or position | depth count, …`."""

from pathlib import Path
from typing import NamedTuple

import pytest

from colonnade.kernel.options import parse_assignments
from colonnade.library import Game

FOLDER = Path(__file__).parent


class Line(NamedTuple):
    game: str
    options: str
    position: str
    counts: tuple[tuple[int, int], ...]


def lines() -> list[Line]:
    found: list[Line] = []
    for path in sorted(FOLDER.glob("*.perft")):
        for text in path.read_text(encoding="utf-8").splitlines():
            if text.strip() and not text.startswith("#"):
                options, position, counts = (part.strip() for part in text.split("|"))
                pairs = tuple(
                    (int(depth), int(count))
                    for depth, count in (pair.split() for pair in counts.split(","))
                )
                found.append(Line(path.stem.replace("_", "-"), options, position, pairs))
    return found


@pytest.mark.parametrize(
    "line", lines(), ids=lambda line: f"{line.game} {line.options} {line.position}"
)
def test_counts(line: Line) -> None:
    position = None if line.position == "start" else line.position
    game = Game(line.game, position=position, **parse_assignments(line.options.split()))
    for depth, count in line.counts:
        assert game.perft(depth) == count, depth


def test_every_game_has_counts() -> None:
    assert {line.game for line in lines()} == {"senet", "corintho", "columbiz", "les-4-colonnes"}
