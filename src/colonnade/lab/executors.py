"""Executors of chunks: sequential, in threads, or in processes of this machine."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, TypeAlias

from colonnade.cli.processes import spawned_processes
from colonnade.compiled import available

from .chunk import play_chunk
from .players import Seats
from .study import Study
from .totals import Totals
from .words import LabError

Played: TypeAlias = Generator[tuple[int, list[Totals]], None, None]
"""Chunks with their numbers, as they are done."""

LOSSES: Final = 3
"""Killed workers, one after the other, before a study is given up."""


class ChunkExecutor(Protocol):
    """Plays chunks; yields them in the order in which they are done."""

    def play(self, study: Study, chunks: Sequence[int]) -> Played:
        """Play the chunks of a study, each until it is done, while workers remain."""


class InlineExecutor:
    """One chunk after the other, in this thread."""

    def play(self, study: Study, chunks: Sequence[int]) -> Played:
        """Play the chunks of a study."""
        for chunk in chunks:
            yield chunk, play_chunk(study, chunk)


class PoolExecutor:
    """Several workers of this machine, as threads or processes."""

    def __init__(self, workers: int, opened: Callable[[int], Executor]) -> None:
        self._workers = workers
        self._opened = opened

    def play(self, study: Study, chunks: Sequence[int]) -> Played:
        """Play the chunks of a study; the chunk of a killed worker is given to another."""
        left = dict.fromkeys(chunks)
        losses = 0
        while left:
            try:
                for chunk, every in self._play(study, list(left)):
                    del left[chunk]
                    yield chunk, every
            except BrokenProcessPool:
                losses += 1
                if losses > LOSSES:
                    raise LabError("workers_killed", losses=losses) from None

    def _play(self, study: Study, chunks: list[int]) -> Played:
        running = dict[Future[list[Totals]], int]()
        pool = self._opened(self._workers)
        try:
            for chunk in chunks:
                running[pool.submit(play_chunk, study, chunk)] = chunk
                # A few chunks ahead keep all workers busy; more would only fill the memory.
                if len(running) >= 2 * self._workers:
                    yield from _done(running)
            while running:
                yield from _done(running)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _done(running: dict[Future[list[Totals]], int]) -> Played:
    """The chunks that are done, as soon as there are some."""
    finished, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in finished:
        yield running.pop(future), future.result()


def local_executor(study: Study, workers: int) -> ChunkExecutor:
    """Workers of this machine: threads where the games are compiled, which release the lock."""
    if workers == 1 or study.chunks() == 1:
        return InlineExecutor()
    is_compiled = available() and Seats(study.seats).are_compiled
    return PoolExecutor(workers, ThreadPoolExecutor if is_compiled else spawned_processes)
