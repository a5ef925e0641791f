"""Storage of tables: an append-only log each, durable before anything is broadcast.

`open_store` gives the same `Store` whichever database is behind it: one SQLite file, with no
set-up, or PostgreSQL, shared by any number of servers.
"""

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
    "open_store",
]


async def open_store(database: str) -> Store:
    """The store at a `postgresql://…` address, or in a file: `sqlite:///…` or a path."""
    scheme, separator, rest = database.partition("://")
    if not separator:
        from .sqlite import SqliteStore

        return await SqliteStore.open(Path(database))
    match scheme:
        case "sqlite":
            from .sqlite import SqliteStore

            return await SqliteStore.open(Path(rest.removeprefix("/")))
        case "postgresql" | "postgres":
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
        case _:
            raise UnfitDatabase(
                Text(
                    f"no store for {scheme}: give a file or a postgresql:// address",
                    f"rien pour garder dans {scheme} : il faut un fichier ou une adresse"
                    " postgresql://",
                )
            )
