"""Connections: safe settings, the schema, and which errors mean that the database is away."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

import asyncpg

from colonnade.kernel.i18n import Text
from colonnade.store.errors import StoreUnavailable, UnfitDatabase
from colonnade.store.schema import remaining, steps

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

PATIENCE: Final = 5.0  # seconds to wait for a connection
LONGEST: Final = 10.0  # seconds that a statement may take

_LOCK: Final = 0x636F6C6F6E  # so that servers starting together migrate one after the other

# Classes of SQLSTATE that are the database's trouble, not the statement's: connection, read-only
# transaction, rollback, privileges, resources, operator, system, internal error.
_TROUBLES: Final = ("08", "25", "28", "3D", "40", "53", "57", "58", "XX")

_INCOMPLETE: Final = """
SELECT id FROM tables
WHERE NOT finished AND version <> (SELECT count(*) FROM entries WHERE table_key = key) LIMIT 1
"""


@contextmanager
def unavailability() -> Iterator[None]:
    """Turn every error that means the database is away into `StoreUnavailable`."""
    try:
        yield
    except asyncpg.PostgresError as error:
        if (error.sqlstate or "").startswith(_TROUBLES):
            raise StoreUnavailable(f"PostgreSQL: {error}") from error
        raise
    except (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        raise StoreUnavailable(f"PostgreSQL: {str(error) or type(error).__name__}") from error


async def connect(address: str, role: str, **settings: str) -> Connection:
    """A connection on which a commit is durable; `role` names it among the database's sessions."""
    with unavailability():
        try:
            connection: Connection = await asyncpg.connect(
                address,
                timeout=PATIENCE,
                command_timeout=LONGEST,
                server_settings={
                    "application_name": f"colonnade {role}",
                    "jit": "off",
                    "statement_timeout": f"{LONGEST:.0f}s",
                    **settings,
                },
            )
        except ValueError as error:
            raise UnfitDatabase(
                Text(
                    f"not an address of PostgreSQL: {error}",
                    f"pas une adresse de PostgreSQL : {error}",
                )
            ) from error
        try:
            await verify_settings(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection


async def verify_settings(connection: Connection) -> None:
    """Raise unless the server really has the settings that durability rests on."""
    for name in ("fsync", "full_page_writes"):
        if await connection.fetchval(f"SHOW {name}") != "on":
            raise UnfitDatabase(
                Text(
                    f"PostgreSQL runs with {name} off: a power cut would lose moves",
                    f"PostgreSQL tourne sans {name} : une coupure de courant perdrait des coups",
                )
            )
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        raise StoreUnavailable(
            Text(
                "PostgreSQL: this server is a standby that takes no writes",
                "PostgreSQL : ce serveur est une réplique qui n’écrit pas",
            )
        )


async def migrate(connection: Connection) -> None:
    """Take the steps of the schema that this database lacks."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS schema_steps "
            "(number integer PRIMARY KEY, name text NOT NULL, taken timestamptz DEFAULT now())"
        )
        taken = {row["number"] for row in await connection.fetch("SELECT number FROM schema_steps")}
        for step in remaining(steps("postgres"), taken):
            await connection.execute(step.sql)
            await connection.execute(
                "INSERT INTO schema_steps (number, name) VALUES ($1, $2)", step.number, step.name
            )


async def verify_integrity(connection: Connection) -> None:
    """Raise unless the log of every game under way is as long as its table says."""
    table_id = await connection.fetchval(_INCOMPLETE)
    if table_id is not None:
        raise UnfitDatabase(
            Text(
                f"the log of table {table_id[:6]}… is incomplete: bring a backup back with"
                " `colonnade restore`",
                f"le journal de la table {table_id[:6]}… est incomplet : reprends une sauvegarde"
                " avec `colonnade restore`",
            )
        )
