"""All tables of a PostgreSQL database into a SQLite file, and back."""

import asyncio
import sqlite3
import time
from typing import Final

from colonnade.kernel.i18n import Text
from colonnade.store.errors import UnfitDatabase, not_empty_fault

from .connection import Connection, connect, migrate, unavailability, verify_integrity

CHUNK: Final = 1000
COLUMNS: Final = {
    "tables": ("key", "id", "version", "finished", "wake", "touched", "secret", "remaining"),
    "entries": ("table_key", "number", "body", "command"),
}
"""What a backup holds; all else can be made anew."""
LONGEST: Final = 3600.0
"""Seconds; a backup may be long."""

LEAVING: Final = 5.0
"""Seconds to wait for servers that are about to stop."""

_SERVERS: Final = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'colonnade writer'
"""


async def copy_out(address: str, target: sqlite3.Connection) -> None:
    """Copy one moment of the database, while servers go on writing."""
    connection = await connect(address, "backup", statement_timeout="0")
    try:
        with unavailability():
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for table, columns in COLUMNS.items():
                    marks = ", ".join("?" * len(columns))
                    into = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
                    target.execute("BEGIN")
                    found = connection.cursor(
                        f"SELECT {', '.join(columns)} FROM {table}", prefetch=CHUNK
                    )
                    async for row in found:
                        target.execute(into, tuple(row))
                    target.execute("COMMIT")
    finally:
        connection.terminate()


async def copy_in(source: sqlite3.Connection, address: str, *, replace: bool) -> None:
    """Bring all tables into a database; all of them or none."""
    connection = await connect(address, "restore", statement_timeout="0")
    try:
        with unavailability():
            await migrate(connection)
            await verify_unused(connection)
            async with connection.transaction():
                await connection.execute("LOCK TABLE tables, entries IN ACCESS EXCLUSIVE MODE")
                held = await connection.fetchval("SELECT count(*) FROM tables")
                if held and not replace:
                    raise not_empty_fault("PostgreSQL", held)
                await connection.execute("DELETE FROM entries", timeout=LONGEST)
                await connection.execute("DELETE FROM tables", timeout=LONGEST)
                for table, columns in COLUMNS.items():
                    rows = source.execute(f"SELECT {', '.join(columns)} FROM {table}")
                    while chunk := rows.fetchmany(CHUNK):
                        await connection.copy_records_to_table(
                            table,
                            records=[as_postgres_row(table, row) for row in chunk],
                            columns=columns,
                            timeout=LONGEST,
                        )
                await connection.execute(
                    "SELECT setval(pg_get_serial_sequence('tables', 'key'),"
                    " (SELECT coalesce(max(key), 0) + 1 FROM tables), false)"
                )
            await verify_integrity(connection)
    finally:
        connection.terminate()


async def verify_unused(connection: Connection) -> None:
    """Raise while servers use the database: they would go on with games that are no longer there.

    They are seen by their names among its sessions, by roles that may see those.
    """
    end = time.monotonic() + LEAVING
    while number := int(await connection.fetchval(_SERVERS)):
        if time.monotonic() >= end:
            raise UnfitDatabase(
                Text(
                    f"servers use this database ({number}): stop them first",
                    f"des serveurs utilisent cette base ({number}) : arrête-les d’abord",
                )
            )
        await asyncio.sleep(0.05)


def as_postgres_row(table: str, row: tuple[object, ...]) -> tuple[object, ...]:
    """A row as PostgreSQL takes it: SQLite has no truth values."""
    if table != "tables":
        return row
    index = COLUMNS["tables"].index("finished")
    return (*row[:index], bool(row[index]), *row[index + 1 :])
