"""Two servers, one database: a move made through one reaches the clients of both."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from colonnade.kernel.record import read_record
from colonnade.server.cluster.peers import EXPIRY_SECONDS
from colonnade.store.postgres.store import PostgresStore
from colonnade.store.protocol import Change
from colonnade.table.verify import verify
from server.harness import Client, Clock, play_out, play_until, running, started


async def test_play_goes_on_through_the_other_server_when_one_is_killed(
    shared: str, tmp_path: Path
) -> None:
    options = ("--database", shared, "--unlimited", "127.0.0.1")
    async with started(tmp_path, *options) as one, started(tmp_path, *options) as other:
        table = await one.open("columbiz")
        ada = await one.connect(table.id, table.keys[0])
        bea = await other.connect(table.id, table.keys[1])
        await play_until(lambda view: view["version"] >= 20, {0: ada, 1: bea})
        await bea.until_version(ada.view["version"])
        assert ada.view == bea.view
        one.kill()
        await one.process.wait()
        ada = await other.connect(
            table.id, table.keys[0], query=f"?after={ada.view['version'] - 2}"
        )
        assert ada.view == bea.view
        assert len(ada.hello["story"]) == 2
        await play_out({0: ada, 1: bea})
        reply = await other.ask("GET", f"/api/tables/{table.id}/record")
        assert {check.finding for check in verify(read_record(reply.text))} == {"holds"}


async def test_a_bot_goes_on_though_the_server_that_waited_on_it_is_killed(
    shared: str, tmp_path: Path
) -> None:
    options = ("--database", shared, "--unlimited", "127.0.0.1")
    async with started(tmp_path, *options) as one, started(tmp_path, *options) as other:
        seats = [{"me": True}, {"bot": "random"}]
        table = await one.open("corintho", seats=seats)
        ada = await other.connect(table.id, table.keys[0])
        away = await one.connect(table.id, table.keys[0])
        # The bot's turn comes through the server that dies at once.
        await away.say(do="play", id="last", seen=3, token=away.view["legal"][0])
        await away.next("answer")
        one.kill()
        await play_out({0: ada})
        assert ada.view["result"] is not None


async def test_two_servers_never_both_extend_a_game(shared: str) -> None:
    async with running(shared) as one, running(shared) as other:
        table = await one.open("corintho")
        here = await one.connect(table.id, table.keys[0])
        there = await other.connect(table.id, table.keys[0])
        tokens = here.view["legal"]
        await here.say(do="play", id="here", seen=3, token=tokens[0])
        await there.say(do="play", id="there", seen=3, token=tokens[1])
        answers = [await here.next("answer"), await there.next("answer")]
        assert sorted(answer["ok"] for answer in answers) == [False, True]
        loser = next(answer for answer in answers if not answer["ok"])
        assert loser["refusal"]["reason"] == "stale"
        assert loser["view"]["version"] == 4
        views = [
            (await server.ask("GET", f"/api/tables/{table.id}")).json for server in (one, other)
        ]
        assert views[0] == views[1]


async def test_a_client_that_shows_what_it_has_seen_is_never_shown_less(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read your writes: through a server that has not heard of them yet."""

    async def nothing(store: PostgresStore) -> AsyncIterator[Change]:
        await asyncio.Event().wait()
        yield Change("", 0)

    monkeypatch.setattr(PostgresStore, "changes", nothing)
    async with running(shared) as one, running(shared) as other:
        table = await one.open("corintho")
        ada = await one.connect(table.id, table.keys[0])
        bea = await other.connect(table.id, table.keys[1])
        address = f"/api/tables/{table.id}"

        async def version_at_other(query: str = "") -> int:
            return int((await other.ask("GET", address + query)).json["version"])

        moved = await ada.do("play", token=ada.view["legal"][0])
        assert await version_at_other() == moved["version"] - 1, "it has not heard of the move"
        assert await version_at_other(f"?after={moved['version']}") == moved["version"]

        # A command says what its client has seen: it is decided on that, and not called stale.
        await ada.until_version(moved["version"])
        await bea.say(do="play", id="next", seen=moved["version"], token=ada.view["legal"][0])
        answer = await bea.next("answer")
        assert answer["ok"], answer

        # The other way round: on a socket that asks for what it missed, and on a new one.
        await ada.say(do="sync", version=answer["version"])
        assert (await ada.next("update"))["version"] == answer["version"]
        await ada.until_version(answer["version"])
        moved = await ada.do("play", token=ada.view["legal"][0])
        again = await other.connect(table.id, table.keys[1], query=f"?after={moved['version']}")
        assert again.view["version"] == moved["version"]


async def test_a_repeat_through_the_other_server_gets_the_first_answer(shared: str) -> None:
    async with running(shared) as one, running(shared) as other:
        table = await one.open("corintho")
        here = await one.connect(table.id, table.keys[0])
        there = await other.connect(table.id, table.keys[0])
        ask = {"do": "play", "id": "same", "seen": 3, "token": here.view["legal"][0]}
        await here.say(**ask)
        first = await here.next("answer")
        await there.say(**ask)
        assert await there.next("answer") == first


async def test_a_seat_left_through_one_server_is_lost_at_the_other(shared: str) -> None:
    async with running(shared) as one, running(shared) as other:
        table = await one.open("corintho")
        here = await one.connect(table.id, table.keys[0])
        there = await other.connect(table.id, table.keys[0])
        assert (await here.do("leave"))["ok"]
        answer = await there.do("play", token=there.view["legal"][0])
        assert not answer["ok"]
        assert there.heard[-1]["is"] == "answer"
        assert (await other.connect(table.id, table.keys[0])).hello["seat"] is None


async def test_people_see_each_other_through_two_servers(shared: str) -> None:
    async with running(shared) as one, running(shared) as other:
        table = await one.open("corintho")
        ada = await one.connect(table.id, table.keys[0])
        bea = await other.connect(table.id, table.keys[1])
        await until_present(ada, [True, True], 0)
        await until_present(bea, [True, True], 0)
        eve = await other.connect(table.id)
        assert eve.hello["present"] == [True, True]
        await until_present(ada, [True, True], 1)
        await bea.say(do="emote", emote="hello")
        assert await ada.next("emote") == {"is": "emote", "seat": 1, "emote": "hello"}
        answer = await ada.do("take_over", seat=1)
        assert answer["refusal"]["reason"] == "present"
        await bea.close()
        await until_present(ada, [True, False], 1)
        await ada.close()
        await until_present(eve, [False, False], 1)


async def test_the_people_of_a_server_that_was_killed_are_soon_forgotten(
    shared: str, tmp_path: Path
) -> None:
    clock = Clock()
    async with running(shared, clock) as one:
        async with started(tmp_path, "--database", shared) as other:
            table = await one.open("corintho")
            ada = await one.connect(table.id, table.keys[0])
            await other.connect(table.id, table.keys[1])
            await until_present(ada, [True, True], 0)
            other.kill()
            await other.process.wait()
        forgotten = asyncio.create_task(until_present(ada, [True, False], 0))
        while not forgotten.done():
            # A last word of the dead server may come late, and counts from then on.
            clock.now += EXPIRY_SECONDS + 1
            await asyncio.wait((forgotten,), timeout=0.5)
        await forgotten


async def until_present(client: Client, present: list[bool], spectators: int) -> None:
    """Wait until that is what somebody was told last."""
    while client.company != (present, spectators):
        await client.next()
