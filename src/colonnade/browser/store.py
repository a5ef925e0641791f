"""The store in the browser's own database, shared by all tabs of the site."""

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, cast

from colonnade.store import StoreFault, StoreUnavailable
from colonnade.store.protocol import Change, RunningClock, Stored, TableSummary
from colonnade.store.subscriptions import ChangeQueue, NoticeQueue
from colonnade.store.write_queue import Found, Write, fault_of, validated

from .host import Host


class BrowserStore:
    """A `Store` whose transactions are done by the Worker around the interpreter.

    Other tabs are what other servers on the same database are to a server: they append to the same
    logs, and what they append is followed.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._changes = ChangeQueue()
        self._notices = NoticeQueue()
        self._followed: dict[str, int] = {}
        """Tables to which other tabs have appended, with their last version."""

    async def append(self, write: Write) -> None:
        """Open or extend a log; the database compares and writes in one transaction."""
        validated(write)
        found = await self._do(
            "append",
            table=write.table_id,
            after=write.after,
            entries=[entry.decode() for entry in write.entries],
            command=write.command,
            finished=write.finished,
            wake=write.wake_in,
            secret=None if write.secret is None else write.secret.hex(),
        )
        fault = fault_of(write, None if found is None else Found(**found))
        if fault is not None:
            raise fault

    async def read(self, table_id: str, after: int = 0) -> Stored | None:
        """The table with its entries after a version."""
        found = await self._do("read", table=table_id, after=after)
        if found is None:
            return None
        return Stored(
            found["version"],
            tuple(entry.encode() for entry in found["entries"]),
            found["finished"],
            None if found["wake"] is None else found["wake"] - found["age"],
            found["wake"],
            found["age"],
            bytes.fromhex(found["secret"]),
        )

    async def version_of(self, table_id: str, command: str) -> int | None:
        """The version that a command produced."""
        return cast("int | None", await self._do("answer", table=table_id, command=command))

    def note_change(self, table_id: str, version: int) -> None:
        """Another tab has extended a log."""
        self._followed[table_id] = version
        self._changes.put(Change(table_id, version))

    def note_notice(self, notice: str) -> None:
        """Another tab has announced something."""
        self._notices.put(notice)

    def changes(self) -> AsyncIterator[Change]:
        """What other tabs append."""
        return aiter(self._changes)

    @property
    def is_shared(self) -> bool:
        """Other tabs use the same database."""
        return True

    async def announce(self, notice: str) -> None:
        """Tell the other tabs."""
        self._host.announce(notice)

    def notices(self) -> AsyncIterator[str]:
        """What other tabs announce."""
        return aiter(self._notices)

    async def unfinished(self, after: str = "", limit: int = 500) -> list[TableSummary]:
        """None: the games of a browser are never closed because nobody plays them."""
        return []

    async def due(self, waiting: float | None, limit: int = 500) -> list[TableSummary]:
        """Tables that another tab has left in the middle of something, as when it was closed.

        All others go on when somebody opens them.
        """
        found = []
        for table_id, version in tuple(self._followed.items()):
            stored = await self.read(table_id, version)
            if stored is None or stored.wake_in is None:
                del self._followed[table_id]
            elif waiting is None or stored.wake_in <= -waiting:
                found.append(TableSummary(table_id, stored.version, stored.finished, stored.age))
        return found[:limit]

    async def save_clocks(self, clocks: Sequence[RunningClock]) -> None:
        """Store what is left of turns that are under way."""
        await self._do("clocks", clocks=[clock._asdict() for clock in clocks])

    async def forget(
        self, idle: float, *, finished: bool | None = None, limit: int = 100
    ) -> list[str]:
        """None: whoever plays here decides what is deleted."""
        return []

    async def ids(self, after: str = "", limit: int = 500) -> list[str]:
        """The ids of all tables in order, from the one after `after` on."""
        return cast("list[str]", await self._do("ids", after=after, limit=limit))

    async def delete(self, table_ids: Sequence[str]) -> list[str]:
        """Delete tables with their logs; gives the ids of those that there were."""
        return cast("list[str]", await self._do("delete", tables=list(table_ids)))

    async def replace(self, table_id: str, bodies: Mapping[int, bytes]) -> None:
        """Write entries anew, by their numbers."""
        entries = {str(number): body.decode() for number, body in bodies.items()}
        await self._do("replace", table=table_id, entries=entries)

    async def check(self) -> None:
        """Return if the database would take a write now."""
        await self._do("check")

    async def close(self) -> None:
        """Let the listeners go."""
        self._changes.close()
        self._notices.close()

    async def _do(self, operation: str, **values: object) -> Any:  # noqa: ANN401 - JSON
        asked = json.dumps({"do": operation, **values})
        try:
            return json.loads(await self._host.store(asked))
        except StoreFault:
            raise
        except Exception as fault:  # whatever the browser throws: full, closed, forbidden
            raise StoreUnavailable(str(fault)) from None
