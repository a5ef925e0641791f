"""All tables in memory: loaded from the store when asked for, each with one automation task."""

import asyncio
from typing import Final

from colonnade.kernel.steps import run_steps
from colonnade.server.auth.seat_keys import TABLE_ID
from colonnade.server.cluster.peers import PeerNotifier
from colonnade.server.configuration import Configuration
from colonnade.server.observability.logging import log_exception, redacted_id
from colonnade.server.workers.fair_queue import FairQueue
from colonnade.server.workers.time_slices import run_in_slices
from colonnade.store import Stored, Write
from colonnade.table.decision import Accepted
from colonnade.table.fair_dice import Secret
from colonnade.table.story import TableEvent, replay_tail_steps
from colonnade.table.table import Table
from colonnade.wire.entries import read_entries, write_entries

from .automation import MoveChooser, next_task, run_pending
from .history import History
from .live_table import REMEMBERED, LiveTable
from .log_writer import LogWriter
from .turn_timer import Deadline, is_timed

INTERNAL_ERROR: Final = 1011
"""RFC 6455: the server cannot go on with this connection."""


LONG_LOG: Final = 200
"""Entries from which on a log is gone through in short steps when its table is loaded: others play
meanwhile. Shorter ones are quicker at once, and after a crash there are many."""

LOADS: Final = 1
"""How many long logs are gone through at once; visitors take turns."""


class TableRegistry:
    """The tables of this server by their ids."""

    def __init__(
        self,
        configuration: Configuration,
        writer: LogWriter,
        peers: PeerNotifier,
        engines: MoveChooser,
    ) -> None:
        self.configuration = configuration
        self.writer = writer
        self.peers = peers
        self.history = History(writer.store)
        self.tables: dict[str, LiveTable] = {}
        self.started = writer.clock()
        self._engines = engines
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._loads = FairQueue(LOADS)
        self._is_closed = False

    async def get(self, table_id: str, visitor: str = "") -> LiveTable | None:
        """A table by its id, loaded from the store if it is not in memory."""
        live = self.tables.get(table_id)
        if live is not None:
            live.touched = self.writer.clock()
            return live
        if not TABLE_ID.fullmatch(table_id):
            return None
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id, visitor))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        # Others may wait for the same table: one who goes must not take it from them.
        return await asyncio.shield(loading)

    async def open(self, opened: Accepted, secret: Secret, opener: str = "") -> LiveTable:
        """Store a new table and add it; `opener` is the address on whose account bots think."""
        seconds = float(opened.table.settings.turn_seconds) if is_timed(opened.table) else None
        deadline = None if seconds is None else Deadline(self.writer, seconds)
        live = self._new(opened.table, secret, deadline, opener=opener)
        entries = write_entries(opened.entries)
        wake_in = seconds if next_task(live) is None else 0.0
        await self.writer.append(Write(live.id, 0, entries, wake_in=wake_in, secret=secret.value))
        self.writer.metrics.opened.add(game=opened.table.opened.game)
        self.tables[live.id] = live
        self.run_pending(live)
        return live

    def drop(self, live: LiveTable) -> None:
        """Remove a table from memory; its clients reconnect and have it loaded again."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        for outbox in tuple(live.subscribers.outboxes):
            outbox.close(INTERNAL_ERROR)

    def is_running(self, table_id: str) -> bool:
        """Whether the server is acting at a table now."""
        return table_id in self._running

    def run_pending(self, live: LiveTable) -> None:
        """Start doing what a table awaits of the server, unless that is under way."""
        if self._is_closed or live.id in self._running:
            return  # a task that ends looks for the next, and closing ends all of them
        if next_task(live) is not None:
            task = asyncio.create_task(self._run_pending(live))
            self._running[live.id] = task
            task.add_done_callback(lambda _: self._finish(live))

    async def close(self) -> None:
        """Stop loading and acting; no acknowledged command is lost."""
        self._is_closed = True
        tasks = [*self._running.values(), *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def note_fault(self, event: str, fault: Exception, table_id: str) -> None:
        """Count and log a bug at one table."""
        self.writer.metrics.faults.add(where="table")
        log_exception(event, fault, table=redacted_id(table_id))

    async def _load(self, table_id: str, visitor: str) -> LiveTable | None:
        stored = await self.writer.store.read(table_id)
        if stored is None:
            return None
        # After a crash all clients reconnect at once, and have missed the last moments only.
        entries = read_entries(stored.entries)
        is_long = len(entries) > LONG_LOG
        if is_long:
            async with self._loads.turn(self._loads.ticket(visitor)):
                table, events = await run_in_slices(replay_tail_steps(entries, REMEMBERED))
        else:
            table, events = run_steps(replay_tail_steps(entries, REMEMBERED))
        deadline = self._stored_deadline(table, stored) if is_timed(table) else None
        live = self._new(table, Secret(stored.secret), deadline, events)
        if is_long and self.writer.store.is_shared:
            await live.catch_up()  # with what other servers have appended meanwhile
        self.tables[table_id] = live
        self.run_pending(live)
        return live

    def _new(
        self,
        table: Table,
        secret: Secret,
        deadline: Deadline | None,
        recent: tuple[TableEvent, ...] = (),
        opener: str = "",
    ) -> LiveTable:
        return LiveTable(
            self.writer,
            self.peers,
            self.history,
            table,
            secret,
            self.run_pending,
            deadline,
            recent,
            opener,
            self.configuration.seed_seconds,
        )

    def _stored_deadline(self, table: Table, stored: Stored) -> Deadline:
        """The deadline of a turn under way: time in which no server ran does not count."""
        if stored.remaining is None:
            return Deadline(self.writer, table.settings.turn_seconds)
        # Where another server may have run the clock, and this one was up all the time, the
        # database's clock knows what is left. Else it is what was left at the last write.
        up_for = self.writer.clock() - self.started
        counted = self.writer.store.is_shared and 0 <= stored.age <= up_for
        left = stored.wake_in if counted and stored.wake_in is not None else stored.remaining
        return Deadline(self.writer, left)

    async def _run_pending(self, live: LiveTable) -> None:
        try:
            await run_pending(live, self._engines)
        except Exception as fault:
            self.note_fault("table failed", fault, live.id)
            self.drop(live)

    def _finish(self, live: LiveTable) -> None:
        self._running.pop(live.id, None)
        # Something may have become due since the task looked for the last time.
        current = self.tables.get(live.id)
        if current is not None:
            self.run_pending(current)
