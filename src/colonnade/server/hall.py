"""All tables in memory: found when somebody asks for them, gone when nobody does."""

import asyncio
import logging
from typing import Final

from colonnade.store import StoreFault, StoreUnavailable, UnknownTable
from colonnade.table.commands import Close
from colonnade.table.dice import Secret
from colonnade.table.seat import Role
from colonnade.table.story import recall
from colonnade.table.table import Table
from colonnade.table.verdict import Accepted
from colonnade.wire.entries import read_entries, write_entries

from .configuration import HOUR
from .credentials import TABLE_ID
from .journal import short, tell, tell_fault
from .live import REMEMBERED, LiveTable
from .services import Services
from .steward import attend, awaited
from .turn import Deadline, is_timed

BEAT: Final = 0.25
"""Seconds between two looks at the clocks."""

ROUND: Final = 2.0
"""Seconds between two rounds through the hall."""

GRACE: Final = 4.0
"""Seconds that the server which brought a table so far has to go on with it."""

MOST_DUE: Final = 5_000

INTERNAL_ERROR: Final = 1011


class Hall:
    """The tables of this server, and those who wait on them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self._started = services.clock()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._stewards: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._next_round = 0.0
        self._next_cleaning = self._started + HOUR

    # Finding and opening

    async def find(self, table_id: str) -> LiveTable | None:
        """A table by its id, read from the store if it is not in memory."""
        live = self.tables.get(table_id)
        if live is not None:
            live.touched = self.services.clock()
            return live
        if not TABLE_ID.fullmatch(table_id):
            return None
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        # Others may wait for the same table: one who goes must not take it from them.
        return await asyncio.shield(loading)

    async def open(self, opened: Accepted, secret: Secret) -> LiveTable:
        """Keep a new table."""
        now = self.services.clock()
        deadline = self._whole_turn(opened.table) if is_timed(opened.table) else None
        live = LiveTable(self.services, opened.table, secret, self.attend, deadline)
        entries = write_entries(opened.entries)
        wake = now if awaited(live) is not None else live.timer.ends_at
        await self.services.store.create(live.id, entries, secret.value, wake=wake)
        self.services.metrics.opened.add(game=opened.table.opened.game)
        self.services.metrics.entries.add(len(entries))
        self.tables[live.id] = live
        self.attend(live)
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        stored = await self.services.store.read(table_id)
        if stored is None:
            return None
        # After a fall everybody comes back at once, and all have missed the last moments only.
        table, told = recall(read_entries(stored.entries), REMEMBERED)
        deadline = None
        if is_timed(table):
            deadline = self._whole_turn(table)
            # Nobody's time runs while there is no server: after that the turn begins anew.
            if stored.wake is not None and stored.touched >= self._started:
                deadline = Deadline(stored.wake, self.services.keeping.lost)
        live = LiveTable(self.services, table, Secret(stored.secret), self.attend, deadline, told)
        self.tables[table_id] = live
        self.attend(live)
        return live

    def _whole_turn(self, table: Table) -> Deadline:
        at = self.services.clock() + table.settings.turn_seconds
        return Deadline(at, self.services.keeping.lost)

    def drop(self, live: LiveTable) -> None:
        """Forget what is in memory of a table; its people will come back and find it anew."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        for line in tuple(live.audience.lines):
            line.close(INTERNAL_ERROR)

    # Waiting on tables

    def attend(self, live: LiveTable) -> None:
        """See to what a table awaits of the house, unless somebody already does."""
        if live.id not in self._stewards and awaited(live) is not None:
            steward = asyncio.create_task(self._attend(live))
            self._stewards[live.id] = steward
            steward.add_done_callback(lambda _: self._relieve(live))

    async def _attend(self, live: LiveTable) -> None:
        try:
            await attend(live, self.services)
        except Exception as fault:
            self.services.metrics.faults.add(where="table")
            tell_fault("table failed", fault, table=short(live.id))
            self.drop(live)

    def _relieve(self, live: LiveTable) -> None:
        self._stewards.pop(live.id, None)
        # Something may have been awaited since the steward looked for the last time.
        now = self.tables.get(live.id)
        if now is not None:
            self.attend(now)

    # Going round

    async def start(self) -> None:
        """Go on with everything that was under way, and keep going."""
        self._chores = [
            asyncio.create_task(self._follow()),
            asyncio.create_task(self._listen()),
            asyncio.create_task(self._beat()),
        ]

    async def close(self) -> None:
        """Stop; nothing that was acknowledged is lost by it."""
        tasks = [*self._chores, *self._stewards.values(), *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.services.engines.close()
        await self.services.analysts.close()

    async def tick(self) -> None:
        """Do all that is due by the clock."""
        now = self.services.clock()
        for live in [live for live in self.tables.values() if live.timer.is_expired]:
            self.attend(live)
        if now >= self._next_round:
            # At first there is no other server of ours that could be going on.
            since = now - GRACE if self._next_round else now
            self._next_round = now + ROUND
            if self.services.keeping.is_down:
                await self.services.keeping.probe()
            for live in tuple(self.tables.values()):
                live.audience.forget_elsewhere(now)
            self._let_go(now)
            await self._wake(since)
        await self.services.neighbours.tell(self.tables)
        if now >= self._next_cleaning:
            self._next_cleaning = now + HOUR
            await self.clean(now)

    async def clean(self, now: float) -> None:
        """Close games that nobody plays any more, and delete what need not be kept."""
        configuration, store = self.services.configuration, self.services.store
        after = ""
        while page := await store.unfinished(after):
            after = page[-1].table_id
            for standing in page:
                if standing.touched < now - configuration.abandoned:
                    live = await self.find(standing.table_id)
                    if live is not None and not live.is_busy:
                        await live.act(Close(), Role.HOUSE)
        if configuration.forgotten is not None:
            while gone := await store.forget(configuration.forgotten, finished=True):
                for table_id in gone:
                    self.tables.pop(table_id, None)

    async def _beat(self) -> None:
        while True:
            try:
                await self.tick()
            except StoreUnavailable:
                self.services.keeping.note_down()
            except Exception as fault:
                self.services.metrics.faults.add(where="round")
                tell_fault("round failed", fault)
            await asyncio.sleep(BEAT)

    def _let_go(self, now: float) -> None:
        """Let tables that nobody looks at leave the memory, but for those whose time runs."""
        idle = now - self.services.configuration.idle
        for live in [
            live
            for live in self.tables.values()
            if live.touched < idle
            and not live.is_busy
            and live.timer.ends_at is None
            and live.id not in self._stewards
        ]:
            del self.tables[live.id]

    async def _wake(self, since: float) -> None:
        """Go on with tables that wait for a server: one may have stopped."""
        for standing in await self.services.store.due(since, limit=MOST_DUE):
            try:
                live = await self.find(standing.table_id)
                if live is not None:
                    if live.table.version < standing.version:
                        await live.catch_up()
                    self.attend(live)
            except StoreUnavailable:
                raise
            except Exception as fault:
                self._note_unreadable(standing.table_id, fault)

    def _note_unreadable(self, table_id: str, fault: Exception) -> None:
        self.services.metrics.faults.add(where="table")
        tell_fault("table cannot be read", fault, table=short(table_id))

    async def _listen(self) -> None:
        """Hear what other servers say of their people."""
        async for notice in self.services.store.notices():
            try:
                self.services.neighbours.hear(notice, self.tables)
            except Exception as fault:
                self.services.metrics.faults.add(where="neighbours")
                tell_fault("notice failed", fault)

    async def _follow(self) -> None:
        """Take in what other servers do."""
        async for change in self.services.store.changes():
            live = self.tables.get(change.table_id)
            if live is None or live.table.version >= change.version:
                continue
            try:
                await live.catch_up()
            except UnknownTable:
                self.drop(live)
            except StoreFault as fault:
                # The next command finds a conflict and catches up then.
                tell("cannot follow", level=logging.WARNING, fault=str(fault))
            except Exception as fault:
                tell_fault("table failed", fault, table=short(live.id))
                self.drop(live)
