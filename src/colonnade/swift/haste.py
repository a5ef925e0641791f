"""Compiling without polishing what nobody calls: only the outermost function is.

Numba optimises every function by itself, with all that is unfolded in it, and then once more as a
part of each caller. For rules that call rules that call rules this is most of the time it takes;
what is optimised last is optimised fully, so the others need only be kept small.
"""

from typing import Any, Final

import numba
from numba.core import event as events

config: Any = numba.config

SOME: Final = 2
"""How far functions on the way are optimised, of 3; left as they are they grow too large."""


class Haste(events.Listener):
    """Follows what the compiler does, and spares it work within the loops of this room."""

    def __init__(self) -> None:
        self._loops: list[object] = []
        self._depth = 0
        self._usual = config.OPT, config.LOOP_VECTORIZE

    def watch(self, loop: object) -> None:
        """Spare work whenever this loop is compiled."""
        if not self._loops:
            events.register("numba:compile", self)  # type: ignore[no-untyped-call]
        self._loops.append(loop)

    # Both are called under the compiler's own lock.

    def on_start(self, event: Any) -> None:  # noqa: ANN401
        """A function is going to be compiled."""
        if self._depth or any(event.data["dispatcher"] is loop for loop in self._loops):
            self._depth += 1
            self._set()

    def on_end(self, event: Any) -> None:  # noqa: ANN401
        """A function has been compiled, or could not be."""
        if self._depth:
            self._depth -= 1
            self._set()

    def _set(self) -> None:
        if self._depth > 1:
            config.OPT, config.LOOP_VECTORIZE = type(self._usual[0])(SOME), 0
        else:
            config.OPT, config.LOOP_VECTORIZE = self._usual


HASTE: Final = Haste()
