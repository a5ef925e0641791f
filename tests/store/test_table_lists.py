"""Which tables a store lists, wakes, forgets and tells of, tested with each kind of database."""

import asyncio

from colonnade.store import Change, RunningClock, Write
from store.databases import Database
from store.writes import opening
from waiting import others_run

SECRET = bytes(range(32))


async def test_tables_in_play_are_listed_page_by_page(database: Database) -> None:
    async with database.store() as store:
        for table_id in ("d", "B", "a", "C", "_"):
            await store.append(opening(table_id, [b"0"], SECRET))
        await store.append(Write("a", 1, [b"over"], finished=True))
        first = await store.unfinished(limit=2)
        rest = await store.unfinished(after=first[-1].table_id, limit=10)
        assert [summary.table_id for summary in first + rest] == ["B", "C", "_", "d"]
        assert {summary.version for summary in first} == {1}
        await store.append(Write("a", 2, [b"taken back"]))
        assert "a" in {summary.table_id for summary in await store.unfinished()}


async def test_a_table_is_due_when_its_time_has_come(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("bot", [b"0"], SECRET, wake_in=0.0))
        await store.append(opening("timer", [b"0"], SECRET))
        await store.append(Write("timer", 1, [b"1"], wake_in=3600.0))
        await store.append(opening("calm", [b"0"], SECRET))
        assert [summary.table_id for summary in await store.due(1800.0)] == []
        assert [summary.table_id for summary in await store.due(0.0)] == ["bot"]
        assert [summary.table_id for summary in await store.due(None)] == ["bot", "timer"]
        assert [summary.table_id for summary in await store.due(None, limit=1)] == ["bot"]
        await store.append(Write("bot", 1, [b"1"]))
        assert [summary.table_id for summary in await store.due(None)] == ["timer"]


async def test_what_is_left_of_a_turn_is_kept_while_the_table_stays_as_it_is(
    database: Database,
) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0"], SECRET, wake_in=60.0))
        await store.save_clocks([RunningClock("t", 1, 20.0), RunningClock("nothing", 1, 5.0)])
        stored = await store.read("t")
        assert stored is not None
        assert stored.remaining == 20.0
        await store.append(Write("t", 1, [b"1"], wake_in=60.0))
        await store.save_clocks([RunningClock("t", 1, 10.0)])
        stored = await store.read("t")
        assert stored is not None
        assert stored.remaining == 60.0, "the turn is over"


async def test_idle_tables_are_forgotten_whole_and_others_are_not(database: Database) -> None:
    async with database.store() as store:
        for table_id in ("over", "left", "played"):
            await store.append(opening(table_id, [b"0"], SECRET))
        await store.append(Write("over", 1, [b"1"], command="0:a", finished=True))
        assert await store.forget(3600) == []
        assert await store.forget(-1, finished=True) == ["over"]
        assert await store.read("over") is None
        assert await store.version_of("over", "0:a") is None
        assert len(await store.forget(-1, limit=1)) == 1
        assert len(await store.forget(-1)) == 1
        assert await store.unfinished() == []
        await store.append(opening("over", [b"anew"], SECRET))
        stored = await store.read("over")
        assert stored is not None
        assert stored.entries == (b"anew",)


async def test_listening_ends_when_the_store_closes(database: Database) -> None:
    async with database.store() as store:

        async def listen() -> list[Change]:
            return [change async for change in store.changes()]

        listening = asyncio.create_task(listen())
        await store.append(opening("t", [b"0"], SECRET))
    assert await asyncio.wait_for(listening, 100) == []


async def test_notices_end_when_the_store_closes(database: Database) -> None:
    async with database.store() as store:

        async def listen() -> list[str]:
            return [notice async for notice in store.notices()]

        listening = asyncio.create_task(listen())
        await others_run()
        await store.announce("nobody else is here")
    assert await asyncio.wait_for(listening, 100) == []
