"""Listens to the changes and notices of other servers (LISTEN/NOTIFY)."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final, TypeVar

from colonnade.store.errors import StoreFault
from colonnade.store.protocol import Change
from colonnade.store.subscriptions import ChangeQueue, NoticeQueue, Subscription

from .connection import LONGEST, Connection, connect, unavailability
from .statements import CHANNEL

Q = TypeVar("Q", bound=Subscription[Any])

NOTICES: Final = "colonnade_notices"
HEARTBEAT: Final = 5.0  # seconds between two signs of life
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before trying again to connect

# A write is stamped before it is committed, at most as long before as a statement may take.
_MARGIN: Final = 2 * LONGEST

_NOW: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
_SINCE: Final = "SELECT id, version FROM tables WHERE touched >= $1"


class Listener:
    """A connection that receives every commit, and catches up after a reconnection."""

    def __init__(self, address: str, origin: str) -> None:
        self._address = address
        self.origin = origin
        self._change_queues: set[ChangeQueue] = set()
        self._notice_queues: set[NoticeQueue] = set()
        self._alive = 0.0  # the database's clock when the connection was last known to work
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on."""
        self._connection = await self._listening()
        self._task = asyncio.create_task(self._work(), name="colonnade-listener")

    async def close(self) -> None:
        """Stop listening and let every reader go."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            self._connection.terminate()
        waiting: list[Subscription[Any]] = [*self._change_queues, *self._notice_queues]
        for queue in waiting:
            queue.close()

    def changes(self) -> AsyncIterator[Change]:
        """All that is heard from now on."""
        return self._read(self._change_queues, ChangeQueue())

    def notices(self) -> AsyncIterator[str]:
        """All that other servers announce from now on."""
        return self._read(self._notice_queues, NoticeQueue())

    def _read(self, queues: set[Q], queue: Q) -> AsyncIterator[Any]:
        queues.add(queue)
        if self._task is None or self._task.done():
            queue.close()

        async def drain() -> AsyncIterator[Any]:
            try:
                async for item in queue:
                    yield item
            finally:
                queues.discard(queue)

        return drain()

    async def _work(self) -> None:
        while True:
            if self._connection is not None:
                await self._beat(self._connection)
                self._connection.terminate()
            self._connection = None
            self._connection = await self._back()

    async def _beat(self, connection: Connection) -> None:
        """Stay while the connection lives: a silent one may have been cut off."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        with contextlib.suppress(StoreFault), unavailability():
            while True:
                self._alive = await connection.fetchval(_NOW, timeout=HEARTBEAT)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), HEARTBEAT)
                    return

    async def _back(self) -> Connection:
        """A new connection, once all that may have been missed was told."""
        tries = 0
        while True:
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
            with contextlib.suppress(StoreFault):
                return await self._listening(since=self._alive - _MARGIN)

    async def _listening(self, since: float | None = None) -> Connection:
        connection = await connect(self._address, "listener")
        try:
            with unavailability():
                await connection.add_listener(CHANNEL, self._on_change)
                await connection.add_listener(NOTICES, self._on_notice)
                if since is not None:
                    for row in await connection.fetch(_SINCE, since):
                        self._publish(Change(row["id"], row["version"]))
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _on_change(self, connection: object, process: int, channel: str, payload: object) -> None:
        origin, *told = str(payload).split(" ")
        if origin != self.origin:
            for table_id, version in zip(told[::2], told[1::2], strict=True):
                self._publish(Change(table_id, int(version)))

    def _on_notice(self, connection: object, process: int, channel: str, payload: object) -> None:
        origin, _, notice = str(payload).partition(" ")
        if origin != self.origin:
            for waiting in self._notice_queues:
                waiting.put(notice)

    def _publish(self, change: Change) -> None:
        for waiting in self._change_queues:
            waiting.put(change)
