"""Reads the logs of tables again, for stories and records.

A log may hold a thousand entries, and to go through it takes as long as hundreds of moves: one at a
time, in short steps, and visitors take turns.
"""

from contextlib import AbstractAsyncContextManager
from typing import Final, TypeVar

from colonnade.kernel.record import Record
from colonnade.kernel.steps import Steps
from colonnade.server.workers.fair_queue import FairQueue
from colonnade.server.workers.time_slices import run_in_slices
from colonnade.store import Store
from colonnade.table.entry import Entry
from colonnade.table.record import record_steps
from colonnade.table.story import TableEvent, story_steps
from colonnade.wire.entries import read_entries

T = TypeVar("T")

REPLAYS: Final = 1
"""How many logs or records are replayed at once; they share the interpreter with the tables."""

WAITING: Final = 1000
WAITING_OF_VISITOR: Final = 100
"""A class of pupils may share one address, and open the same game at once."""


class History:
    """What happened at tables, read from the store."""

    def __init__(self, store: Store) -> None:
        self.queue = FairQueue(REPLAYS, most=WAITING, most_of_visitor=WAITING_OF_VISITOR)
        self._store = store

    async def replay(self, steps: Steps[T], visitor: str) -> T:
        """The result of steps through a record; raises WorkerUnavailable."""
        async with self._turn(visitor):
            return await run_in_slices(steps)

    async def story(
        self, table_id: str, after: int, version: int, visitor: str
    ) -> tuple[TableEvent, ...] | None:
        """The events between two versions, None without such a table; raises WorkerUnavailable."""
        async with self._turn(visitor):
            entries = await self._entries(table_id)
            if entries is None:
                return None
            # Another server may have appended more than this one knows of.
            return await run_in_slices(story_steps(entries[:version], after))

    async def record(self, table_id: str, visitor: str) -> Record | None:
        """The record of a table, None without such a table; raises WorkerUnavailable."""
        async with self._turn(visitor):
            entries = await self._entries(table_id)
            return None if entries is None else await run_in_slices(record_steps(entries))

    def _turn(self, visitor: str) -> AbstractAsyncContextManager[None]:
        return self.queue.turn(self.queue.ticket(visitor))

    async def _entries(self, table_id: str) -> list[Entry] | None:
        stored = await self._store.read(table_id)
        return None if stored is None else read_entries(stored.entries)
