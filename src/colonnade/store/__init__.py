"""Storage of tables: an append-only log each, durable before anything is broadcast.

`open_store` gives the same `Store` whichever database is behind it: one SQLite file, with no
set-up, or PostgreSQL, shared by any number of servers.
"""

import os
from pathlib import Path

from colonnade.kernel.i18n import Text

from .errors import (
    Conflict,
    Repeated,
    StoreFault,
    StoreUnavailable,
    TableExists,
    UnfitDatabase,
    UnknownTable,
)
from .protocol import Change, RunningClock, Store, Stored, TableSummary
from .write_queue import Write

__all__ = [
    "Change",
    "Conflict",
    "Repeated",
    "RunningClock",
    "Store",
    "StoreFault",
    "StoreUnavailable",
    "Stored",
    "TableExists",
    "TableSummary",
    "UnfitDatabase",
    "UnknownTable",
    "Write",
    "file_of",
    "is_postgres",
    "open_store",
]


async def open_store(database: str) -> Store:
    """The store at a `postgresql://…` address, or in a file: `sqlite:///…` or a path."""
    if not is_postgres(database):
        from .sqlite import SqliteStore

        return await SqliteStore.open(file_of(database))
    try:
        from .postgres import PostgresStore
    except ModuleNotFoundError as missing:
        raise UnfitDatabase(
            Text(
                f"{missing.name} is missing: pip install 'colonnade[postgres]'",
                f"il manque {missing.name} : pip install 'colonnade[postgres]'",
            )
        ) from missing
    return await PostgresStore.open(database)


def is_postgres(database: str) -> bool:
    """Whether an address is PostgreSQL's; everything else is a file."""
    return database.partition("://")[0] in ("postgresql", "postgres")


def file_of(database: str) -> Path:
    """The file of a SQLite database."""
    scheme, separator, rest = database.partition("://")
    if separator and scheme != "sqlite":
        raise UnfitDatabase(
            Text(
                f"neither a file nor a postgresql:// address: {scheme}://…",
                f"ni un fichier ni une adresse postgresql:// : {scheme}://…",
            )
        )
    return Path(os.path.realpath(rest.removeprefix("/") if separator else database))
