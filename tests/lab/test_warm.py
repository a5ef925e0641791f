"""`colonnade warm` compiles ahead and says what a start costs."""

from pathlib import Path

import pytest

from colonnade.kernel.errors import UnknownGame
from colonnade.lab import warm


def test_the_second_start_finds_what_the_first_has_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert warm.warm_all(["senet"], "en") == 0
    assert "s to compile" in capsys.readouterr().out
    assert warm.warm_all(["senet"], "en") == 0
    assert "kept already" in capsys.readouterr().out


def test_an_unwritable_cache_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("no directory")
    monkeypatch.setenv("XDG_CACHE_HOME", str(file))
    assert warm.warm_all(["senet"], "en") == 0
    assert "nothing is kept" in capsys.readouterr().out


def test_without_numba_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm, "available", lambda: False)
    assert warm.warm_all([], "en") == 0
    assert "colonnade[swift]" in capsys.readouterr().out


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        warm.warm_all(["chess"], "en")
