"""No acknowledgement without a sync: a power cut leaves every acknowledged entry."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from colonnade.store import Store, open_store
from colonnade.store.sqlite import file
from store.disk import Disk

TABLES = 12
CUTS = 24
BULKY = bytes(8000)  # so that the log is moved into the file several times


async def played(
    store: Store, table_id: str, acknowledged: dict[str, int], over: asyncio.Event
) -> None:
    await store.create(table_id, [b"opened"], b"secret")
    acknowledged[table_id] = 1
    while not over.is_set():
        version = acknowledged[table_id]
        await store.append(table_id, version, [BULKY])
        acknowledged[table_id] = version + 1


async def lost_by_power_cuts(tmp_path: Path, disk: Disk) -> int:
    """Play, cut the power again and again, and count acknowledged entries that are not there."""
    chance = random.Random(tmp_path.name)
    acknowledged: dict[str, int] = {}
    over = asyncio.Event()
    cuts: list[tuple[Path, dict[str, int]]] = []
    with disk.mounted():
        database = tmp_path / "tables.db"
        store = await open_store(str(database))
        before = disk.syncs_of(database)
        players = [
            asyncio.create_task(played(store, f"t{number}", acknowledged, over))
            for number in range(TABLES)
        ]
        for cut in range(CUTS):
            enough = sum(acknowledged.values()) + chance.randrange(60)
            while sum(acknowledged.values()) < enough:
                await asyncio.sleep(0.001)
            promised = dict(acknowledged)
            folder = tmp_path / f"cut{cut}"
            folder.mkdir()
            disk.cut_power(folder, chance, spared=chance.choice((0.0, 0.5, 0.9)))
            cuts.append((folder / "tables.db", promised))
        over.set()
        await asyncio.gather(*players)
        assert disk.syncs_of(database) > before, "the log was never moved into the file"
        await store.close()
    return sum(missing(image, promised) for image, promised in cuts)


def missing(database: Path, promised: dict[str, int]) -> int:
    """How many of the promised entries a database lacks; fails if it is damaged."""
    if not promised:
        return 0
    connection = sqlite3.connect(database)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = connection.execute(
            "SELECT id, version, count(number), max(number) "
            "FROM tables JOIN entries ON table_key = key GROUP BY key"
        ).fetchall()
        for _, version, count, highest in rows:
            assert version == count == highest, "a log has a hole"
        found = {table_id: version for table_id, version, *_ in rows}
        return sum(max(0, version - found.get(name, 0)) for name, version in promised.items())
    except sqlite3.OperationalError as error:  # not even the schema was there
        assert "no such table" in str(error)
        return sum(promised.values())
    finally:
        connection.close()


async def test_a_power_cut_takes_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    assert await lost_by_power_cuts(tmp_path, Disk()) == 0


async def test_the_cuts_would_be_felt_without_full_syncs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(file.SETTINGS, "synchronous", 1)
    assert await lost_by_power_cuts(tmp_path, Disk()) > 0
