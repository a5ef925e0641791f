"""Aborts a connection whose peer has stopped reading."""

import asyncio
from collections.abc import Callable
from typing import Final

SECONDS: Final = 20.0
"""Without a byte taken in this time the peer is not reading."""


class WriteDeadline:
    """Runs while data waits to be sent, and aborts the connection when none of it moves."""

    __slots__ = ("_loop", "_note", "_size", "_timer", "_transport")

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        transport: asyncio.Transport,
        note: Callable[[str], None],
    ) -> None:
        """`note` counts, by its reason, a client that is disconnected."""
        self._loop = loop
        self._transport = transport
        self._note = note
        self._size = 0
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """The peer reads more slowly than we write."""
        self.stop()
        self._size = self._transport.get_write_buffer_size()
        self._timer = self._loop.call_later(SECONDS, self._check)

    def stop(self) -> None:
        """It has caught up, or is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self) -> None:
        self._timer = None
        if self._transport.get_write_buffer_size() < self._size:
            self.start()
        else:
            self._note("unread")
            self._transport.abort()


class DeadlineOnWrites(asyncio.BaseProtocol):
    """For protocols: runs a deadline, once there is one, while the transport is paused."""

    _writing: WriteDeadline | None = None

    def pause_writing(self) -> None:
        """The client reads more slowly than we write."""
        super().pause_writing()
        if self._writing is not None:
            self._writing.start()

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        if self._writing is not None:
            self._writing.stop()
