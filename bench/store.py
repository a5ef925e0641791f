"""Entries kept a second, every one of them on the disk before it is acknowledged.

    python bench/store.py [ROUNDS] [--database sqlite|postgres]

A round times every subject once, in turn, so that a busy machine slows all alike; the table gives
the median and the spread over the rounds. Each player has a table of its own and appends one entry
after the other; «wait» is the time from handing an entry in to its acknowledgement. The first line
is the disk itself: how long it takes to write 4 KiB and sync.
"""

import argparse
import asyncio
import os
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from colonnade.store import Store, Write, open_store

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
from postgres import Postgres

SECONDS: Final = 2.0
PLAYERS: Final = (1, 64, 512)
ENTRY: Final = b'{"entry":"played","seat":0,"token":"10-11","by":"person"}'


class Pace(NamedTuple):
    entries: float  # a second
    processor: float  # microseconds of this process an entry
    waits: Sequence[float]  # milliseconds, sorted


async def pace(address: str, players: int) -> Pace:
    store = await open_store(address)
    waits: list[float] = []
    names = [secrets.token_urlsafe(16) for _ in range(players)]
    opened = [Write(name, 0, [ENTRY], secret=bytes(32)) for name in names]
    await asyncio.gather(*map(store.append, opened))
    start, processor = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(store, name, start + SECONDS, waits) for name in names))
    elapsed, processor = time.perf_counter() - start, time.process_time() - processor
    await store.close()
    count = len(waits)
    return Pace(count / elapsed, processor / count * 1e6, sorted(waits))


async def play(store: Store, name: str, end: float, waits: list[float]) -> None:
    version = 1
    while (asked := time.perf_counter()) < end:
        await store.append(Write(name, version, [ENTRY], command=f"0:{version:016x}"))
        waits.append((time.perf_counter() - asked) * 1e3)
        version += 1


def disk(folder: str) -> Pace:
    """What one write and one sync cost, without any database."""
    waits: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        start = time.perf_counter()
        while time.perf_counter() < start + SECONDS / 4:
            asked = time.perf_counter()
            os.pwrite(file.fileno(), os.urandom(4096), 4096 * (len(waits) % 1000))
            os.fdatasync(file.fileno())
            waits.append((time.perf_counter() - asked) * 1e3)
    return Pace(len(waits) / (time.perf_counter() - start), 0.0, sorted(waits))


@contextmanager
def addresses(kinds: Sequence[str]) -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        found = {}
        if "sqlite" in kinds:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            found["sqlite"] = f"{folder}/tables.db"
        if "postgres" in kinds:
            found["postgres"] = stack.enter_context(Postgres()).address()
        yield found


def line(name: str, paces: Sequence[Pace]) -> str:
    speeds = [pace.entries for pace in paces]
    middle = statistics.median([pace.waits[len(pace.waits) // 2] for pace in paces])
    tail = statistics.median([pace.waits[int(len(pace.waits) * 0.99)] for pace in paces])
    processor = statistics.median([pace.processor for pace in paces])
    spread = f"{min(speeds):,.0f} – {max(speeds):,.0f}"
    return (
        f"{name:22} {statistics.median(speeds):10,.0f} {spread:>18}"
        f" {middle:9.2f} {tail:9.2f} {processor:9.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("rounds", type=int, nargs="?", default=5)
    parser.add_argument("--database", choices=["sqlite", "postgres"], action="append")
    asked = parser.parse_args()
    paces: dict[str, list[Pace]] = {}
    with addresses(asked.database or ["sqlite", "postgres"]) as found:
        for _ in range(asked.rounds):
            paces.setdefault("disk, 1 writer", []).append(disk(tempfile.gettempdir()))
            for kind, address in found.items():
                for players in PLAYERS:
                    name = f"{kind}, {players} player{'s' if players > 1 else ''}"
                    paces.setdefault(name, []).append(asyncio.run(pace(address, players)))
    head = f"{'':22} {'entries/s':>10} {'spread':>18} {'wait ms':>9} {'p99 ms':>9} {'CPU µs':>9}"
    print(head, *(line(name, rounds) for name, rounds in paces.items()), sep="\n")


if __name__ == "__main__":
    main()
