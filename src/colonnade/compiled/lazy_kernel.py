"""Kernels of a game's own bot: compiled in the background, plain until then."""

from collections.abc import Callable
from typing import Final, NamedTuple

from . import background
from .arrays import Arrays, NumpyArrays, PlainArrays
from .background import Compilation
from .compile_process import CompileJob
from .compiler import Compiler, Function

WAITING: Final = 0.5
"""The share of a move's time in which to wait for code that is in the cache. Loaded alone it is
there within that time; loaded while plain Python is thinking, it takes ten moves."""


class Kernel(NamedTuple):
    """A function ready to be called, plain or compiled, with the arrays it takes."""

    call: Function
    arrays: Arrays
    is_compiled: bool


class LazyKernel:
    """A function written like rules, and its compiled version."""

    def __init__(self, function: Function, use: Callable[[Kernel], object], game: str) -> None:
        self._plain = Kernel(function, PlainArrays(), False)
        self._use = use
        """Calls the kernel once, which is what compiles it."""
        self._compiled: Kernel | None = None
        self._compilation = Compilation(self._compile, CompileJob(game, "expert"))

    def now(self) -> Kernel:
        """The compiled kernel if it is ready; else the plain one, while it is compiled."""
        return self._requested(waits=False)

    def ready(self) -> Kernel:
        """The compiled kernel, however long it takes; the plain one if it cannot be compiled."""
        return self.within(None)

    def within(self, seconds: float | None) -> Kernel:
        """The compiled kernel if it is ready in so many seconds, else the plain one."""
        if not self._requested(waits=seconds is None).is_compiled:
            self._compilation.wait(seconds)
        return self.now()

    def _requested(self, *, waits: bool) -> Kernel:
        if not background.can_compile():
            return self._plain
        self._compilation.begin(waits=waits)
        return self._compiled or self._plain

    def _compile(self) -> None:
        try:
            kernel = Kernel(Compiler(self._plain.call).entry(), NumpyArrays(), True)
        except ImportError:  # numba or numpy is installed for another Python
            return
        self._use(kernel)
        self._compiled = kernel
