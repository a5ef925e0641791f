"""One sync for one write, and one for many that come together."""

import asyncio
from pathlib import Path

import asyncpg

from colonnade.store import Store, open_store
from store.databases import Database
from store.disk import Disk


async def opened(store: Store, tables: int) -> None:
    names = [f"t{number}" for number in range(tables)]
    await asyncio.gather(*(store.create(name, [b"0"], b"secret") for name in names))
    # The first write of a new log file also syncs its header.
    await asyncio.gather(*(store.append(name, 1, [b"1"]) for name in names))


async def test_a_lone_append_costs_one_sync(tmp_path: Path) -> None:
    with Disk().mounted() as disk:
        store = await open_store(str(tmp_path / "tables.db"))
        await opened(store, 1)
        before = disk.syncs
        for version in range(2, 22):
            await store.append("t0", version, [b"x"], command=f"{version}")
        assert disk.syncs - before == 20
        await store.close()


async def test_appends_that_come_together_share_a_sync(tmp_path: Path) -> None:
    with Disk().mounted() as disk:
        store = await open_store(str(tmp_path / "tables.db"))
        await opened(store, 200)
        before = disk.syncs
        with disk.held_up() as waited_for:
            first = asyncio.create_task(store.append("t0", 2, [b"2"]))
            await asyncio.to_thread(waited_for.wait)
            rest = [
                asyncio.create_task(store.append(f"t{number}", 2, [b"2"]))
                for number in range(1, 200)
            ]
            await asyncio.sleep(0)
        await asyncio.gather(first, *rest)
        assert disk.syncs - before == 2, "one for the first, one for all who came meanwhile"
        await store.close()


async def test_reading_costs_no_sync(tmp_path: Path) -> None:
    with Disk().mounted() as disk:
        store = await open_store(str(tmp_path / "tables.db"))
        await opened(store, 3)
        before = disk.syncs
        for _ in range(5):
            await store.read("t0")
            await store.answer("t0", "a")
            await store.unfinished()
        await store.check()
        assert disk.syncs == before
        await store.close()


async def test_in_postgres_too_appends_share_a_transaction(shared: Database) -> None:
    async with shared.store() as store:
        await opened(store, 200)
        await asyncio.gather(*(store.append(f"t{number}", 2, [b"2"]) for number in range(200)))
        await store.append("t0", 3, [b"3"])
        connection = await asyncpg.connect(shared.address)
        transactions = await connection.fetch(
            "SELECT number, count(DISTINCT xmin::text) AS count FROM entries GROUP BY number"
        )
        await connection.close()
        assert {row["number"]: row["count"] for row in transactions} == {1: 1, 2: 1, 3: 1, 4: 1}
