"""Killed at any instant: acknowledged entries stay, and no log has a gap or a foreign entry."""

import asyncio
import random
import subprocess
import sys
import threading
from collections.abc import Mapping
from functools import partial

import asyncpg

from colonnade.store import (
    Conflict,
    Store,
    StoreUnavailable,
    TableExists,
    Write,
    is_postgres,
    open_store,
)
from postgres import Postgres
from store.databases import Database
from waiting import others_run, until

KILLS = 6
TABLES = 50
WRITERS = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'colonnade writer'"


# The process that is killed: it extends every table until then, and reports through a pipe what was
# acknowledged.
PLAYER = f"""
import asyncio, os, sys
from colonnade.store import Write, open_store

async def play(store, number):
    table_id = f"t{{number}}"
    stored = await store.read(table_id)
    version = 0 if stored is None else stored.version
    while True:
        entries = [b"%d/%d" % (number, version + more) for more in range(1 + version % 2)]
        if version == 0:
            await store.append(Write(table_id, 0, entries, secret=b"secret"))
        else:
            await store.append(Write(table_id, version, entries, command=f"c{{version}}"))
        version += len(entries)
        os.write(1, b"%d %d\\n" % (number, version))

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, number) for number in range({TABLES})))

asyncio.run(main())
"""


def acknowledged_before_kill(address: str, patience: float) -> dict[int, int]:
    """Let a process play, kill it a little later, and read what it reported."""
    process = subprocess.Popen([sys.executable, "-c", PLAYER, address], stdout=subprocess.PIPE)
    assert process.stdout is not None
    said = [process.stdout.readline()]
    timer = threading.Timer(patience, process.kill)
    timer.start()
    said += process.stdout.readlines()
    timer.join()
    process.stdout.close()
    process.wait()
    versions: dict[int, int] = {}
    for line in said:
        number, version = line.split()
        versions[int(number)] = int(version)
    return versions


async def until_ended(address: str) -> None:
    """Wait until PostgreSQL has ended what killed processes had asked for.

    It may carry out their last statement after they are gone, and thus while logs are being read.
    """
    connection = await asyncpg.connect(address)

    async def is_ended() -> bool:
        return not await connection.fetchval(WRITERS)

    await until(is_ended, "PostgreSQL ends what killed processes asked for")
    await connection.close()


async def check(address: str, acknowledged: Mapping[int, int]) -> int:
    """The length of all logs; fails on a loss, a hole or an entry that nobody wrote."""
    if is_postgres(address):
        await until_ended(address)
    store = await open_store(address)
    total = 0
    for number in range(TABLES):
        stored = await store.read(f"t{number}")
        version = 0 if stored is None else stored.version
        assert version >= acknowledged.get(number, 0), "an acknowledged entry is lost"
        if stored is not None:
            assert stored.entries == tuple(b"%d/%d" % (number, at) for at in range(version))
            assert await store.version_of(f"t{number}", f"c{version}") is None
        total += version
    await store.close()
    return total


def test_a_killed_process_loses_nothing_it_acknowledged(database: Database) -> None:
    chance = random.Random(7)
    acknowledged: dict[int, int] = {}
    total = 0
    for _ in range(KILLS):
        acknowledged |= acknowledged_before_kill(database.address, 0.3 * chance.random())
        grown = asyncio.run(check(database.address, acknowledged))
        assert grown > total, "nothing was played"
        total = grown


async def test_a_crashing_postgres_loses_nothing_it_acknowledged(own_postgres: Postgres) -> None:
    chance = random.Random(8)
    acknowledged: dict[int, int] = {}
    is_back = asyncio.Event()
    is_back.set()

    async def persist(store: Store, number: int) -> None:
        version = 0
        while True:
            entry = b"%d/%d" % (number, version)
            try:
                if version == 0:
                    await store.append(Write(f"t{number}", 0, [entry], secret=b"secret"))
                else:
                    await store.append(Write(f"t{number}", version, [entry]))
            except StoreUnavailable:
                await is_back.wait()
                await others_run()
            except TableExists:
                version = 1
            except Conflict as conflict:
                # The answer was lost in the crash, the entry was not.
                assert conflict.version == version + 1
                version = conflict.version
            else:
                version += 1
                acknowledged[number] = version

    def has_grown(enough: int) -> bool:
        return sum(acknowledged.values()) >= enough

    store = await open_store(own_postgres.address())
    players = [asyncio.create_task(persist(store, number)) for number in range(TABLES)]
    for _ in range(3):
        enough = sum(acknowledged.values()) + TABLES + chance.randrange(4 * TABLES)
        await until(partial(has_grown, enough), "entries are kept")
        is_back.clear()
        await asyncio.to_thread(own_postgres.stop, "QUIT")
        await asyncio.to_thread(own_postgres.start)
        is_back.set()
    for task in players:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await store.close()
    assert await check(own_postgres.address(), acknowledged) > TABLES
