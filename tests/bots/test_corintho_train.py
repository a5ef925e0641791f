"""The same command learns the same weights, byte for byte; the shipped ones are its result."""

import json
import random
from pathlib import Path

import pytest

from colonnade.bots.weights.store import read_rows
from colonnade.games.corintho.bot import train
from colonnade.games.corintho.bot.evaluation import number_of_weights
from colonnade.games.corintho.bot.train import all_options, fitted, learned, main, played
from colonnade.games.corintho.bot.weights import WEIGHTS as WEIGHTS_FILE
from colonnade.games.corintho.core.options import read_options

THREE = read_options({"players": "3"})
WEIGHTS = number_of_weights(3)
NOTHING = (0.0,) * WEIGHTS
FEW = ["--games", "2", "--rounds", "2", "--nodes", "12"]


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def test_learning_twice_gives_the_same() -> None:
    first, second = (learned(THREE, games=2, nodes=20, rounds=1, seed=3) for _ in range(2))
    assert first == second
    assert len(first) == WEIGHTS
    lessons = [
        lesson for seed in range(4) for lesson in played(THREE, NOTHING, 60, random.Random(seed))
    ]
    assert {lesson.share for lesson in lessons} <= {0.0, 1 / 3, 1.0}
    assert len(fitted(lessons)) == WEIGHTS


def test_a_run_that_was_broken_off_ends_with_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = [*all_options(), read_options({"players": "3", "stuck": "draw"})]
    monkeypatch.setattr(train, "all_options", lambda: iter(some))
    whole, pieces = (tmp_path / name for name in ("whole", "pieces"))
    whole.mkdir()
    pieces.mkdir()
    main([*FEW, "--into", str(whole)])

    class BrokenOff(Exception):
        pass

    def breaking_off(*arguments: object, **named: int) -> tuple[float, ...]:
        if arguments[0] == some[2]:
            raise BrokenOff
        return learned(some[some.index(arguments[0])], **named)  # type: ignore[arg-type]

    with monkeypatch.context() as broken:
        broken.setattr(train, "learned", breaking_off)
        with pytest.raises(BrokenOff):
            main([*FEW, "--into", str(pieces)])
    assert [path.name for path in pieces.iterdir()] == ["weights.part"]
    assert len(read_rows(pieces / "weights.part")) == 2
    main([*FEW, "--into", str(pieces), "--go-on"])
    assert [path.name for path in pieces.iterdir()] == ["weights.bin"]
    assert (pieces / "weights.bin").read_bytes() == (whole / "weights.bin").read_bytes()


def test_what_another_command_began_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = list(all_options())[:1]
    monkeypatch.setattr(train, "all_options", lambda: iter(some))
    main([*FEW, "--into", str(tmp_path)])
    (tmp_path / "weights.bin").rename(tmp_path / "weights.part")
    main([*FEW, "--seed", "2", "--into", str(tmp_path), "--go-on"])
    assert command_named_in(tmp_path / "weights.bin")["seed"] == 2


def test_the_shipped_weights_are_those_of_the_command_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "learned", lambda _, **__: NOTHING)
    main(["--into", str(tmp_path)])
    shipped = WEIGHTS_FILE
    assert command_named_in(tmp_path / shipped.name) == command_named_in(shipped)
    assert list(read_rows(tmp_path / shipped.name)) == list(read_rows(shipped))


def command_named_in(path: Path) -> dict[str, object]:
    """The command that a file of weights names."""
    head: dict[str, dict[str, object]] = json.loads(path.read_bytes().partition(b"\n")[0])
    return head["made_by"]
