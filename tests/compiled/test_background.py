"""Compilation beside thinking: by a child process, and never waited for by who has a time."""

import gc
from threading import Event

import pytest

from colonnade.compiled import background, compile_process
from colonnade.compiled.background import Compilation
from colonnade.compiled.compile_process import CompileJob

SOMETHING = CompileJob("senet", "expert")


class Child:
    """A child process that compiles until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, is_done: bool) -> None:
        self.runs, self.may_end = Event(), Event()
        monkeypatch.setattr(background, "available", lambda: True)
        monkeypatch.setattr(background, "at_once", False)
        monkeypatch.setattr(CompileJob, "is_done", is_done)
        monkeypatch.setattr(CompileJob, "run", lambda _: self._run())

    def _run(self) -> None:
        self.runs.set()
        self.may_end.wait()


def test_nothing_is_loaded_before_the_child_has_compiled_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    child, loaded = Child(monkeypatch, is_done=False), Event()
    compilation = Compilation(loaded.set, SOMETHING)
    compilation.begin()
    child.runs.wait()
    # Whoever has a time gets it for thinking: this does not wait a minute.
    compilation.wait(60.0)
    assert not loaded.is_set()
    assert not compilation.is_ready
    child.may_end.set()
    compilation.wait()
    assert loaded.is_set()
    assert compilation.is_ready


def test_what_was_compiled_before_is_loaded_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    child = Child(monkeypatch, is_done=True)
    compilation = Compilation(lambda: None, SOMETHING)
    compilation.begin()
    compilation.wait(60.0)
    assert compilation.is_ready
    assert not child.runs.is_set()


def test_whoever_waits_anyway_compiles_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    child = Child(monkeypatch, is_done=False)
    compilation = Compilation(lambda: None, SOMETHING)
    compilation.begin(waits=True)
    compilation.wait()
    assert compilation.is_ready
    assert not child.runs.is_set()


def test_who_compiles_at_once_starts_no_child_and_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    child = Child(monkeypatch, is_done=False)
    monkeypatch.setattr(background, "at_once", True)
    compilation = Compilation(lambda: None, SOMETHING)
    compilation.begin()
    assert compilation.is_ready
    assert not child.runs.is_set()


def test_garbage_is_collected_again_after_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    Child(monkeypatch, is_done=True)
    seen = []
    compilation = Compilation(lambda: seen.append(gc.isenabled()), SOMETHING)
    compilation.begin()
    compilation.wait()
    assert seen == [False]
    assert gc.isenabled()


def test_a_mark_is_kept_for_the_same_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    compile_process.marker_of.cache_clear()
    assert not SOMETHING.is_done
    SOMETHING.mark()
    assert SOMETHING.is_done
    assert not CompileJob("senet", "uct").is_done
    assert not CompileJob("corintho", "expert").is_done
    compile_process.marker_of.cache_clear()


def test_without_a_cache_no_child_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_process, "marker_of", lambda game, bot: None)
    monkeypatch.setattr(
        "colonnade.compiled.compile_process.subprocess.Popen",
        lambda *_, **__: pytest.fail("started"),
    )
    SOMETHING.run()
    assert not SOMETHING.is_done
