"""Writes as statements, in the transaction at hand."""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, TypeVar

from colonnade.store.errors import StoreFault
from colonnade.store.write_queue import Found, Write, refused

_OPEN: Final = """
INSERT INTO tables (id, version, finished, remaining, wake, touched, secret)
VALUES (?1, ?2, ?3, ?4, ?5 + ?4, ?5, ?6)
ON CONFLICT DO NOTHING
"""

# One statement compares and sets, so that the usual case needs no look beforehand.
_EXTEND: Final = """
UPDATE tables SET version = ?1, finished = ?2, remaining = ?3, wake = ?4 + ?3, touched = ?4
WHERE key = ?5 AND id = ?6 AND version = ?7
  AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = ?5 AND command = ?8)
"""

_KEEP: Final = "INSERT INTO entries (table_key, number, body, command) VALUES"

# `finished` is not set: that would write its index anew with every move.
_EXTEND_ALL: Final = """
UPDATE tables SET version = w.column4, remaining = w.column5, wake = ?1 + w.column5, touched = ?1
FROM (VALUES {rows}) AS w
WHERE key = w.column1 AND id = w.column2 AND version = w.column3 AND NOT finished
"""

_KEY: Final = "SELECT key FROM tables WHERE id = ?"

_LOOK: Final = """
SELECT version, (SELECT number FROM entries WHERE table_key = key AND command = ?)
FROM tables WHERE id = ?
"""

MOST_KEYS: Final = 50_000
MOST_ROWS: Final = 64
"""How many rows one statement has at most; there is one for each power of two below."""

Row = TypeVar("Row")


@cache
def _extend_all(count: int) -> str:
    """The statement that extends so many logs."""
    return _EXTEND_ALL.format(rows=_places(count, 5))


@cache
def _keep_all(count: int) -> str:
    """The statement that keeps so many entries."""
    return f"{_KEEP} {_places(count, 4)}"


def _places(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)


def _parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Rows in few parts, whose sizes are powers of two: few statements are prepared for all."""
    first = 0
    while left := len(rows) - first:
        size = min(MOST_ROWS, 1 << left.bit_length() - 1)
        yield rows[first : first + size]
        first += size


class LogTable:
    """Writes to the tables of one file, and caches the row key of each table.

    The cache may be wrong after a table was deleted, or a transaction rolled back: a
    statement that finds another id in the row changes nothing, and the row is looked for anew.
    """

    def __init__(self) -> None:
        self._keys: dict[str, int] = {}

    def write_all(
        self, connection: sqlite3.Connection, writes: Sequence[Write]
    ) -> list[StoreFault | None]:
        """Write what can be written; returns for each why not.

        Every statement lets the other threads run several times, so what is usual, a move that
        does not end its game, shares statements with others of its kind.
        """
        keys = [
            None if write.finished or write.opens else self._keys.get(write.table_id)
            for write in writes
        ]
        usual = [(key, write) for key, write in zip(keys, writes, strict=True) if key is not None]
        kept = extended_all(connection, usual)
        return [
            None if kept and key is not None else self._write(connection, write)
            for key, write in zip(keys, writes, strict=True)
        ]

    def _write(self, connection: sqlite3.Connection, write: Write) -> StoreFault | None:
        """Write it if it can be written; returns why not."""
        key = self._opened(connection, write) if write.opens else self._extended(connection, write)
        if key is None:
            found = connection.execute(_LOOK, (write.command, write.table_id)).fetchone()
            return refused(write, Found(*found) if found else None)
        _keep(connection, _rows(key, write))
        return None

    def _opened(self, connection: sqlite3.Connection, write: Write) -> int | None:
        """The key of the table's new row; none if there is one already."""
        standing = (write.version, write.finished, write.wake_in, time.time())
        cursor = connection.execute(_OPEN, (write.table_id, *standing, write.secret))
        if not cursor.rowcount or cursor.lastrowid is None:
            return None
        self._remember(write.table_id, cursor.lastrowid)
        return cursor.lastrowid

    def _extended(self, connection: sqlite3.Connection, write: Write) -> int | None:
        """The key of the row, now at the new version; none if it was not there to be set."""
        known = self._keys.get(write.table_id)
        if known is not None and _extend(connection, write, known):
            return known
        row = connection.execute(_KEY, (write.table_id,)).fetchone()
        if row is None or row[0] == known:
            return None
        key = int(row[0])
        self._remember(write.table_id, key)
        return key if _extend(connection, write, key) else None

    def _remember(self, table_id: str, key: int) -> None:
        if len(self._keys) >= MOST_KEYS:
            self._keys.clear()
        self._keys[table_id] = key


def extended_all(connection: sqlite3.Connection, usual: Sequence[tuple[int, Write]]) -> bool:
    """Extend logs whose rows are known; either all, or none and the transaction begins again."""
    now = time.time()
    try:
        for part in _parts(usual):
            values = [
                value
                for key, write in part
                for value in (key, write.table_id, write.after, write.version, write.wake_in)
            ]
            cursor = connection.execute(_extend_all(len(part)), (now, *values))
            if cursor.rowcount != len(part):
                break
        else:
            _keep(connection, [row for key, write in usual for row in _rows(key, write)])
            return True
    except sqlite3.IntegrityError:
        pass  # a command that was kept before
    connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")
    return False


def _rows(key: int, write: Write) -> list[tuple[int, int, bytes, str | None]]:
    """The rows of a write's entries."""
    last = write.version
    return [
        # The command stands beside the last entry it led to: its number is the answer.
        (key, number, body, write.command if number == last else None)
        for number, body in enumerate(write.entries, write.after + 1)
    ]


def _keep(
    connection: sqlite3.Connection, rows: Sequence[tuple[int, int, bytes, str | None]]
) -> None:
    for part in _parts(rows):
        connection.execute(_keep_all(len(part)), [value for row in part for value in row])


def _extend(connection: sqlite3.Connection, write: Write, key: int) -> bool:
    """Compare and set one row; whether that was done."""
    standing = (write.version, write.finished, write.wake_in, time.time())
    compared = (key, write.table_id, write.after, write.command)
    return connection.execute(_EXTEND, standing + compared).rowcount == 1
