"""One command makes all files that are shipped, or one of them."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from colonnade.games.corintho.bot import train
from colonnade.games.corintho.bot.opening_book import BOOK
from colonnade.games.corintho.bot.train import PARTS, main
from colonnade.games.corintho.bot.training_command import TrainingCommand


def test_it_makes_all_files_that_are_shipped() -> None:
    shipped = {path for path in BOOK.parent.iterdir() if path.suffix in (".bin", ".rows")}
    assert {command.file for command in PARTS.values()} == shipped


def noting(file: Path, made: list[tuple[str, dict[str, int]]]) -> TrainingCommand:
    """A command that takes down with which numbers its file is made."""

    def make(**how: int) -> dict[str, Sequence[float]]:
        made.append((file.name, how))
        return {"row": [1.0]}

    return TrainingCommand("some.module", file, {"games": (5, "games")}, make)


def test_all_are_made_in_order_or_one_with_its_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, dict[str, int]]] = []
    parts = {name: noting(tmp_path / name, made) for name in ("first", "second")}
    monkeypatch.setattr(train, "PARTS", parts)
    main([])
    assert made == [("first", {"games": 5}), ("second", {"games": 5})]
    assert {path.name for path in tmp_path.iterdir()} == set(parts)
    main(["second", "--games", "2"])
    assert made[2:] == [("second", {"games": 2})]
    for refused in (["third"], ["--games", "2"], ["first", "--nodes", "2"]):
        with pytest.raises(SystemExit):
            main(refused)
    assert len(made) == 3
