"""Loops of a game's own bot: compiled as soon as they can be, plain until then."""

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any, Final, NamedTuple, TypeAlias

from colonnade.swift.arrays import Arrays, NumpyArrays, PlainArrays
from colonnade.swift.compiler import Compiler

from . import warming

Function: TypeAlias = Callable[..., Any]

WAITING: Final = 0.5
"""The part of a move's time in which what was compiled before is waited for: loaded alone it is
there in that time, beside plain thinking it takes ten moves."""


class Made(NamedTuple):
    """A loop ready to be called, with the arrays it takes."""

    call: Function
    arrays: Arrays
    is_compiled: bool


class Loop:
    """A function written like rules, and its compiled twin."""

    def __init__(self, function: Function, use: Callable[[Made], object]) -> None:
        self._plain = Made(function, PlainArrays(), False)
        self._use = use
        """Calls the loop once, which is what compiles it."""
        self._made: Made | None = None
        self._thread: Thread | None = None
        self._lock = Lock()

    def now(self) -> Made:
        """The compiled loop if it is ready; else the plain one, while a thread compiles."""
        if not warming.can_compile():
            return self._plain
        with self._lock:
            if self._thread is None:
                self._thread = warming.compile_aside(self._compile)
        return self._made or self._plain

    def ready(self) -> Made:
        """The compiled loop, however long it takes; the plain one where none can be had."""
        return self.within(None)

    def within(self, seconds: float | None) -> Made:
        """The compiled loop if it is ready in so many seconds, else the plain one."""
        made = self.now()
        if self._thread is not None and not made.is_compiled:
            self._thread.join(seconds)
        return self._made or self._plain

    def _compile(self) -> None:
        try:
            made = Made(Compiler(self._plain.call).entry(), NumpyArrays(), True)
        except ImportError:  # numba or numpy is installed for another Python
            return
        self._use(made)
        self._made = made
