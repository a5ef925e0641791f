"""Databases that a test opens stores on."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from colonnade.store import Store, open_store
from postgres import Postgres


class Database:
    """A database, empty at first, that a store can be opened on."""

    def __init__(self, address: str) -> None:
        self.address = address

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        store = await open_store(self.address)
        try:
            yield store
        finally:
            await store.close()


numbers = itertools.count()


def execute(address: str, *statements: str) -> None:
    """Run statements on a server, each for itself."""

    async def run() -> None:
        connection = await asyncpg.connect(address)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def new_database(server: Postgres) -> str:
    """The address of a database that a test may alter as a whole."""
    name = f"test_{next(numbers)}"
    execute(server.address(), f"CREATE DATABASE {name}")
    return server.address(name)


def new_schema(server: Postgres) -> str:
    """The address of an empty place in a database shared by many tests."""
    name = f"test_{next(numbers)}"
    execute(server.address(), f"CREATE SCHEMA {name}")
    return f"{server.address()}&search_path={name}"
