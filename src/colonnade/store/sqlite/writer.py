"""The one thread that writes: all that waits when it is free shares a commit."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from colonnade.store.errors import StoreUnavailable
from colonnade.store.write_queue import Pending, Write, complete, complete_batch, take

from .connection import FileLock, identity, reconnect
from .statements import LogTable

T = TypeVar("T")

# What a faulty write raises; every other error of SQLite is the disk's or the file's.
_BUGS: Final = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError)

PAUSE: Final = 0.001
"""Seconds for which writes wait for others to share their commit, while several come at a time: a
commit costs the processor more than a move does."""

ENOUGH: Final = 16
"""Writes that share a commit without waiting: more of them would save little."""


@dataclass(slots=True, eq=False)
class WriterJob:
    """Another task for the writer's thread, run between two batches in its own transaction."""

    run: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


class Writer:
    """Commits writes in the order they arrive, all that are waiting at once."""

    def __init__(self, path: Path, lock: FileLock, connection: sqlite3.Connection) -> None:
        self._path = path
        self._lock = lock
        self._connection: sqlite3.Connection | None = connection
        self._identity = identity(path)
        self._log_table = LogTable()
        self._loop = asyncio.get_running_loop()
        self._posted: list[Pending | WriterJob] = []
        self._inbox: queue.SimpleQueue[list[Pending | WriterJob] | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="colonnade-store", daemon=True)
        self._thread.start()

    def submit(self, write: Write) -> "asyncio.Future[None]":
        """Queue a write; the answer comes when it is on the disk."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._post(Pending(write, done))
        return done

    def ask(self, run: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        """Queue a job."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._post(WriterJob(run, done))
        return done

    async def close(self) -> None:
        """Finish what is queued and end the thread."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._inbox.put(None)
        await asyncio.to_thread(self._thread.join)

    def _post(self, item: Pending | WriterJob) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        if not self._posted:
            self._loop.call_soon(self._hand_over)
        self._posted.append(item)

    def _hand_over(self) -> None:
        """Give the thread all that came in one turn of the event loop: it is woken once."""
        if self._posted:
            self._inbox.put(self._posted)
            self._posted = []

    # From here on everything runs in the thread.

    def _work(self) -> None:
        waiting: deque[Pending] = deque()
        jobs: list[WriterJob] = []
        last = False
        committed = 0
        while waiting or not last:
            last = self._gather(waiting, jobs) or last
            # Whoever plays alone never waits.
            if committed > 1 and 0 < len(waiting) < ENOUGH and not last:
                time.sleep(PAUSE)
                last = self._gather(waiting, jobs)
            if batch := take(waiting):
                outcomes = self._commit([pending.write for pending in batch])
                self._call(complete_batch, batch, outcomes)
                committed = len(batch)
            for job in jobs:
                self._run(job)
            jobs.clear()
        self._drop()

    def _gather(self, waiting: deque[Pending], jobs: list[WriterJob]) -> bool:
        """Empty the inbox, waiting for it only if there is nothing else to do; whether it ended."""
        with contextlib.suppress(queue.Empty):
            while True:
                posted = self._inbox.get(block=not waiting and not jobs)
                if posted is None:
                    return True
                for item in posted:
                    if isinstance(item, WriterJob):
                        jobs.append(item)
                    else:
                        waiting.append(item)
        return False

    def _commit(self, writes: Sequence[Write]) -> Sequence[BaseException | None]:
        try:
            with self._transaction() as connection:
                return [self._log_table.write(connection, write) for write in writes]
        except StoreUnavailable as fault:
            return [StoreUnavailable(fault.said) for _ in writes]
        except Exception as bug:
            # One caller's faulty write must not take the others with it.
            if len(writes) > 1:
                return [outcome for write in writes for outcome in self._commit([write])]
            return [bug]

    def _run(self, job: WriterJob) -> None:
        try:
            with self._transaction() as connection:
                result = job.run(connection)
        except Exception as fault:
            self._call(complete, job.done, None, fault)
        else:
            self._call(complete, job.done, result, None)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """A transaction that is on the disk at the end, or did not happen."""
        try:
            connection = self._connect()
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            if isinstance(error, OSError | sqlite3.Error) and not isinstance(error, _BUGS):
                raise StoreUnavailable(f"{self._path.name}: {error}") from error
            raise

    def _roll_back(self) -> None:
        """Forget the transaction; the next one is written over it.

        After a failed sync that matters: the system may hold its pages to be clean and never write
        them, so they must not stay in the log below later ones.
        """
        if self._connection is not None and self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                self._drop()

    def _connect(self) -> sqlite3.Connection:
        self._lock.verify()
        now = identity(self._path)
        if self._connection is None or now != self._identity:
            self._drop()
            self._connection = reconnect(self._path)
            self._identity = now
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _call(self, tell: Callable[..., None], *arguments: object) -> None:
        # The loop may have ended without closing the store: nobody is left to tell.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(tell, *arguments)
