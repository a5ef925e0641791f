"""The store's promises, kept by PostgreSQL."""

import secrets
from collections.abc import AsyncIterator
from typing import Any, Final, TypeAlias

import asyncpg

from colonnade.store.appending import Appending
from colonnade.store.contract import Change, Standing, Stored
from colonnade.store.faults import StoreUnavailable

from .connection import LONGEST, PATIENCE, connect, migrate, troubles
from .listener import NOTICES, Listener
from .writer import Writer

Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"

READERS: Final = 4

_READ: Final = """
SELECT version, finished, wake, touched, secret, ARRAY(
    SELECT body FROM entries WHERE table_key = key AND number > $2 ORDER BY number
) AS entries
FROM tables WHERE id = $1
"""

_ANSWER: Final = """
SELECT number FROM tables JOIN entries ON table_key = key WHERE id = $1 AND command = $2
"""

_STANDING: Final = "SELECT id, version, finished, wake, touched FROM tables"

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


class PostgresStore(Appending):
    """Logs in a PostgreSQL database that other servers may share."""

    def __init__(self, pool: Pool, writer: Writer, listener: Listener) -> None:
        super().__init__(writer.keep)
        self._pool = pool
        self._writer = writer
        self._listener = listener
        self._closed = False

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Connect, making the schema if need be, and listen to the other servers."""
        connection = await connect(address, "schema")
        try:
            with troubles():
                await migrate(connection)
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

    async def read(self, table_id: str, after: int = 0) -> Stored | None:
        """The table with its entries after version `after`, or nothing."""
        rows = await self._rows(_READ, table_id, after)
        if not rows:
            return None
        version, finished, wake, touched, secret, entries = rows[0]
        return Stored(version, tuple(entries), finished, wake, touched, secret)

    async def answer(self, table_id: str, command: str) -> int | None:
        """The version that a command produced when it was kept, or nothing."""
        rows = await self._rows(_ANSWER, table_id, command)
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

    async def unfinished(self, after: str = "", limit: int = 500) -> list[Standing]:
        """Tables still in play, in the order of their ids."""
        rows = await self._rows(
            f"{_STANDING} WHERE NOT finished AND id > $1 ORDER BY id LIMIT $2", after, limit
        )
        return [Standing(*row) for row in rows]

    async def due(self, now: float, limit: int = 500) -> list[Standing]:
        """Tables whose time to wake has come, the longest waiting first."""
        rows = await self._rows(f"{_STANDING} WHERE wake <= $1 ORDER BY wake LIMIT $2", now, limit)
        return [Standing(*row) for row in rows]

    async def forget(
        self, idle: float, *, finished: bool | None = None, limit: int = 100
    ) -> list[str]:
        """Delete at most `limit` tables not written to for `idle` seconds."""
        return [row["id"] for row in await self._rows(_FORGET, idle, finished, limit)]

    async def check(self) -> None:
        """Return if the database would take a write now."""
        (row,) = await self._rows("SHOW transaction_read_only")  # on, too, for a standby
        if row[0] != "off":
            raise StoreUnavailable("PostgreSQL takes no writes at present")

    async def close(self) -> None:
        """Keep all that was handed in, then disconnect."""
        self._closed = True
        await self._listener.close()
        await self._writer.close()
        self._pool.terminate()

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        with troubles():
            return await self._pool.fetch(sql, *values)
