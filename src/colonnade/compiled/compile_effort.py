"""Lowers LLVM's optimisation level for inner functions, which halves the time to compile.

Numba optimises every function by itself and then once more where it is inlined into a caller. For
rules that call rules this is most of the time it takes. The outermost function is optimised in
full, with everything inlined into it, so the inner ones need only be kept small.
"""

from typing import Any, Final

import numba
from numba.core import event as events

config: Any = numba.config

SOME: Final = 2
"""The level of inner functions, of 3; without any optimisation they would grow too large."""


class OptimisationLevel(events.Listener):
    """Listens to compiler events, and lowers the level within the kernels of this package."""

    def __init__(self) -> None:
        self._loops: list[object] = []
        self._depth = 0
        self._usual = config.OPT, config.LOOP_VECTORIZE

    def watch(self, loop: object) -> None:
        """Lower the level whenever this kernel is compiled."""
        if not self._loops:
            events.register("numba:compile", self)  # type: ignore[no-untyped-call]
        self._loops.append(loop)

    # Both are called under the compiler's own lock.

    def on_start(self, event: Any) -> None:  # noqa: ANN401
        """A function is about to be compiled."""
        if self._depth or any(event.data["dispatcher"] is loop for loop in self._loops):
            self._depth += 1
            self._set()

    def on_end(self, event: Any) -> None:  # noqa: ANN401
        """A function has been compiled, or failed to compile."""
        if self._depth:
            self._depth -= 1
            self._set()

    def _set(self) -> None:
        if self._depth > 1:
            config.OPT, config.LOOP_VECTORIZE = type(self._usual[0])(SOME), 0
        else:
            config.OPT, config.LOOP_VECTORIZE = self._usual


OPTIMISATION: Final = OptimisationLevel()
