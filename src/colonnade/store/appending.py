"""The half of a store that is the same in every database: handing writes to its writer."""

import asyncio
from collections.abc import Callable, Sequence

from .writes import Write, checked


class Appending:
    """Makes writes of what callers hand in and waits until they are kept."""

    def __init__(self, keep: Callable[[Write], "asyncio.Future[None]"]) -> None:
        self._keep = keep

    async def create(
        self,
        table_id: str,
        entries: Sequence[bytes],
        secret: bytes,
        *,
        wake: float | None = None,
    ) -> None:
        """Open a log."""
        write = Write(table_id, 0, tuple(entries), wake=wake, secret=secret)
        await self._keep(checked(write))

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[bytes],
        *,
        command: str | None = None,
        finished: bool = False,
        wake: float | None = None,
    ) -> None:
        """Extend a log of exactly `after` entries."""
        write = Write(table_id, after, tuple(entries), command, finished, wake)
        await self._keep(checked(write))
