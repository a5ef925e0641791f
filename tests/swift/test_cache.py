"""Compiled code is kept, found again, never out of date, and never in the way."""

import compileall
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

import colonnade
from colonnade.swift import cache

SOURCES = Path(colonnade.__file__).parent

PLAY = """
import json
from colonnade import swift
from colonnade.games import GAMES
book = GAMES["senet"]
one = swift.compiled(book)
played = one.playouts(book.options.read_options({}), seed=1, games=1)
print(json.dumps([one.is_compiled, one.compiled_now, len(one.kept_in), int(played.checks[0])]))
"""


def run(program: str, **environment: str) -> list[int]:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    answer: list[int] = json.loads(done.stdout)
    return answer


def test_code_is_kept_and_forgotten_when_a_rule_changes(tmp_path: Path) -> None:
    copy, kept = tmp_path / "source", tmp_path / "cache"
    # Without what others may be writing meanwhile.
    others = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(SOURCES, copy / "colonnade", ignore=others)
    # In Python 3.11.2 numba tells a module that was just read from one whose bytecode was kept.
    compileall.compile_dir(copy, quiet=1)
    places = {"PYTHONPATH": str(copy), "XDG_CACHE_HOME": str(kept)}
    first = run(PLAY, **places)
    assert first[:3] == [True, 1, 1], "compiled, and kept"
    assert run(PLAY, **places) == [True, 0, 1, first[3]], "found again"

    # A change of a table that no function of that module uses: the compiler would not notice.
    board = copy / "colonnade/games/senet/board.py"
    rules = board.read_text(encoding="utf-8")
    changed = rules.replace("WATER: Final = 27", "WATER: Final = 25")
    assert changed != rules
    board.write_text(changed, encoding="utf-8")
    after = run(PLAY, **places)
    assert after[:3] == [True, 1, 1], "compiled anew"
    assert after[3] != first[3], "by the new rule"


def test_two_processes_do_not_compile_the_same_at_once(tmp_path: Path) -> None:
    begun = [
        subprocess.Popen(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    answers = [json.loads(process.communicate(timeout=300)[0]) for process in begun]
    assert sorted(answer[1] for answer in answers) == [0, 1], "one compiled, the other one waited"
    assert answers[0][3] == answers[1][3]


def test_one_waits_until_another_one_is_done(tmp_path: Path) -> None:
    order: list[str] = []

    def second() -> None:
        with cache.alone(tmp_path, "loop"):
            order.append("second")

    with cache.alone(tmp_path, "loop"), cache.alone(tmp_path, "another"):
        waiting = Thread(target=second)
        waiting.start()
        waiting.join(0.2)
        order.append("first")
    waiting.join()
    assert order == ["first", "second"]


def test_where_nothing_can_be_kept_nobody_waits(tmp_path: Path) -> None:
    with cache.alone(None, "loop"), cache.alone(None, "loop"):
        pass
    with cache.alone(tmp_path / "nowhere", "loop"), cache.alone(tmp_path / "nowhere", "loop"):
        pass


def test_without_a_place_to_keep_it_code_is_compiled_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no directory")
    assert run(PLAY, XDG_CACHE_HOME=str(file))[:3] == [True, 1, 0]


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
    plain, compiled = run(hidden + PLAY), run(PLAY)
    assert plain[0] is False
    assert plain[3] == compiled[3]


def test_importing_the_room_imports_no_compiler() -> None:
    program = """
import json, sys
import colonnade.swift
colonnade.swift.available()
print(json.dumps([name in sys.modules for name in ("numba", "numpy", "llvmlite")]))
"""
    assert run(program) == [False, False, False]


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
    long_ago = time.time() - cache.KEPT_FOR - 60
    os.utime(old, (long_ago, long_ago))
    assert cache.directory("new") == cache.root() / "new"
    assert not old.exists()
    assert recent.exists()
