"""Outgoing frames of one client; the server never waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from colonnade.server.auth.seat_keys import SeatCredential

from .frames import FrameSink

MOST_WAITING: Final = 64
"""Messages that may wait for a client that does not read; one more and it is disconnected."""

MOST_BYTES_WAITING: Final = 1 << 18
"""The same in bytes, because the views of some games are long."""

TOO_SLOW: Final = 1013
"""RFC 6455's registry: "try again later"; the client reconnects and asks for what it missed."""


class Outbox:
    """Sends frames in order, at once if the connection takes them."""

    __slots__ = (
        "_bytes_waiting",
        "_flushing",
        "_give_up",
        "_waiting",
        "address",
        "credential",
        "is_open",
        "sink",
    )

    def __init__(self, sink: FrameSink, give_up: Callable[[int], None], address: str = "") -> None:
        self.address = address
        """Under which the client's rates are counted."""
        self.credential: SeatCredential | None = None
        """The seat the client speaks for, None for a spectator."""
        self.is_open = True
        self.sink = sink
        self._give_up = give_up
        self._waiting: deque[bytes] | None = None  # few clients are ever slow
        self._bytes_waiting = 0
        self._flushing: asyncio.Task[None] | None = None

    def put(self, frame: bytes) -> None:
        """Send a frame, now or as soon as the client reads on."""
        if not self.is_open:
            return
        if self._waiting is not None:
            self._queue(self._waiting, frame)
            return
        try:
            if self.sink.put(frame):
                return
        except OSError:  # the connection is closing
            self.is_open = False
            return
        self._waiting = deque([frame])
        self._bytes_waiting = len(frame)
        self._flushing = asyncio.create_task(self._flush(self._waiting))

    def close(self, code: int) -> None:
        """Send nothing more, and close the connection."""
        if self.is_open:
            self.is_open = False
            self._give_up(code)

    def end(self) -> None:
        """The connection is closed."""
        self.is_open = False
        if self._flushing is not None:
            self._flushing.cancel()

    def _queue(self, waiting: deque[bytes], frame: bytes) -> None:
        self._bytes_waiting += len(frame)
        if len(waiting) >= MOST_WAITING or self._bytes_waiting > MOST_BYTES_WAITING:
            self.close(TOO_SLOW)
        else:
            waiting.append(frame)

    async def _flush(self, waiting: deque[bytes]) -> None:
        try:
            while waiting and self.is_open:
                await self.sink.wait_writable()
                if self.sink.put(waiting[0]):
                    self._bytes_waiting -= len(waiting.popleft())
            self._waiting = None
        except OSError:
            self.is_open = False
