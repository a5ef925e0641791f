"""Turn timers, with a clock that the test sets; nothing waits."""

import sys
import time
from typing import Any

import pytest

from colonnade.server.configuration import DAY
from colonnade.store import StoreUnavailable
from server.harness import Client, Clock, LocalServer, OpenedTable, running
from waiting import until

NEVER = (sys.executable, "-c", "import time; time.sleep(600)")
"""An engine that does not answer."""
TIMED: dict[str, Any] = {"settings": {"turn_seconds": 60}}


async def pass_time(server: LocalServer, clock: Clock, seconds: float) -> None:
    """Let time pass, and the server look at its clock."""
    clock.now += seconds
    await server.context.housekeeper.tick()


async def next_story_kinds(client: Client) -> list[str]:
    """The kinds of entries of the next change."""
    return [happening["kind"] for happening in (await client.next("update"))["story"]]


async def test_a_move_is_made_for_somebody_whose_time_has_run_out(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        table = await server.open("corintho", **TIMED)
        ada = await table.join(0)
        assert ada.hello["remaining"] == 60_000
        await pass_time(server, clock, 59)
        assert ada.view["version"] == 3
        await pass_time(server, clock, 2)
        assert await next_story_kinds(ada) == ["flagged", "played"]
        assert ada.heard[-1]["remaining"] == 60_000
        assert ada.view["awaits"]["seat"] == 1


async def test_a_throw_is_made_for_somebody_whose_time_has_run_out(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("senet", **TIMED)
        ada = await table.join(0)
        await pass_time(server, clock, 61)
        assert await next_story_kinds(ada) == ["flagged", "thrown"]


async def test_what_others_do_gives_no_more_time_to_the_seat_to_act(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("senet", **TIMED)
        ada, bea = await table.join(0), await table.join(1)
        await pass_time(server, clock, 40)
        assert (await bea.do("seed", seed="mine"))["ok"]
        assert (await ada.next("update"))["remaining"] == 20_000
        await pass_time(server, clock, 21)
        assert await next_story_kinds(ada) == ["flagged", "thrown"]


async def test_no_time_runs_before_everybody_sits_and_for_bots(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("senet", seats=[{"me": True}], **TIMED)
        ada = await table.join(0)
        assert ada.hello["remaining"] is None
        await pass_time(server, clock, 1000)
        reply = await server.ask("POST", f"/api/tables/{table.id}/seats/1", {})
        assert reply.status == 201
        assert (await ada.next("update"))["remaining"] == 60_000


async def test_nobody_s_time_runs_while_there_is_no_server(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("corintho", **TIMED)
        await pass_time(server, clock, 50)
    clock.now += DAY
    async with running(file, clock) as server:
        ada = await OpenedTable(server, table.id, table.keys).join(0)
        assert ada.hello["remaining"] == 10_000, "what was left when the server stopped"
        await pass_time(server, clock, 9)
        assert ada.view["version"] == 3
        await pass_time(server, clock, 2)
        assert await next_story_kinds(ada) == ["flagged", "played"]


async def test_setting_the_machine_s_clock_changes_nobody_s_time(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(file) as server:
        table = await server.open("corintho", settings={"turn_seconds": 3600})
        ada = await table.join(0)
        real = time.time
        for jump in (7200.0, -10_800.0):
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
            await server.context.housekeeper.tick()
            await ada.say(do="sync", version=3)
            left = (await ada.next("update"))["remaining"]
            assert 3_400_000 < left <= 3_600_000
        assert ada.view["version"] == 3


async def test_a_bot_goes_on_after_a_restart_though_the_machine_s_clock_was_set_back(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [{"bot": "random"}, {"me": True}]
    async with running(file, engine=NEVER) as server:
        table = await server.open("corintho", seats=seats)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - 10_800)
    async with running(file) as server:
        live = server.context.registry.tables
        await until(
            lambda: table.id in live and live[table.id].table.tokens == 1, "the bot has moved"
        )


async def test_a_timed_table_goes_on_after_a_restart_though_nobody_comes_back(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("corintho", **TIMED)
    clock.now += DAY
    async with running(file, clock) as server:
        registry = server.context.registry
        # The server goes round by itself when it starts.
        await until(lambda: table.id in registry.tables, "the table is in the memory again")
        await pass_time(server, clock, 61)
        looking = await OpenedTable(server, table.id, table.keys).join()
        while looking.view["version"] == 3:
            await looking.next()
        assert looking.view["last"]["seat"] == 0


async def test_nobody_s_time_runs_while_nothing_can_be_kept(file: str) -> None:
    clock = Clock()
    async with running(file, clock) as server:
        table = await server.open("corintho", **TIMED)
        ada = await table.join(0)
        writer, store = server.context.log_writer, server.context.store

        async def away() -> None:
            raise StoreUnavailable("gone")

        there, store.check = store.check, away  # type: ignore[method-assign]
        await pass_time(server, clock, 30)
        writer.note_down()
        await pass_time(server, clock, 500)
        assert writer.is_down
        assert ada.view["version"] == 3
        store.check = there  # type: ignore[method-assign]
        await pass_time(server, clock, 10)
        await ada.say(do="sync", version=3)
        assert (await ada.next("update"))["remaining"] == 30_000
        await pass_time(server, clock, 31)
        assert await next_story_kinds(ada) == ["flagged", "played"]


async def test_a_game_nobody_plays_any_more_is_closed_and_its_dice_are_shown(file: str) -> None:
    async with running(file, abandoned=-1.0) as server:
        table = await server.open("senet")
        fresh = await server.open("senet")
        ada = await (await server.open("senet")).join(0)
        await server.context.housekeeper.clean()
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
        await server.context.housekeeper.clean()
        assert (await server.ask("GET", f"/api/tables/{table.id}")).status == 200
    # At once when it starts: a server that runs for a lesson only forgets, too.
    async with running(file, clock, forgotten=0.0) as server:

        async def is_forgotten() -> bool:
            return (await server.ask("GET", f"/api/tables/{table.id}")).status == 404

        await until(is_forgotten, "the table is forgotten")
