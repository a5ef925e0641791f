"""The socket: a client says what it wants, one thing at a time, and hears all that happens."""

import asyncio
import time
from typing import Final, NamedTuple

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from colonnade.store import StoreUnavailable
from colonnade.wire.asks import Ask, Emote, read_request
from colonnade.wire.messages import Failure, encode

from .asking import answer
from .credentials import Held
from .endpoint import Endpoint, Turned, number_in
from .frames import EXTENSION, Frames, text_frame
from .house import House
from .journal import short, tell, tell_fault
from .limits import Bucket
from .line import Line
from .live import LiveTable
from .words import EMOTES, error, refusal

POLICY: Final = 1008
"""RFC 6455: the client does what it should not."""

MOST_STRIKES: Final = 50
"""Messages over the rate after which a client is let go."""

LAST_WORD: Final = 5.0
"""Seconds for a client that does not read to take the end of the connection."""


class PlaySocket:
    """Takes sockets in at the door and holds a conversation with each."""

    def __init__(self, house: House, endpoint: Endpoint) -> None:
        self._house = house
        self._endpoint = endpoint

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its first message to its last."""
        await receive()  # the client asks to be connected
        entered = await self._enter(scope)
        if isinstance(entered, Turned):
            self._house.services.metrics.turned_away.add(reason=entered.reason)
            await deny(send, entered)
            return
        try:
            await send({"type": "websocket.accept"})
            frames: Frames = scope["extensions"][EXTENSION]
            conversation = Conversation(self._house, entered, receive, send, frames)
            await conversation.hold(entered.held, entered.after)
        finally:
            self._house.door.leave_socket(entered.address)

    async def _enter(self, scope: Scope) -> "Entered | Turned":
        house, connection = self._house, HTTPConnection(scope)
        try:
            live, held = await house.door.admit(self._endpoint, connection)
            address = house.door.enter_socket(connection)
        except Turned as turned:
            return turned
        except StoreUnavailable:
            return Turned(503, "unavailable")
        except Exception as fault:
            house.services.metrics.faults.add(where="door")
            tell_fault("socket failed", fault)
            return Turned(500, "internal")
        assert live is not None, "the route declares a table"
        free = house.door.is_free(connection)
        return Entered(live, held, version_in(connection), address, free)


class Entered(NamedTuple):
    """A client that came through the door."""

    live: LiveTable
    held: Held | None
    after: int | None
    address: str
    free: bool
    """Whether no limit is set to it."""


class Conversation:
    """One client at one table."""

    def __init__(
        self, house: House, entered: Entered, receive: Receive, send: Send, frames: Frames
    ) -> None:
        self._house = house
        self._live = entered.live
        self._receive = receive
        self._send = send
        self._line = Line(frames, self._give_up)
        limits, now = house.configuration.limits, time.monotonic()
        self._messages = None if entered.free else Bucket(limits.messages, now)
        self._emotes = Bucket(limits.emotes, now)
        self._strikes = 0
        self._task = asyncio.current_task()
        self._closing: asyncio.Task[None] | None = None

    async def hold(self, held: Held | None, after: int | None) -> None:
        """Greet, listen until the client goes, and see him off."""
        try:
            await self._live.join(self._line, held, after)
            while (message := await self._receive())["type"] == "websocket.receive":
                await self._hear(message)
        except asyncio.CancelledError:
            if self._line.is_open:  # not ours: the server is stopping
                raise
        except OSError:
            pass
        except Exception as fault:
            self._house.services.metrics.faults.add(where="socket")
            tell_fault("socket failed", fault, table=short(self._live.id))
        finally:
            self._line.end()
            self._live.leave(self._line)

    async def _hear(self, message: Message) -> None:
        """Deal with one message."""
        if not self._line.is_open:
            return  # he has been let go; what he still says is not heard
        if self._messages is not None and not self._messages.take(time.monotonic()):
            self._strike()
            return
        text = message.get("text")
        try:
            request = read_request(message.get("bytes", b"") if text is None else text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
            self._put(error("bad_request", what=str(fault)))
            return
        if isinstance(request, Ask):
            held = self._line.held
            self._put(await answer(self._house.hall, self._live, held, request))
        elif isinstance(request, Emote):
            self._emote(request.emote)
        else:
            await self._live.sync(self._line, request.version)

    def _emote(self, emote: str) -> None:
        held = self._line.held
        if held is None:
            self._put(error("not_seated"))
        elif emote not in EMOTES:
            self._put(error("no_such_emote"))
        elif not self._emotes.take(time.monotonic()):
            self._put(error("too_fast"))
        else:
            self._live.emote(held.seat, emote)

    def _strike(self) -> None:
        self._house.services.metrics.turned_away.add(reason="too_fast")
        self._strikes += 1
        if self._strikes > MOST_STRIKES:
            self._line.close(POLICY)
        else:
            self._put(error("too_fast"))

    def _put(self, message: object) -> None:
        self._line.put(text_frame(encode(message)))

    def _give_up(self, code: int) -> None:
        tell("socket let go", table=short(self._live.id), code=code)
        self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(LAST_WORD):
                await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):  # a timeout is one of the first
            if self._task is not None:
                self._task.cancel()


async def deny(send: Send, turned: Turned) -> None:
    """Answer like a page: there will be no socket."""
    body = encode(Failure(refusal(turned.reason, **turned.facts)))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send(
        {
            "type": "websocket.http.response.start",
            "status": turned.status,
            "headers": headers,
        }
    )
    await send({"type": "websocket.http.response.body", "body": body})


def version_in(connection: HTTPConnection) -> int | None:
    """The version that somebody who comes back has seen."""
    return number_in(connection.query_params.get("after", ""), digits=9)
