"""What other servers keep, as the database tells it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from colonnade.store.contract import Change
from colonnade.store.faults import StoreFault
from colonnade.store.mailbox import Mailbox, Noticeboard

from .connection import LONGEST, Connection, connect, troubles
from .keeping import CHANNEL

NOTICES: Final = "colonnade_notices"
HEARTBEAT: Final = 5.0  # seconds between two signs of life
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before trying again to connect

# A write is stamped before it is committed, at most as long before as a statement may take.
_MARGIN: Final = 2 * LONGEST

_NOW: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
_SINCE: Final = "SELECT id, version FROM tables WHERE touched >= $1"


class Listener:
    """A connection that hears every commit, and asks for what it missed when it comes back."""

    def __init__(self, address: str, origin: str) -> None:
        self._address = address
        self.origin = origin
        self._mailboxes: set[Mailbox] = set()
        self._boards: set[Noticeboard] = set()
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
        for mailbox in self._mailboxes:
            mailbox.close()
        for board in self._boards:
            board.close()

    def changes(self) -> AsyncIterator[Change]:
        """All that is heard from now on."""
        mailbox = Mailbox()
        self._mailboxes.add(mailbox)
        if self._task is None or self._task.done():
            mailbox.close()
        return self._told(mailbox)

    async def _told(self, mailbox: Mailbox) -> AsyncIterator[Change]:
        try:
            async for change in mailbox:
                yield change
        finally:
            self._mailboxes.discard(mailbox)

    async def notices(self) -> AsyncIterator[str]:
        """All that other servers announce from now on."""
        board = Noticeboard()
        self._boards.add(board)
        if self._task is None or self._task.done():
            board.close()
        try:
            async for notice in board:
                yield notice
        finally:
            self._boards.discard(board)

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
        with contextlib.suppress(StoreFault), troubles():
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
            with troubles():
                await connection.add_listener(CHANNEL, self._hear)
                await connection.add_listener(NOTICES, self._overhear)
                if since is not None:
                    for row in await connection.fetch(_SINCE, since):
                        self._tell(Change(row["id"], row["version"]))
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _hear(self, connection: object, process: int, channel: str, payload: object) -> None:
        origin, *told = str(payload).split(" ")
        if origin != self.origin:
            for table_id, version in zip(told[::2], told[1::2], strict=True):
                self._tell(Change(table_id, int(version)))

    def _overhear(self, connection: object, process: int, channel: str, payload: object) -> None:
        origin, _, notice = str(payload).partition(" ")
        if origin != self.origin:
            for board in self._boards:
                board.put(notice)

    def _tell(self, change: Change) -> None:
        for mailbox in self._mailboxes:
            mailbox.put(change)
