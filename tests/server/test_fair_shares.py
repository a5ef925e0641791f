"""Fair queues for bots, hints, reviews and replays: visitors take turns."""

import asyncio
import os
import sys
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from chance import AMPLE
from colonnade.server.configuration import Rate
from colonnade.server.tables import history
from colonnade.server.tables import registry as tables
from colonnade.server.tables.live_table import REMEMBERED
from colonnade.server.workers import line_process
from colonnade.server.workers.fair_queue import FairQueue, Ticket, WorkerUnavailable
from colonnade.server.workers.line_process import LineProcess
from colonnade.server.workers.time_slices import run_in_slices
from server.harness import PLENTY, play_out, play_until, running
from server.long_games import keep_long_table, long_record
from waiting import others_run, until

T = TypeVar("T")


async def run_pending_tasks() -> None:
    """Let every task go as far as it can."""
    for _ in range(10):
        await others_run()


class Line:
    """Tickets of a queue, and in which order they were admitted."""

    def __init__(self, slots: int, most: int = 100, most_of_visitor: int = 100) -> None:
        self.queue = FairQueue(slots, most=most, most_of_visitor=most_of_visitor)
        self.admitted: list[str] = []
        self.tickets: dict[str, Ticket] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def join(self, name: str, visitor: str, *, in_background: bool = False) -> None:
        ticket = self.queue.ticket(visitor, in_background=in_background)
        self.tickets[name], self._ends[name] = ticket, asyncio.Event()
        self._tasks.append(asyncio.create_task(self._hold(name, ticket)))
        await run_pending_tasks()

    async def _hold(self, name: str, ticket: Ticket) -> None:
        async with self.queue.turn(ticket):
            self.admitted.append(name)
            await self._ends[name].wait()

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await run_pending_tasks()

    async def leave(self, name: str) -> None:
        self._tasks[list(self._ends).index(name)].cancel()
        await run_pending_tasks()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def test_visitors_take_turns_however_many_one_of_them_sends() -> None:
    line = Line(1)
    for number in range(5):
        await line.join(f"greedy {number}", "greedy")
    await line.join("modest", "modest")
    assert line.admitted == ["greedy 0"]
    await line.end("greedy 0")
    assert line.admitted == ["greedy 0", "greedy 1"]
    await line.end("greedy 1")
    assert line.admitted[-1] == "modest"
    await line.close()


async def test_what_nobody_waits_for_leaves_a_slot_free_and_comes_last() -> None:
    line = Line(2)
    for name in ("a", "b"):
        await line.join(name, "nobody", in_background=True)
    assert line.admitted == ["a"]
    await line.join("watched", "visitor")
    assert line.admitted == ["a", "watched"]
    await line.join("later", "visitor")
    await line.end("a")
    assert line.admitted == ["a", "watched", "later"]
    await line.end("later")
    assert line.admitted[-1] == "b"
    await line.close()


async def test_a_table_that_is_watched_at_last_moves_up() -> None:
    line = Line(1)
    await line.join("first", "visitor")
    for name in ("unwatched", "other"):
        await line.join(name, "nobody", in_background=True)
    line.tickets["other"].promote("visitor")
    await line.end("first")
    assert line.admitted == ["first", "other"]
    await line.end("other")
    assert line.admitted == ["first", "other", "unwatched"]
    await line.end("unwatched")
    assert len(line.queue) == 0
    await line.close()


async def test_whoever_leaves_the_line_gives_the_place_up() -> None:
    line = Line(1, most=2)
    await line.join("first", "a")
    await line.join("second", "b")
    await line.leave("second")
    await line.leave("first")
    assert len(line.queue) == 0
    await line.join("third", "c")
    assert line.admitted == ["first", "third"]
    await line.close()


async def test_the_line_is_short_for_all_and_shorter_for_one() -> None:
    line = Line(1, most=3, most_of_visitor=2)
    for name in ("a", "b", "c"):
        await line.join(name, "greedy")
    with pytest.raises(WorkerUnavailable, match="busy"):
        line.queue.ticket("greedy")
    await line.join("d", "modest")
    with pytest.raises(WorkerUnavailable, match="busy"):
        line.queue.ticket("another")
    await line.close()


async def test_a_stranger_s_bot_answers_while_a_visitor_has_many_tables(
    file: str,
) -> None:
    """With one engine only, and twenty tables that nobody watches asking before."""
    bots = [{"bot": "expert"}, {"bot": "expert"}]
    async with running(file, engines=1) as server:
        for _ in range(20):
            await server.open("corintho", seats=bots)
        mine = await server.open("corintho", seats=[{"me": True}, {"bot": "medium"}])
        ada = await mine.join(0)
        assert (await ada.do("play", token=ada.view["legal"][0]))["ok"]
        async with asyncio.timeout(AMPLE):
            while ada.view["awaits"]["seat"] != 0:
                await ada.next()


async def test_rematches_count_as_tables_that_are_opened(file: str) -> None:
    limits = replace(PLENTY, openings=Rate(0, 2))
    async with running(file, limits=limits) as server:
        table = await server.open("corintho")
        ada, bea = await table.join(0), await table.join(1)
        await play_out({0: ada, 1: bea})
        assert (await ada.do("rematch"))["ok"]
        key = table.keys[0]
        rematch = await server.connect(ada.view["rematch"], key)
        other = await server.connect(ada.view["rematch"], table.keys[1])
        seats = {rematch.hello["seat"]: rematch, other.hello["seat"]: other}
        await play_out(seats)
        answer = await rematch.do("rematch")
        assert (answer["ok"], answer["refusal"]["reason"]) == (False, "too_fast")


async def test_replaying_a_long_record_holds_nobody_up(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada = await table.join(0)
        replaying = asyncio.ensure_future(server.ask("POST", "/api/study/replay", long_record()))
        await until(
            lambda: len(server.context.registry.history.queue) == 1, "the record is being replayed"
        )
        # What the disk has no part in: a busy one takes longer than the record.
        await ada.say(do="sync", version=ada.view["version"])
        await ada.next("update")
        assert not replaying.done(), "somebody was answered in between"
        assert (await ada.do("throw"))["ok"]
        reply = await replaying
        assert reply.status == 200
        assert len(reply.json["tokens"]) == 19_900


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
async def test_the_past_of_a_table_is_read_while_its_people_play_on(file: str) -> None:
    async with running(file) as server:
        queue = server.context.registry.history.queue
        table = await server.open("senet")
        ada, bea = await table.join(0), await table.join(1)
        people = {0: ada, 1: bea}
        await play_until(lambda view: view["version"] > 2 * REMEMBERED, people)
        spectator = await table.join()
        async with queue.turn(queue.ticket("somebody else")):
            await spectator.say(do="sync", version=0)
            await until(lambda: len(queue) == 2, "the past is asked for")
            before = ada.view["version"]
            await play_until(lambda view: view["version"] > before + 2, people)
            newest = ada.view["version"]
        versions = list[int]()
        while versions[:1] != [1]:
            versions = [event["version"] for event in (await spectator.next("update"))["story"]]
        assert versions == list(range(1, newest + 1))


async def test_a_long_log_is_loaded_in_short_steps(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sliced = list[object]()

    async def counted(steps: Generator[None, None, T]) -> T:
        sliced.append(steps)
        return await run_in_slices(steps)

    monkeypatch.setattr(tables, "run_in_slices", counted)
    table_id = await keep_long_table(file, 300)
    async with running(file) as server:
        for _ in range(2):
            view = (await server.ask("GET", f"/api/tables/{table_id}")).json
            assert view["version"] >= 300
        assert len(sliced) == 1, "once: then it is in memory"
        short = await server.open("senet")
    async with running(file) as server:
        assert (await server.ask("GET", f"/api/tables/{short.id}")).status == 200
        assert len(sliced) == 1, "a short log is quicker at once"


async def test_the_past_may_not_be_asked_for_too_fast(file: str) -> None:
    async with running(file, limits=replace(PLENTY, syncs=Rate(0, 2))) as server:
        spectator = await (await server.open("senet")).join()
        for _ in range(3):
            await spectator.say(do="sync", version=0)
        kinds = [(await spectator.next())["is"] for _ in range(3)]
        assert kinds == ["update", "update", "error"]


async def test_whoever_asks_for_too_much_past_is_told_to_wait(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "WAITING_OF_VISITOR", 0)
    async with running(file) as server:
        table = await server.open("senet")
        people = {0: await table.join(0), 1: await table.join(1)}
        await play_until(lambda view: view["version"] > 2 * REMEMBERED, people)
        reply = await server.ask("GET", f"/api/tables/{table.id}/record")
        assert (reply.status, reply.reason) == (503, "busy")
        hello = (await table.join(query="?after=0")).hello
        assert (hello["story"], hello["view"]) == ([], people[0].view)


async def test_a_wrapper_script_is_killed_with_what_it_has_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_process, "WAIT_SECONDS", None)  # its pipes are closed, or this hangs
    child = tmp_path / "child"
    script = tmp_path / "wrapper"
    script.write_text(
        f"#!/bin/sh\n{sys.executable} -c 'import os,sys,time; "
        f'open("{child}","w").write(str(os.getpid())); time.sleep(600)\'\n'
    )
    script.chmod(0o755)
    process = await LineProcess.start((str(script),), 1 << 10)
    await until(lambda: child.exists() and child.read_text() != "", "the child has started")
    process.kill()
    await process.wait()
    pid = int(child.read_text())

    def gone() -> bool:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"

    await until(gone, "the child is gone")
