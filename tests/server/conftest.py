"""Databases for the tests of the server: a file, and a PostgreSQL that each test worker starts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import Postgres
from store.databases import new_database


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all the tests that only use it."""
    with Postgres() as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for one test to maltreat."""
    with Postgres() as server:
        yield server


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """A new PostgreSQL database that several servers may use."""
    return new_database(postgres)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A new file."""
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return new_database(request.getfixturevalue("postgres"))
