"""The store in one SQLite file."""

import asyncio
import contextlib
import math
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from colonnade.cli.os_errors import unwritable_text
from colonnade.kernel.i18n import Text
from colonnade.store.errors import StoreUnavailable
from colonnade.store.protocol import Change, RunningClock, Stored, TableSummary
from colonnade.store.write_queue import Write, validated

from .connection import FileLock, connect, make_private, migrate, reconnect, verify_integrity
from .reader import Reader
from .writer import Writer

_READ: Final = """
SELECT version, finished, wake, remaining, touched, secret, body
FROM tables LEFT JOIN entries ON table_key = key AND number > ?
WHERE id = ? ORDER BY number
"""

_VERSION_OF: Final = """
SELECT number FROM tables JOIN entries ON table_key = key WHERE id = ? AND command = ?
"""

_SUMMARY: Final = "SELECT id, version, finished, touched FROM tables"

_CLOCK: Final = "UPDATE tables SET remaining = ?1, wake = ?2 + ?1 WHERE id = ?3 AND version = ?4"

_REPLACE: Final = """
UPDATE entries SET body = ? WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND number = ?
"""

_HEALTH: Final = """
INSERT INTO health (key, at, filler) VALUES (1, ?, zeroblob(8192))
ON CONFLICT (key) DO UPDATE SET at = excluded.at, filler = excluded.filler
"""

_IDLE: Final = """
SELECT key, id FROM tables
WHERE touched <= ?1 AND (?2 IS NULL OR finished = ?2) ORDER BY touched LIMIT ?3
"""


class SqliteStore:
    """Logs in one SQLite file, which this process has for itself."""

    def __init__(self, path: Path, lock: FileLock, connection: sqlite3.Connection) -> None:
        self.writer = Writer(path, lock, connection)
        self._lock = lock
        self._reader = Reader(path)
        self._closed = asyncio.Event()

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open the file, making it and its schema if need be."""
        path = Path(os.path.realpath(path))  # a link to the file must not go round its lock
        lock = FileLock(path)
        await asyncio.to_thread(lock.take)
        try:
            connection = await asyncio.to_thread(_prepare, path)
        except BaseException:
            lock.release()
            raise
        return cls(path, lock, connection)

    async def append(self, write: Write) -> None:
        """Open or extend a log; durable on return."""
        await self.writer.submit(validated(write))

    async def read(self, table_id: str, after: int = 0) -> Stored | None:
        """The table with its entries after version `after`, or nothing."""
        rows = await self._reader.ask(lambda sqlite: _rows(sqlite, _READ, after, table_id))
        if not rows:
            return None
        version, finished, wake, remaining, touched, secret, _ = rows[0]
        now = time.time()
        wake_in = None if wake is None else wake - now
        # A table without entries after the version asked for is one row without a body.
        entries = tuple(row[-1] for row in rows if row[-1] is not None)
        return Stored(version, entries, bool(finished), wake_in, remaining, now - touched, secret)

    async def version_of(self, table_id: str, command: str) -> int | None:
        """The version that a command produced when it was kept, or nothing."""
        rows = await self._reader.ask(lambda sqlite: _rows(sqlite, _VERSION_OF, table_id, command))
        return int(rows[0][0]) if rows else None

    async def changes(self) -> AsyncIterator[Change]:
        """Nothing: no other process writes to the file."""
        await self._closed.wait()
        return
        yield

    @property
    def is_shared(self) -> bool:
        """No: a file is one process's."""
        return False

    async def announce(self, notice: str) -> None:
        """Nobody is there to hear it."""

    async def notices(self) -> AsyncIterator[str]:
        """Nothing, for the same reason."""
        await self._closed.wait()
        return
        yield

    async def unfinished(self, after: str = "", limit: int = 500) -> list[TableSummary]:
        """Tables still in play, in the order of their ids."""
        return await self._summaries(
            f"{_SUMMARY} WHERE NOT finished AND id > ? ORDER BY id LIMIT ?", after, limit
        )

    async def due(self, waiting: float | None, limit: int = 500) -> list[TableSummary]:
        """Tables that have wanted attention for so long, the longest waiting first."""
        latest = math.inf if waiting is None else time.time() - waiting
        return await self._summaries(
            f"{_SUMMARY} WHERE wake <= ? ORDER BY wake LIMIT ?", latest, limit
        )

    async def save_clocks(self, clocks: Sequence[RunningClock]) -> None:
        """Store what is left of turns that are under way."""
        now = time.time()
        rows = [(clock.seconds, now, clock.table_id, clock.version) for clock in clocks]
        await self.writer.ask(lambda sqlite: sqlite.executemany(_CLOCK, rows))

    async def forget(
        self, idle: float, *, finished: bool | None = None, limit: int = 100
    ) -> list[str]:
        """Delete at most `limit` tables not written to for `idle` seconds."""

        def delete(sqlite: sqlite3.Connection) -> list[str]:
            return _delete(sqlite, _rows(sqlite, _IDLE, time.time() - idle, finished, limit))

        return await self.writer.ask(delete)

    async def ids(self, after: str = "", limit: int = 500) -> list[str]:
        """The ids of all tables, in order."""
        sql = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        rows = await self._reader.ask(lambda sqlite: _rows(sqlite, sql, after, limit))
        return [row[0] for row in rows]

    async def delete(self, table_ids: Sequence[str]) -> list[str]:
        """Delete tables with their logs."""

        def delete(sqlite: sqlite3.Connection) -> list[str]:
            sql = "SELECT key, id FROM tables WHERE id = ?"
            ids = dict.fromkeys(table_ids)
            return _delete(sqlite, [row for one in ids for row in _rows(sqlite, sql, one)])

        return await self.writer.ask(delete)

    async def replace(self, table_id: str, bodies: Mapping[int, bytes]) -> None:
        """Write entries anew."""
        rows = [(body, table_id, number) for number, body in bodies.items()]
        await self.writer.ask(lambda sqlite: sqlite.executemany(_REPLACE, rows))

    async def check(self) -> None:
        """Write something; return once it is on the disk."""
        await self.writer.ask(lambda sqlite: sqlite.execute(_HEALTH, (time.time(),)))

    async def close(self) -> None:
        """Keep all that was handed in, then let go of the file."""
        self._closed.set()
        await self._reader.close()
        await self.writer.close()
        self._lock.release()

    async def _summaries(self, sql: str, *values: object) -> list[TableSummary]:
        rows = await self._reader.ask(lambda sqlite: _rows(sqlite, sql, *values))
        now = time.time()
        return [
            TableSummary(table_id, version, bool(finished), now - touched)
            for table_id, version, finished, touched in rows
        ]


def _rows(connection: sqlite3.Connection, sql: str, *values: object) -> list[tuple[Any, ...]]:
    return connection.execute(sql, values).fetchall()


def _delete(connection: sqlite3.Connection, tables: list[tuple[Any, ...]]) -> list[str]:
    """Delete tables, given by key and id, with their logs; returns the ids."""
    keys = [(key,) for key, _ in tables]
    connection.executemany("DELETE FROM entries WHERE table_key = ?", keys)
    connection.executemany("DELETE FROM tables WHERE key = ?", keys)
    return [table_id for _, table_id in tables]


def _prepare(path: Path) -> sqlite3.Connection:
    """The writer's connection, on a file with its schema."""
    try:
        make_private(path)
        with contextlib.closing(connect(path, create=True)) as connection:
            migrate(connection)
            verify_integrity(connection, path)
        return reconnect(path)
    except OSError as error:
        raise StoreUnavailable(unwritable_text(path, error)) from error
    except sqlite3.Error as error:
        said = Text(f"cannot open {path}: {error}", f"impossible d’ouvrir {path} : {error}")
        raise StoreUnavailable(said) from error
