"""`colonnade warm` compiles ahead and says what a start costs."""

import compileall
from pathlib import Path

import pytest

from colonnade.kernel.errors import UnknownGame
from colonnade.lab import warm
from colonnade.lab.warm import Start
from outside_game import PACKAGE, declared, install
from passage import PASSAGE

pytestmark = pytest.mark.patience(600)

# A game of our own takes several times as long to compile.


def test_the_second_start_finds_what_the_first_has_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Numba tells a module that was just read from one whose bytecode was kept.
    compileall.compile_dir(PACKAGE / "src", quiet=1)
    places = {**install(tmp_path, declared()), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    for name, value in {**places, "NUMBA_OPT": "1"}.items():
        monkeypatch.setenv(name, value)
    first, second = (warm.start_in_a_process(PASSAGE) for _ in range(2))
    assert first.is_kept
    assert not first.was_kept
    assert second.was_kept


@pytest.mark.parametrize(
    ("first", "told"),
    [
        (Start(1.0, 9.0, was_kept=False, is_kept=True), "9.0 s to compile"),
        (Start(1.0, 2.0, was_kept=True, is_kept=True), "kept already"),
        (Start(1.0, 9.0, was_kept=False, is_kept=False), "nothing is kept"),
    ],
)
def test_what_a_start_costs_is_told(
    first: Start,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starts = iter((first, Start(0.5, 1.5, was_kept=True, is_kept=True)))
    monkeypatch.setattr(warm, "start_in_a_process", lambda book: next(starts))
    assert warm.warm_all(["senet"], "en") == 0
    shown = capsys.readouterr().out
    assert told in shown
    assert ("1.5 s" in shown) is first.is_kept
    assert ("nothing is kept" in shown) is not first.is_kept


def test_without_numba_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm, "available", lambda: False)
    assert warm.warm_all([], "en") == 0
    assert "colonnade[compiled]" in capsys.readouterr().out


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        warm.warm_all(["chess"], "en")
