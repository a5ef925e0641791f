"""Who plays the chunks: threads or processes of this machine."""

import multiprocessing
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, TypeAlias

from colonnade.command.interrupts import leave_interrupts
from colonnade.swift import available

from .choosing import Seats
from .chunk import play_chunk
from .study import Study
from .sums import Sums
from .words import Refused

Played: TypeAlias = Generator[tuple[int, list[Sums]], None, None]
"""Chunks with their numbers, as they are done."""

LOSSES: Final = 3
"""Workers that may be killed, one after the other, before a study is given up."""


class Crew(Protocol):
    """Plays chunks; gives them back in whatever order they are done."""

    def play(self, study: Study, chunks: Sequence[int]) -> Played:
        """Play the chunks of a study, each until it is done, wherever workers remain."""


class Alone:
    """One chunk after the other, here."""

    def play(self, study: Study, chunks: Sequence[int]) -> Played:
        """Play the chunks of a study."""
        for chunk in chunks:
            yield chunk, play_chunk(study, chunk)


class Pool:
    """Several workers of this machine, as threads or processes."""

    def __init__(self, workers: int, opened: Callable[[int], Executor]) -> None:
        self._workers = workers
        self._opened = opened

    def play(self, study: Study, chunks: Sequence[int]) -> Played:
        """Play the chunks of a study; what a killed worker had in hand is given to another."""
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
                    raise Refused("workers_killed", losses=losses) from None

    def _play(self, study: Study, chunks: list[int]) -> Played:
        waiting, running = iter(chunks), dict[Future[list[Sums]], int]()
        pool = self._opened(self._workers)
        try:
            for chunk in waiting:
                running[pool.submit(play_chunk, study, chunk)] = chunk
                # A few chunks ahead keep everybody busy; more would only fill the memory.
                if len(running) >= 2 * self._workers:
                    yield from _done(running)
            while running:
                yield from _done(running)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _done(running: dict[Future[list[Sums]], int]) -> Played:
    """The chunks that are done, once some are."""
    finished, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in finished:
        yield running.pop(future), future.result()


def _processes(workers: int) -> Executor:
    """Processes begun afresh: a fork would copy the threads of the compiler half."""
    return ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=leave_interrupts
    )


def local_crew(study: Study, workers: int) -> Crew:
    """So many workers: threads where the games are compiled, which let each other run."""
    if workers == 1 or study.chunks() == 1:
        return Alone()
    is_compiled = available() and Seats(study.seats).are_compiled
    return Pool(workers, ThreadPoolExecutor if is_compiled else _processes)
