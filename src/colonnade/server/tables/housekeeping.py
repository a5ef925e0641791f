"""Background work on all tables: clocks, due tables, other servers' changes, and cleaning up."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from colonnade.server.configuration import HOUR, Configuration
from colonnade.server.observability.logging import log_event, log_exception
from colonnade.store import RunningClock, StoreFault, StoreUnavailable, UnknownTable
from colonnade.table.commands import Close
from colonnade.table.seat import Role

from .registry import TableRegistry

TICK_SECONDS: Final = 0.25
"""Between two looks at the clocks."""

SWEEP_SECONDS: Final = 2.0
"""Between two looks for tables that are due, idle or reported by other servers."""

GRACE_SECONDS: Final = 4.0
"""How long a due table is left to the server that wrote it last."""

QUIET_SECONDS: Final = 10.0
"""Without a write for so long, one is tried while somebody's clock runs."""

CLOCK_SECONDS: Final = 60.0
"""Between two times that what is left of turns is stored."""

MOST_DUE: Final = 5_000


class Housekeeper:
    """Background work on the tables of one registry."""

    def __init__(self, configuration: Configuration, registry: TableRegistry) -> None:
        self._configuration = configuration
        self._registry = registry
        self._writer = registry.writer
        self._tasks: list[asyncio.Task[None]] = []
        self.next_sweep = 0.0
        self._next_cleaning = registry.started  # at once: not every server runs for an hour
        self._next_clocks = registry.started + CLOCK_SECONDS

    async def start(self) -> None:
        """Resume everything that was under way, and run until closed."""
        self._tasks = [
            asyncio.create_task(self._follow_changes()),
            asyncio.create_task(self._follow_notices()),
            asyncio.create_task(self._run()),
        ]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreFault):
            await self._save_clocks()

    async def tick(self) -> None:
        """Do all that is due by the clock."""
        registry, now = self._registry, self._writer.clock()
        timed = [live for live in registry.tables.values() if live.timer.deadline is not None]
        for live in timed:
            if live.timer.is_expired:
                registry.run_pending(live)
        if now >= self.next_sweep:
            await self._sweep(now)
        await registry.peers.publish(registry.tables)
        if now >= self._next_cleaning:
            self._next_cleaning = now + HOUR
            await self.clean()

    async def clean(self) -> None:
        """Close games that nobody plays any more, and delete what need not be kept."""
        configuration, store, registry = self._configuration, self._writer.store, self._registry
        after = ""
        while page := await store.unfinished(after):
            after = page[-1].table_id
            for summary in page:
                if summary.age > configuration.abandoned:
                    live = await registry.get(summary.table_id)
                    if live is not None and not live.is_busy:
                        await live.execute(Close(), Role.SERVER)
        if configuration.forgotten is not None:
            while deleted := await store.forget(configuration.forgotten, finished=True):
                for table_id in deleted:
                    registry.tables.pop(table_id, None)

    async def _run(self) -> None:
        while True:
            try:
                await self.tick()
            except StoreUnavailable as fault:
                self._writer.note_down(fault)
            except Exception as fault:
                self._writer.metrics.faults.add(where="housekeeping")
                log_exception("housekeeping failed", fault)
            await asyncio.sleep(TICK_SECONDS)

    async def _sweep(self, now: float) -> None:
        waiting: float | None = GRACE_SECONDS
        if not self.next_sweep:
            # At first no other server of ours could be going on with a due table. Where there are
            # no others at all, the clock of a machine may have been wrong, and is not asked.
            waiting = 0.0 if self._writer.store.is_shared else None
        writer = self._writer
        clocks_run = any(live.timer.deadline for live in self._registry.tables.values())
        if writer.is_down or (clocks_run and now - writer.written_at > QUIET_SECONDS):
            await writer.probe()  # nobody's time may run while nothing could be written
        if now >= self._next_clocks:
            self._next_clocks = now + CLOCK_SECONDS
            await self._save_clocks()
        # Not before all of this has succeeded: then the first sweep is tried again.
        if writer.store.is_shared:
            for live in tuple(self._registry.tables.values()):
                live.subscribers.expire_remote(now)
        self._unload_idle(now)
        await self._wake(waiting)
        self.next_sweep = now + SWEEP_SECONDS

    async def _save_clocks(self) -> None:
        """Store what is left of turns: a server that restarts goes on from there."""
        clocks = [
            RunningClock(live.id, live.table.version, live.timer.remaining / 1000)
            for live in self._registry.tables.values()
            if live.timer.remaining is not None
        ]
        if clocks:
            await self._writer.store.save_clocks(clocks)

    def _unload_idle(self, now: float) -> None:
        """Remove tables without clients from memory, except those whose clock runs."""
        registry, idle = self._registry, now - self._configuration.idle
        for live in [
            live
            for live in registry.tables.values()
            if live.touched < idle
            and not live.is_busy
            and live.timer.ends_at is None
            and not registry.is_running(live.id)
        ]:
            del registry.tables[live.id]

    async def _wake(self, waiting: float | None) -> None:
        """Go on with tables that are due: the server that had them may have stopped."""
        registry = self._registry
        for summary in await self._writer.store.due(waiting, limit=MOST_DUE):
            try:
                live = await registry.get(summary.table_id)
                if live is not None:
                    if live.table.version < summary.version:
                        await live.catch_up()
                    registry.run_pending(live)
            except StoreUnavailable:
                raise
            except Exception as fault:
                registry.note_fault("table cannot be read", fault, summary.table_id)

    async def _follow_notices(self) -> None:
        """Apply what other servers report of their clients."""
        async for notice in self._writer.store.notices():
            try:
                self._registry.peers.receive(notice, self._registry.tables)
            except Exception as fault:
                self._writer.metrics.faults.add(where="peers")
                log_exception("notice failed", fault)

    async def _follow_changes(self) -> None:
        """Apply what other servers append to tables in memory."""
        registry = self._registry
        async for change in self._writer.store.changes():
            live = registry.tables.get(change.table_id)
            if live is None or live.table.version >= change.version:
                continue
            try:
                await live.catch_up()
            except UnknownTable:
                registry.drop(live)
            except StoreFault as fault:
                # The next command finds a conflict and catches up then.
                log_event("cannot follow", level=logging.WARNING, fault=str(fault))
            except Exception as fault:
                registry.note_fault("table failed", fault, live.id)
                registry.drop(live)
