"""The training command of Columbiz: all numbers of players in one go, and one file."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy
import pytest

from colonnade.bots.weights.store import read_rows
from colonnade.games.columbiz.bot import train
from colonnade.games.columbiz.bot.weights import WEIGHTS
from colonnade.games.columbiz.core.options import Options

Asked = list[tuple[Options, int, bool]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What is learned: options, rounds, and whether it goes on from other options."""
    noted: Asked = []

    def learned(options: Options, games: int, rounds: int, seed: int, before: Any) -> list[float]:
        noted.append((options, rounds, before is not None))
        return [float(options.players), float(games), float(seed)]

    monkeypatch.setattr(train, "learned", learned)
    return noted


def header(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_bytes().partition(b"\n")[0])
    return found


def test_one_command_makes_the_file_that_is_shipped(asked: Asked, tmp_path: Path) -> None:
    train.main(["--into", str(tmp_path)])
    made, shipped = tmp_path / WEIGHTS.name, WEIGHTS
    assert list(read_rows(made)) == list(read_rows(shipped))
    assert header(made)["made_by"] == header(shipped)["made_by"]
    assert header(made)["kind"] == header(shipped)["kind"]
    by_players = {
        players: [one for one in asked if one[0].players == players] for players in (2, 3, 4)
    }
    for players, rounds in ((2, 8), (3, 8), (4, 5)):
        first, *others = by_players[players]
        assert first[1:] == (rounds, False)
        assert {one[1:] for one in others} == {(rounds // 2, True)}


def test_one_number_of_players_is_learned_anew_beside_the_others(
    asked: Asked, tmp_path: Path
) -> None:
    train.main(["--into", str(tmp_path), "--seed", "1"])
    train.main(["--into", str(tmp_path), "--seed", "2", "--players", "3", "--rounds", "6"])
    rows = read_rows(tmp_path / WEIGHTS.name)
    assert {row[2] for row in rows.values() if row[0] == 3} == {2}
    assert {row[2] for row in rows.values() if row[0] != 3} == {1}
    assert asked[-1][1:] == (3, True)


def test_what_machines_add_up_otherwise_does_not_change_what_is_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual, fitted = next(train.all_options(2)), train.fitted

    def otherwise(sample_sets: Sequence[train.Samples], weights: Any) -> Any:
        found = fitted(sample_sets, weights)
        return found + 1e-11 * numpy.cos(numpy.arange(len(found)))

    once = train.learned(usual, 3, 2, 1)
    monkeypatch.setattr(train, "fitted", otherwise)
    assert train.learned(usual, 3, 2, 1).tobytes() == once.tobytes()
