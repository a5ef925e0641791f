"""All tables of a PostgreSQL database into a SQLite file, and back."""

import sqlite3

from colonnade.store.backup import CHUNK, COLUMNS, occupied

from .connection import connect, migrate, unavailability, verify_integrity

LONGEST: float = 3600.0
"""Seconds; a backup may be long."""


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
            async with connection.transaction():
                await connection.execute("LOCK TABLE tables, entries IN ACCESS EXCLUSIVE MODE")
                held = await connection.fetchval("SELECT count(*) FROM tables")
                if held and not replace:
                    raise occupied("PostgreSQL", held)
                await connection.execute("DELETE FROM entries")
                await connection.execute("DELETE FROM tables")
                for table, columns in COLUMNS.items():
                    rows = source.execute(f"SELECT {', '.join(columns)} FROM {table}")
                    while chunk := rows.fetchmany(CHUNK):
                        await connection.copy_records_to_table(
                            table,
                            records=[typed(table, row) for row in chunk],
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


def typed(table: str, row: tuple[object, ...]) -> tuple[object, ...]:
    """A row as PostgreSQL takes it: SQLite has no truth values."""
    if table != "tables":
        return row
    index = COLUMNS["tables"].index("finished")
    return (*row[:index], bool(row[index]), *row[index + 1 :])
