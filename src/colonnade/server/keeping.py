"""Writing to the store: how long it takes, and for how long it could not be done."""

import time
from collections.abc import Callable, Sequence

from colonnade.store import Store, StoreUnavailable

from .metrics import Metrics


class Keeping:
    """Keeps entries, and knows how much time people lost because nothing could be kept."""

    def __init__(self, store: Store, clock: Callable[[], float], metrics: Metrics) -> None:
        self.store = store
        self._clock = clock
        self._metrics = metrics
        self._down_since: float | None = None
        self._lost = 0.0

    @property
    def is_down(self) -> bool:
        """Whether the last write failed."""
        return self._down_since is not None

    @property
    def lost(self) -> float:
        """Seconds, all in all, in which nothing could be kept."""
        running = 0.0 if self._down_since is None else self._clock() - self._down_since
        return self._lost + running

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        *,
        command: str | None,
        finished: bool,
        wake: float | None,
    ) -> None:
        """Extend a log; durable on return."""
        began = time.perf_counter()
        try:
            await self.store.append(
                table, after, entries, command=command, finished=finished, wake=wake
            )
        except StoreUnavailable:
            self.note_down()
            raise
        self.note_up()
        self._metrics.keeping.add(time.perf_counter() - began)
        self._metrics.entries.add(len(entries))

    async def probe(self) -> None:
        """Ask whether the store is back."""
        try:
            await self.store.check()
        except StoreUnavailable:
            self.note_down()
        else:
            self.note_up()

    def note_down(self) -> None:
        """Nothing can be kept."""
        if self._down_since is None:
            self._down_since = self._clock()
            self._metrics.faults.add(where="store")

    def note_up(self) -> None:
        """Something was kept."""
        if self._down_since is not None:
            self._lost = self.lost
            self._down_since = None
