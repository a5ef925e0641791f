"""Nobody throws before every person at the table could add a seed."""

import asyncio
from typing import Any

from server.harness import Clock, play_out, running
from waiting import until

WITH_BOT: dict[str, Any] = {"seats": [{"bot": "random"}, {"me": True, "name": "Ada"}]}


async def test_a_bot_that_begins_waits_for_the_seeds(file: str) -> None:
    clock = Clock()
    async with running(file, clock, seed_seconds=5.0) as server:
        table = await server.open("senet", **WITH_BOT)
        ada = await table.join(0)
        live = server.context.registry.tables[table.id]
        assert server.context.registry.is_running(table.id), "the server wants to throw"
        assert (await ada.do("seed", seed="mine"))["ok"]
        await until(lambda: live.table.throws > 0, "the bot has thrown")
        assert live.table.seeds == ("", "mine")


async def test_a_person_who_adds_no_seed_is_waited_for_a_few_seconds_only(file: str) -> None:
    clock = Clock()
    async with running(file, clock, seed_seconds=5.0) as server:
        table = await server.open("senet", **WITH_BOT)
        await table.join(0)
        live = server.context.registry.tables[table.id]
        clock.now += 4.9
        assert live.awaits_seeds()
        assert not live.table.throws
        clock.now += 0.2
        await until(lambda: live.table.throws > 0, "the bot has thrown")
        text = (await server.ask("GET", f"/api/tables/{table.id}/record")).text
        assert '[Unseeded "1"]' in text


async def test_a_throw_of_a_person_waits_for_the_other_s_seed(file: str) -> None:
    clock = Clock()
    async with running(file, clock, seed_seconds=5.0) as server:
        table = await server.open("senet")
        ada, bea = await table.join(0), await table.join(1)
        throwing = asyncio.ensure_future(ada.do("throw"))
        answer = await bea.do("seed", seed="hers")
        assert answer["ok"]
        assert (await throwing)["ok"], "the seed in between makes the throw no mistake"
        assert server.context.registry.tables[table.id].table.throws == 1


async def test_a_rematch_in_which_a_bot_begins_waits_as_well(file: str) -> None:
    clock = Clock()
    async with running(file, clock, seed_seconds=5.0) as server:
        # The rematch moves everybody on by one seat: there the bot begins.
        table = await server.open("senet", seats=[{"me": True, "name": "Ada"}, {"bot": "random"}])
        ada = await table.join(0)
        clock.now += 6
        await play_out({0: ada})
        assert (await ada.do("rematch"))["ok"]
        rematch = server.context.registry.tables[ada.view["rematch"]]
        assert rematch.table.seats[0].bot
        assert rematch.awaits_seeds()
        again = await server.connect(rematch.id, table.keys[0])
        assert (await again.do("seed", seed="again"))["ok"]
        await until(lambda: rematch.table.throws > 0, "the bot has thrown")
        assert rematch.table.seeds == ("", "again")
