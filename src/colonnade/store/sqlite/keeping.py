"""Writes as statements, in the transaction at hand."""

import sqlite3
import time
from typing import Final

from colonnade.store.faults import StoreFault
from colonnade.store.writes import Found, Write, refused

_OPEN: Final = """
INSERT INTO tables (id, version, finished, wake, touched, secret) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING RETURNING key
"""

# One statement compares and sets, so that the usual case needs no look beforehand.
_EXTEND: Final = """
UPDATE tables SET version = ?, finished = ?, wake = ?, touched = ?
WHERE id = ? AND version = ?
  AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = key AND command = ?)
RETURNING key
"""

_KEEP: Final = "INSERT INTO entries (table_key, number, body, command) VALUES (?, ?, ?, ?)"

_LOOK: Final = """
SELECT version, (SELECT number FROM entries WHERE table_key = key AND command = ?)
FROM tables WHERE id = ?
"""


def keep(connection: sqlite3.Connection, write: Write) -> StoreFault | None:
    """Write it if it can be written; say why not."""
    key = _key(connection, write)
    if key is None:
        found = connection.execute(_LOOK, (write.command, write.table_id)).fetchone()
        return refused(write, Found(*found) if found else None)
    for number, body in enumerate(write.entries, write.after + 1):
        # The command stands beside the last entry it led to: its number is the answer.
        command = write.command if number == write.version else None
        connection.execute(_KEEP, (key, number, body, command))
    return None


def _key(connection: sqlite3.Connection, write: Write) -> int | None:
    """The key of the table's row, now at the new version; none if it was not there to be set."""
    standing = (write.version, write.finished, write.wake, time.time())
    if write.opens:
        cursor = connection.execute(_OPEN, (write.table_id, *standing, write.secret))
    else:
        asked = (*standing, write.table_id, write.after, write.command)
        cursor = connection.execute(_EXTEND, asked)
    row = cursor.fetchone()
    cursor.close()  # a statement left open would keep the transaction from ending
    return None if row is None else int(row[0])
