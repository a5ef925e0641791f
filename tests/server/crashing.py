"""Many games over real sockets on a server that is killed again and again.

    make crash                                          a thousand kills
    PYTHONPATH=tests:scripts python tests/server/crashing.py --kills 50

Everybody comes back after each kill and says again what had not been answered. What the server
told and acknowledged is compared with the logs it left: nothing may be lost, have a hole, be there
without having been asked for, or differ from what people were told.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException

from colonnade.games import GAMES
from colonnade.store import Store, open_store
from colonnade.table.entry import Played
from colonnade.table.story import KINDS
from colonnade.table.table import fold
from colonnade.wire.entries import read_entries
from server.running import Client, Opened, Server, free_port

GONE: Final = (OSError, EOFError, TimeoutError, WebSocketException, HTTPException)
TELL: Final = 50
FAULTS: Final = ("lost", "holes", "phantoms", "changed")


@dataclass
class Report:
    """What happened, in numbers."""

    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Commands in flight at a kill, said again afterwards."""
    tables: int = 0
    entries: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    recoveries: list[float] = field(default_factory=list)
    """Seconds from a start of the server to a table's next acknowledged command."""

    def __str__(self) -> str:
        times = sorted(self.recoveries)
        p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
        counts = ", ".join(f"{name} {self.faults[name]}" for name in FAULTS)
        return (
            f"{self.kills} kills, {self.tables} games, {self.entries} entries kept, "
            f"{self.acknowledged} commands acknowledged, {self.unanswered} in flight at a kill: "
            f"{counts}; back in play after {p50:.2f} s (median), {p99:.2f} s (p99)"
        )


class Game:
    """One table and all that its people know of it."""

    def __init__(self, table: Opened, report: Report) -> None:
        self.table = table
        self.report = report
        self.told: dict[int, tuple[str, str]] = {}
        """By version: the kind and token of what everybody was told."""
        self.acknowledged: dict[int, str] = {}
        """By version: the token of a command that was answered with yes."""
        self.asked: set[tuple[int, str]] = set()
        self.pending: dict[str, Any] | None = None
        self.view: dict[str, Any] = {"version": 0}
        self.count = 0

    @property
    def version(self) -> int:
        return int(self.view["version"])

    @property
    def is_over(self) -> bool:
        return self.version > 0 and self.view["awaits"]["kind"] == "nothing"

    async def come_back(self) -> list[Client]:
        """A socket for each seat; all that happened meanwhile is told."""
        after = self.version
        clients = [await self.table.join(seat, query=f"?after={after}") for seat in (0, 1)]
        for client in clients:
            self.hear(client.hello, after if after else None)
        return clients

    def hear(self, message: dict[str, Any], after: int | None = None) -> None:
        """Take in what is told, which must go on from what was told before."""
        versions = [happening["version"] for happening in message["story"]]
        if after is not None and versions != list(range(after + 1, message["view"]["version"] + 1)):
            self.report.faults["holes"] += 1
        for happening in message["story"]:
            said = (happening["kind"], happening["token"])
            if self.told.setdefault(happening["version"], said) != said:
                self.report.faults["changed"] += 1
        if message["view"]["version"] < self.version and after is not None:
            self.report.faults["lost"] += 1
        if message["view"]["version"] > self.version:
            self.view = message["view"]

    async def act(self, clients: list[Client], chance: random.Random) -> None:
        """Do what is awaited, or what was asked before the server went."""
        ask = self.pending or self.next_ask(chance)
        self.pending = ask
        self.asked.add((ask["seen"] + 1, ask.get("token", "")))
        client = clients[ask["by"]]
        await client.say(**{name: value for name, value in ask.items() if name != "by"})
        while True:
            message = await client.next()
            if message["is"] == "update":
                self.hear(message)
            elif message["is"] == "answer" and message["id"] == ask["id"]:
                break
        client.heard.clear()
        self.pending = None
        if not message["ok"]:
            # Nobody else speaks at this table, so nothing but a loss can make a command stale.
            self.report.faults["lost"] += 1
            return
        self.report.acknowledged += 1
        self.acknowledged[ask["seen"] + 1] = ask.get("token", "")
        for other in clients:
            # An answer to a repeated command may name a version of long ago.
            await other.until_version(message["version"])
            other.heard.clear()

    def next_ask(self, chance: random.Random) -> dict[str, Any]:
        self.count += 1
        awaits = self.view["awaits"]
        ask = {"id": f"c{self.count}", "seen": self.version, "by": awaits["seat"]}
        if awaits["kind"] == "throw":
            return {"do": "throw", **ask}
        return {"do": "play", "token": chance.choice(self.view["legal"]), **ask}

    async def check(self, store: Store) -> None:
        """Compare the log with all that was said about it."""
        stored, faults = await store.read(self.table.id), self.report.faults
        if stored is None:
            faults["lost"] += 1
            return
        entries = read_entries(stored.entries)
        self.report.entries += len(entries)
        faults["holes"] += stored.version != len(entries)
        kept = dict(enumerate(entries, start=1))
        for version, token in self.acknowledged.items():
            entry = kept.get(version)
            faults["lost"] += entry is None
            faults["changed"] += isinstance(entry, Played) and entry.token != token
        for version, (kind, token) in self.told.items():
            entry = kept.get(version)
            faults["lost"] += entry is None
            if entry is not None:
                same = KINDS[type(entry)] == kind and getattr(entry, "token", "") == token
                faults["changed"] += not same
        for version, entry in kept.items():
            if isinstance(entry, Played):
                faults["phantoms"] += (version, entry.token) not in self.asked
        table = fold(entries)
        if table.version == self.version:
            position = table.book.notation.write_position(table.options, table.state)
            faults["changed"] += position != self.view["position"]


@dataclass
class Crash:
    """The whole test: a nursery of servers, the people, and the one who kills."""

    folder: Path
    kills: int
    tables: int
    seed: int
    report: Report = field(default_factory=Report)
    games: list[Game] = field(default_factory=list)
    since_start: int = 0
    started_at: float = 0.0
    stopping: bool = False
    """Whether somebody has seen enough; what was done so far is checked."""

    def stop(self) -> None:
        self.stopping = True

    async def run(self) -> Report:
        server = Server(free_port())
        async with self.nursery(server.port) as nursery:
            people = [
                asyncio.create_task(self.play(server, random.Random(f"{self.seed} {number}"), game))
                for number, game in zip(range(self.tables), self.mixed(), strict=False)
            ]
            try:
                await self.kill_again_and_again(nursery, people)
            finally:
                for task in people:
                    task.cancel()
                await asyncio.gather(*people, return_exceptions=True)
        store = await open_store(str(self.folder / "tables.db"))
        for game in self.games:
            await game.check(store)
        await store.close()
        self.report.tables = len(self.games)
        return self.report

    def mixed(self) -> list[str]:
        return [list(GAMES)[number % len(GAMES)] for number in range(self.tables)]

    async def kill_again_and_again(
        self, nursery: asyncio.subprocess.Process, people: list[asyncio.Task[None]]
    ) -> None:
        chance = random.Random(self.seed)
        for last in (*[False] * self.kills, True):
            server = await self.start(nursery)
            try:
                await self.back_in_play(people)
                await asyncio.sleep(0.0 if last else chance.random() * 0.2)
            finally:
                os.kill(server, signal.SIGKILL)
            self.report.kills += not last
            if self.report.kills % TELL == 0 and not last:
                print(f"{self.report.kills} kills", flush=True)
            if self.stopping:
                break

    async def back_in_play(self, people: list[asyncio.Task[None]]) -> None:
        """Wait until as many commands were answered as there are tables."""
        while self.since_start < self.tables:
            for task in people:
                if task.done():
                    task.result()
            await asyncio.sleep(0.005)

    async def start(self, nursery: asyncio.subprocess.Process) -> int:
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        self.since_start, self.started_at = 0, time.monotonic()
        nursery.stdin.write(b"start\n")
        return int(await nursery.stdout.readline())

    async def play(self, server: Server, chance: random.Random, game: str) -> None:
        """One table after the other, through every kill."""
        current: Game | None = None
        while True:
            try:
                if current is None or current.is_over:
                    opened = await server.open(game, **self.people(game))
                    current = Game(opened, self.report)
                    self.games.append(current)
                await self.sit(current, chance)
            except GONE:
                await asyncio.sleep(0.02)

    def people(self, game: str) -> dict[str, Any]:
        return {"options": {"players": "2"}} if game == "les-4-colonnes" else {}

    async def sit(self, game: Game, chance: random.Random) -> None:
        clients: list[Client] = []
        began = self.started_at
        try:
            clients = await game.come_back()
            self.report.unanswered += game.pending is not None
            while not game.is_over or game.pending:
                await game.act(clients, chance)
                self.since_start += 1
                if began:
                    self.report.recoveries.append(time.monotonic() - began)
                    began = 0.0
        finally:
            for client in clients:
                client.connection.transport.abort()

    @asynccontextmanager
    async def nursery(self, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
        script = str(Path(__file__).with_name("nursery.py"))
        serve = ["serve", "--port", str(port), "--database", "tables.db"]
        with (self.folder / "log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, script, *serve, "--unlimited", "127.0.0.1", "--quiet"),
                cwd=self.folder,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        try:
            yield process
        finally:
            await process.communicate(b"")


def main() -> int:
    """Run it, and tell the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=random.getrandbits(32))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        crash = Crash(Path(folder), asked.kills, asked.tables, asked.seed)
        signal.signal(signal.SIGINT, lambda *_: crash.stop())
        report = asyncio.run(crash.run())
        print(report)
    return 1 if report.faults.total() else 0


if __name__ == "__main__":
    sys.exit(main())
