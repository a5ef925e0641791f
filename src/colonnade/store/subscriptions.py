"""Queues of changes and notices for a subscriber."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

from .protocol import Change

MOST_NOTICES: Final = 1000


class ChangeQueue:
    """Holds the newest change of each table, so that a slow listener costs no memory."""

    def __init__(self) -> None:
        self._newest: dict[str, int] = {}
        self._news = asyncio.Event()
        self._closed = False

    def put(self, change: Change) -> None:
        """Add a change, over an older one of the same table."""
        if change.version > self._newest.get(change.table_id, 0):
            self._newest[change.table_id] = change.version
            self._news.set()

    def close(self) -> None:
        """Let the listener go."""
        self._closed = True
        self._news.set()

    async def __aiter__(self) -> AsyncIterator[Change]:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._newest:
                table_id = next(iter(self._newest))
                yield Change(table_id, self._newest.pop(table_id))
            if self._closed:
                return


class NoticeQueue:
    """Holds the newest notices: a slow listener misses the oldest."""

    def __init__(self) -> None:
        self._notices: deque[str] = deque(maxlen=MOST_NOTICES)
        self._news = asyncio.Event()
        self._closed = False

    def put(self, notice: str) -> None:
        """Add a notice."""
        self._notices.append(notice)
        self._news.set()

    def close(self) -> None:
        """Let the listener go."""
        self._closed = True
        self._news.set()

    async def __aiter__(self) -> AsyncIterator[str]:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._notices:
                yield self._notices.popleft()
            if self._closed:
                return
