"""Messages as frames: made once, and handed to every connection of a table as they are.

uvicorn shakes hands, reads, keeps alive and closes. What it would do for each message that goes out
or comes in (wrap it, copy it, stop reading and start again) costs more than a move does, and is
left out here.
"""

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "colonnade.frames"
"""Where a socket finds its `Frames` among the extensions of ASGI."""

MOST_UNREAD: Final = 8
"""Messages of a client that may wait; one more and the system keeps what he sends."""

TEXT: Final = 0x81
"""RFC 6455: a whole message of text, in one frame."""


def text_frame(text: bytes) -> bytes:
    """The frame that brings a text to a client."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2) + text
    return bytes((TEXT, 127)) + size.to_bytes(8) + text


class Frames(Protocol):
    """The way out of one connection."""

    def put(self, frame: bytes) -> bool:
        """Take a frame, unless the client does not read; raises OSError once the way is closed."""

    async def room(self) -> None:
        """Wait until the client has read on."""


class FrameSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket, with a way out for frames and an inbox that is read when it is filled."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*arguments, **named)
        self.queue = cast("asyncio.Queue[Any]", Inbox(self.loop))
        self._outgoing: list[bytes] = []

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401
        """Offer the way out to whoever holds the conversation."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = cast("dict[object, object]", self)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; reading stops only when the client is far ahead."""
        if self.queue.qsize() < MOST_UNREAD and not self.read_paused:
            self.read_paused = True  # so that uvicorn does not stop
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def put(self, frame: bytes) -> bool:
        """Take a frame, unless the client does not read; raises OSError once the way is closed."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        if not self._outgoing:
            self.loop.call_soon(self._write)
        self._outgoing.append(frame)
        return True

    async def send(self, message: Any) -> None:  # noqa: ANN401
        """What uvicorn says itself, a farewell above all, comes after the frames before it."""
        self._write()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # answered like a page: for uvicorn a fault, not for us

    def _write(self) -> None:
        """Write all frames of one turn of the loop: whoever plays gets the news and his answer.

        One call of the system costs as much as all else that is done for a frame.
        """
        if self._outgoing and not self.transport.is_closing():
            self.transport.write(b"".join(self._outgoing))
        self._outgoing.clear()

    async def room(self) -> None:
        """Wait until the client has read on."""
        await self.writable.wait()


class Inbox:
    """What has come in, for the one who reads it; a queue for many would cost more."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._unread: deque[Mapping[str, Any]] = deque()
        self._arrival: asyncio.Future[None] | None = None

    def put_nowait(self, message: Mapping[str, Any]) -> None:
        """Add a message, and wake the reader."""
        self._unread.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> Mapping[str, Any]:
        """The next message."""
        while not self._unread:
            self._arrival = self._loop.create_future()
            await self._arrival
        return self._unread.popleft()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._unread

    def qsize(self) -> int:
        """How many messages wait."""
        return len(self._unread)
