"""A socket of the page: messages to and from one table."""

from urllib.parse import parse_qs

import msgspec

from colonnade.server.auth.seat_keys import SeatCredential
from colonnade.server.http.requests import number_in
from colonnade.server.tables.live_table import LiveTable
from colonnade.server.tables.registry import TableRegistry
from colonnade.server.words import EMOTES, error
from colonnade.server.ws.commands import handle
from colonnade.server.ws.frames import text_frame, text_of
from colonnade.server.ws.outbox import Outbox
from colonnade.wire.messages import encode
from colonnade.wire.requests import Ask, Emote, read_request

from .host import Host


class PageSocket:
    """One client at one table; it may speak for any seat, since all are played in this browser."""

    def __init__(self, host: Host, number: int, registry: TableRegistry, live: LiveTable) -> None:
        self._host = host
        self._number = number
        self._registry = registry
        self._live = live
        self._outbox = Outbox(self, self._close)

    async def join(self, query: str) -> None:
        """Say hello, with what the page has missed."""
        values = {name: found[-1] for name, found in parse_qs(query).items()}
        seat = number_in(values.get("seat", ""), digits=2)
        after = number_in(values.get("after", ""), digits=9)
        await self._live.join(self._outbox, credential_of(self._live, seat), after)

    async def handle(self, message: str) -> None:
        """Handle one message."""
        try:
            request = read_request(message)
        except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
            self._put(error("bad_request", what=str(fault)))
            return
        credential = self._outbox.credential
        if isinstance(request, Ask):
            self._put(await handle(self._registry, self._live, credential, request))
        elif not isinstance(request, Emote):
            await self._live.sync(self._outbox, request.version)
        elif credential is not None and request.emote in EMOTES:
            self._live.emote(credential.seat, request.emote)
        else:
            self._put(error("not_seated" if credential is None else "no_such_emote"))

    def leave(self) -> None:
        """The page has closed the socket."""
        self._outbox.end()
        self._live.leave(self._outbox)

    # The socket as a `FrameSink`: a page always reads

    def put(self, frame: bytes) -> bool:
        """Send a frame's text to the page."""
        self._host.send(self._number, text_of(frame))
        return True

    async def wait_writable(self) -> None:
        """A page is never slow."""

    def _put(self, message: object) -> None:
        self._outbox.put(text_frame(encode(message)))

    def _close(self, code: int) -> None:
        self._host.close(self._number, code)


def credential_of(live: LiveTable, seat: int | None) -> SeatCredential | None:
    """The right to speak for a seat that a person has taken."""
    keys = live.table.keys
    if seat is None or seat >= len(keys) or not keys[seat]:
        return None
    return SeatCredential(seat, keys[seat])
