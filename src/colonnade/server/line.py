"""The way out to one client: nobody waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from .credentials import Held
from .frames import Frames

MOST_WAITING: Final = 64
"""Messages that may wait for a client who does not read; one more and he is let go."""

TOO_SLOW: Final = 1013
"""The code of RFC 6455's registry for "try again later": he will ask for what he missed."""


class Line:
    """Sends frames in order, at once if the connection takes them."""

    __slots__ = ("_flushing", "_frames", "_give_up", "_waiting", "held", "is_open")

    def __init__(self, frames: Frames, give_up: Callable[[int], None]) -> None:
        self.held: Held | None = None
        """The seat the client speaks for, None for a spectator."""
        self.is_open = True
        self._frames = frames
        self._give_up = give_up
        self._waiting: deque[bytes] | None = None  # few clients are ever slow
        self._flushing: asyncio.Task[None] | None = None

    def put(self, frame: bytes) -> None:
        """Send a frame, now or as soon as the client reads on."""
        if not self.is_open:
            return
        if self._waiting is not None:
            self._queue(self._waiting, frame)
            return
        try:
            if self._frames.put(frame):
                return
        except OSError:  # the connection is closing
            self.is_open = False
            return
        self._waiting = deque([frame])
        self._flushing = asyncio.create_task(self._flush(self._waiting))

    def close(self, code: int) -> None:
        """Send no more, and end the connection."""
        if self.is_open:
            self.is_open = False
            self._give_up(code)

    def end(self) -> None:
        """The connection is gone."""
        self.is_open = False
        if self._flushing is not None:
            self._flushing.cancel()

    def _queue(self, waiting: deque[bytes], frame: bytes) -> None:
        if len(waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            waiting.append(frame)

    async def _flush(self, waiting: deque[bytes]) -> None:
        try:
            while waiting and self.is_open:
                await self._frames.room()
                if self._frames.put(waiting[0]):
                    waiting.popleft()
            self._waiting = None
        except OSError:
            self.is_open = False
