"""Where tables stay: an append-only log each, durable before anybody is told.

`open_store` gives the same `Store` whichever database is behind it: one SQLite file, with no
set-up, or PostgreSQL, shared by any number of servers.
"""

from pathlib import Path

from colonnade.kernel.words import Words

from .contract import Change, Standing, Store, Stored
from .faults import (
    Conflict,
    Repeated,
    StoreFault,
    StoreUnavailable,
    TableExists,
    UnfitDatabase,
    UnknownTable,
)

__all__ = [
    "Change",
    "Conflict",
    "Repeated",
    "Standing",
    "Store",
    "StoreFault",
    "StoreUnavailable",
    "Stored",
    "TableExists",
    "UnfitDatabase",
    "UnknownTable",
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
                    Words(
                        f"{missing.name} is missing: pip install 'colonnade[postgres]'",
                        f"il manque {missing.name} : pip install 'colonnade[postgres]'",
                    )
                ) from missing
            return await PostgresStore.open(database)
        case _:
            raise UnfitDatabase(
                Words(
                    f"no store for {scheme}: give a file or a postgresql:// address",
                    f"rien pour garder dans {scheme} : il faut un fichier ou une adresse"
                    " postgresql://",
                )
            )
