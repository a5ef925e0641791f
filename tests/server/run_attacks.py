"""Every attack of `attacks.py` on a real server, while others play fifty moves a second.

    make attack
    PYTHONPATH=tests:scripts python tests/server/run_attacks.py --only pings --seconds 5

The server, the players, the attacker and a sink are processes of their own. The players have
another address than the attacker. Every attack is led three times. Each time there is a rest
before it, in which the players' latency is the baseline; then it is led against the sink, which
only reads, and shows what the attacker costs the machine, and then against the server. It holds if
the players' p99 stays under three times the larger of the other two, by the medians of all rounds,
the server under 300 MB, and everybody is answered. The worst round is told beside the median.
"""

import argparse
import asyncio
import http.client
import json
import math
import os
import re
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

from websockets.asyncio.client import connect

from server.attacks import ATTACKS
from server.harness import JSON, Client, Reply, Server, act, is_over
from server.long_games import keep_long_table
from server.raw_client import Target

PLAYERS: Final = "127.0.0.2"
"""The address of the players; the attacker has 127.0.0.1."""
TABLES: Final = 25
MOVES_EACH_SECOND: Final = 50
SETTLE: Final = 1.0
"""Seconds between two measurements."""
MOST_MEGABYTES: Final = 300
FACTOR: Final = 3.0
ROUNDS: Final = 3


# The sink


async def sink() -> None:
    """Read and forget; a handshake is answered, so that attackers go on."""

    async def read(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            first = await reader.read(1 << 16)
            if b"upgrade" in first:
                writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            else:
                writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            while await reader.read(1 << 18):
                pass
        writer.close()

    server = await asyncio.start_server(read, "127.0.0.1", 0, backlog=2048)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


# The players


async def play(port: int) -> None:
    """Play for ever at a steady pace; a line for every answer: when, and after how long."""
    pace = TABLES / MOVES_EACH_SECOND
    await asyncio.gather(*[play_table(port, number, pace) for number in range(TABLES)])


async def play_table(port: int, number: int, pace: float) -> None:
    server, due = PlayersServer(port), time.monotonic() + pace * number / TABLES
    while True:
        table = await server.open("senet")
        clients = {
            seat: await join_as_player(port, table.id, key) for seat, key in enumerate(table.keys)
        }
        watched = clients[0]
        for seat, client in clients.items():
            await client.until_version(watched.view["version"])
            assert (await client.do("seed", seed=f"seed {seat}"))["ok"]
            await watched.until_version(client.view["version"])
        while not is_over(watched.view):
            turn = watched.view["awaits"]["seat"]
            actor = clients[turn]
            await actor.until_version(watched.view["version"])
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due = max(due + pace, time.monotonic())
            began = time.monotonic()
            answer = await act(actor, number)
            assert answer["ok"], answer
            print(f"{began} {time.monotonic() - began}", flush=True)
            for client in clients.values():
                await client.until_version(answer["version"])
                client.heard.clear()  # collecting what was kept would delay the answers measured
        for client in clients.values():
            await client.close()


class PlayersServer(Server):
    """The same server, asked from the players' address."""

    def _ask(self, method: str, path: str, body: object, headers: dict[str, str]) -> Reply:
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=60, source_address=(PLAYERS, 0)
        )
        try:
            connection.request(method, path, json.dumps(body), {**JSON, **headers})
            answer = connection.getresponse()
            return Reply(answer.status, {}, answer.read().decode())
        finally:
            connection.close()


async def join_as_player(port: int, table: str, key: str) -> Client:
    """A player's socket, from the players' address."""
    connection = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/play",
        additional_headers={"authorization": f"Bearer {key}"},
        compression=None,
        ping_interval=None,
        max_queue=None,
        open_timeout=60,
        local_addr=(PLAYERS, 0),
    )
    return await Client.greeted(connection)


# Measuring


@dataclass
class Players:
    """The latencies of the players, as they come in."""

    found: list[tuple[float, float]] = field(default_factory=list)

    async def read(self, lines: asyncio.StreamReader) -> None:
        while line := await lines.readline():
            began, took = line.split()
            self.found.append((float(began), float(took)))

    def between(self, begin: float, end: float) -> tuple[float, int]:
        """The p99 in milliseconds of what was asked in that time, and how many answers."""
        took = sorted(took for began, took in self.found if begin <= began < end)
        if not took:
            return math.inf, 0
        return took[math.ceil(0.99 * len(took)) - 1] * 1000, len(took)


@dataclass
class ServerProcess:
    """The server's process."""

    pid: int
    port: int

    def reset_peak(self) -> None:
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    def megabytes(self, name: str) -> float:
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(rf"{name}:\s+(\d+) kB", status)
        assert found is not None, status
        return int(found[1]) / 1024

    def processor_seconds(self) -> float:
        values = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")

    def disconnected(self) -> int:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=60) as page:
            text = page.read().decode()
        return sum(
            int(number)
            for name, number in re.findall(r"^(colonnade_\w+_total)\S* (\d+)$", text, re.M)
            if name in ("colonnade_disconnected_total", "colonnade_rejected_total")
        )


@dataclass(frozen=True)
class AttackRun:
    """One attack, against the sink and against the server, after a rest.

    The p99 of the players in each of the three, in milliseconds.
    """

    baseline: float
    control: float
    p99: float
    busy: float
    """Seconds of the processor that the server used in a second of the attack, players included."""
    stopped: int
    done: int
    kind: str
    """What `done` counts."""


@dataclass(frozen=True)
class AttackReport:
    """Several rounds of one attack."""

    rounds: list[AttackRun]

    def middle(self, value: Callable[[AttackRun], float]) -> float:
        return statistics.median(map(value, self.rounds))

    @property
    def is_fast(self) -> bool:
        allowed = max(
            self.middle(lambda each: each.baseline), self.middle(lambda each: each.control)
        )
        return self.middle(lambda each: each.p99) < FACTOR * allowed

    def __str__(self) -> str:
        done, stopped = (
            sum(each.done for each in self.rounds),
            sum(each.stopped for each in self.rounds),
        )
        p99, worst = self.middle(lambda each: each.p99), max(each.p99 for each in self.rounds)
        control, baseline = (
            self.middle(lambda each: each.control),
            self.middle(lambda each: each.baseline),
        )
        return (
            f"{f'{done:,} {self.rounds[0].kind}':>24}{stopped:>9,}"
            f"{p99:>9.1f}{worst:>9.1f}{control:>9.1f}{baseline:>9.1f}"
            f"{self.middle(lambda each: each.busy):>6.2f}"
        )


@asynccontextmanager
async def child_process(
    *arguments: str, errors: IO[bytes] | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process with its output piped, killed at the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=None if errors is None else errors.fileno(),
        limit=1 << 20,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def first_line(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    return (await process.stdout.readline()).decode()


async def run_attack(
    attacker: asyncio.subprocess.Process, name: str, port: int, table: str, seconds: float
) -> tuple[tuple[float, float], int, str]:
    """Let another process attack: when it began and ended, and how much it did."""
    assert attacker.stdin is not None
    attacker.stdin.write(f"{name} {port} {table} {seconds}\n".encode())
    began = float(await first_line(attacker))
    done, kind = (await first_line(attacker)).split()
    return (began, began + seconds), int(done), kind


def run_attacks() -> None:
    """Run the attacks that are asked for, line by line."""
    for line in sys.stdin:
        name, port, table, seconds = line.split()
        asyncio.run(run_one_attack(name, int(port), table, float(seconds)))


async def run_one_attack(name: str, port: int, table: str, seconds: float) -> None:
    now = time.monotonic()
    print(now, flush=True)
    target = Target(port, table, now + seconds)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await ATTACKS[name][1](target)
    kind, count = max(target.done.items(), key=lambda item: item[0] != "attempts")
    print(count, kind, flush=True)


async def accepts_new_client(server: Server) -> bool:
    """Whether a stranger gets in after an attack."""
    with suppress(OSError, AssertionError, TimeoutError):
        async with asyncio.timeout(10):
            table = await server.open("corintho")
            client = await join_as_player(server.port, table.id, table.keys[0])
            ok = bool((await act(client))["ok"])
            await client.close()
            return ok
    return False


async def run(names: list[str], seconds: float, rounds: int) -> int:
    """All of it; how many attacks did not hold."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="colonnade-attack-"))
        log = stack.enter_context((Path(folder) / "log").open("wb"))
        table = await keep_long_table(f"{folder}/tables.db")
        serve = ("-m", "colonnade", "serve", "--port", "0", "--quiet")
        process = await stack.enter_async_context(
            child_process(*serve, "--database", f"{folder}/tables.db", errors=log)
        )
        line = await first_line(process)
        watched = ServerProcess(process.pid, int(line.rpartition(":")[2]))
        server = PlayersServer(watched.port)
        sinking = await stack.enter_async_context(child_process(__file__, "sink"))
        sink_port = int(await first_line(sinking))
        attacker = await stack.enter_async_context(child_process(__file__, "attack"))
        playing = await stack.enter_async_context(
            child_process(__file__, "play", str(watched.port))
        )
        assert playing.stdout is not None
        players = Players()
        reading = asyncio.create_task(players.read(playing.stdout))
        while len(players.found) < MOVES_EACH_SECOND:
            await asyncio.sleep(0.1)
            assert playing.returncode is None, "the players have given up"
        print(
            f"{os.cpu_count()} processors, {watched.megabytes('VmRSS'):.0f} MB,"
            f" {rounds} rounds of {seconds:g} s; milliseconds\n"
            f"{'attack':16}{'tried':>24}{'stopped':>9}{'p99':>9}{'worst':>9}{'sink':>9}"
            f"{'base':>9}{'busy':>6}{'load':>6}{'peak MB':>9}{'after':>7}  held",
            flush=True,
        )
        failed = 0
        for name in names:

            async def one_round(name: str = name) -> AttackRun:
                await asyncio.sleep(SETTLE)
                assert playing.returncode is None, "the players have given up: see their error"
                began = time.monotonic()
                await asyncio.sleep(seconds)
                rest = began, time.monotonic()
                beside_sink, *_ = await run_attack(attacker, name, sink_port, table, seconds)
                await asyncio.sleep(SETTLE)
                before, busy = watched.disconnected(), watched.processor_seconds()
                attacked, done, kind = await run_attack(
                    attacker, name, watched.port, table, seconds
                )
                busy = (watched.processor_seconds() - busy) / seconds
                await asyncio.sleep(SETTLE)
                baseline, control, p99 = (
                    players.between(*span)[0] for span in (rest, beside_sink, attacked)
                )
                stopped = watched.disconnected() - before
                return AttackRun(baseline, control, p99, busy, stopped, done, kind)

            watched.reset_peak()
            verdict = AttackReport([await one_round() for _ in range(rounds)])
            peak, after = watched.megabytes("VmHWM"), watched.megabytes("VmRSS")
            held = verdict.is_fast and peak < MOST_MEGABYTES and await accepts_new_client(server)
            failed += not held
            load, *_ = os.getloadavg()
            print(
                f"{name:16}{verdict}{load:>6.0f}{peak:>9.0f}{after:>7.0f}"
                f"  {'yes' if held else 'NO'}",
                flush=True,
            )
        reading.cancel()
    print(f"{len(names) - failed} of {len(names)} attacks held")
    return failed


def main() -> int:
    """Read the arguments."""
    if sys.argv[1:2] == ["sink"]:
        asyncio.run(sink())
    elif sys.argv[1:2] == ["play"]:
        asyncio.run(play(int(sys.argv[2])))
    elif sys.argv[1:2] == ["attack"]:
        run_attacks()
    else:
        parser = argparse.ArgumentParser(description=__doc__)
        parser.add_argument("--only", action="append", choices=list(ATTACKS))
        parser.add_argument("--seconds", type=float, default=5.0)
        parser.add_argument("--rounds", type=int, default=ROUNDS)
        asked = parser.parse_args()
        names = asked.only or list(ATTACKS)
        return 1 if asyncio.run(run(names, asked.seconds, asked.rounds)) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
