"""A batch of writes as one statement, which is one transaction and one round trip."""

from collections.abc import Iterable, Sequence
from typing import Final

from colonnade.store.errors import StoreFault, StoreUnavailable
from colonnade.store.write_queue import Found, Write, fault_of

from .connection import Connection

CHANNEL: Final = "colonnade"

_NOW: Final = "extract(epoch FROM clock_timestamp())"

# A notice holds 8,000 bytes: 64 tables at most, each an id of 64 and a number of 10.
_TELL: Final = f"""
SELECT array_agg(id) AS ids,
       pg_notify('{CHANNEL}', $1 || ' ' || string_agg(id || ' ' || version, ' '))
FROM kept GROUP BY place / 64
"""

_ENTRIES: Final = """
INSERT INTO entries (table_key, number, body, command)
SELECT kept.key, entry.number, entry.body, entry.command
FROM unnest($2::text[], $3::integer[], $4::bytea[], $5::text[])
    AS entry (id, number, body, command)
JOIN kept USING (id)
"""

_OPEN: Final = f"""
WITH opened AS (
    INSERT INTO tables (id, version, finished, remaining, wake, touched, secret)
    SELECT asked.id, asked.version, asked.finished, asked.wake_in, {_NOW} + asked.wake_in, {_NOW},
        asked.secret
    FROM unnest($6::text[], $7::integer[], $8::boolean[], $9::float8[], $10::bytea[])
        AS asked (id, version, finished, wake_in, secret)
    ORDER BY asked.id
    ON CONFLICT DO NOTHING
    RETURNING key, id, version
), kept AS (
    SELECT *, row_number() OVER () AS place FROM opened
), entered AS ({_ENTRIES})
{_TELL}
"""

# Rows are locked in the order of their ids, so that two servers never wait for each other; the
# lock sees the newest version, and every later reader of the row sees ours.
_EXTEND: Final = f"""
WITH asked AS (
    SELECT * FROM unnest($6::text[], $7::integer[], $8::boolean[], $9::float8[],
                         $10::integer[], $11::text[])
        AS asked (id, version, finished, wake_in, after, command)
), locked AS MATERIALIZED (
    SELECT key, id, version FROM tables WHERE id = ANY($6) ORDER BY id FOR UPDATE
), extended AS (
    UPDATE tables
    SET version = asked.version, finished = asked.finished, remaining = asked.wake_in,
        wake = {_NOW} + asked.wake_in, touched = {_NOW}
    FROM asked JOIN locked USING (id)
    WHERE tables.key = locked.key AND locked.version = asked.after AND NOT EXISTS (
        SELECT FROM entries
        WHERE entries.table_key = locked.key AND entries.command = asked.command
    )
    RETURNING tables.key, tables.id, tables.version
), kept AS (
    SELECT *, row_number() OVER () AS place FROM extended
), entered AS ({_ENTRIES})
{_TELL}
"""

_LOOK: Final = """
SELECT tables.id, tables.version, entries.number
FROM unnest($1::text[], $2::text[]) AS asked (id, command)
JOIN tables USING (id)
LEFT JOIN entries ON entries.table_key = tables.key AND entries.command = asked.command
"""


async def write_batch(
    connection: Connection, origin: str, writes: Sequence[Write]
) -> list[StoreFault | None]:
    """Write what can be written; returns why the rest cannot. All writes open, or all extend."""
    columns = [
        origin,
        *_entries(writes),
        [write.table_id for write in writes],
        [write.version for write in writes],
        [write.finished for write in writes],
        [write.wake_in for write in writes],
    ]
    if writes[0].opens:
        rows = await connection.fetch(_OPEN, *columns, [write.secret for write in writes])
    else:
        rows = await connection.fetch(
            _EXTEND,
            *columns,
            [write.after for write in writes],
            [write.command for write in writes],
        )
    kept = {table_id for row in rows for table_id in row["ids"]}
    missed = [write for write in writes if write.table_id not in kept]
    faults = await _faults(connection, missed) if missed else {}
    return [faults.get(write.table_id) for write in writes]


def _entries(writes: Iterable[Write]) -> tuple[list[str], list[int], list[bytes], list[str | None]]:
    ids: list[str] = []
    numbers: list[int] = []
    bodies: list[bytes] = []
    commands: list[str | None] = []
    for write in writes:
        count = len(write.entries)
        ids += [write.table_id] * count
        numbers += range(write.after + 1, write.version + 1)
        bodies += write.entries
        # The command stands beside the last entry it led to: its number is the answer.
        commands += [None] * (count - 1) + [write.command]
    return ids, numbers, bodies, commands


async def _faults(connection: Connection, writes: Sequence[Write]) -> dict[str, StoreFault]:
    rows = await connection.fetch(
        _LOOK, [write.table_id for write in writes], [write.command for write in writes]
    )
    found = {row["id"]: Found(row["version"], row["number"]) for row in rows}
    # Between the two statements another server may have removed the reason: still not kept.
    again = StoreUnavailable("the table changed in the same instant: try again")
    return {write.table_id: fault_of(write, found.get(write.table_id)) or again for write in writes}
