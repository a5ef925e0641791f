"""What an operator relies on: health, backups, deletion, upgrades, and a private file."""

import asyncio
import io
import json
import os
import random
import re
import sqlite3
import stat
from functools import partial
from pathlib import Path

import pytest

from colonnade.__main__ import main
from colonnade.server.observability.logging import configure_logging
from colonnade.server.tables.deletion import forget
from colonnade.store import StoreFault, UnfitDatabase, Write, open_store
from colonnade.store.backup import back_up, restore
from colonnade.store.postgres import bulk_copy
from colonnade.store.schema import steps
from colonnade.table.reducer import replay
from colonnade.wire.entries import read_entries
from server.harness import LocalServer, act, is_over, running
from server.long_games import keep_long_table
from store.databases import execute, new_database
from waiting import until


async def play_for_ever(server: LocalServer, acknowledged: dict[str, int]) -> None:
    """Play table after table, and note what was acknowledged."""
    while True:
        table = await server.open("senet")
        clients = [await table.join(seat) for seat in (0, 1)]
        while not is_over(clients[0].view):
            actor = clients[clients[0].view["awaits"]["seat"]]
            answer = await act(actor)
            assert answer["ok"]
            acknowledged[table.id] = answer["version"]
            for client in clients:
                await client.until_version(answer["version"])


async def logs(database: str) -> dict[str, tuple[bytes, ...]]:
    """Every table of a database with its log."""
    store = await open_store(database)
    found = dict[str, tuple[bytes, ...]]()
    for table_id in await store.ids(limit=10_000):
        stored = await store.read(table_id)
        assert stored is not None
        found[table_id] = stored.entries
    await store.close()
    return found


async def test_a_backup_of_a_server_under_load_is_one_moment_of_it(
    database: str, tmp_path: Path
) -> None:
    acknowledged: dict[str, int] = {}
    copies = [tmp_path / f"backup-{number}.db" for number in range(3)]

    def is_played(enough: int) -> bool:
        return len(acknowledged) >= 4 and sum(acknowledged.values()) >= enough

    async with running(database) as server:
        playing = [asyncio.create_task(play_for_ever(server, acknowledged)) for _ in range(4)]
        known = list[dict[str, int]]()
        for copy in copies:
            await until(partial(is_played, 60 * (len(known) + 1)), "tables are played on")
            known.append(dict(acknowledged))
            assert await back_up(database, copy) >= 4
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    whole = await logs(database)
    for copy, before in zip(copies, known, strict=True):
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        brought = tmp_path / f"restored-{copy.name}"
        assert await restore(copy, str(brought)) >= 4
        found = await logs(str(brought))
        for table_id, version in before.items():
            assert len(found[table_id]) >= version, "acknowledged before the backup began"
        for table_id, entries in found.items():
            assert entries == whole[table_id][: len(entries)]
            replay(read_entries(entries))


async def test_a_backup_goes_from_one_kind_of_database_to_the_other(
    shared: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(file) as server:
        for game in ("senet", "corintho"):
            ada = await (await server.open(game)).join(0)
            assert (await act(ada))["ok"]
    before = await logs(file)
    await back_up(file, tmp_path / "one.db")
    assert await restore(tmp_path / "one.db", shared) == 2
    assert await logs(shared) == before
    with pytest.raises(UnfitDatabase, match="--replace"):
        await restore(tmp_path / "one.db", shared)
    await restore(tmp_path / "one.db", shared, replace=True)
    async with running(shared) as server:  # new tables do not clash with those brought back
        await server.open("columbiz")
        monkeypatch.setattr(bulk_copy, "LEAVING", 0.0)
        with pytest.raises(UnfitDatabase, match="stop them first"):
            await restore(tmp_path / "one.db", shared, replace=True)
    await back_up(shared, tmp_path / "two.db")
    other = str(tmp_path / "other.db")
    assert await restore(tmp_path / "two.db", other) == 3
    assert before.items() <= (await logs(other)).items()


async def test_nothing_is_overwritten_by_mistake(file: str, tmp_path: Path) -> None:
    async with running(file) as server:
        await server.open("senet")
        copy = tmp_path / "backup.db"
        await back_up(file, copy)
        with pytest.raises(UnfitDatabase, match="exists"):
            await back_up(file, copy)
        with pytest.raises(UnfitDatabase, match="another process"):
            await restore(copy, file, replace=True)
    with pytest.raises(UnfitDatabase, match="--replace"):
        await restore(copy, file)
    (tmp_path / "no.db").write_bytes(b"no database at all, and long enough to be looked at" * 9)
    with pytest.raises(StoreFault):
        await restore(tmp_path / "no.db", file, replace=True)
    assert len(await logs(file)) == 1
    assert not list(tmp_path.glob(".*.part*"))


async def test_a_damaged_file_is_refused_with_what_to_do(file: str) -> None:
    async with running(file) as server:
        for _ in range(20):
            await server.open("columbiz")
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM entries WHERE number = 1 AND table_key = 3")
    with pytest.raises(UnfitDatabase, match="colonnade restore"):
        await open_store(file)
    data = bytearray(Path(file).read_bytes())
    data[5000:30_000] = random.Random(1).randbytes(25_000)
    Path(file).write_bytes(data)
    with pytest.raises(StoreFault):
        await open_store(file)


@pytest.mark.parametrize("where", [0, 5000])
async def test_a_backup_takes_the_place_of_a_damaged_file(
    file: str, tmp_path: Path, where: int
) -> None:
    async with running(file) as server:
        for _ in range(20):
            await server.open("columbiz")
    before, copy = await logs(file), tmp_path / "backup.db"
    await back_up(file, copy)
    data = bytearray(Path(file).read_bytes())
    data[where : where + 25_000] = random.Random(1).randbytes(25_000)
    Path(file).write_bytes(data)
    with pytest.raises(StoreFault):
        await open_store(file)
    with pytest.raises(UnfitDatabase, match="--replace"):
        await restore(copy, file)
    assert Path(file).read_bytes() == data
    with pytest.raises(StoreFault):
        await restore(Path(file), str(tmp_path / "other.db"))
    assert await restore(copy, file, replace=True) == 20
    assert await logs(file) == before
    if where == 0:
        assert Path(f"{file}.damaged").read_bytes() == data


async def test_an_operator_is_told_what_is_wrong_with_a_file(file: str, tmp_path: Path) -> None:
    with pytest.raises(UnfitDatabase, match=r"tables\.db: no such file"):
        await back_up(file, tmp_path / "backup.db")
    assert not Path(file).exists()
    async with running(file) as server:
        await server.open("senet")
    with pytest.raises(StoreFault, match="its folder does not exist"):
        await back_up(file, tmp_path / "nowhere" / "backup.db")


def test_deleting_says_whether_there_was_anything(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table_id = asyncio.run(keep_long_table(file, 20))
    for wanted, code, said in (
        (["--table", "no-such-table-00"], 2, ""),
        (["--name", "Player 1"], 0, "1 table."),
        (["--name", "Player 1"], 2, ""),
        (["--table", table_id], 0, "1 table."),
    ):
        assert main(["forget", *wanted, "--database", file, "--lang", "en"]) == code
        printed = capsys.readouterr()
        assert printed.out.strip() == said
        assert ("nothing was deleted" in printed.err) == (code == 2)


async def test_a_link_does_not_go_round_the_lock_and_the_file_is_private(
    file: str, tmp_path: Path
) -> None:
    Path(file).touch(0o644)
    store = await open_store(file)
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    soft, hard = tmp_path / "soft.db", tmp_path / "hard.db"
    soft.symlink_to(file)
    with pytest.raises(UnfitDatabase, match="another process"):
        await open_store(str(soft))
    os.link(file, hard)
    with pytest.raises(UnfitDatabase, match="hard links"):
        await open_store(str(hard))
    await store.close()


async def test_a_full_disk_is_no_health_and_is_told_once(file: str) -> None:
    stream = io.StringIO()
    configure_logging(stream)
    async with running(file) as server:
        table = await server.open("senet", settings={"turn_seconds": 60})
        ada = await table.join(0)
        assert (await server.ask("GET", "/health")).status == 200
        writer, log_writer = server.context.store.writer, server.context.log_writer  # type: ignore[attr-defined]

        def fill(sqlite: sqlite3.Connection) -> None:
            (pages,) = sqlite.execute("PRAGMA page_count").fetchone()
            sqlite.execute(f"PRAGMA max_page_count = {pages}")

        await writer.ask(fill)
        refused = 0
        for _ in range(200):  # the last free pages take a few
            answer = await ada.do("seed", seed="x" * 60)
            if not answer["ok"]:
                assert answer["refusal"]["reason"] == "unavailable"
                refused += 1
            if refused == 3:
                break
        assert refused == 3
        log_writer.written_at = 0.0
        assert (await server.ask("GET", "/health")).status == 503
        assert "colonnade_store_up 0" in (await server.ask("GET", "/metrics")).text
        assert not server.context.registry.tables[table.id].timer.is_expired
        await writer.ask(lambda sqlite: sqlite.execute("PRAGMA max_page_count = 100000"))
        log_writer.written_at = 0.0
        assert (await server.ask("GET", "/health")).status == 200
        assert (await ada.do("seed", seed="back"))["ok"]
    events = [json.loads(line)["event"] for line in stream.getvalue().splitlines()]
    assert events.count("store unavailable") == 1
    assert events.count("store available") == 1


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_database_of_the_first_schema_is_brought_up_to_date(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """As the first release made it, with a game under way."""
    first = steps(kind)[0]
    assert first.number == 1
    taken = "INSERT INTO schema_steps (number, name, taken) VALUES (1, 'tables-and-entries', {now})"
    rows = (
        "INSERT INTO tables (id, version, finished, wake, touched, secret)"
        " VALUES ('old', 2, {no}, 5.0, 1.0, {secret})",
        "INSERT INTO entries VALUES (1, 1, {one}, NULL), (1, 2, {two}, 'c')",
    )
    if kind == "sqlite":
        address = str(tmp_path / "old.db")
        values = {"now": "1.0", "no": "0", "secret": "x'00'", "one": "x'31'", "two": "x'32'"}
        table = "CREATE TABLE schema_steps (number INTEGER PRIMARY KEY, name TEXT, taken REAL)"
        with sqlite3.connect(address) as connection:
            connection.executescript(
                ";".join([table, first.sql.rstrip().rstrip(";"), taken.format(**values)])
            )
            for row in rows:
                connection.execute(row.format(**values))
    else:
        address = await asyncio.to_thread(new_database, request.getfixturevalue("postgres"))
        values = {"now": "now()", "no": "false", "secret": r"'\x00'"}
        values |= {"one": r"'\x31'", "two": r"'\x32'"}
        table = (
            "CREATE TABLE schema_steps"
            " (number integer PRIMARY KEY, name text NOT NULL, taken timestamptz DEFAULT now())"
        )
        made = [table, first.sql, taken, *rows]
        await asyncio.to_thread(execute, address, *[sql.format(**values) for sql in made])
    for _ in range(2):  # taken once, and found to be taken
        store = await open_store(address)
        stored = await store.read("old")
        assert stored is not None
        assert (stored.version, stored.remaining) in ((2, None), (3, 7.0))
        if stored.version == 2:
            await store.check()
            await store.append(Write("old", 2, [b"3"], wake_in=7.0))
        await store.close()


async def test_one_table_and_one_name_can_be_deleted(database: str) -> None:
    async with running(database) as server:
        doomed = await server.open("corintho")
        kept = await server.open("corintho")
        ada = await kept.join(0)
        assert (await act(ada))["ok"]
    assert await forget(database, [doomed.id, "unknown"], []) == 1
    assert await forget(database, [], ["Ada"]) == 1
    async with running(database) as server:
        assert (await server.ask("GET", f"/api/tables/{doomed.id}")).status == 404
        view = (await server.ask("GET", f"/api/tables/{kept.id}")).json
        assert [seat["name"] for seat in view["seats"]] == ["", "Bea"]
        record = (await server.ask("GET", f"/api/tables/{kept.id}/record")).text
        assert "Ada" not in record


async def test_an_operator_deletes_a_table_of_a_running_server(file: str) -> None:
    async with running(file, operator_token="operator") as server:
        table = await server.open("senet")
        ada = await table.join(0)
        away = {"x_forwarded_for": "192.0.2.1"}
        path = f"/api/tables/{table.id}"
        assert (await server.ask("DELETE", path, **away)).status == 403
        shown = {"authorization": "Bearer operator", **away}
        assert (await server.ask("DELETE", path, **shown)).status == 204
        assert (await server.ask("DELETE", path, **shown)).status == 404
        assert (await server.ask("GET", path)).status == 404
        with pytest.raises(Exception, match="1011"):
            await ada.do("throw")


@pytest.mark.parametrize(
    ("days", "says", "dit"),
    [(None, "until", "jusqu’à"), (1.0, "1 day after", "1 jour"), (7.0, "7 days", "7 jours")],
)
async def test_the_privacy_page_says_what_this_server_keeps(
    file: str, days: float | None, says: str, dit: str
) -> None:
    forgotten = None if days is None else days * 24 * 3600
    async with running(file, forgotten=forgotten) as server:
        english = await server.ask("GET", "/api/privacy")
        french = await server.ask("GET", "/api/privacy?lang=fr")
        assert says in english.text
        assert dit in french.text.replace("\xa0", " ")
        assert "for 30 days counts as finished" in english.text.replace("\xa0", " ")
        assert '<html lang="fr">' in french.text
        assert "cookie" in english.text
        assert "cookie" in french.text
        assert "Write to" not in english.text


async def test_the_privacy_page_says_whom_to_write_to(file: str) -> None:
    async with running(file, contact="Ada <ada@school.example>") as server:
        english = await server.ask("GET", "/api/privacy")
        french = await server.ask("GET", "/api/privacy?lang=fr")
        assert "Write to: Ada &lt;ada@school.example&gt;" in english.text
        assert re.search(r"Écrire à\s: Ada &lt;", french.text)
