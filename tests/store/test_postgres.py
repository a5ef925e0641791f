"""PostgreSQL: several servers on one database, and a database that comes and goes."""

import asyncio
import contextlib
import random
from functools import partial

import asyncpg
import pytest

from colonnade.store import (
    Change,
    Conflict,
    Store,
    StoreUnavailable,
    UnfitDatabase,
    Write,
    open_store,
)
from colonnade.store.postgres.connection import connect
from colonnade.store.protocol import NOTICE
from postgres import Postgres
from store.databases import Database, new_database
from store.writes import opening
from waiting import others_run, until

SECRET = b"secret"
CUTS = 15


@pytest.fixture
def own_database(postgres: Postgres) -> Database:
    """A database to alter as a own_database."""
    return Database(new_database(postgres))


async def execute(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


class Ear:
    """Listens to a store, and remembers the newest version of each table."""

    def __init__(self, store: Store) -> None:
        self.heard: dict[str, int] = {}
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen(store))

    async def _listen(self, store: Store) -> None:
        async for change in store.changes():
            assert isinstance(change, Change)
            self.heard[change.table_id] = max(change.version, self.heard.get(change.table_id, 0))
            self._news.set()

    async def hears(self, table_id: str, version: int) -> None:
        async with asyncio.timeout(100):
            while self.heard.get(table_id, 0) < version:
                self._news.clear()
                await self._news.wait()


async def test_servers_that_start_together_make_one_schema(shared: Database) -> None:
    stores = await asyncio.gather(*(open_store(shared.address) for _ in range(5)))
    await stores[0].append(opening("t", [b"0"], SECRET))
    assert all([await store.read("t") for store in stores])
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_notice_reaches_all_other_servers_and_is_not_kept(shared: Database) -> None:
    async with shared.store() as one, shared.store() as two, shared.store() as three:
        assert one.is_shared
        ears = [aiter(store.notices()) for store in (one, two, three)]
        hearing = [asyncio.ensure_future(anext(ear)) for ear in ears]
        await others_run()
        longest = "é" * (NOTICE // 2)
        await one.announce(longest)
        assert [await hearing[1], await hearing[2]] == [longest, longest]
        await two.announce("two")
        assert await hearing[0] == "two", "one's own are not heard"
        async with shared.store() as late:
            ear = asyncio.ensure_future(anext(aiter(late.notices())))
            await others_run()
            await one.announce("now")
            assert await ear == "now"
        for listening in ears:
            await listening.aclose()  # type: ignore[attr-defined]


async def test_a_move_made_through_one_server_is_heard_by_the_others_alone(
    shared: Database,
) -> None:
    async with shared.store() as one, shared.store() as two, shared.store() as three:
        own, second, third = Ear(one), Ear(two), Ear(three)
        await others_run()
        names = [f"t{number}-{'x' * 50}" for number in range(150)]
        await asyncio.gather(*(one.append(opening(name, [b"0"], SECRET)) for name in names))
        await asyncio.gather(*(one.append(Write(name, 1, [b"1", b"2"])) for name in names))
        for name in names:
            await second.hears(name, 3)
            await third.hears(name, 3)
        await two.append(Write(names[0], 3, [b"3"]))
        await own.hears(names[0], 4)
        assert own.heard == {names[0]: 4}


async def test_two_servers_never_both_extend_a_table(shared: Database) -> None:
    """Both play on the same tables as fast as they can, in opposite orders; the log has no hole."""
    names = [f"t{number}" for number in range(20)]
    kept: dict[str, list[bytes]] = {name: [b"0"] for name in names}

    async def play(store: Store, mark: bytes, names: list[str]) -> None:
        versions = dict.fromkeys(names, 1)

        async def one(name: str, body: bytes) -> None:
            try:
                await store.append(Write(name, versions[name], [body]))
            except Conflict as conflict:
                versions[name] = conflict.version
            else:
                versions[name] += 1
                kept[name].append(body)

        for ply in range(30):
            await asyncio.gather(*(one(name, b"%s%d" % (mark, ply)) for name in names))

    async with shared.store() as one, shared.store() as two:
        await asyncio.gather(*(one.append(opening(name, [b"0"], SECRET)) for name in names))
        await asyncio.gather(play(one, b"a", names), play(two, b"b", names[::-1]))
        for name in names:
            stored = await two.read(name)
            assert stored is not None
            assert len(stored.entries) == stored.version == len(set(stored.entries))
            assert sorted(stored.entries) == sorted(kept[name])


async def test_a_command_is_kept_once_whichever_server_it_reaches(shared: Database) -> None:
    async with shared.store() as one, shared.store() as two:
        for number in range(30):
            await one.append(opening(f"t{number}", [b"0"], SECRET))
            outcomes = await asyncio.gather(
                one.append(Write(f"t{number}", 1, [b"1"], command="0:a")),
                two.append(Write(f"t{number}", 1, [b"1"], command="0:a")),
                return_exceptions=True,
            )
            assert sum(outcome is None for outcome in outcomes) == 1
            stored = await one.read(f"t{number}")
            assert stored is not None
            assert stored.entries == (b"0", b"1")
            assert await two.version_of(f"t{number}", "0:a") == 2


async def test_a_database_that_goes_and_comes_back(own_postgres: Postgres) -> None:
    address = own_postgres.address()
    one, two = await open_store(address), await open_store(address)
    ear = Ear(two)
    await one.append(opening("t", [b"0"], SECRET))
    await ear.hears("t", 1)
    for version, how in ((1, "INT"), (2, "QUIT")):
        own_postgres.stop(how)
        for attempt in (one.append(Write("t", version, [b"lost"])), one.read("t"), one.check()):
            with pytest.raises(StoreUnavailable):
                await attempt
        with pytest.raises(StoreUnavailable):
            await open_store(address)
        own_postgres.start()
        await one.check()
        await one.append(Write("t", version, [b"kept"]))
        # Perhaps before the second server was listening again: then it asks.
        await ear.hears("t", version + 1)
    stored = await two.read("t")
    assert stored is not None
    assert stored.entries == (b"0", b"kept", b"kept")
    await one.close()
    await two.close()


async def test_what_was_kept_while_a_listener_was_cut_off_is_told(shared: Database) -> None:
    async with shared.store() as one, shared.store() as two:
        ear = Ear(two)
        await one.append(opening("t", [b"0"], SECRET))
        await ear.hears("t", 1)
        async with asyncio.timeout(100):
            for version in range(1, 6):
                await execute(
                    shared.address,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE application_name = 'colonnade listener'",
                )
                await one.append(Write("t", version, [b"x"]))
                await ear.hears("t", version + 1)


async def test_a_cut_connection_loses_no_acknowledged_write(shared: Database) -> None:
    chance = random.Random(1)
    acknowledged = 1
    async with shared.store() as store:
        await store.append(opening("t", [b"0"], SECRET))
        over = asyncio.Event()
        faults = 0

        async def cut() -> None:
            cuts = 0
            while cuts < CUTS or not faults:
                enough = acknowledged + chance.randrange(5)
                await until(partial(has_grown, enough), "writes are kept")
                cuts += 1
                await execute(
                    shared.address,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE application_name = 'colonnade writer'",
                )
            over.set()

        def has_grown(enough: int) -> bool:
            return acknowledged >= enough

        cutting = asyncio.create_task(cut())
        while not over.is_set():
            try:
                await store.append(Write("t", acknowledged, [b"%d" % acknowledged]))
            except StoreUnavailable:
                faults += 1
            except Conflict as conflict:
                # The answer was lost, the write was not.
                assert conflict.version == acknowledged + 1
                acknowledged += 1
            else:
                acknowledged += 1
        await cutting
        stored = await store.read("t")
        assert stored is not None
        assert stored.entries == tuple(b"%d" % number for number in range(stored.version))
        assert stored.version - acknowledged in (0, 1)


def named(database: str) -> str:
    """The name in an address."""
    return database.split("/")[3].partition("?")[0]


async def test_a_read_only_database_is_said_to_be_so(own_database: Database) -> None:
    name = named(own_database.address)
    async with own_database.store() as store:
        await store.append(opening("t", [b"0"], SECRET))
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        cut += f" AND datname = '{name}'"
        await execute(
            own_database.address,
            f"ALTER DATABASE {name} SET default_transaction_read_only = on",
            cut,
        )
        for _ in range(2):
            with contextlib.suppress(StoreUnavailable):
                await store.append(Write("t", 9, [b"first after the cut"]))
        with pytest.raises(StoreUnavailable, match="read-only"):
            await store.append(Write("t", 1, [b"lost"]))
        with pytest.raises(StoreUnavailable):
            await store.check()
        stored = await store.read("t")
        assert stored is not None
        assert stored.version == 1
        await execute(
            own_database.address,
            "SET default_transaction_read_only = off",
            f"ALTER DATABASE {name} RESET default_transaction_read_only",
            cut,
        )
        # The cut may be felt a little later; then service resumes.
        while True:
            with contextlib.suppress(StoreUnavailable):
                await store.append(Write("t", 1, [b"kept"]))
                break
        stored = await store.read("t")
        assert stored is not None
        assert stored.entries == (b"0", b"kept")


async def test_a_server_that_does_not_sync_is_refused(own_postgres: Postgres) -> None:
    own_postgres.stop()
    own_postgres.start(fsync="off")
    with pytest.raises(UnfitDatabase, match="fsync"):
        await open_store(own_postgres.address())


async def test_commits_are_awaited_even_where_the_default_is_not_to(own_database: Database) -> None:
    name = named(own_database.address)
    await execute(own_database.address, f"ALTER DATABASE {name} SET synchronous_commit = off")
    connection = await connect(own_database.address, "test")
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await connection.close()


async def test_a_newer_schema_is_left_alone(shared: Database) -> None:
    async with shared.store():
        pass
    await execute(shared.address, "INSERT INTO schema_steps VALUES (9999, 'to come')")
    with pytest.raises(UnfitDatabase, match="newer"):
        await open_store(shared.address)


async def test_a_database_that_is_not_there_is_a_clear_error(postgres: Postgres) -> None:
    with pytest.raises(StoreUnavailable, match="does not exist"):
        await open_store(postgres.address("nowhere"))
    with pytest.raises(StoreUnavailable):
        await open_store("postgresql://colonnade@/nowhere?host=/nonexistent")
    with pytest.raises(UnfitDatabase, match="address"):
        await open_store("postgresql://colonnade@localhost:many/tables")
