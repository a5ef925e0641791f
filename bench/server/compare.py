"""Our server beside boardgame.io and Colyseus: the same client, the same machine, in turn.

    python bench/server/compare.py [--rounds N] [--seconds S] [--game columbiz] [--only SERVER]
                                   [--matches 1 --matches 20 …] [--beside NAME=PYTHON]

Ours keeps every move on the disk before anybody is told (SQLite, WAL, synchronous=FULL); the other
two keep theirs in memory. A round runs every server once through every stage, every other round
in the opposite order, so that a busy machine slows all alike; the table gives the median over the
rounds, and the lowest and highest, and ends with our figures as ratios to theirs, round by round.
`--beside` measures the Colonnade of another environment, such as that of an older commit, in the
same rounds. See README.md for what is measured and how.
"""

import argparse
import http.client
import json
import os
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
PATIENCE: Final = 60.0


@dataclass(frozen=True)
class Stage:
    """A number of matches at once, with some milliseconds of thought before each move."""

    matches: int
    pace: int

    @property
    def name(self) -> str:
        pace = f", {1000 / self.pace:g} move/s each" if self.pace else ""
        return f"{self.matches:,} match{'es' if self.matches > 1 else ''}{pace}"


STAGES: Final = (Stage(1, 0), Stage(20, 0), Stage(100, 0), Stage(1000, 1000))
USUAL: Final = (100, 1000)
"""The stages of a run that does not ask for others: under ten minutes in all."""
GAMES: Final = ("senet", "columbiz", "corintho", "les-4-colonnes")
PACED: Final = "senet"
"""The game of ours that is played where most of the time is thought."""
PEERS: Final = {
    "boardgame.io": ("boardgame", "cells-60"),
    "boardgame.io, short": ("boardgame", "cells-22"),
    "Colyseus": ("colyseus", "cells"),
}
"""By name: the client, and the game: cells, with the moves after which a match is renewed."""
SHORT: Final = "corintho"
"""Our game that lasts 22 moves when any are played; matches as short are compared with it."""


@dataclass(frozen=True)
class Subject:
    """A server that is measured, and how it is started."""

    name: str
    client: str
    game: str
    command: tuple[str, ...]
    collects: bool = False
    """Whether it gives back unused memory when asked by a signal."""

    def line(self, port: int) -> list[str]:
        return [word.replace("PORT", str(port)) for word in self.command]


def serving(name: str, python: str, game: str) -> Subject:
    """Our server, in the environment of an interpreter."""
    serve = ("-m", "colonnade", "serve", "--port", "PORT", "--unlimited", "127.0.0.1")
    return Subject(f"{name}, {game}", "colonnade", game, (python, *serve))


def subjects(games: list[str], beside: dict[str, str]) -> list[Subject]:
    node = shutil.which("node") or sys.exit("node is needed: see README.md")
    return [
        *(
            serving(name, python, game)
            for game in games
            for name, python in {"Colonnade": sys.executable, **beside}.items()
        ),
        *(
            Subject(
                name,
                client,
                game,
                (node, "--expose-gc", str(HERE / f"peers/{client}.js"), "PORT"),
                collects=True,
            )
            for name, (client, game) in PEERS.items()
        ),
    ]


@dataclass
class Running:
    """A server's process, as the system sees it."""

    pid: int
    port: int
    startup: float
    """Seconds from starting the process to its first answer."""
    collects: bool

    @property
    def processor(self) -> float:
        """Seconds of processor time so far."""
        # The clock of a process, all its threads included, by its id; finer than /proc's ticks.
        return time.clock_gettime(~self.pid << 3 | 2)

    def memory(self) -> int:
        """Bytes in memory, without what only waits to be collected."""
        if self.collects:
            os.kill(self.pid, signal.SIGHUP)
            time.sleep(0.5)
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE


@contextmanager
def running(subject: Subject, folder: Path) -> Iterator[Running]:
    port, began = free_port(), time.perf_counter()
    environment = {**os.environ, "NODE_ENV": "production"}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            subject.line(port), cwd=folder, env=environment, stdout=log, stderr=log
        )
    try:
        while not answers(port):
            if process.poll() is not None or time.perf_counter() - began > PATIENCE:
                sys.exit(f"{subject.name} does not start:\n{(folder / 'log').read_text()}")
            time.sleep(0.002)
        yield Running(process.pid, port, time.perf_counter() - began, subject.collects)
    finally:
        process.kill()
        process.wait()


def answers(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    with suppress(OSError, http.client.HTTPException):
        connection.request("GET", "/alive")
        return connection.getresponse().status > 0
    return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Figures:
    """What was measured of one server in one stage, a value for each round."""

    startup: list[float] = field(default_factory=list)
    speed: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    share: list[float] = field(default_factory=list)

    def add(self, server: Running, moves: dict[str, Any], processor: float, each: float) -> None:
        self.startup.append(server.startup)
        self.speed.append(moves["moves"] / moves["seconds"])
        self.processor.append(processor / max(1, moves["moves"]) * 1e6)
        self.p50.append(moves.get("p50") or float("nan"))
        self.p99.append(moves.get("p99") or float("nan"))
        self.memory.append(each)
        self.share.append(processor / moves["seconds"])


def measure(subject: Subject, stage: Stage, seconds: float, figures: Figures) -> None:
    # A folder beside the sources: /tmp may be memory, and then no disk would be measured.
    place = tempfile.TemporaryDirectory(dir=HERE, prefix=".run-")
    with place as folder, running(subject, Path(folder)) as server:
        empty = server.memory()
        load = [str(HERE / "client/load.js"), subject.client, str(server.port), subject.game]
        numbers = [str(stage.matches), str(stage.pace), str(seconds)]
        client = subprocess.Popen(
            ["node", *load, *numbers], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert client.stdin is not None
        assert client.stdout is not None
        with client:
            expect(client.stdout.readline(), "opened", folder)
            each = (server.memory() - empty) / stage.matches / 1024
            client.stdin.write("go\n")
            client.stdin.flush()
            expect(client.stdout.readline(), "begin", folder)
            processor = server.processor
            told = expect(client.stdout.readline(), "end", folder)
            processor = server.processor - processor
        figures.add(server, json.loads(told), processor, each)


def expect(line: str, word: str, folder: str) -> str:
    first, _, rest = line.partition(" ")
    if first.strip() != word:
        sys.exit(f"expected {word!r}, heard {line!r}\n{(Path(folder) / 'log').read_text()[-2000:]}")
    return rest


def told(values: list[float], digits: int = 0) -> str:
    middle, low, high = statistics.median(values), min(values), max(values)
    return f"{middle:,.{digits}f} ({low:,.{digits}f}–{high:,.{digits}f})"


def table(stage: Stage, figures: dict[str, Figures]) -> str:
    heads = ("moves/s", "CPU µs/move", "CPU share", "p50 ms", "p99 ms", "KB/match", "start s")
    lines = [f"\n{stage.name}", f"{'':22}" + "".join(f"{head:>22}" for head in heads)]
    for name, found in figures.items():
        cells = (
            told(found.speed), told(found.processor), told(found.share, 2), told(found.p50, 1),
            told(found.p99, 1), told(found.memory, 1) if stage.matches >= 100 else "–",
            told(found.startup, 2),
        )  # fmt: skip
        lines.append(f"{name:22}" + "".join(f"{cell:>22}" for cell in cells))
    return "\n".join(lines)


@dataclass(frozen=True)
class Goal:
    """One of our figures as a multiple of a peer's, and on which side of 1 it should be."""

    says: str
    stage: int
    figure: str
    more: bool


GOALS: Final = (
    Goal("moves a second", 100, "speed", more=True),
    Goal("CPU per move", 100, "processor", more=False),
    Goal("p99, a move a second", 1000, "p99", more=False),
    Goal("memory per match", 1000, "memory", more=False),
)


def ratios(found: dict[Stage, dict[str, Figures]]) -> Iterator[str]:
    """Our figures as multiples of the peers', each compared within its own round."""
    for goal in GOALS:
        figures = next(
            (figures for stage, figures in found.items() if stage.matches == goal.stage), {}
        )
        for peer in PEERS:
            for name, ours in figures.items():
                if name in PEERS or peer not in figures:
                    continue
                if peer != "Colyseus" and (SHORT in name) != ("short" in peer):
                    continue  # opening a match costs more than a move: as often here as there
                pairs = zip(
                    getattr(ours, goal.figure), getattr(figures[peer], goal.figure), strict=True
                )
                values = [mine / theirs for mine, theirs in pairs]
                middle = statistics.median(values)
                won = (middle > 1) == goal.more
                yield (
                    f"{goal.says:22}{name:28}{told(values, 2):>20} × {peer:20}"
                    f"{'better' if won else 'worse'}"
                )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--game", action="append", help="a game for two; may be repeated")
    parser.add_argument("--only", action="append", help="a part of the name of a server")
    parser.add_argument("--matches", type=int, action="append", help="only stages of this size")
    parser.add_argument("--beside", action="append", default=[], metavar="NAME=PYTHON")
    asked = parser.parse_args()
    beside = dict(word.split("=", 1) for word in asked.beside)
    # npm writes this file last: without it an earlier attempt was broken off.
    if not (HERE / "node_modules" / ".package-lock.json").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    chosen = [
        subject
        for subject in subjects(asked.game or list(GAMES), beside)
        if not asked.only or any(part in subject.name for part in asked.only)
    ]
    stages = [stage for stage in STAGES if stage.matches in (asked.matches or USUAL)]
    runs = [
        (stage, subject)
        for stage in stages
        for subject in chosen
        if not stage.pace or asked.game or subject.game in (PACED, "cells", "cells-60")
    ]
    found: dict[Stage, dict[str, Figures]] = {stage: {} for stage in stages}
    for stage, subject in runs:
        found[stage][subject.name] = Figures()
    for number in range(asked.rounds):
        for stage, subject in runs if number % 2 else runs[::-1]:
            print(f"round {number + 1}: {subject.name}, {stage.name}", file=sys.stderr)
            measure(subject, stage, asked.seconds, found[stage][subject.name])
        print(f"\nafter {number + 1} of {asked.rounds} rounds", flush=True)
        for stage, figures in found.items():
            print(table(stage, figures), flush=True)
    print("\nours as multiples of theirs, medians of the rounds")
    print("\n".join(ratios(found)), flush=True)


if __name__ == "__main__":
    main()
