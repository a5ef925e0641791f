"""Threads that read beside the writer; each sees the last commit."""

import asyncio
import contextlib
import queue
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from colonnade.store.errors import StoreUnavailable

from .connection import connect, identity

T = TypeVar("T")

READERS: Final = 2


class Reader:
    """A few connections that only read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="colonnade-reader")
        self._idle: queue.SimpleQueue[tuple[sqlite3.Connection, tuple[int, int]]]
        self._idle = queue.SimpleQueue()
        self._closed = False

    async def ask(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """What the question gives on a connection of ours."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, run)

    async def close(self) -> None:
        """Let running questions end, then close the connections."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        with contextlib.suppress(queue.Empty):
            while True:
                self._idle.get_nowait()[0].close()

    def _run(self, run: Callable[[sqlite3.Connection], T]) -> T:
        connection: sqlite3.Connection | None = None
        try:
            now = identity(self._path)
            connection = self._connect(now)
            result = run(connection)
        except (OSError, sqlite3.Error) as error:
            if connection is not None:
                connection.close()
            raise StoreUnavailable(f"{self._path.name}: {error}") from error
        self._idle.put((connection, now))
        return result

    def _connect(self, now: tuple[int, int]) -> sqlite3.Connection:
        with contextlib.suppress(queue.Empty):
            while True:
                connection, opened = self._idle.get_nowait()
                if opened == now:
                    return connection
                connection.close()
        connection = connect(self._path)
        connection.execute("PRAGMA query_only = 1")
        return connection
