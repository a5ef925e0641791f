"""Databases for the tests of the store: files, and places in a PostgreSQL."""

from pathlib import Path

import pytest

from postgres import Postgres
from store.databases import Database, new_schema


@pytest.fixture
def shared(postgres: Postgres) -> Database:
    """A new PostgreSQL database, for several stores to open."""
    return Database(new_schema(postgres))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A new database of each kind."""
    if request.param == "sqlite":
        return Database(str(tmp_path / "tables.db"))
    return Database(new_schema(request.getfixturevalue("postgres")))
