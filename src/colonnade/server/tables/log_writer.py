"""Appends to the store: measures how long that takes, and for how long it was impossible."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from colonnade.server.observability.logging import log_event
from colonnade.server.observability.metrics import Metrics
from colonnade.store import Store, StoreUnavailable, Write

PROBE_SECONDS: Final = 1.0
"""Between two checks of the store, however often somebody asks."""


class LogWriter:
    """Appends entries, and knows the total time during which the store was unavailable."""

    def __init__(self, store: Store, clock: Callable[[], float], metrics: Metrics) -> None:
        """`clock` is monotonic: setting the machine's clock changes nobody's time."""
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.written_at = clock()
        """When something was last written, or tried."""
        self._down_since: float | None = None
        self._why = ""
        self._past_downtime = 0.0
        self._probing = asyncio.Lock()

    @property
    def is_down(self) -> bool:
        """Whether the last write failed."""
        return self._down_since is not None

    @property
    def downtime(self) -> float:
        """Seconds in total during which the store was unavailable."""
        current = 0.0 if self._down_since is None else self.clock() - self._down_since
        return self._past_downtime + current

    async def append(self, write: Write) -> None:
        """Open or extend a log; durable on return."""
        began = time.perf_counter()
        try:
            await self.store.append(write)
        except StoreUnavailable as fault:
            self.note_down(fault)
            raise
        self.note_up()
        self.metrics.write_seconds.add(time.perf_counter() - began)
        self.metrics.entries.add(len(write.entries))

    async def probe(self) -> None:
        """Write something to learn whether the store takes writes; once a second at most."""
        async with self._probing:
            if self.clock() - self.written_at < PROBE_SECONDS:
                return
            try:
                await self.store.check()
            except StoreUnavailable as fault:
                self.note_down(fault)
            else:
                self.note_up()

    def note_down(self, fault: StoreUnavailable | None = None) -> None:
        """A write or a check failed; the log says so once, and once more if the reason changes."""
        why = "" if fault is None else str(fault)
        self.written_at = self.clock()
        if self._down_since is None:
            self._down_since = self.clock()
            self.metrics.faults.add(where="store")
        elif why in ("", self._why):
            return
        self._why = why
        log_event("store unavailable", logging.ERROR, why=why)

    def note_up(self) -> None:
        """A write or a check succeeded."""
        self.written_at = self.clock()
        if self._down_since is not None:
            seconds = self.clock() - self._down_since
            self._past_downtime = self.downtime
            self._down_since = None
            self._why = ""
            log_event("store available", logging.WARNING, after_seconds=round(seconds, 1))
