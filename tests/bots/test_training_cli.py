"""Training commands: arguments, files written, and files left alone."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.training import cli
from colonnade.bots.training.cli import Train, TrainingJob, TrainingSet, WeightsFile, main
from colonnade.bots.weights.store import SINGLE, STEPS, read_rows
from colonnade.games.senet import SENET

OPTIONS = SENET.options.read_options({})


def no_value(options: Any, state: Any, seat: int, weights: Sequence[float]) -> float:
    return 0.5


def new_trainer() -> Train:
    """Teaches the seed, the games and what was learned before; the second file is solved."""

    def teach(
        training_set: TrainingSet, rows: Sequence[Mapping[str, Any]], seed: int
    ) -> list[list[float]]:
        before = rows[0][training_set.after][0] if training_set.after else 0.0
        return [[before + seed, training_set.games], [0.25]]

    return teach


def training_sets(games: int) -> list[TrainingSet]:
    return [
        TrainingSet("first", OPTIONS, games),
        TrainingSet("second", OPTIONS, games // 2, "first"),
    ]


def a_job(folder: Path) -> TrainingJob:
    files = (
        WeightsFile(folder / "weights.bin", SINGLE, 2),
        WeightsFile(folder / "solved.bin", STEPS, 1),
    )
    return TrainingJob("teach", None, SENET, no_value, 8, files, training_sets, new_trainer)


def rows_in(path: Path) -> dict[str, list[float]]:
    return {name: [*row] for name, row in read_rows(path).items()}


def test_every_set_is_learned_after_the_one_it_goes_on_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(a_job(tmp_path), ["--seed", "3"]) == 0
    assert rows_in(tmp_path / "weights.bin") == {"first": [3, 8], "second": [6, 4]}
    assert rows_in(tmp_path / "solved.bin")["second"] == pytest.approx([0.25], abs=1e-4)
    made_by = [
        json.loads((tmp_path / name).read_bytes().split(b"\n")[0])["made_by"]
        for name in ("weights.bin", "solved.bin")
    ]
    assert made_by == [{"command": "teach", "seed": 3, "games": 8}, {"command": "teach"}]
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()] == [
        ["first", "8"],
        ["second", "4"],
    ]


def test_what_is_there_is_kept_only_if_asked(tmp_path: Path) -> None:
    main(a_job(tmp_path), ["--seed", "3"])
    main(a_job(tmp_path), ["--seed", "5", "--go-on"])
    assert rows_in(tmp_path / "weights.bin")["first"] == [3, 8]
    main(a_job(tmp_path), ["--seed", "5", "--games", "2"])
    assert rows_in(tmp_path / "weights.bin") == {"first": [5, 2], "second": [10, 1]}


def test_without_a_compiler_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "available", lambda: False)
    assert main(a_job(tmp_path), []) == 1
    assert "colonnade[compiled]" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
