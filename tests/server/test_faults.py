"""Database gone and back, disk full: a clear answer, nothing lost, and play resumes by itself."""

import resource
from fractions import Fraction
from pathlib import Path
from typing import Any

from chance import ENGINE
from colonnade.games import GAMES
from postgres import Postgres
from server.harness import Client, Server, act, is_over, play_out, play_until, running, started
from waiting import until


async def refused(client: Client, ask: dict[str, Any]) -> str:
    await client.say(**ask)
    answer = await client.next("answer")
    assert not answer["ok"]
    return str(answer["refusal"]["reason"])


async def back(server: Server) -> None:
    """Wait until the server says that it can keep moves again."""

    async def is_well() -> bool:
        return (await server.ask("GET", "/health")).status == 200

    await until(is_well, "the server can keep moves again")


async def test_play_goes_on_when_the_database_is_back(own_postgres: Postgres) -> None:
    async with running(own_postgres.address()) as server:
        table = await server.open("corintho", seats=[{"me": True}, {"bot": "random"}])
        ada = await table.join(0)
        ask = {"do": "play", "id": "once", "seen": 3, "token": ada.view["legal"][0]}
        own_postgres.stop("QUIT")
        assert await refused(ada, ask) == "unavailable"
        reply = await server.ask("POST", "/api/tables", {"game": "senet"})
        assert (reply.status, reply.reason) == (503, "unavailable")
        assert (await server.ask("GET", "/health")).status == 503
        assert (await server.ask("GET", "/alive")).status == 200
        assert ada.view["version"] == 3, "nobody was told of a move that was not kept"
        own_postgres.start()
        await back(server)
        await ada.say(**ask)
        assert (await ada.next("answer"))["ok"]
        await play_out({0: ada})


async def test_bots_go_on_by_themselves_when_the_database_is_back(
    own_postgres: Postgres, tmp_path: Path
) -> None:
    word = tmp_path / "now"
    patient = (*ENGINE[:-1], "wait", str(word))
    async with running(own_postgres.address(), engine=patient) as server:
        table = await server.open("corintho", seats=[{"bot": "random"}, {"bot": "random"}])
        looking = await table.join()
        own_postgres.stop("QUIT")
        word.touch()
        await until(lambda: server.context.log_writer.is_down, "a move could not be kept")
        own_postgres.start()
        while not is_over(looking.view):
            await looking.next()
        assert sum(Fraction(share) for share in looking.view["result"]) == 1


async def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    async with started(tmp_path, "--database", "tables.db", "--unlimited", "127.0.0.1") as server:
        table = await server.open("columbiz")
        ada, bea = await table.join(0), await table.join(1)
        assert (await act(ada))["ok"]
        pid, room = server.process.pid, (tmp_path / "tables.db-wal").stat().st_size
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (room, most))
        kept = ada.view["version"]
        await bea.until_version(kept)
        actor = (ada, bea)[ada.view["awaits"]["seat"]]
        answer = await act(actor)
        assert (answer["ok"], answer["refusal"]["reason"]) == (False, "unavailable")
        assert answer["view"]["version"] == kept
        assert (await server.ask("POST", "/api/tables", {"game": "senet"})).status == 503
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
        await play_out({0: ada, 1: bea})
        assert ada.view["awaits"]["kind"] == "nothing"


async def test_a_killed_server_has_lost_nothing_it_acknowledged(tmp_path: Path) -> None:
    options = ("--database", "tables.db", "--unlimited", "127.0.0.1")
    async with started(tmp_path, *options) as server:
        tables = [await server.open(game) for game in GAMES]
        seen = []
        for table in tables:
            pair = [await table.join(seat) for seat in (0, 1)]
            await play_until(lambda view: view["version"] >= 8, dict(enumerate(pair)), seed=3)
            seen.append(pair[0].view)
        server.kill()
        await server.process.wait()
    async with started(tmp_path, *options) as server:
        for table, view in zip(tables, seen, strict=True):
            client = await server.connect(table.id, table.keys[0], query="?after=0")
            assert client.view == view
            versions = [told["version"] for told in client.hello["story"]]
            assert versions == list(range(1, view["version"] + 1))
