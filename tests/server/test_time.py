"""Timers: time is a value that the test hands in; nobody waits."""

import asyncio
from typing import Any

from colonnade.server.configuration import DAY
from colonnade.store import StoreUnavailable
from server.running import Client, Clock, Inside, Opened, running

TIMED: dict[str, Any] = {"settings": {"turn_seconds": 60}}


async def passes(server: Inside, clock: Clock, seconds: float) -> None:
    """Let time pass, and the server look at its clock."""
    clock.now += seconds
    await server.house.hall.tick()


async def flagged(client: Client) -> list[str]:
    """The kinds of entries of the next change."""
    return [happening["kind"] for happening in (await client.next("update"))["story"]]


async def test_a_move_is_made_for_somebody_whose_time_has_run_out(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        table = await server.open("corintho", **TIMED)
        ada = await table.join(0)
        assert 59_000 <= ada.hello["remaining"] <= 60_000
        await passes(server, clock, 59)
        assert ada.view["version"] == 3
        await passes(server, clock, 2)
        assert await flagged(ada) == ["flagged", "played"]
        assert ada.heard[-1]["remaining"] == 60_000
        assert ada.view["awaits"]["seat"] == 1


async def test_a_throw_is_made_for_somebody_whose_time_has_run_out(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("senet", **TIMED)
        ada = await table.join(0)
        await passes(server, clock, 61)
        assert await flagged(ada) == ["flagged", "thrown"]


async def test_what_others_do_gives_no_more_time_to_the_seat_to_act(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("senet", **TIMED)
        ada, bea = await table.join(0), await table.join(1)
        await passes(server, clock, 40)
        assert (await bea.do("seed", seed="mine"))["ok"]
        assert (await ada.next("update"))["remaining"] == 20_000
        await passes(server, clock, 21)
        assert await flagged(ada) == ["flagged", "thrown"]


async def test_no_time_runs_before_everybody_sits_and_for_bots(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("senet", seats=[{"me": True}], **TIMED)
        ada = await table.join(0)
        assert ada.hello["remaining"] is None
        await passes(server, clock, 1000)
        reply = await server.ask("POST", f"/api/tables/{table.id}/seats/1", {})
        assert reply.status == 201
        assert (await ada.next("update"))["remaining"] == 60_000


async def test_nobody_s_time_runs_while_there_is_no_server(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("corintho", **TIMED)
        await passes(server, clock, 50)
    clock.now += DAY
    async with running(file, clock) as server:
        ada = await Opened(server, table.id, table.keys).join(0)
        assert ada.hello["remaining"] == 60_000
        await passes(server, clock, 59)
        assert ada.view["version"] == 3
        await passes(server, clock, 2)
        assert await flagged(ada) == ["flagged", "played"]


async def test_a_timed_table_goes_on_after_a_restart_though_nobody_comes_back(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("corintho", **TIMED)
    clock.now += DAY
    async with running(file, clock) as server:
        hall = server.house.hall
        while table.id not in hall.tables:
            await asyncio.sleep(0.01)  # the server goes round by itself when it starts
        await passes(server, clock, 61)
        looking = await Opened(server, table.id, table.keys).join()
        while looking.view["version"] == 3:
            await looking.next()
        assert looking.view["last"]["seat"] == 0


async def test_nobody_s_time_runs_while_nothing_can_be_kept(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("corintho", **TIMED)
        ada = await table.join(0)
        keeping, store = server.services.keeping, server.house.store

        async def away() -> None:
            raise StoreUnavailable("gone")

        there, store.check = store.check, away  # type: ignore[method-assign]
        await passes(server, clock, 30)
        keeping.note_down()
        await passes(server, clock, 500)
        assert keeping.is_down
        assert ada.view["version"] == 3
        store.check = there  # type: ignore[method-assign]
        await passes(server, clock, 10)
        await ada.say(do="sync", version=3)
        assert (await ada.next("update"))["remaining"] == 30_000
        await passes(server, clock, 31)
        assert await flagged(ada) == ["flagged", "played"]


async def test_a_game_nobody_plays_any_more_is_closed_and_its_dice_are_shown(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("senet")
        fresh = await server.open("senet")
        ada = await (await server.open("senet")).join(0)
        clock.now += 31 * DAY
        await server.house.hall.clean(clock.now)
        view = (await server.ask("GET", f"/api/tables/{table.id}")).json
        assert view["ending"] == "abandoned"
        assert len(view["dice"]["secret"]) == 64
        assert (await server.ask("GET", f"/api/tables/{fresh.id}")).json["ending"] == "abandoned"
        assert ada.view["ending"] == "", "somebody is there"


async def test_tables_are_forgotten_only_where_that_was_asked_for(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("corintho")
        assert (await (await table.join(0)).do("resign"))["ok"]
        await server.house.hall.clean(clock.now + 1000 * DAY)
        assert (await server.ask("GET", f"/api/tables/{table.id}")).status == 200
    async with running(file, clock, forgotten=0.0) as server:
        await server.house.hall.clean(clock.now)
        assert (await server.ask("GET", f"/api/tables/{table.id}")).status == 404
