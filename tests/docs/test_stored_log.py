"""docs/stored-log.md lists every kind of entry with its fields, and every column."""

import re
import sqlite3
from dataclasses import fields
from pathlib import Path

from colonnade.store.sqlite.connection import connect, migrate
from colonnade.table.entry import KINDS
from docs.commands import ROOT

PAGE = (ROOT / "docs" / "stored-log.md").read_text(encoding="utf-8")
ENTRIES = PAGE.partition("\n## Entries\n")[2].partition("\n## ")[0]
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
COLUMNS = re.compile(r"^\| ?(?:`(\w+)` )?\| (`[^|]*`) \|[^|]+\|$", re.MULTILINE)
ROW = re.compile(r"^\| `(\w+)` \|([^|]*)\|[^|]+\|$", re.MULTILINE)


def test_every_kind_of_entry_is_listed_with_its_fields() -> None:
    listed = {kind: re.findall(r"`(\w+)`", names) for kind, names in ROW.findall(ENTRIES)}
    known = {name: [field.name for field in fields(kind)] for kind, name in KINDS.items()}
    assert listed == known


def test_every_column_of_the_database_is_listed(tmp_path: Path) -> None:
    database = connect(tmp_path / "tables.db", create=True)
    migrate(database)
    known = {table: columns(database, table) for (table,) in database.execute(TABLES)}
    database.close()
    listed: dict[str, list[str]] = {}
    table = ""
    for named, names in COLUMNS.findall(PAGE.partition("\n## SQLite and PostgreSQL\n")[2]):
        table = named or table
        listed.setdefault(table, []).extend(re.findall(r"`(\w+)`", names))
    assert {table: sorted(names) for table, names in listed.items()} == known


def columns(database: sqlite3.Connection, table: str) -> list[str]:
    """The columns of a table, sorted."""
    return sorted(row[1] for row in database.execute(f"PRAGMA table_info({table})"))
