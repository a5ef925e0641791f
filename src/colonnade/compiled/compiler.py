"""The only module that imports numba: it compiles the functions of the rules unchanged."""

import sys
from collections.abc import Callable
from functools import cache as cache_result
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, Final

from colonnade.kernel import bits

from . import cache
from .call_graph import calls_of, inlined
from .garbage import without_collections

Function = Callable[..., Any]

# One function of each folder that every kernel is built from; their sources enter the hash.
OURS: Final[tuple[Function, ...]] = (cache.digest, bits.count)

# Numba's settings and registry belong to the whole process.
_LOCK = RLock()
_shared: set[object] = set()
_every: "list[Compiler]" = []


@cache_result
def available() -> bool:
    """Whether numba is installed; found out once, without importing it."""
    return find_spec("numba") is not None


class Compiler:
    """Compiles one kernel with everything that it calls, and caches the result."""

    def __init__(self, loop: Function) -> None:
        import numba  # imported on first use: the web process never needs it

        self._numba: Any = numba
        assert isinstance(loop, FunctionType)
        self._loop = loop
        self._calls = calls_of(loop)
        python = ".".join(map(str, sys.version_info[:2]))
        name = cache.digest([*self._calls, *OURS], numba.__version__, python)
        self.directory: Path | None = cache.directory(name)
        """Where compiled code is kept, None where no directory can be written."""
        self.dispatcher: Any = None
        """Numba's dispatcher of the kernel, once `entry` was called."""
        _every.append(self)

    def entry(self) -> Function:
        """The compiled kernel, callable from Python; it releases the interpreter lock."""
        made = self.dispatcher = self._twin()

        def call(*arguments: Any) -> Any:  # noqa: ANN401
            if not made.signatures:
                with (
                    cache.compile_lock(self.directory, self._name()),
                    without_collections(),
                ):
                    made.compile(tuple(map(self._numba.typeof, arguments)))
            return made(*arguments)

        return call

    def _twin(self) -> Any:  # noqa: ANN401
        """The kernel as numba's dispatcher: compiled, or loaded from the cache, on first call."""
        config = self._numba.config
        with _LOCK:
            from . import compile_effort, intrinsics

            _shared.update(intrinsics.SUBSTITUTED)
            small = inlined(self._calls)
            for function in self._calls:
                if function is not self._loop:
                    _share(function, function in small)
            before, config.CACHE_DIR = config.CACHE_DIR, str(self.directory or "")
            try:
                # Kernels make no arrays and get those that the caller holds, so reference counts
                # are not needed: each would be an atomic addition per array and inner call.
                made = self._numba.njit(
                    self._loop,
                    nogil=True,
                    error_model="numpy",
                    _nrt=False,
                    cache=self.directory is not None,
                )
            finally:
                config.CACHE_DIR = before
            compile_effort.OPTIMISATION.watch(made)
        return made

    def _name(self) -> str:
        """A name for the kernel: kernels of one factory differ in what they call."""
        called = sorted(
            f"{function.__module__}.{function.__qualname__}" for function in self._calls
        )
        return sha256("\n".join(called).encode()).hexdigest()[:16]

    @property
    def compiled_now(self) -> int:
        """How often this process has compiled the kernel, rather than loaded it."""
        made = self.dispatcher
        return 0 if made is None else len(made.signatures) - sum(made.stats.cache_hits.values())


def compiled_now() -> int:
    """How many kernels this process has compiled itself."""
    return sum(compiler.compiled_now for compiler in _every)


def _share(function: Function, is_inlined: bool) -> None:
    """Make a plain function callable from compiled code, or inline it there."""
    from numba.extending import register_jitable

    if function not in _shared:
        _shared.add(function)
        register_jitable(forceinline=is_inlined, no_cfunc_wrapper=True, _nrt=False)(function)
