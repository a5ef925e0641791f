"""The same command learns the same weights, byte for byte; the shipped ones are its result."""

import json
import random
from pathlib import Path

import pytest

from colonnade.bots.weights.store import read_rows
from colonnade.games.corintho.bot import train_many
from colonnade.games.corintho.bot.evaluation import number_of_weights
from colonnade.games.corintho.bot.train_many import COMMAND, fitted, learned, played
from colonnade.games.corintho.bot.weights import WEIGHTS as WEIGHTS_FILE
from colonnade.games.corintho.core.options import read_options

THREE = read_options({"players": "3"})
WEIGHTS = number_of_weights(3)
NOTHING = (0.0,) * WEIGHTS


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def test_learning_twice_gives_the_same() -> None:
    first, second = (learned(THREE, games=2, sims=20, rounds=1, seed=3) for _ in range(2))
    assert first == second
    assert len(first) == WEIGHTS
    lessons = [
        lesson for seed in range(4) for lesson in played(THREE, NOTHING, 60, random.Random(seed))
    ]
    assert {lesson.share for lesson in lessons} <= {0.0, 1 / 3, 1.0}
    assert len(fitted(lessons)) == WEIGHTS


def test_the_shipped_weights_are_those_of_the_command_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train_many, "learned", lambda _, **__: NOTHING)
    COMMAND.main(["--into", str(tmp_path)])
    shipped = WEIGHTS_FILE
    assert command_named_in(tmp_path / shipped.name) == command_named_in(shipped)
    assert list(read_rows(tmp_path / shipped.name)) == list(read_rows(shipped))


def command_named_in(path: Path) -> dict[str, object]:
    """The command that a file of weights names."""
    head: dict[str, dict[str, object]] = json.loads(path.read_bytes().partition(b"\n")[0])
    return head["made_by"]
