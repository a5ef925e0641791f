"""A bot that fails affects only its own seat, which gets a legal move."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from chance import AMPLE
from colonnade.server.workers import engine_pool
from colonnade.table.decide import decide
from colonnade.table.decision import Decision
from colonnade.table.table import Table
from server.harness import Client, act, play_out, running
from waiting import until

BUGGY = str(Path(__file__).with_name("buggy_engine.py"))
BOTS = [{"me": True}, {"bot": "random"}]


@pytest.mark.parametrize(
    ("how", "counted"),
    [
        ("crash", "failed"),
        ("stall", "failed"),
        ("flood", "failed"),
        ("error", "failed"),
        ("nonsense", "nonsense"),
        ("illegal", "nonsense"),
        ("binary", "nonsense"),
    ],
)
async def test_a_bot_that_misbehaves_gets_a_legal_move(
    file: str, how: str, counted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = 0.5 if how == "stall" else AMPLE
    async with running(file, engine=(sys.executable, BUGGY, how), think_seconds=seconds) as server:
        bad = await server.open("corintho", seats=BOTS)
        good = await server.open("columbiz", seats=BOTS, settings={"auto_throw": True})
        ada, bea = await bad.join(0), await good.join(0)
        assert (await ada.do("play", token=ada.view["legal"][0]))["ok"]
        while ada.view["awaits"]["seat"] != 0:
            await ada.next()
        assert ada.view["tokens"] == 2
        bots = server.context.metrics.bots
        assert bots.of(how=counted) == 1
        # The other table's bot plays as if nothing had happened, however slow the machine.
        monkeypatch.setattr(server.context.engines, "seconds", AMPLE)
        for _ in range(3):
            await play_a_turn(bea)
        assert bots.of(how="failed") + bots.of(how="nonsense") == 1


async def play_a_turn(client: Client) -> None:
    while client.view["awaits"]["seat"] != 0:
        await client.next()
    assert (await act(client))["ok"]


async def test_an_engine_that_never_speaks_is_given_up(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_pool, "START_SECONDS", 0.3)
    async with running(file, engine=(sys.executable, BUGGY, "deaf")) as server:
        ada = await (await server.open("corintho", seats=BOTS)).join(0)
        await play_out({0: ada})
        assert ada.view["result"] is not None
        assert server.context.metrics.bots.of(how="failed") > 0


async def test_a_program_that_is_not_there_is_no_reason_to_stop(file: str) -> None:
    async with running(file, engine=("/nowhere/engine",)) as server:
        ada = await (await server.open("corintho", seats=BOTS)).join(0)
        await play_out({0: ada})
        assert ada.view["result"] is not None
        assert server.context.metrics.bots.of(how="thought") == 0


async def test_a_bot_s_thought_about_a_position_that_is_gone_is_dropped(
    file: str, tmp_path: Path
) -> None:
    word = tmp_path / "now"
    patient = (sys.executable, BUGGY, "wait", str(word))
    async with running(file, engine=patient) as server:
        ada = await (await server.open("corintho", seats=BOTS)).join(0)
        first = ada.view["position"]
        await ada.do("play", token=ada.view["legal"][0])
        assert (await ada.do("undo"))["ok"], "the bot is still thinking"
        word.touch()
        thought = server.context.metrics.bots
        await until(lambda: thought.of(how="thought"), "the bot has answered")
        await ada.say(do="sync", version=5)
        assert (await ada.next("update"))["view"]["version"] == 5
        assert ada.view["position"] == first


async def test_no_process_is_left_when_the_server_has_stopped(file: str) -> None:
    async with running(file) as server:
        ada = await (await server.open("corintho", seats=BOTS)).join(0)
        await play_out({0: ada})
        idle = server.context.engines.idle.values()
        programs = [program for programs in idle for program in programs]
        assert programs
        assert all(program.is_running for program in programs)
        for program in programs:
            program.kill()
        await until(lambda: not any(program.is_running for program in programs), "they have ended")
        bea = await (await server.open("corintho", seats=BOTS)).join(0)
        await play_out({0: bea})
        assert not server.context.metrics.bots.of(how="failed"), "others were started instead"
        programs += [program for programs in idle for program in programs]
    assert not any(program.is_running for program in programs)


async def test_a_fault_at_one_table_stays_there(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game's exception never leaves its game."""
    async with running(file) as server:
        bad, good = await server.open("corintho"), await server.open("corintho")
        ada, bea = await bad.join(0), await good.join(0)

        def faulty(table: Table, *rest: Any) -> Decision:
            if table.id == bad.id:
                raise ZeroDivisionError("a bug in a rulebook")
            return decide(table, *rest)

        monkeypatch.setattr("colonnade.server.tables.live_table.decide", faulty)
        answer = await ada.do("play", token=ada.view["legal"][0])
        assert (answer["ok"], answer["refusal"]["reason"]) == (False, "internal")
        assert (await bea.do("play", token=bea.view["legal"][0]))["ok"]
        # The table is read anew and can be played once the bug is gone.
        monkeypatch.undo()
        ada = await bad.join(0)
        assert ada.view["version"] == 3
        assert (await ada.do("play", token=ada.view["legal"][0]))["ok"]


async def test_a_server_that_stops_while_a_bot_thinks_leaves_nothing_running(file: str) -> None:
    before = asyncio.all_tasks()
    stalling = (sys.executable, BUGGY, "stall")
    async with running(file, engine=stalling) as server:
        seats = [{"bot": "random"}, {"me": True}]
        opened = await server.open("corintho", seats=seats)
        await until(lambda: server.context.registry.is_running(opened.id), "the bot thinks")
    assert {task for task in asyncio.all_tasks() - before if not task.done()} == set()
