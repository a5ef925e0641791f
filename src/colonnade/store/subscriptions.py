"""Queues of changes and notices for a subscriber."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final, Generic, TypeVar

from .protocol import Change

T = TypeVar("T")

MOST_NOTICES: Final = 1000


class Subscription(Generic[T]):
    """What a subscriber has not read yet; reading waits for more until it is closed."""

    _unread: "dict[str, int] | deque[str]"

    def __init__(self) -> None:
        self._news = asyncio.Event()
        self._closed = False

    def close(self) -> None:
        """Let the subscriber go."""
        self._closed = True
        self._news.set()

    async def __aiter__(self) -> AsyncIterator[T]:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._unread:
                yield self._take()
            if self._closed:
                return

    def _take(self) -> T:
        raise NotImplementedError


class ChangeQueue(Subscription[Change]):
    """Holds the newest change of each table, so that a slow listener costs no memory."""

    def __init__(self) -> None:
        super().__init__()
        self._unread: dict[str, int] = {}

    def put(self, change: Change) -> None:
        """Add a change, over an older one of the same table."""
        if change.version > self._unread.get(change.table_id, 0):
            self._unread[change.table_id] = change.version
            self._news.set()

    def _take(self) -> Change:
        table_id = next(iter(self._unread))
        return Change(table_id, self._unread.pop(table_id))


class NoticeQueue(Subscription[str]):
    """Holds the newest notices: a slow listener misses the oldest."""

    def __init__(self) -> None:
        super().__init__()
        self._unread: deque[str] = deque(maxlen=MOST_NOTICES)

    def put(self, notice: str) -> None:
        """Add a notice."""
        self._unread.append(notice)
        self._news.set()

    def _take(self) -> str:
        return self._unread.popleft()
