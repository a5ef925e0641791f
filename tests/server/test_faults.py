"""Database gone and back, disk full: a clear answer, nothing lost, and play goes on by itself."""

import asyncio
import random
import resource
from fractions import Fraction
from pathlib import Path
from typing import Any

from colonnade.games import GAMES
from postgres import Postgres
from server.running import Client, Server, act, play_out, running, started


async def refused(client: Client, ask: dict[str, Any]) -> str:
    await client.say(**ask)
    answer = await client.next("answer")
    assert not answer["ok"]
    return str(answer["refusal"]["reason"])


async def back(server: Server) -> None:
    """Wait until the server says that it can keep moves again."""
    while (await server.ask("GET", "/health")).status != 200:
        await asyncio.sleep(0.1)


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
        await play_out({0: ada}, random.Random(1))


async def test_bots_go_on_by_themselves_when_the_database_is_back(own_postgres: Postgres) -> None:
    async with running(own_postgres.address()) as server:
        table = await server.open("corintho", seats=[{"bot": "random"}, {"bot": "random"}])
        looking = await table.join()
        own_postgres.stop("QUIT")
        await asyncio.sleep(0.5)
        seen = looking.view["version"]
        own_postgres.start()
        while looking.view["awaits"]["kind"] != "nothing":
            await looking.next()
        assert looking.view["version"] > seen, "they went on"
        assert sum(Fraction(share) for share in looking.view["result"]) == 1


async def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    async with started(tmp_path, "--database", "tables.db", "--unlimited", "127.0.0.1") as server:
        table = await server.open("columbiz")
        ada, bea = await table.join(0), await table.join(1)
        rng = random.Random(1)
        assert (await act(ada, rng))["ok"]
        pid, room = server.process.pid, (tmp_path / "tables.db-wal").stat().st_size
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (room, most))
        kept = ada.view["version"]
        await bea.until_version(kept)
        actor = (ada, bea)[ada.view["awaits"]["seat"]]
        answer = await act(actor, rng)
        assert (answer["ok"], answer["refusal"]["reason"]) == (False, "unavailable")
        assert answer["view"]["version"] == kept
        assert (await server.ask("POST", "/api/tables", {"game": "senet"})).status == 503
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
        await play_out({0: ada, 1: bea}, rng)
        assert ada.view["awaits"]["kind"] == "nothing"


async def test_a_killed_server_has_lost_nothing_it_acknowledged(tmp_path: Path) -> None:
    rng = random.Random(3)
    options = ("--database", "tables.db", "--unlimited", "127.0.0.1")
    async with started(tmp_path, *options) as server:
        tables = [await server.open(game) for game in GAMES]
        seen = []
        for table in tables:
            pair = [await table.join(seat) for seat in (0, 1)]
            for _ in range(6):
                actor = pair[pair[0].view["awaits"]["seat"]]
                await actor.until_version(pair[0].view["version"])
                answer = await act(actor, rng)
                assert answer["ok"]
                await pair[0].until_version(answer["version"])
            seen.append(pair[0].view)
        server.kill()
        await server.process.wait()
    async with started(tmp_path, *options) as server:
        for table, view in zip(tables, seen, strict=True):
            client = await server.connect(table.id, table.keys[0], query="?after=0")
            assert client.view == view
            versions = [told["version"] for told in client.hello["story"]]
            assert versions == list(range(1, view["version"] + 1))
