"""uvicorn's HTTP protocol with limits: head, body, pipelining, time, and a fair start."""

import asyncio
from http import HTTPStatus
from typing import Any, Final, NoReturn, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from colonnade.server.words import refusal
from colonnade.wire.messages import Failure, encode

from .limiter import SOCKET_SPACING, START_SPACING, AddressBudget, ConnectionLimiter
from .write_deadline import DeadlineOnWrites, WriteDeadline

SLICE: Final = 4096
"""Bytes that are parsed at once: between two slices the limits are looked at."""

RECEIVE_SECONDS: Final = 20.0
"""In which a request must have arrived, from connecting or from its first byte."""

MOST_MESSAGE: Final = 1 << 18
"""Bytes of a request in all; each route has a lower limit of its own."""

MOST_PIECES: Final = 1000
"""Parts in which the body of a request may come: each costs as much, be it of a single byte."""

LONGEST_LINE: Final = 8000
"""Bytes in a header line of a WebSocket handshake; the library behind it takes 8,192."""


class LimitExceeded(Exception):
    """Raised inside the parser to stop it at once."""


class HttpProtocol(DeadlineOnWrites, HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, limiter: ConnectionLimiter, **named: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(**named)
        self._limiter = limiter
        self._budget: AddressBudget | None = None
        self._fault: tuple[str, int] | None = None
        self._in_message = False
        self._in_head = False
        self._received = 0
        self._pieces = 0
        self._timer: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or abort it."""
        peer = get_remote_addr(transport)
        self._budget = self._limiter.admit(peer[0] if peer else "")
        if self._budget is None:
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self._writing = WriteDeadline(self.loop, transport, self._limiter.note)
        self._limiter.idle[self] = None
        self._arm()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back what the connection held."""
        self._disarm()
        self._limiter.idle.pop(self, None)
        self.pipeline.clear()
        if self._writing is not None:
            self._writing.stop()
        if self._budget is not None:
            self._limiter.leave(self._budget)
            self._budget = None
            super().connection_lost(exc)

    def shed(self) -> None:
        """Make room: this connection has no request under way."""
        self._limiter.idle.pop(self, None)
        self.transport.abort()

    # Parsing

    def data_received(self, data: bytes) -> None:
        """Parse in slices, so that no single read can cost much."""
        self._unset_keepalive_if_required()
        if self._fault is not None or self.transport.is_closing():
            return
        try:
            if len(data) <= SLICE:
                self._feed(data)
            else:
                for start in range(0, len(data), SLICE):
                    self._feed(data[start : start + SLICE])
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except (httptools.HttpParserError, LimitExceeded):
            self._refuse(*self._why())
            return
        if self._timer is None and (self._in_message or self._is_waiting):
            self._arm()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, a moment later if its client has many: each costs a request."""
        if any(len(name) + len(value) > LONGEST_LINE for name, value in self.headers):
            self._refuse("head", 431)
            return
        delay = self._delay(self.scope["client"], SOCKET_SPACING)
        if delay is None:
            self._refuse("requests", 429)
        elif delay <= 0:
            self._upgrade()
        else:
            self.transport.pause_reading()
            self.loop.call_later(delay, self._upgrade_late)

    def _upgrade_late(self) -> None:
        if self._budget is not None and not self.transport.is_closing():
            self.transport.resume_reading()
            self._upgrade()

    def _upgrade(self) -> None:
        """The WebSocket protocol counts the connection from here on."""
        assert self._budget is not None
        self._disarm()
        self._limiter.idle.pop(self, None)
        self._limiter.leave(self._budget)
        self._budget = None
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins, perhaps before the one before it is answered."""
        if len(self.pipeline) >= self._limiter.limits.pipelined:
            self._exceed("pipelined", 429)
        self._in_message = self._in_head = True
        self._received = self._pieces = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header line."""
        if len(self.headers) >= self._limiter.limits.headers:
            self._exceed("head", 431)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The request is known: who sends it, and that it may start."""
        self._in_head = False
        self._limiter.idle.pop(self, None)
        self._limiter.proxies.identify(cast("dict[str, Any]", self.scope), self.client, "https")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            self._exceed("body", 413)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request has arrived."""
        self._in_message = False
        self._disarm()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is sent."""
        super().on_response_complete()
        if self._is_waiting and not self.transport.is_closing():
            self._limiter.idle[self] = None

    @property
    def _is_waiting(self) -> bool:
        """Whether no request is under way."""
        return not self._in_message and (self._current is None or self._current.response_complete)

    @property
    def _current(self) -> RequestResponseCycle | None:
        return cast("RequestResponseCycle | None", self.cycle)  # uvicorn declares it otherwise

    def _feed(self, data: bytes) -> None:
        self.parser.feed_data(data)
        if not self._in_message:
            return
        self._received += len(data)
        if self._in_head and self._received > self._limiter.limits.head:
            self._exceed("head", 431)
        if self._received > MOST_MESSAGE:
            self._exceed("body", 413)

    # Starting

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401
        """Start a request, a moment later if its client has many."""
        delay = self._delay(cycle.scope["client"], START_SPACING)
        if delay is None:
            self._refuse("requests", 429)
        elif delay <= 0:
            super()._start_asgi_task(cycle, app)
        else:
            self.loop.call_later(delay, self._start_late, cycle, app)

    def _delay(self, client: tuple[str, int] | None, spacing: float) -> float | None:
        """Seconds until a request of a client may start, None if it is one too many."""
        if client is None:
            return 0.0
        return self._limiter.budget(client[0]).request_delay(self.loop.time(), spacing)

    def _start_late(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401
        if not self.transport.is_closing() and not cycle.disconnected:
            super()._start_asgi_task(cycle, app)

    # Ending

    def _arm(self) -> None:
        self._timer = self.loop.call_later(RECEIVE_SECONDS, self._too_slow)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        self._refuse("slow", 408)

    def _why(self) -> tuple[str, int]:
        """The limit that stopped the parser, or that it understood nothing."""
        return self._fault or ("malformed", 400)

    def _exceed(self, reason: str, status: int) -> NoReturn:
        """Stop the parser at once."""
        self._fault = reason, status
        raise LimitExceeded

    def _refuse(self, reason: str, status: int) -> None:
        """Answer shortly, if nothing else is being answered, and close."""
        self._fault = reason, status
        self._disarm()
        self._limiter.note(reason)
        self.pipeline.clear()
        if self.transport.is_closing():
            return
        cycle = self._current
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.transport.abort()
            return
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.write(RESPONSES[status])
        self.transport.close()


def response(status: int, reason: str) -> bytes:
    """A whole answer in the form of every other error."""
    body = encode(Failure(refusal(reason, **({"what": "HTTP"} if status == 400 else {}))))
    lines = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        "cache-control: no-store",
        f"content-length: {len(body)}",
        "connection: close",
        *(["retry-after: 1"] if status == 429 else []),
    )
    return "\r\n".join((*lines, "", "")).encode() + body


RESPONSES: Final = {
    400: response(400, "bad_request"),
    408: response(408, "too_slow"),
    413: response(413, "too_large"),
    429: response(429, "too_fast"),
    431: response(431, "too_large"),
}
