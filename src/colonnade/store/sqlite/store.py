"""The store's promises, kept by one file."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from colonnade.command.troubles import unwritable
from colonnade.kernel.words import Words
from colonnade.store.appending import Appending
from colonnade.store.contract import Change, Standing, Stored
from colonnade.store.faults import StoreUnavailable

from .file import Hold, connect, migrate, reconnect
from .reader import Reader
from .writer import Writer

_READ: Final = """
SELECT version, finished, wake, touched, secret, body
FROM tables LEFT JOIN entries ON table_key = key AND number > ?
WHERE id = ? ORDER BY number
"""

_ANSWER: Final = """
SELECT number FROM tables JOIN entries ON table_key = key WHERE id = ? AND command = ?
"""

_STANDING: Final = "SELECT id, version, finished, wake, touched FROM tables"

_IDLE: Final = """
SELECT key, id FROM tables
WHERE touched <= ?1 AND (?2 IS NULL OR finished = ?2) ORDER BY touched LIMIT ?3
"""


class SqliteStore(Appending):
    """Logs in one SQLite file, which this process has for itself."""

    def __init__(self, path: Path, hold: Hold, connection: sqlite3.Connection) -> None:
        self._writer = Writer(path, connection)
        super().__init__(self._writer.keep)
        self._hold = hold
        self._reader = Reader(path)
        self._closed = asyncio.Event()

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open the file, making it and its schema if need be."""
        hold = Hold(path)
        await asyncio.to_thread(hold.take)
        try:
            connection = await asyncio.to_thread(_prepared, path)
        except BaseException:
            hold.release()
            raise
        return cls(path, hold, connection)

    async def read(self, table_id: str, after: int = 0) -> Stored | None:
        """The table with its entries after version `after`, or nothing."""
        rows = await self._reader.ask(lambda sqlite: _rows(sqlite, _READ, after, table_id))
        if not rows:
            return None
        version, finished, wake, touched, secret, _ = rows[0]
        # A table without entries after the version asked for is one row without a body.
        entries = tuple(row[-1] for row in rows if row[-1] is not None)
        return Stored(version, entries, bool(finished), wake, touched, secret)

    async def answer(self, table_id: str, command: str) -> int | None:
        """The version that a command produced when it was kept, or nothing."""
        rows = await self._reader.ask(lambda sqlite: _rows(sqlite, _ANSWER, table_id, command))
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

    async def unfinished(self, after: str = "", limit: int = 500) -> list[Standing]:
        """Tables still in play, in the order of their ids."""
        return await self._standings(
            f"{_STANDING} WHERE NOT finished AND id > ? ORDER BY id LIMIT ?", after, limit
        )

    async def due(self, now: float, limit: int = 500) -> list[Standing]:
        """Tables whose time to wake has come, the longest waiting first."""
        return await self._standings(
            f"{_STANDING} WHERE wake <= ? ORDER BY wake LIMIT ?", now, limit
        )

    async def forget(
        self, idle: float, *, finished: bool | None = None, limit: int = 100
    ) -> list[str]:
        """Delete at most `limit` tables not written to for `idle` seconds."""

        def delete(sqlite: sqlite3.Connection) -> list[str]:
            doomed = _rows(sqlite, _IDLE, time.time() - idle, finished, limit)
            keys = [(key,) for key, _ in doomed]
            sqlite.executemany("DELETE FROM entries WHERE table_key = ?", keys)
            sqlite.executemany("DELETE FROM tables WHERE key = ?", keys)
            return [table_id for _, table_id in doomed]

        return await self._writer.ask(delete)

    async def check(self) -> None:
        """Return if the file would take a write now."""
        await self._writer.ask(lambda sqlite: None)

    async def close(self) -> None:
        """Keep all that was handed in, then let go of the file."""
        self._closed.set()
        await self._reader.close()
        await self._writer.close()
        self._hold.release()

    async def _standings(self, sql: str, *values: object) -> list[Standing]:
        rows = await self._reader.ask(lambda sqlite: _rows(sqlite, sql, *values))
        return [
            Standing(table_id, version, bool(finished), wake, touched)
            for table_id, version, finished, wake, touched in rows
        ]


def _rows(connection: sqlite3.Connection, sql: str, *values: object) -> list[tuple[Any, ...]]:
    return connection.execute(sql, values).fetchall()


def _prepared(path: Path) -> sqlite3.Connection:
    """The writer's connection, on a file with its schema."""
    try:
        with contextlib.closing(connect(path, create=True)) as connection:
            migrate(connection)
        return reconnect(path)
    except OSError as error:
        raise StoreUnavailable(unwritable(path, error)) from error
    except sqlite3.Error as error:
        said = Words(f"cannot open {path}: {error}", f"impossible d’ouvrir {path} : {error}")
        raise StoreUnavailable(said) from error
