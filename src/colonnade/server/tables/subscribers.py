"""The clients connected to one table: here, through other servers, and until lately."""

import asyncio
from typing import Final

from colonnade.server.auth.rate_limit import TokenBucket
from colonnade.server.cluster.presence import Presence, RemotePresence
from colonnade.server.configuration import Rate
from colonnade.server.ws.frames import text_frame
from colonnade.server.ws.outbox import Outbox
from colonnade.wire import messages

CROWD: Final = 16
"""Clients of one table above which they are told less often who comes and goes."""

CROWD_SECONDS: Final = 1.0
"""Between two times that a crowd is told."""


class Subscribers:
    """The outboxes of a table's clients, and what is known of clients elsewhere."""

    __slots__ = ("_emotes", "_is_changed", "_pause", "_players", "_remote", "outboxes", "seen_at")

    def __init__(self, players: int, now: float) -> None:
        self.outboxes: set[Outbox] = set()
        self.seen_at = [now] * players
        """When each seat was last active or connected."""
        self._emotes: dict[int, TokenBucket] = {}
        self._pause: asyncio.TimerHandle | None = None
        """Runs after a crowd was told who is connected."""
        self._is_changed = False
        """Whether somebody has come or gone since then."""
        self._players = players
        self._remote = RemotePresence()

    @property
    def everybody(self) -> tuple[tuple[bool, ...], int]:
        """For each seat, whether somebody who may speak for it is connected; and spectators."""
        seats, spectators = self.local
        if self.has_remote:
            seats |= self._remote.seats
            spectators += self._remote.spectators
        return tuple([seat in seats for seat in range(self._players)]), spectators

    @property
    def present(self) -> tuple[bool, ...]:
        """For each seat, whether somebody who may speak for it is connected."""
        return self.everybody[0]

    @property
    def has_remote(self) -> bool:
        """Whether anybody is connected through another server."""
        return not self._remote.is_empty

    @property
    def local(self) -> Presence:
        """The clients connected through this server."""
        held = [outbox.credential for outbox in self.outboxes]
        seats = frozenset(credential.seat for credential in held if credential is not None)
        return Presence(seats, held.count(None))

    def broadcast(self, frame: bytes, but: Outbox | None = None) -> None:
        """Send the same frame to every client."""
        for outbox in self.outboxes:
            if outbox is not but:
                outbox.put(frame)

    def show_presence(self, but: Outbox | None = None) -> None:
        """Send the clients of this server who is connected; a crowd not more often than it reads.

        Everybody who comes or goes is told to everybody: among many that costs the square.
        """
        if self._pause is not None:
            self._is_changed = True
            return
        if len(self.outboxes) > CROWD:
            self._is_changed = False
            self._pause = asyncio.get_running_loop().call_later(CROWD_SECONDS, self._end_pause)
        self.broadcast(text_frame(messages.encode(messages.Presence(*self.everybody))), but)

    def _end_pause(self) -> None:
        self._pause = None
        if self._is_changed:
            self.show_presence()

    def may_emote(self, seat: int, rate: Rate, now: float) -> bool:
        """Count an emote of a seat, whichever of its sockets it comes from."""
        if seat not in self._emotes:
            self._emotes[seat] = TokenBucket(rate, now)
        return self._emotes[seat].take(now)

    def show_emote(self, seat: int, emote: str) -> None:
        """Send the clients of this server an emote."""
        self.broadcast(text_frame(messages.encode(messages.Emoted(seat, emote))))

    def note_seen(self, outbox: Outbox, now: float) -> None:
        """The client of an outbox has joined or left."""
        if outbox.credential is not None:
            self.seen_at[outbox.credential.seat] = now

    def update_remote(self, server: str, presence: Presence, now: float, until: float) -> bool:
        """Record who is connected through another server; whether it should learn of us too."""
        before = self.everybody
        is_new = self._remote.update(server, presence, until)
        for seat in presence.seats:
            self.seen_at[seat] = now
        if before != self.everybody:
            self.show_presence()
        return is_new and bool(self.outboxes)

    def expire_remote(self, now: float) -> None:
        """Forget servers that have not reported for long."""
        if self._remote.expire(now):
            self.show_presence()
