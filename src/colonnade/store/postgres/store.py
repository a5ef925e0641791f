"""The store in PostgreSQL."""

import math
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import asyncpg

from colonnade.store.errors import StoreUnavailable
from colonnade.store.protocol import Change, RunningClock, Stored, TableSummary
from colonnade.store.write_queue import Write, validated

from .connection import (
    LONGEST,
    PATIENCE,
    connect,
    migrate,
    unavailability,
    verify_integrity,
)
from .listener import NOTICES, Listener
from .writer import Writer

Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"

READERS: Final = 4

_NOW: Final = "extract(epoch FROM clock_timestamp())::float8"

_READ: Final = f"""
SELECT version, ARRAY(
    SELECT body FROM entries WHERE table_key = key AND number > $2 ORDER BY number
), finished, wake - {_NOW}, remaining, {_NOW} - touched, secret
FROM tables WHERE id = $1
"""

_VERSION_OF: Final = """
SELECT number FROM tables JOIN entries ON table_key = key WHERE id = $1 AND command = $2
"""

_SUMMARY: Final = f"SELECT id, version, finished, {_NOW} - touched FROM tables"

_CLOCKS: Final = f"""
UPDATE tables SET remaining = clock.seconds, wake = {_NOW} + clock.seconds
FROM unnest($1::text[], $2::integer[], $3::float8[]) AS clock (id, version, seconds)
WHERE tables.id = clock.id AND tables.version = clock.version
"""

_DELETE: Final = """
WITH doomed AS (
    SELECT key FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE
), emptied AS (
    DELETE FROM entries USING doomed WHERE table_key = doomed.key
)
DELETE FROM tables USING doomed WHERE tables.key = doomed.key RETURNING id
"""

_REPLACE: Final = """
UPDATE entries SET body = changed.body
FROM unnest($2::integer[], $3::bytea[]) AS changed (number, body)
WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND entries.number = changed.number
"""

_HEALTH: Final = f"""
INSERT INTO health (key, at, filler) VALUES (1, {_NOW}, decode(repeat('00', 8192), 'hex'))
ON CONFLICT (key) DO UPDATE SET at = excluded.at, filler = excluded.filler
"""

# A table that somebody is writing to is not idle.
_FORGET: Final = """
WITH idle AS (
    SELECT key FROM tables
    WHERE touched <= extract(epoch FROM clock_timestamp()) - $1::float8
      AND ($2::boolean IS NULL OR finished = $2)
    ORDER BY touched LIMIT $3 FOR UPDATE SKIP LOCKED
), emptied AS (
    DELETE FROM entries USING idle WHERE table_key = idle.key
)
DELETE FROM tables USING idle WHERE tables.key = idle.key RETURNING id
"""


class PostgresStore:
    """Logs in a PostgreSQL database that other servers may share."""

    def __init__(self, pool: Pool, writer: Writer, listener: Listener) -> None:
        self._pool = pool
        self._writer = writer
        self._listener = listener
        self._closed = False

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Connect, making the schema if need be, and listen to the other servers."""
        connection = await connect(address, "schema")
        try:
            with unavailability():
                await migrate(connection)
                await verify_integrity(connection)
        finally:
            connection.terminate()
        origin = secrets.token_urlsafe(12)
        listener = Listener(address, origin)
        # Listening comes before the first read: nothing can change unheard in between.
        await listener.start()
        pool = await asyncpg.create_pool(
            address,
            min_size=0,
            max_size=READERS,
            timeout=PATIENCE,
            command_timeout=LONGEST,
            server_settings={"application_name": "colonnade reader", "jit": "off"},
        )
        return cls(pool, Writer(address, origin), listener)

    async def append(self, write: Write) -> None:
        """Open or extend a log; durable on return."""
        await self._writer.submit(validated(write))

    async def read(self, table_id: str, after: int = 0) -> Stored | None:
        """The table with its entries after version `after`, or nothing."""
        rows = await self._rows(_READ, table_id, after)
        if not rows:
            return None
        version, entries, *rest = rows[0]
        return Stored(version, tuple(entries), *rest)

    async def version_of(self, table_id: str, command: str) -> int | None:
        """The version that a command produced when it was kept, or nothing."""
        rows = await self._rows(_VERSION_OF, table_id, command)
        return rows[0]["number"] if rows else None

    def changes(self) -> AsyncIterator[Change]:
        """What other servers append from now on."""
        return self._listener.changes()

    @property
    def is_shared(self) -> bool:
        """Yes, by any number of servers."""
        return True

    async def announce(self, notice: str) -> None:
        """Tell the other servers something that is not kept."""
        await self._rows("SELECT pg_notify($1, $2)", NOTICES, f"{self._listener.origin} {notice}")

    def notices(self) -> AsyncIterator[str]:
        """What other servers announce from now on."""
        return self._listener.notices()

    async def unfinished(self, after: str = "", limit: int = 500) -> list[TableSummary]:
        """Tables still in play, in the order of their ids."""
        rows = await self._rows(
            f"{_SUMMARY} WHERE NOT finished AND id > $1 ORDER BY id LIMIT $2", after, limit
        )
        return [TableSummary(*row) for row in rows]

    async def due(self, waiting: float | None, limit: int = 500) -> list[TableSummary]:
        """Tables that have wanted attention for so long, the longest waiting first."""
        rows = await self._rows(
            f"{_SUMMARY} WHERE wake <= {_NOW} - $1::float8 ORDER BY wake LIMIT $2",
            -math.inf if waiting is None else waiting,
            limit,
        )
        return [TableSummary(*row) for row in rows]

    async def save_clocks(self, clocks: Sequence[RunningClock]) -> None:
        """Store what is left of turns that are under way."""
        ids, versions, seconds = zip(*clocks, strict=True)
        await self._rows(_CLOCKS, ids, versions, seconds)

    async def forget(
        self, idle: float, *, finished: bool | None = None, limit: int = 100
    ) -> list[str]:
        """Delete at most `limit` tables not written to for `idle` seconds."""
        return [row["id"] for row in await self._rows(_FORGET, idle, finished, limit)]

    async def ids(self, after: str = "", limit: int = 500) -> list[str]:
        """The ids of all tables, in order."""
        sql = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        return [row["id"] for row in await self._rows(sql, after, limit)]

    async def delete(self, table_ids: Sequence[str]) -> list[str]:
        """Delete tables with their logs."""
        return [row["id"] for row in await self._rows(_DELETE, list(table_ids))]

    async def replace(self, table_id: str, bodies: Mapping[int, bytes]) -> None:
        """Write entries anew."""
        await self._rows(_REPLACE, table_id, list(bodies), list(bodies.values()))

    async def check(self) -> None:
        """Write something; return once it is durable."""
        await self._rows(_HEALTH)

    async def close(self) -> None:
        """Keep all that was handed in, then disconnect."""
        self._closed = True
        await self._listener.close()
        await self._writer.close()
        self._pool.terminate()

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        with unavailability():
            return await self._pool.fetch(sql, *values)
