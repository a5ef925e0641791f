"""WebSocket frames that are built once and written as they are to every client of a table.

uvicorn does the handshake, parsing, pings and closing. What it would do per message in either
direction (wrap it, copy it, pause and resume reading) costs more than a move, and is bypassed here.
Frames of every kind are counted as they are parsed: control and continuation frames too.
"""

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.utils import apply_mask

from colonnade.server.auth.rate_limit import TokenBucket
from colonnade.server.net.limiter import AddressBudget, ConnectionLimiter
from colonnade.server.net.write_deadline import DeadlineOnWrites, WriteDeadline

EXTENSION: Final = "colonnade.frames"
"""The ASGI extension under which a socket finds its `FrameSink`."""

MOST_UNREAD: Final = 8
"""Unread messages of a client after which reading from its connection pauses."""

SLICE: Final = 1024
"""Bytes that are parsed at once; empty frames have six bytes."""

SHORT: Final = 126
"""Bytes from which on a frame has a longer header."""

WHOLE_TEXT: Final = 0x81
"""The first byte of a text in one frame."""

BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class FrameProtocol(DeadlineOnWrites, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with raw outgoing frames and a cheaper incoming queue."""

    def __init__(self, limiter: ConnectionLimiter, **named: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(**named)
        self._inbox = Inbox(self.loop)
        self.queue = cast("asyncio.Queue[Any]", self._inbox)
        self._outgoing: list[bytes] = []
        self._limiter = limiter
        self._leases: AddressBudget | None = None
        self._budget: AddressBudget | None = None
        self._frames: TokenBucket | None = None
        self._traffic: TokenBucket | None = None
        self._ended = False

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that was admitted."""
        super().connection_made(transport)
        self._leases = self._limiter.budget(self.client[0] if self.client else "")
        self._limiter.enter(self._leases)
        self._writing = WriteDeadline(self.loop, self.transport, self._limiter.note)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back what the connection held."""
        if self._leases is not None:
            self._limiter.leave(self._leases)
            self._leases = None
        if self._writing is not None:
            self._writing.stop()
        self.frames = []
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401
        """Say who the client is, and offer the frame sink to the application."""
        super().handle_connect(event)
        if self.close_sent:
            return
        self.scope["extensions"][EXTENSION] = cast("dict[object, object]", self)
        self._limiter.proxies.identify(cast("dict[str, Any]", self.scope), self.client, "wss")
        client = self.scope["client"]
        budget = self._limiter.budget(client[0] if client else "")
        if not budget.is_exempt:
            limits, now = self._limiter.limits, self.loop.time()
            self._budget = budget
            self._frames = TokenBucket(limits.frames, now)
            self._traffic = TokenBucket(limits.traffic, now)

    def shutdown(self) -> None:
        """The server stops."""
        if not self._ended:
            super().shutdown()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Parse in slices, so that a read full of tiny frames is interrupted."""
        if len(data) <= SLICE:
            self._parse(data)
            return
        for start in range(0, len(data), SLICE):
            self._parse(data[start : start + SLICE])

    def _parse(self, data: bytes) -> None:
        if self._ended or self.disconnected:
            return
        connection = self.conn
        if self._is_short_text(data):
            if self._frames is None or self._within_limits(1, len(data)):
                self._receive_text(apply_mask(data[6:], data[2:6]))
            return
        connection.receive_data(data)
        events = connection.events_received()
        if self._frames is not None and not self._within_limits(len(events), len(data)):
            return
        if connection.parser_exc is not None:
            self._ended = True
            self.handle_parser_exception()
        elif connection.handshake_exc is not None and not self.handshake_initiated:
            # uvicorn would wait for the rest of the handshake for ever.
            self._ended = True
            self._limiter.note("handshake")
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()
        else:
            for event in events:
                self._handle(event)

    def _is_short_text(self, data: bytes) -> bool:
        """Whether a read is one short text in one frame, as nearly every read is.

        The parser behind takes frames of all kinds and in any pieces, and eight times as long.
        """
        return (
            len(data) > 6
            and data[0] == WHOLE_TEXT
            and len(data) == (data[1] & 0x7F) + 6  # header and mask
            and 0x80 < data[1] < 0x80 | SHORT
            and not self.frames
            and self.conn.state is State.OPEN
            and not self.conn.reader.buffer
        )

    def _within_limits(self, frames: int, size: int) -> bool:
        assert self._frames is not None
        assert self._traffic is not None
        assert self._budget is not None
        now = self.loop.time()
        if not self._frames.take(now, frames):
            self.fail(CloseCode.POLICY_VIOLATION, "frames")
        elif not self._traffic.take(now, size):
            self.fail(CloseCode.POLICY_VIOLATION, "bytes")
        elif not self._budget.frames.take(now, frames):
            self.fail(CloseCode.TRY_AGAIN_LATER, "frames_of_address")
        else:
            return True
        return False

    def _handle(self, event: Any) -> None:  # noqa: ANN401
        if not isinstance(event, Frame):
            self.handle_connect(event)
            return
        match event.opcode:
            case Opcode.TEXT:
                self.handle_text(event)
            case Opcode.CONT:
                self.handle_cont(event)
            case Opcode.BINARY:
                self.handle_bytes(event)
            case Opcode.PING:
                self.handle_ping()
            case Opcode.PONG:
                self.handle_pong(event)
            case Opcode.CLOSE:
                self.handle_close(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; empty parts are not kept."""
        if event.data or event.fin:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Queue a message; reading pauses only when the client is far ahead."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self._receive_text(data)
        else:
            self._queue({"type": "websocket.receive", "bytes": data})

    def _receive_text(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.fail(CloseCode.INVALID_DATA, "encoding")
            return
        self._queue({"type": "websocket.receive", "text": text})

    def _queue(self, message: Mapping[str, Any]) -> None:
        inbox = self._inbox
        inbox.put_nowait(message)
        if len(inbox.unread) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:  # noqa: ANN401 - uvicorn's
        """The next message for the application."""
        inbox = self._inbox
        while not inbox.unread:
            await inbox.arrival()
        message = inbox.unread.popleft()
        if self.read_paused and not inbox.unread:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def fail(self, code: CloseCode, reason: str) -> None:
        """Disconnect a client that has exceeded a limit."""
        self._limiter.note(reason)
        self._ended = True
        self.frames = []
        self.queue.put_nowait({"type": "websocket.disconnect", "code": int(code)})
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(
                Frame(Opcode.CLOSE, Close(code, "").serialize()).serialize(mask=False)
            )
        self.close_sent = True
        self.stop_keepalive()
        self.transport.close()

    def keepalive_timeout(self) -> None:
        """The client does not answer a ping: it may not read either, so nothing waits for it."""
        super().keepalive_timeout()
        self.transport.abort()

    # Writing

    def put(self, frame: bytes) -> bool:
        """Accept a frame, unless the client does not read; raises OSError once closed."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        if not self._outgoing:
            self.loop.call_soon(self._write)
        self._outgoing.append(frame)
        return True

    async def send(self, message: Any) -> None:  # noqa: ANN401
        """Send uvicorn's own messages, such as a close, after the frames before them."""
        self._write()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # Rejected with an HTTP response: tell uvicorn that the handshake is done, so that it
            # logs no error.
            self.handshake_complete = True

    def _write(self) -> None:
        """Write all frames of one turn of the event loop, such as an update and an answer.

        One system call costs as much as everything else that is done for a frame.
        """
        if self._outgoing and not self.transport.is_closing():
            frames = self._outgoing
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        self._outgoing.clear()

    async def wait_writable(self) -> None:
        """Wait until the client reads again."""
        await self.writable.wait()


class Inbox:
    """Incoming messages for a single reader; `asyncio.Queue` costs more."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.unread: deque[Mapping[str, Any]] = deque()
        self._loop = loop
        self._arrival: asyncio.Future[None] | None = None

    def put_nowait(self, message: Mapping[str, Any]) -> None:
        """Add a message, and wake the reader."""
        self.unread.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    def arrival(self) -> "asyncio.Future[None]":
        """Done when the next message is there."""
        self._arrival = self._loop.create_future()
        return self._arrival
