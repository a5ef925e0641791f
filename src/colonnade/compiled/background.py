"""Compilation in the background: compiled code is made and loaded while others already think.

Who waits for it however long has it compiled by a thread. Who thinks meanwhile has a child process
compile it (`compile_process`), and the thread only loads what that has left in the cache.
"""

import time
from collections.abc import Callable, Hashable
from threading import Event, Lock, Thread
from typing import Any

from colonnade.kernel.rulebook import AnyRulebook

from . import CompiledRules, Evaluate, available, compiled, plain
from .compile_process import CompileJob
from .garbage import without_collections

at_once = False
"""Whether this process waits for whatever it asks to have compiled, and compiles it itself: set at
its start by a process in which nothing is to go on beside that."""


class Compilation:
    """Something that is compiled once, in the background, when it is first asked for."""

    def __init__(self, work: Callable[[], object], job: CompileJob) -> None:
        self._work = work
        self._job = job
        self._thread: Thread | None = None
        self._lock = Lock()
        self._asked = Event()
        self._loads = False
        self.is_done = False

    def begin(self, *, waits: bool = False) -> None:
        """Begin, if that has not been done and there is a compiler."""
        if self.is_done or not can_compile():
            return
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._run, args=(waits or at_once,), daemon=True)
                self._thread.start()
        if at_once:
            self._thread.join()

    @property
    def is_ready(self) -> bool:
        """Whether the compiled code can be used."""
        return self.is_done and can_compile()

    def wait(self, seconds: float | None = None) -> None:
        """Wait until it has ended, or for so many seconds; not at all where it has not begun.

        Who cannot wait forever does not wait for a compiler either, only while code is loaded.
        """
        if self._thread is None:
            return
        if seconds is not None:
            begun = time.perf_counter()
            self._asked.wait(seconds)
            if not self._loads:
                return
            seconds = max(0.0, seconds - (time.perf_counter() - begun))
        self._thread.join(seconds)

    def _run(self, here: bool) -> None:
        self._loads = here or self._job.is_done
        self._asked.set()
        if not self._loads:
            self._job.run()
        self._loads = True
        with without_collections():
            self._work()
        self.is_done = True


_shared: dict[Hashable, Compilation] = {}


def shared_compilation(key: Hashable, work: Callable[[], object], job: CompileJob) -> Compilation:
    """The compilation of a key, the same for all who ask."""
    return _shared.setdefault(key, Compilation(work, job))


def can_compile() -> bool:
    """Whether there is a compiler."""
    return available()


def rules_for_search(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    evaluate: Evaluate | None,
    weights: tuple[float, ...],
    *,
    waits: bool,
) -> CompiledRules:
    """The compiled rules once their UCT search is compiled, else the plain ones.

    With `waits` the compiled rules however long it takes, unless nothing can be compiled.
    """

    def use_once() -> None:
        start = book.rules.start(options)
        tree = compiled(book).tree(
            options, start, seed=0, capacity=1024, evaluate=evaluate, weights=weights
        )
        tree.grow(1)

    compilation = shared_compilation(
        ("uct", book.id, evaluate), use_once, CompileJob(book.id, "uct")
    )
    compilation.begin(waits=waits)
    if waits:
        compilation.wait()
    return compiled(book) if compilation.is_ready else plain(book)
