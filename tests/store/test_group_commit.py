"""One sync for one write, and one for many that come together."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import asyncpg
import pytest

from colonnade.store import Store, Write, open_store
from colonnade.store.sqlite import writer
from store.databases import Database
from store.disk import Disk
from store.writes import opening
from waiting import others_run


async def opened(store: Store, tables: int) -> None:
    names = [f"t{number}" for number in range(tables)]
    await asyncio.gather(*(store.append(opening(name, [b"0"], b"secret")) for name in names))
    # The first write of a new log file also syncs its header.
    await asyncio.gather(*(store.append(Write(name, 1, [b"1"])) for name in names))


async def test_a_lone_append_costs_one_sync(tmp_path: Path) -> None:
    with Disk().mounted() as disk:
        store = await open_store(str(tmp_path / "tables.db"))
        await opened(store, 1)
        before = disk.syncs
        for version in range(2, 22):
            await store.append(Write("t0", version, [b"x"], command=f"{version}"))
        assert disk.syncs - before == 20
        await store.close()


async def test_appends_that_come_together_share_a_sync(tmp_path: Path) -> None:
    with Disk().mounted() as disk:
        store = await open_store(str(tmp_path / "tables.db"))
        await opened(store, 200)
        before = disk.syncs
        with disk.held_up() as waited_for:
            first = asyncio.create_task(store.append(Write("t0", 2, [b"2"])))
            await asyncio.to_thread(waited_for.wait)
            rest = [
                asyncio.create_task(store.append(Write(f"t{number}", 2, [b"2"])))
                for number in range(1, 200)
            ]
            await others_run()
        await asyncio.gather(first, *rest)
        assert disk.syncs - before == 2, "one for the first, one for all who came meanwhile"
        await store.close()


async def test_few_writes_wait_for_company_after_a_shared_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(writer, "time", SimpleNamespace(sleep=pauses.append))
    store = await open_store(str(tmp_path / "tables.db"))
    await opened(store, writer.ENOUGH)

    async def append(version: int, *tables: str) -> int:
        """How many pauses these writes have had, which are handed over at once."""
        pauses.clear()
        await asyncio.gather(*(store.append(Write(table, version, [b"x"])) for table in tables))
        return len(pauses)

    everybody = [f"t{number}" for number in range(writer.ENOUGH)]
    assert await append(2, *everybody) == 0, "enough share the commit"
    assert await append(3, "t0") == 1, "others may come"
    assert await append(4, "t0") == 0, "nobody else has come"
    assert await append(3, "t1", "t2") == 0
    assert await append(4, "t1", "t2") == 1, "others have come"
    await store.close()


async def test_reading_costs_no_sync(tmp_path: Path) -> None:
    with Disk().mounted() as disk:
        store = await open_store(str(tmp_path / "tables.db"))
        await opened(store, 3)
        before = disk.syncs
        for _ in range(5):
            await store.read("t0")
            await store.version_of("t0", "a")
            await store.unfinished()
        assert disk.syncs == before
        # Whether it can still write is found out by writing.
        await store.check()
        assert disk.syncs == before + 1
        await store.close()


async def test_in_postgres_too_appends_share_a_transaction(shared: Database) -> None:
    async with shared.store() as store:
        await opened(store, 200)
        await asyncio.gather(
            *(store.append(Write(f"t{number}", 2, [b"2"])) for number in range(200))
        )
        await store.append(Write("t0", 3, [b"3"]))
        connection = await asyncpg.connect(shared.address)
        transactions = await connection.fetch(
            "SELECT number, count(DISTINCT xmin::text) AS count FROM entries GROUP BY number"
        )
        await connection.close()
        assert {row["number"]: row["count"] for row in transactions} == {1: 1, 2: 1, 3: 1, 4: 1}
