"""No acknowledgement without a sync: a power cut leaves every acknowledged entry."""

import asyncio
import random
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from colonnade.store import Store, Write, open_store
from colonnade.store.sqlite import connection as file
from store.disk import Disk
from store.writes import opening
from waiting import until

TABLES = 12
CUTS = 24
BULKY = bytes(8000)  # so that the log is moved into the file several times


async def write_table(
    store: Store, table_id: str, acknowledged: dict[str, int], over: asyncio.Event
) -> None:
    await store.append(opening(table_id, [b"opened"], b"secret"))
    acknowledged[table_id] = 1
    while not over.is_set():
        version = acknowledged[table_id]
        await store.append(Write(table_id, version, [BULKY]))
        acknowledged[table_id] = version + 1


async def lost_by_power_cuts(tmp_path: Path, disk: Disk) -> int:
    """Play, cut the power again and again, and count acknowledged entries that are not there."""
    # What a cut spares depends on what was written meanwhile; when it comes must not.
    chance, pace = random.Random(1), random.Random(2)
    acknowledged: dict[str, int] = {}
    over = asyncio.Event()
    cuts: list[tuple[Path, dict[str, int]]] = []
    with disk.mounted():
        database = tmp_path / "tables.db"
        store = await open_store(str(database))
        before = disk.syncs_of(database)
        players = [
            asyncio.create_task(write_table(store, f"t{number}", acknowledged, over))
            for number in range(TABLES)
        ]

        def has_grown(enough: int) -> bool:
            return sum(acknowledged.values()) >= enough

        # Until there were enough, and the log was moved into the file among them.
        while len(cuts) < CUTS or disk.syncs_of(database) == before:
            enough = sum(acknowledged.values()) + pace.randrange(60)
            await until(partial(has_grown, enough), "entries are kept")
            promised = dict(acknowledged)
            folder = tmp_path / f"cut{len(cuts)}"
            folder.mkdir()
            disk.cut_power(folder, chance, spared=chance.choice((0.0, 0.5, 0.9)))
            cuts.append((folder / "tables.db", promised))
        over.set()
        await asyncio.gather(*players)
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


@pytest.mark.parametrize(("synchronous", "lost"), [(2, 0), (1, 2)], ids=["full", "normal"])
async def test_a_cut_is_felt_without_full_syncs_and_only_then(
    synchronous: int, lost: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The simulated cuts matter: what is acknowledged too early is lost."""
    monkeypatch.setitem(file.SETTINGS, "synchronous", synchronous)
    disk = Disk()
    with disk.mounted():
        store = await open_store(str(tmp_path / "tables.db"))
        await store.append(opening("t", [b"opened"], b"secret"))
        await store.append(Write("t", 1, [b"played"]))
        # Nothing that was on its way is spared, and nobody writes meanwhile.
        (tmp_path / "cut").mkdir()
        disk.cut_power(tmp_path / "cut", random.Random(1), spared=0.0)
        await store.close()
    assert missing(tmp_path / "cut" / "tables.db", {"t": 2}) == lost
