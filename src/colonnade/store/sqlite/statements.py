"""Writes as statements, in the transaction at hand."""

import sqlite3
import time
from typing import Final

from colonnade.store.errors import StoreFault
from colonnade.store.write_queue import Found, Write, fault_of

_OPEN: Final = """
INSERT INTO tables (id, version, finished, remaining, wake, touched, secret)
VALUES (?1, ?2, ?3, ?4, ?5 + ?4, ?5, ?6)
ON CONFLICT DO NOTHING
"""

# One statement compares and sets, so that the usual case needs no look beforehand.
_EXTEND: Final = """
UPDATE tables SET version = ?1, remaining = ?2, wake = ?3 + ?2, touched = ?3, finished = ?4
WHERE key = ?5 AND id = ?6 AND version = ?7
  AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = ?5 AND command = ?8)
"""

# A move within a game. Setting `finished` would write the index of games in play anew.
_GO_ON: Final = _EXTEND.replace(", finished = ?4", "").replace("WHERE", "WHERE NOT finished AND", 1)

_KEEP: Final = "INSERT INTO entries (table_key, number, body, command) VALUES (?, ?, ?, ?)"

_KEY: Final = "SELECT key FROM tables WHERE id = ?"

_LOOK: Final = """
SELECT version, (SELECT number FROM entries WHERE table_key = key AND command = ?)
FROM tables WHERE id = ?
"""

MOST_KEYS: Final = 50_000


class LogTable:
    """Writes to the tables of one file, and caches the row key of each table.

    The cache may be wrong after a table was deleted, or a transaction rolled back: a
    statement that finds another id in the row changes nothing, and the row is looked for anew.
    """

    def __init__(self) -> None:
        self._keys: dict[str, int] = {}

    def write(self, connection: sqlite3.Connection, write: Write) -> StoreFault | None:
        """Write it if it can be written; returns why not."""
        key = (
            self._insert_table(connection, write)
            if write.opens
            else self._update_table(connection, write)
        )
        if key is None:
            found = connection.execute(_LOOK, (write.command, write.table_id)).fetchone()
            return fault_of(write, Found(*found) if found else None)
        last = write.version
        for number, body in enumerate(write.entries, write.after + 1):
            # The command stands beside the last entry it led to: its number is the answer.
            command = write.command if number == last else None
            connection.execute(_KEEP, (key, number, body, command))
        return None

    def _insert_table(self, connection: sqlite3.Connection, write: Write) -> int | None:
        """The key of the table's new row; none if there is one already."""
        fields = (write.version, write.finished, write.wake_in, time.time())
        cursor = connection.execute(_OPEN, (write.table_id, *fields, write.secret))
        if not cursor.rowcount or cursor.lastrowid is None:
            return None
        self._remember(write.table_id, cursor.lastrowid)
        return cursor.lastrowid

    def _update_table(self, connection: sqlite3.Connection, write: Write) -> int | None:
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
    fields = (write.version, write.wake_in, time.time(), write.finished)
    values = (*fields, key, write.table_id, write.after, write.command)
    if not write.finished and connection.execute(_GO_ON, values).rowcount:
        return True
    return connection.execute(_EXTEND, values).rowcount == 1
