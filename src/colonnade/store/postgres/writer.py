"""The one task that writes: all that waits when it is free shares a commit."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Sequence
from typing import Final

from colonnade.store.errors import StoreUnavailable
from colonnade.store.write_queue import Pending, Write, complete_batch, take

from .connection import Connection, connect, unavailability
from .statements import write_batch

# Every row is found by its key; the planner, without statistics yet, might think otherwise.
_PLANNING: Final = {"enable_seqscan": "off"}


class Writer:
    """Commits writes in the order they arrive, all that are waiting at once."""

    def __init__(self, address: str, origin: str) -> None:
        self._address = address
        self._origin = origin
        self._connection: Connection | None = None
        self._waiting: deque[Pending] = deque()
        self._news = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._work(), name="colonnade-store")

    def submit(self, write: Write) -> "asyncio.Future[None]":
        """Queue a write; the answer comes when it is on the server's disk."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Pending(write, done))
        self._news.set()
        return done

    async def close(self) -> None:
        """Finish what is queued and disconnect."""
        self._closed = True
        self._news.set()
        await self._task

    async def _work(self) -> None:
        while self._waiting or not self._closed:
            await self._news.wait()
            self._news.clear()
            while batch := take(self._waiting):
                # A statement either opens logs or extends them.
                for kind in (True, False):
                    some = [pending for pending in batch if pending.write.opens is kind]
                    if some:
                        outcomes = await self._commit([pending.write for pending in some])
                        complete_batch(some, outcomes)
        if self._connection is not None:
            with contextlib.suppress(StoreUnavailable), unavailability():
                await self._connection.close(timeout=1)

    async def _commit(self, writes: Sequence[Write]) -> Sequence[BaseException | None]:
        try:
            with unavailability():
                return await write_batch(await self._connect(), self._origin, writes)
        except StoreUnavailable as fault:
            self._drop()
            return [StoreUnavailable(fault.said) for _ in writes]
        except Exception as bug:
            self._drop()
            # One caller's faulty write must not take the others with it.
            if len(writes) > 1:
                return [outcome for write in writes for outcome in await self._commit([write])]
            return [bug]

    async def _connect(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._address, "writer", **_PLANNING)
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
