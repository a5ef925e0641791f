"""The WebSocket of a table: one session per client."""

import asyncio
import time
from typing import Final, NamedTuple

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from colonnade.server.auth.rate_limit import TokenBucket
from colonnade.server.auth.seat_keys import SeatCredential
from colonnade.server.context import ServerContext
from colonnade.server.http.endpoint import Endpoint
from colonnade.server.http.requests import RequestRejected, number_in
from colonnade.server.observability.logging import log_event, log_exception, redacted_id
from colonnade.server.tables.live_table import LiveTable
from colonnade.server.words import EMOTES, error, refusal
from colonnade.store import StoreUnavailable
from colonnade.table.commands import Rematch
from colonnade.wire.messages import Answer, Failure, encode
from colonnade.wire.requests import Ask, Emote, read_request

from .commands import handle
from .frames import FrameSink, text_frame
from .outbox import Outbox
from .uvicorn_frames import EXTENSION

POLICY: Final = 1008
"""RFC 6455: the client violates a policy."""

MOST_VIOLATIONS: Final = 50
"""Messages over the rate limit after which a client is disconnected."""

CLOSE_SECONDS: Final = 5.0
"""Time for a client that does not read to receive the close."""


class TableSocketApp:
    """Authorises sockets and runs a session for each."""

    def __init__(self, server: ServerContext, endpoint: Endpoint) -> None:
        self._server = server
        self._endpoint = endpoint

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket until it disconnects."""
        await receive()  # websocket.connect
        accepted = await self._accept(scope)
        if isinstance(accepted, RequestRejected):
            self._server.metrics.rejected.add(reason=accepted.reason)
            await deny(send, accepted)
            return
        try:
            await send({"type": "websocket.accept"})
            sink: FrameSink = scope["extensions"][EXTENSION]
            session = ClientSession(self._server, accepted, receive, send, sink)
            await session.run(accepted.credential, accepted.after)
        finally:
            self._server.access.leave_socket(accepted.address)

    async def _accept(self, scope: Scope) -> "AcceptedSocket | RequestRejected":
        server, connection = self._server, HTTPConnection(scope)
        endpoint = self._endpoint
        try:
            live, credential = await server.access.authorise(
                endpoint.method, endpoint.credential, endpoint.weight, connection
            )
            address = server.access.enter_socket(connection)
        except RequestRejected as rejected:
            return rejected
        except StoreUnavailable:
            return RequestRejected(503, "unavailable")
        except Exception as fault:
            server.metrics.faults.add(where="access")
            log_exception("socket failed", fault)
            return RequestRejected(500, "internal")
        assert live is not None, "the route declares a table"
        after = number_in(connection.query_params.get("after", ""), digits=9)
        exempt = server.access.is_exempt(connection)
        return AcceptedSocket(live, credential, after, address, exempt)


class AcceptedSocket(NamedTuple):
    """A socket that was authorised."""

    live: LiveTable
    credential: SeatCredential | None
    after: int | None
    address: str
    exempt: bool
    """Whether no rate limits apply."""


class ClientSession:
    """One client at one table."""

    def __init__(
        self,
        server: ServerContext,
        accepted: AcceptedSocket,
        receive: Receive,
        send: Send,
        sink: FrameSink,
    ) -> None:
        self._server = server
        self._live = accepted.live
        self._receive = receive
        self._send = send
        self._outbox = Outbox(sink, self._give_up, accepted.address)
        limits, now = server.configuration.limits, time.monotonic()
        self._messages = None if accepted.exempt else TokenBucket(limits.messages, now)
        self._syncs = TokenBucket(limits.syncs, now)
        self._violations = 0
        self._is_executing = False
        self._is_gone = False
        self._task = asyncio.current_task()
        self._closing: asyncio.Task[None] | None = None

    async def run(self, credential: SeatCredential | None, after: int | None) -> None:
        """Send hello, handle messages until disconnect, then clean up."""
        try:
            await self._live.join(self._outbox, credential, after)
            while not self._is_gone:
                message = await self._receive()
                if message["type"] != "websocket.receive":
                    break
                await self._handle(message)
        except asyncio.CancelledError:
            if self._outbox.is_open:  # not by `_close`: the server is stopping
                raise
        except OSError:
            pass
        except Exception as fault:
            self._server.metrics.faults.add(where="socket")
            log_exception("socket failed", fault, table=redacted_id(self._live.id))
        finally:
            self._outbox.end()
            self._live.leave(self._outbox)

    async def _handle(self, message: Message) -> None:
        """Handle one message."""
        if not self._outbox.is_open:
            return  # it is being disconnected
        if self._messages is not None and not self._messages.take(time.monotonic()):
            self._note_violation()
            return
        text = message.get("text")
        try:
            request = read_request(message.get("bytes", b"") if text is None else text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
            self._put(error("bad_request", what=str(fault)))
            return
        if isinstance(request, Ask):
            # A table that a rematch would open is counted like any other that is opened.
            if (
                request.makes is Rematch
                and self._messages is not None
                and not self._server.access.take_opening(self._outbox.address)
            ):
                version, too_fast = self._live.table.version, refusal("too_fast")
                self._put(Answer(request.id, False, version, too_fast))
                return
            credential = self._outbox.credential
            self._is_executing = True
            try:
                answer = await handle(self._server.registry, self._live, credential, request)
            finally:
                self._is_executing = False
            self._put(answer)
        elif isinstance(request, Emote):
            self._emote(request.emote)
        elif self._messages is not None and not self._syncs.take(time.monotonic()):
            self._note_violation()
        else:
            await self._live.sync(self._outbox, request.version)

    def _emote(self, emote: str) -> None:
        credential = self._outbox.credential
        if credential is None:
            self._put(error("not_seated"))
        elif emote not in EMOTES:
            self._put(error("no_such_emote"))
        elif not self._live.subscribers.may_emote(
            credential.seat, self._server.configuration.limits.emotes, time.monotonic()
        ):
            self._put(error("too_fast"))
        else:
            self._live.emote(credential.seat, emote)

    def _note_violation(self) -> None:
        self._server.metrics.rejected.add(reason="too_fast")
        self._violations += 1
        if self._violations > MOST_VIOLATIONS:
            self._outbox.close(POLICY)
        else:
            self._put(error("too_fast"))

    def _put(self, message: object) -> None:
        self._outbox.put(text_frame(encode(message)))

    def _give_up(self, code: int) -> None:
        log_event("socket closed", table=redacted_id(self._live.id), code=code)
        self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):  # TimeoutError is an OSError
            self._is_gone = True
            # A command that may be stored already is finished: everybody else is told.
            if self._task is not None and not self._is_executing:
                self._task.cancel()


async def deny(send: Send, rejected: RequestRejected) -> None:
    """Reject the handshake with an HTTP response."""
    body = encode(Failure(refusal(rejected.reason, **rejected.facts)))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send(
        {
            "type": "websocket.http.response.start",
            "status": rejected.status,
            "headers": headers,
        }
    )
    await send({"type": "websocket.http.response.body", "body": body})
