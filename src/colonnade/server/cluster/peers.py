"""Notices between the servers on one database: who is connected to which table, and emotes.

None of it is stored. A server repeats its reports before they expire, so that a server that was
killed is soon forgotten. A server alone on its database sends nothing.
"""

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Protocol

from colonnade.server.tables.subscribers import Subscribers
from colonnade.store import Store
from colonnade.store.protocol import NOTICE

from .presence import read_presence

REPEAT_SECONDS: Final = 5.0
"""After this every presence is reported again."""

EXPIRY_SECONDS: Final = 15.0
"""After this a report that was not repeated is forgotten."""


class Subscribed(Protocol):
    """A table, as far as notices go."""

    @property
    def subscribers(self) -> Subscribers:
        """The clients connected to it."""


class PeerNotifier:
    """Sends notices to the other servers, and applies theirs."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._name = secrets.token_urlsafe(6)
        self._changed: set[str] = set()
        self._emotes: list[str] = []
        self._next_repeat = 0.0

    def note_presence(self, table: str) -> None:
        """Somebody has joined or left a table."""
        if self._store.is_shared:
            self._changed.add(table)

    def note_emote(self, table: str, seat: int, emote: str) -> None:
        """A seat has sent an emote."""
        if self._store.is_shared:
            self._emotes.append(f"emote {table} {seat} {emote}")

    async def publish(self, tables: Mapping[str, Subscribed]) -> None:
        """Send what is new, and at times everything."""
        if not self._store.is_shared:
            return
        now = self._clock()
        if now >= self._next_repeat:
            self._next_repeat = now + REPEAT_SECONDS
            self._changed.update(
                table for table, live in tables.items() if live.subscribers.outboxes
            )
        lines, self._emotes = self._emotes, []
        for table in self._changed:
            if table in tables:
                lines.append(f"here {table} {tables[table].subscribers.local}")
        self._changed = set()
        for notice in notices(self._name, lines):
            await self._store.announce(notice)

    def receive(self, notice: str, tables: Mapping[str, Subscribed]) -> None:
        """Apply a notice of another server."""
        server, *lines = notice.split("\n")
        for line in lines:
            kind, table, *values = line.split(" ")
            live = tables.get(table)
            if live is None:
                continue
            if kind == "here":
                now = self._clock()
                presence, until = read_presence(*values), now + EXPIRY_SECONDS
                if live.subscribers.update_remote(server, presence, now, until):
                    self.note_presence(table)  # so that the new server learns of our clients now
            elif kind == "emote":
                live.subscribers.show_emote(int(values[0]), values[1])


def notices(name: str, lines: Iterable[str]) -> Iterator[str]:
    """Lines packed into as few notices as possible."""
    notice = name
    for line in lines:
        if len(notice) + len(line) >= NOTICE:
            yield notice
            notice = name
        notice += f"\n{line}"
    if notice != name:
        yield notice
