"""The cache of compiled code: stored, found again, never out of date, and optional."""

import compileall
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from threading import Thread

import pytest

import passage
from colonnade.compiled import cache
from processes import watched

# A game of our own takes several times as long to compile.
SMALL_GAME = Path(passage.__file__).parent
FOUND = {"PYTHONPATH": str(SMALL_GAME.parent)}
"""For processes to find that game."""

PLAY = """
import json
from colonnade import compiled
from passage import PASSAGE
one = compiled.compiled(PASSAGE)
played = one.playouts(PASSAGE.options.read_options({}), seed=1, games=1)
print(json.dumps([one.is_compiled, one.compiled_now, len(one.kept_in), int(played.checks[0])]))
"""


OPTIMISED_LESS = {"NUMBA_OPT": "1"}
"""Compiles faster, and runs slower; not for a cache shared with other tests."""


def run(program: str, environment: Mapping[str, str] = FOUND, times: int = 1) -> list[list[int]]:
    """The output of a program, run by several processes at once."""
    begun = [
        subprocess.Popen(
            [sys.executable, "-c", program],
            env={**os.environ, **FOUND, **environment},
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(times)
    ]
    answers: list[list[int]] = []
    for process in begun:
        with watched(process, "a game of compiled rules", 100):
            answers.append(json.loads(process.communicate()[0]))
        assert process.returncode == 0
    return answers


def test_code_is_compiled_once_and_forgotten_when_a_rule_changes(tmp_path: Path) -> None:
    copy, kept = tmp_path / "source", tmp_path / "cache"
    # Without what others may be writing meanwhile.
    others = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SMALL_GAME, copy / "passage", ignore=others)
    # In Python 3.11.2 numba tells a module that was just read from one whose bytecode was kept.
    compileall.compile_dir(copy, quiet=1)
    places = {"PYTHONPATH": str(copy), "XDG_CACHE_HOME": str(kept), **OPTIMISED_LESS}
    found, first = sorted(run(PLAY, places, times=2))
    assert first[:3] == [True, 1, 1], "compiled, and kept"
    assert found == [True, 0, 1, first[3]], "the other one has waited, and found it"

    # A change of a table that no function of that module uses: the compiler would not notice.
    board = copy / "passage/core/board.py"
    rules = board.read_text(encoding="utf-8")
    changed = rules.replace("STONES: Final = 9", "STONES: Final = 7")
    assert changed != rules
    board.write_text(changed, encoding="utf-8")
    (after,) = run(PLAY, places)
    assert after[:3] == [True, 1, 1], "compiled anew"
    assert after[3] != first[3], "by the new rule"


def test_one_waits_until_another_one_is_done(tmp_path: Path) -> None:
    order: list[str] = []

    def second() -> None:
        with cache.compile_lock(tmp_path, "loop"):
            order.append("second")

    with cache.compile_lock(tmp_path, "loop"), cache.compile_lock(tmp_path, "another"):
        waiting = Thread(target=second)
        waiting.start()
        waiting.join(0.2)
        order.append("first")
    waiting.join()
    assert order == ["first", "second"]


def test_where_nothing_can_be_kept_nobody_waits(tmp_path: Path) -> None:
    with cache.compile_lock(None, "loop"), cache.compile_lock(None, "loop"):
        pass
    with (
        cache.compile_lock(tmp_path / "nowhere", "loop"),
        cache.compile_lock(tmp_path / "nowhere", "loop"),
    ):
        pass


def test_without_a_place_to_keep_it_code_is_compiled_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no directory")
    (answer,) = run(PLAY, {"XDG_CACHE_HOME": str(file), **OPTIMISED_LESS})
    assert answer[:3] == [True, 1, 0]


def test_without_numba_the_same_games_are_played() -> None:
    hidden = """
import sys
from importlib.abc import MetaPathFinder
import importlib.util
class Hide(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numba", "numpy", "llvmlite"):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Hide())
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "numba" else real(name)
"""
    (plain,), (compiled,) = run(hidden + PLAY), run(PLAY)
    assert plain[0] is False
    assert plain[3] == compiled[3]


def test_importing_the_room_imports_no_compiler() -> None:
    program = """
import json, sys
import colonnade.compiled
colonnade.compiled.available()
print(json.dumps([name in sys.modules for name in ("numba", "numpy", "llvmlite")]))
"""
    assert run(program) == [[False, False, False]]


def test_a_home_that_is_not_absolute_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert cache.root().is_absolute()


def test_what_was_not_used_for_long_is_thrown_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    old, recent = (cache.root() / name for name in ("old", "recent"))
    old.mkdir(parents=True)
    recent.mkdir()
    os.utime(old, (0, 0))
    assert cache.directory("new") == cache.root() / "new"
    assert not old.exists()
    assert recent.exists()
