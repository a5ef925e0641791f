"""The only module that knows numba: it compiles functions as they stand."""

import sys
from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, Final

from colonnade.kernel import bits

from . import cache
from .calls import calls_of, unfolded

Function = Callable[..., Any]

# A function of each folder that every compiled loop is made from, whatever it calls.
OURS: Final[tuple[Function, ...]] = (cache.digest, bits.count)

# Numba's settings and registry belong to the whole process.
_LOCK = RLock()
_shared: set[object] = set()
_every: "list[Compiler]" = []


def available() -> bool:
    """Whether numba is installed; asked without importing it."""
    return find_spec("numba") is not None


class Compiler:
    """Compiles one loop with all that it calls, and keeps what it has compiled."""

    def __init__(self, loop: Function) -> None:
        import numba  # not before it is needed: the web process never comes here

        self._numba: Any = numba
        assert isinstance(loop, FunctionType)
        self._loop = loop
        self._calls = calls_of(loop)
        python = ".".join(map(str, sys.version_info[:2]))
        name = cache.digest([*self._calls, *OURS], numba.__version__, python)
        self.directory: Path | None = cache.directory(name)
        """Where compiled code is kept, None where no directory can be written."""
        self._made: Any = None
        _every.append(self)

    def entry(self) -> Function:
        """The compiled twin of the loop, to be called from Python; it lets other threads run."""
        made = self._made = self._twin()

        def call(*arguments: Any) -> Any:  # noqa: ANN401
            if not made.signatures:
                with cache.alone(self.directory, self._name()):
                    made.compile(tuple(map(self._numba.typeof, arguments)))
            return made(*arguments)

        return call

    def _twin(self) -> Any:  # noqa: ANN401
        """The loop as numba has it: compiled, or found kept, when it is first called."""
        config = self._numba.config
        with _LOCK:
            from . import haste, instructions

            _shared.update(instructions.SUBSTITUTED)
            small = unfolded(self._calls)
            for function in self._calls:
                if function is not self._loop:
                    _share(function, function in small)
            before, config.CACHE_DIR = config.CACHE_DIR, str(self.directory or "")
            try:
                made = self._numba.njit(
                    self._loop,
                    nogil=True,
                    error_model="numpy",
                    cache=self.directory is not None,
                )
            finally:
                config.CACHE_DIR = before
            haste.HASTE.watch(made)
        return made

    def _name(self) -> str:
        """A name for the loop: loops of one factory differ in what they call."""
        called = sorted(
            f"{function.__module__}.{function.__qualname__}" for function in self._calls
        )
        return sha256("\n".join(called).encode()).hexdigest()[:16]

    @property
    def compiled_now(self) -> int:
        """How often this process has compiled the loop, rather than found it kept."""
        made = self._made
        return 0 if made is None else len(made.signatures) - sum(made.stats.cache_hits.values())


def compiled_now() -> int:
    """How many loops of all this process had to compile itself."""
    return sum(compiler.compiled_now for compiler in _every)


def _share(function: Function, is_unfolded: bool) -> None:
    """Let compiled code call a plain function, or unfold it in place."""
    from numba.extending import register_jitable

    if function not in _shared:
        _shared.add(function)
        register_jitable(forceinline=is_unfolded, no_cfunc_wrapper=True)(function)
