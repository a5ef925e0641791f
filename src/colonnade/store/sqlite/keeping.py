"""Writes as statements, in the transaction at hand."""

import sqlite3
import time
from typing import Final

from colonnade.store.faults import StoreFault
from colonnade.store.writes import Found, Write, refused

_OPEN: Final = """
INSERT INTO tables (id, version, finished, wake, touched, secret) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""

# One statement compares and sets, so that the usual case needs no look beforehand.
_EXTEND: Final = """
UPDATE tables SET version = ?1, finished = ?2, wake = ?3, touched = ?4
WHERE key = ?5 AND id = ?6 AND version = ?7
  AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = ?5 AND command = ?8)
"""

_KEEP: Final = "INSERT INTO entries (table_key, number, body, command) VALUES (?, ?, ?, ?)"

_KEY: Final = "SELECT key FROM tables WHERE id = ?"

_LOOK: Final = """
SELECT version, (SELECT number FROM entries WHERE table_key = key AND command = ?)
FROM tables WHERE id = ?
"""

MOST_KEYS: Final = 50_000


class Keeper:
    """Writes to one file; it remembers which row is which table's.

    What it remembers may be wrong after a table was deleted, or a transaction rolled back: a
    statement that finds another id in the row changes nothing, and the row is looked for anew.
    """

    def __init__(self) -> None:
        self._keys: dict[str, int] = {}

    def keep(self, connection: sqlite3.Connection, write: Write) -> StoreFault | None:
        """Write it if it can be written; say why not."""
        key = self._opened(connection, write) if write.opens else self._extended(connection, write)
        if key is None:
            found = connection.execute(_LOOK, (write.command, write.table_id)).fetchone()
            return refused(write, Found(*found) if found else None)
        for number, body in enumerate(write.entries, write.after + 1):
            # The command stands beside the last entry it led to: its number is the answer.
            command = write.command if number == write.version else None
            connection.execute(_KEEP, (key, number, body, command))
        return None

    def _opened(self, connection: sqlite3.Connection, write: Write) -> int | None:
        """The key of the table's new row; none if there is one already."""
        standing = (write.version, write.finished, write.wake, time.time())
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


def _extend(connection: sqlite3.Connection, write: Write, key: int) -> bool:
    """Compare and set one row; whether that was done."""
    standing = (write.version, write.finished, write.wake, time.time())
    compared = (key, write.table_id, write.after, write.command)
    return connection.execute(_EXTEND, standing + compared).rowcount == 1
