"""Databases for the tests of the server: a file, and databases of a PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chance import current_test, fixed_chance
from postgres import Postgres
from store.databases import new_database


@pytest.fixture(autouse=True)
def _chance_is_fixed() -> Iterator[None]:
    with fixed_chance(current_test()):
        yield


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
