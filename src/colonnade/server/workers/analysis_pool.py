"""A pool of processes that compute hints and reviews (`colonnade.analysis.worker`).

They take longer than a bot's move, so few run at once and others wait in a short queue, in which
visitors take turns and hints come before reviews. When a client disconnects, its process is killed;
the next question gets a new one.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeAlias

from colonnade.server.configuration import Configuration
from colonnade.server.observability.logging import log_event

from .fair_queue import FairQueue, WorkerUnavailable
from .line_process import LineProcess, Reaper, borrowed

LONGEST_ANSWER: Final = 1 << 24
WAITING: Final = 64
"""Questions in the queue behind those being answered."""
WAITING_OF_VISITOR: Final = 24
"""Questions of one visitor in the queue; a class may share an address."""
REMEMBERED: Final = 256
"""Short answers that are cached: everybody at a table asks about the same position."""
SHORT: Final = 1 << 14
PROGRESS: Final = b"at "
"""The prefix of a line that reports progress."""

OnProgress: TypeAlias = Callable[[bytes], object]
"""Called with the progress of an answer, as JSON."""


def ignore_progress(progress: bytes) -> None:
    """Default progress callback: does nothing."""


class LongWork:
    """Tasks that a server which stops does not wait for: their clients are told to ask again."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_stopped = False

    @contextmanager
    def until_stopped(self) -> Iterator[None]:
        """Run until the server stops; raises WorkerUnavailable then."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        except asyncio.CancelledError:
            if self._is_stopped:
                raise WorkerUnavailable("busy") from None
            raise
        finally:
            self._tasks.discard(task)

    def stop(self) -> None:
        """End all of it."""
        self._is_stopped = True
        for task in tuple(self._tasks):
            task.cancel()


class AnalysisWorker(LineProcess):
    """One process that answers questions."""

    async def ask(self, line: bytes, on_progress: OnProgress) -> bytes:
        """The answer to one line; raises OSError or ValueError where there is none."""
        await self.send(line + b"\n")
        while True:
            answer = await self.read_line()
            if not answer.endswith(b"\n"):
                raise ValueError("the process has ended")
            if not answer.startswith(PROGRESS):
                return answer[:-1]
            on_progress(answer[len(PROGRESS) : -1])


class AnalysisPool:
    """A few processes shared by all clients."""

    def __init__(self, configuration: Configuration) -> None:
        self._command = configuration.analyst
        self._seconds = configuration.analyse_seconds
        self.queue = FairQueue(
            configuration.analysts, most=WAITING, most_of_visitor=WAITING_OF_VISITOR
        )
        self.idle: list[AnalysisWorker] = []
        self.reaper = Reaper()
        self.work = LongWork()
        self.remembered: OrderedDict[bytes, bytes] = OrderedDict()

    async def ask(
        self,
        question: dict[str, Any],
        visitor: str = "",
        on_progress: OnProgress = ignore_progress,
        *,
        in_background: bool = False,
    ) -> bytes:
        """The answer as `ok JSON` or `refused JSON`; raises WorkerUnavailable.

        What is done in the background leaves a process free for everything else.
        """
        line = json.dumps(question, sort_keys=True).encode()
        if line in self.remembered:
            self.remembered.move_to_end(line)
            return self.remembered[line]
        ticket = self.queue.ticket(visitor, in_background=in_background)
        with self.work.until_stopped():
            async with self.queue.turn(ticket):
                answer = await self._answer(line, on_progress)
        if len(answer) <= SHORT:
            self.remembered[line] = answer
            if len(self.remembered) > REMEMBERED:
                self.remembered.popitem(last=False)
        return answer

    async def close(self) -> None:
        """Kill all idle processes; busy ones are cancelled with their requests."""
        while self.idle:
            self.reaper.kill(self.idle.pop())
        await self.reaper.wait()

    async def _answer(self, line: bytes, on_progress: OnProgress) -> bytes:
        start = partial(AnalysisWorker.start, self._command, LONGEST_ANSWER)
        try:
            async with (
                borrowed(self.idle, start, self.reaper) as worker,
                asyncio.timeout(self._seconds),
            ):
                return await worker.ask(line, on_progress)
        except (TimeoutError, OSError, ValueError) as fault:
            log_event("analysis worker failed", logging.WARNING, fault=repr(fault))
            raise WorkerUnavailable("no_answer") from None
