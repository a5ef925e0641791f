"""Many games over real sockets on a server that is killed again and again.

    make crash                                          a thousand kills
    PYTHONPATH=tests:scripts python tests/server/kill_server.py --kills 50

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
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException

from colonnade.games import GAMES
from colonnade.store import open_store
from ports import reserved_port
from server.harness import Client, Server
from server.log_checker import Game, Report
from waiting import until

GONE: Final = (OSError, EOFError, TimeoutError, WebSocketException, HTTPException)
TELL: Final = 50
STALLED: Final = 600.0
"""Seconds without enough commands after which the run is given up: hours of kills are not thrown
away because other programs keep the processor for a minute."""
UNDER_WAY: Final = 2
"""Tables that wait for an answer at every kill, at least."""


@dataclass
class Crash:
    """The whole test: a process that forks servers, the people, and the one who kills."""

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
        with reserved_port() as port:
            await self.play_and_kill(Server(port))
        store = await open_store(str(self.folder / "tables.db"))
        for game in self.games:
            await game.check(store)
        await store.close()
        self.report.tables = len(self.games)
        return self.report

    async def play_and_kill(self, server: Server) -> None:
        """Let people play until there were enough kills."""
        async with self.fork_server(server.port) as fork_server:
            people = [
                asyncio.create_task(self.play(server, random.Random(f"{self.seed} {number}"), game))
                for number, game in zip(range(self.tables), self.mixed(), strict=False)
            ]
            try:
                await self.kill_again_and_again(fork_server, people)
            finally:
                for task in people:
                    task.cancel()
                await asyncio.gather(*people, return_exceptions=True)

    def mixed(self) -> list[str]:
        return [list(GAMES)[number % len(GAMES)] for number in range(self.tables)]

    async def kill_again_and_again(
        self, fork_server: asyncio.subprocess.Process, people: list[asyncio.Task[None]]
    ) -> None:
        chance = random.Random(self.seed)
        for last in (*[False] * self.kills, True):
            server = await self.start(fork_server)
            try:
                await self.back_in_play(people)
                if not last:
                    # Killed at any instant; stopped a moment before, so that commands that nobody
                    # is going to answer are on their way for certain.
                    await asyncio.sleep(chance.random() * 0.2)
                    os.kill(server, signal.SIGSTOP)
                    await self.under_way(people)
            finally:
                os.kill(server, signal.SIGKILL)
            self.report.kills += not last
            if self.report.kills % TELL == 0 and not last:
                print(f"{self.report.kills} kills", flush=True)
            if self.stopping:
                break

    async def back_in_play(self, people: list[asyncio.Task[None]]) -> None:
        """Wait until as many commands were answered as there are tables."""
        await self.seen(people, lambda: self.since_start >= self.tables)

    async def under_way(self, people: list[asyncio.Task[None]]) -> None:
        """Wait until several tables wait for an answer."""
        await self.seen(people, lambda: sum(bool(game.pending) for game in self.games) > UNDER_WAY)

    async def seen(self, people: list[asyncio.Task[None]], condition: Callable[[], bool]) -> None:
        """Wait for something that people do; what stops them stops this too."""

        def is_so() -> bool:
            for task in people:
                if task.done():
                    task.result()
            return condition()

        await until(is_so, "people play on", STALLED)

    async def start(self, fork_server: asyncio.subprocess.Process) -> int:
        assert fork_server.stdin is not None
        assert fork_server.stdout is not None
        self.since_start, self.started_at = 0, time.monotonic()
        fork_server.stdin.write(b"start\n")
        return int(await fork_server.stdout.readline())

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
    async def fork_server(self, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
        script = str(Path(__file__).with_name("fork_server.py"))
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
