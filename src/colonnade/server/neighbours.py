"""The other servers on one database: they tell each other who is at which table, and emotes.

None of it is kept. A server tells again before what it told is stale, so that one which was killed
is soon forgotten. A server alone on its database says nothing.
"""

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from colonnade.store import Store
from colonnade.store.contract import NOTICE

from .company import read_company

if TYPE_CHECKING:
    from .live import LiveTable

AGAIN: Final = 5.0
"""Seconds after which everything is told again."""

STALE: Final = 15.0
"""Seconds after which what was told and not told again is forgotten."""


class Neighbours:
    """What there is to tell the other servers, and what they say."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._name = secrets.token_urlsafe(6)
        self._changed: set[str] = set()
        self._emotes: list[str] = []
        self._again = 0.0

    def note_company(self, table: str) -> None:
        """Somebody came to a table or went."""
        if self._store.is_shared:
            self._changed.add(table)

    def note_emote(self, table: str, seat: int, emote: str) -> None:
        """A seat has shown a feeling."""
        if self._store.is_shared:
            self._emotes.append(f"emote {table} {seat} {emote}")

    async def tell(self, tables: "Mapping[str, LiveTable]") -> None:
        """Tell what is new, and now and then everything."""
        if not self._store.is_shared:
            return
        now = self._clock()
        if now >= self._again:
            self._again = now + AGAIN
            self._changed.update(table for table, live in tables.items() if live.audience.lines)
        lines, self._emotes = self._emotes, []
        for table in self._changed:
            if table in tables:
                lines.append(f"here {table} {tables[table].audience.company}")
        self._changed = set()
        for notice in notices(self._name, lines):
            await self._store.announce(notice)

    def hear(self, notice: str, tables: "Mapping[str, LiveTable]") -> None:
        """Take in what another server says."""
        server, *lines = notice.split("\n")
        for line in lines:
            kind, table, *said = line.split(" ")
            live = tables.get(table)
            if live is not None and kind == "here":
                now = self._clock()
                if live.audience.hear_elsewhere(server, read_company(*said), now, now + STALE):
                    self.note_company(table)  # so that the newcomer knows of us at once
            elif live is not None and kind == "emote":
                live.show_emote(int(said[0]), said[1])


def notices(name: str, lines: Iterable[str]) -> Iterator[str]:
    """Lines gathered into as few notices as they fit in."""
    notice = name
    for line in lines:
        if len(notice) + len(line) >= NOTICE:
            yield notice
            notice = name
        notice += f"\n{line}"
    if notice != name:
        yield notice
