"""What every store has in common: it submits writes to its writer."""

import asyncio
from collections.abc import Callable, Sequence

from .write_queue import Write, checked


class QueuedWrites:
    """Submits writes and waits until they are durable."""

    def __init__(self, submit: Callable[[Write], "asyncio.Future[None]"]) -> None:
        self._submit = submit

    async def create(
        self,
        table_id: str,
        entries: Sequence[bytes],
        secret: bytes,
        *,
        wake_in: float | None = None,
    ) -> None:
        """Open a log."""
        write = Write(table_id, 0, tuple(entries), wake_in=wake_in, secret=secret)
        await self._submit(checked(write))

    async def append(self, write: Write) -> None:
        """Extend a log; raises ValueError for a malformed write."""
        await self._submit(checked(write))
