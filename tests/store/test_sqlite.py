"""The SQLite file: its settings, its schema, and faults of the disk."""

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.store import Conflict, StoreUnavailable, UnfitDatabase, Write, open_store
from colonnade.store.schema import steps
from colonnade.store.sqlite import connection as file
from store.disk import BROKEN, FULL, READ_ONLY, UNSYNCED, Disk
from store.writes import opening

SECRET = b"secret"


def entries(database: Path) -> dict[str, list[bytes]]:
    """What another program finds in the file."""
    connection = sqlite3.connect(database)
    rows = connection.execute(
        "SELECT id, body FROM tables JOIN entries ON table_key = key ORDER BY id, number"
    ).fetchall()
    connection.close()
    found: dict[str, list[bytes]] = {}
    for table_id, body in rows:
        found.setdefault(table_id, []).append(body)
    return found


def test_every_connection_is_durable(tmp_path: Path) -> None:
    connection = file.connect(tmp_path / "tables.db", create=True)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.execute("PRAGMA synchronous = NORMAL")
    with pytest.raises(UnfitDatabase, match="synchronous"):
        file.verify_settings(connection)
    connection.close()


async def test_one_file_two_ways_to_name_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for address in ("tables.db", "sqlite:///tables.db", f"sqlite:///{tmp_path}/tables.db"):
        store = await open_store(address)
        await store.check()
        await store.close()
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["tables.db", "tables.db-lock"]


async def test_an_address_of_another_kind_is_refused() -> None:
    with pytest.raises(UnfitDatabase, match="mysql"):
        await open_store("mysql://localhost/tables")


async def test_a_folder_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="its folder does not exist"):
        await open_store(str(tmp_path / "nowhere" / "tables.db"))


async def test_a_file_that_is_no_database_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"a shopping list, rather long" * 100)
    with pytest.raises(StoreUnavailable, match="not a database"):
        await open_store(str(tmp_path / "tables.db"))


async def test_a_second_process_is_kept_out_until_the_first_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.db"
    program = (
        "import asyncio, sys\n"
        "from colonnade.store import Write, open_store\n"
        "async def main():\n"
        "    store = await open_store(sys.argv[1])\n"
        "    print('open', flush=True)\n"
        "    await asyncio.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    first = subprocess.Popen([sys.executable, "-c", program, str(database)], stdout=subprocess.PIPE)
    try:
        assert first.stdout is not None
        assert first.stdout.readline() == b"open\n"
        monkeypatch.setattr(file, "PATIENCE", 0.2)
        with pytest.raises(UnfitDatabase, match="another process"):
            await open_store(str(database))
    finally:
        first.send_signal(signal.SIGKILL)
        first.communicate()
    store = await open_store(str(database))
    await store.close()


async def test_a_deleted_lock_file_lets_nobody_write_beside_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "PATIENCE", 0.0)
    database, lock = tmp_path / "tables.db", tmp_path / "tables.db-lock"
    first = await open_store(str(database))
    lock.unlink()
    await first.check()  # which makes the lock file anew
    with pytest.raises(UnfitDatabase, match="another process"):
        await open_store(str(database))
    lock.unlink()
    second = await open_store(str(database))
    with pytest.raises(StoreUnavailable, match="another process"):
        await first.append(opening("t", [b"0"], SECRET))
    await second.append(opening("t", [b"1"], SECRET))
    await second.close()
    await first.check()
    stored = await first.read("t")
    assert stored is not None
    assert stored.entries == (b"1",)
    await first.close()


async def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    await (await open_store(str(database))).close()
    connection = sqlite3.connect(database)
    connection.execute("INSERT INTO schema_steps VALUES (9999, 'to come', 0)")
    connection.commit()
    connection.close()
    with pytest.raises(UnfitDatabase, match="newer"):
        await open_store(str(database))


async def test_a_step_of_the_schema_that_fails_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = steps("sqlite")
    bad = good[0]._replace(number=9998, sql="CREATE TABLE half (a); CREATE TABLE half (a);")
    database = tmp_path / "tables.db"
    with monkeypatch.context() as patch:
        patch.setattr(file, "steps", lambda _: [*good, bad])
        with pytest.raises(StoreUnavailable, match="half"):
            await open_store(str(database))
    store = await open_store(str(database))
    await store.append(opening("t", [b"0"], SECRET))
    await store.close()
    connection = sqlite3.connect(database)
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    connection.close()
    assert "half" not in names


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ("write_fault", FULL),
        ("write_fault", READ_ONLY),
        ("write_fault", BROKEN),
        ("sync_fault", UNSYNCED),
    ],
)
async def test_a_failing_disk_acknowledges_nothing_and_service_resumes(
    tmp_path: Path, fault: str, code: int
) -> None:
    database = tmp_path / "tables.db"
    with Disk().mounted() as disk:
        store = await open_store(str(database))
        names = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(store.append(opening(name, [b"0"], SECRET)) for name in names))
        for attempt in range(3):
            setattr(disk, fault, code)
            outcomes = await asyncio.gather(
                *(store.append(Write(name, 1 + attempt, [b"lost"])) for name in names),
                store.append(opening(f"new{attempt}", [b"lost"], SECRET)),
                return_exceptions=True,
            )
            assert {type(outcome) for outcome in outcomes} == {StoreUnavailable}
            stored = await store.read("t0")
            assert stored is not None
            assert stored.version == 1 + attempt
            setattr(disk, fault, 0)
            await store.check()
            await asyncio.gather(
                *(store.append(Write(name, 1 + attempt, [b"kept"])) for name in names)
            )
        left = tmp_path / "left"
        left.mkdir()
        disk.cut_power(left, random.Random(0), spared=0.0)
        await store.close()
    assert entries(left / "tables.db") == entries(database)
    assert entries(database) == {name: [b"0"] + [b"kept"] * 3 for name in names}


async def test_a_full_disk_for_real(tmp_path: Path) -> None:
    """A limit on the size of files is the one full disk that needs no privilege."""
    database = tmp_path / "tables.db"
    store = await open_store(str(database))
    await store.append(opening("t", [b"0"], SECRET))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    version = 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
    try:
        with contextlib.suppress(StoreUnavailable):
            while version < 200:
                await store.append(Write("t", version, [b"%d" % version + bytes(10_000)]))
                version += 1
        stored = await store.read("t")
        assert stored is not None
        assert stored.version == version
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert 2 < version < 200
    await store.append(Write("t", version, [b"after"]))
    await store.close()
    found = entries(database)["t"]
    assert [body.rstrip(b"\0") for body in found[1:-1]] == [b"%d" % n for n in range(1, version)]
    assert found[-1] == b"after"


async def test_a_file_that_vanishes_is_noticed_and_found_again(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    store = await open_store(str(database))
    await store.append(opening("t", [b"0"], SECRET))
    away = tmp_path / "away"
    away.mkdir()
    for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
        os.rename(tmp_path / name, away / name)
    with pytest.raises(StoreUnavailable):
        await store.append(Write("t", 1, [b"into the void"]))
    with pytest.raises(StoreUnavailable):
        await store.read("t")
    assert not database.exists()
    for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
        os.rename(away / name, tmp_path / name)
    stored = await store.read("t")
    assert stored is not None
    await store.append(Write("t", 1, [b"1"]))
    await store.close()
    assert entries(database) == {"t": [b"0", b"1"]}


async def test_an_empty_file_in_its_place_does_not_cost_the_last_moves(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    store = await open_store(str(database))
    await store.append(opening("t", [b"0"], SECRET))
    await store.append(Write("t", 1, [b"1"]))  # in the log beside the file only
    os.rename(database, tmp_path / "away.db")
    database.touch()
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match="empty"):
            await store.append(Write("t", 2, [b"into the void"]))
        with pytest.raises(StoreUnavailable, match="empty"):
            await store.read("t")
    os.rename(tmp_path / "away.db", database)
    await store.append(Write("t", 2, [b"2"]))
    await store.close()
    assert entries(database) == {"t": [b"0", b"1", b"2"]}


async def test_another_program_that_writes_is_waited_for_and_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "PATIENCE", 100.0)
    database = tmp_path / "tables.db"
    store = await open_store(str(database))
    await store.append(opening("t", [b"0"], SECRET))
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    appending = asyncio.create_task(store.append(Write("t", 1, [b"1"])))
    _, waiting = await asyncio.wait((appending,), timeout=0.1)
    assert waiting, "it waits for its turn"
    other.execute("INSERT INTO entries SELECT key, 2, x'32', NULL FROM tables")
    other.execute("UPDATE tables SET version = 2")
    other.execute("COMMIT")
    other.close()
    with pytest.raises(Conflict):
        await appending
    await store.close()
    assert entries(database) == {"t": [b"0", b"2"]}
