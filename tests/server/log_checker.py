"""What the clients of a table were told, compared with its log."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from colonnade.store import Store
from colonnade.table.entry import KINDS, Played
from colonnade.table.reducer import replay
from colonnade.wire.entries import read_entries
from server.harness import Client, OpenedTable

FAULTS: Final = ("lost", "holes", "phantoms", "changed")


@dataclass
class Report:
    """What happened, in numbers."""

    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Commands in flight at a kill, said again afterwards."""
    tables: int = 0
    entries: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    recoveries: list[float] = field(default_factory=list)
    """Seconds from a start of the server to a table's next acknowledged command."""

    def __str__(self) -> str:
        times = sorted(self.recoveries)
        p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
        counts = ", ".join(f"{name} {self.faults[name]}" for name in FAULTS)
        return (
            f"{self.kills} kills, {self.tables} games, {self.entries} entries kept, "
            f"{self.acknowledged} commands acknowledged, {self.unanswered} in flight at a kill: "
            f"{counts}; back in play after {p50:.2f} s (median), {p99:.2f} s (p99)"
        )


class Game:
    """One table and everything that its clients know of it."""

    def __init__(self, table: OpenedTable, report: Report) -> None:
        self.table = table
        self.report = report
        self.told: dict[int, tuple[str, str]] = {}
        """By version: the kind and token of what everybody was told."""
        self.acknowledged: dict[int, str] = {}
        """By version: the token of a command that was answered with yes."""
        self.asked: set[tuple[int, str]] = set()
        self.pending: dict[str, Any] | None = None
        self.view: dict[str, Any] = {"version": 0}
        self.count = 0

    @property
    def version(self) -> int:
        return int(self.view["version"])

    @property
    def is_over(self) -> bool:
        return self.version > 0 and self.view["awaits"]["kind"] == "nothing"

    async def come_back(self) -> list[Client]:
        """A socket for each seat; all that happened meanwhile is told."""
        after = self.version
        clients = [await self.table.join(seat, query=f"?after={after}") for seat in (0, 1)]
        for client in clients:
            self.hear(client.hello, after if after else None)
        return clients

    def hear(self, message: dict[str, Any], after: int | None = None) -> None:
        """Apply a message, which must continue from the messages before."""
        versions = [happening["version"] for happening in message["story"]]
        if after is not None and versions != list(range(after + 1, message["view"]["version"] + 1)):
            self.report.faults["holes"] += 1
        for happening in message["story"]:
            said = (happening["kind"], happening["token"])
            if self.told.setdefault(happening["version"], said) != said:
                self.report.faults["changed"] += 1
        if message["view"]["version"] < self.version and after is not None:
            self.report.faults["lost"] += 1
        if message["view"]["version"] > self.version:
            self.view = message["view"]

    async def act(self, clients: list[Client], chance: random.Random) -> None:
        """Do what is awaited, or what was asked before the server went."""
        ask = self.pending or self.next_ask(chance)
        self.pending = ask
        self.asked.add((ask["seen"] + 1, ask.get("token", "")))
        client = clients[ask["by"]]
        await client.say(**{name: value for name, value in ask.items() if name != "by"})
        while True:
            message = await client.next()
            if message["is"] == "update":
                self.hear(message)
            elif message["is"] == "answer" and message["id"] == ask["id"]:
                break
        client.heard.clear()
        self.pending = None
        if not message["ok"]:
            # Nobody else speaks at this table, so nothing but a loss can make a command stale.
            self.report.faults["lost"] += 1
            return
        self.report.acknowledged += 1
        self.acknowledged[ask["seen"] + 1] = ask.get("token", "")
        for other in clients:
            # An answer to a repeated command may name a version of long ago.
            await other.until_version(message["version"])
            other.heard.clear()

    def next_ask(self, chance: random.Random) -> dict[str, Any]:
        self.count += 1
        awaits = self.view["awaits"]
        ask = {"id": f"c{self.count}", "seen": self.version, "by": awaits["seat"]}
        if awaits["kind"] == "throw":
            return {"do": "throw", **ask}
        return {"do": "play", "token": chance.choice(self.view["legal"]), **ask}

    async def check(self, store: Store) -> None:
        """Compare the log with all that was said about it."""
        stored, faults = await store.read(self.table.id), self.report.faults
        if stored is None:
            faults["lost"] += 1
            return
        entries = read_entries(stored.entries)
        self.report.entries += len(entries)
        faults["holes"] += stored.version != len(entries)
        kept = dict(enumerate(entries, start=1))
        for version, token in self.acknowledged.items():
            entry = kept.get(version)
            faults["lost"] += entry is None
            faults["changed"] += isinstance(entry, Played) and entry.token != token
        for version, (kind, token) in self.told.items():
            entry = kept.get(version)
            faults["lost"] += entry is None
            if entry is not None:
                same = KINDS[type(entry)] == kind and getattr(entry, "token", "") == token
                faults["changed"] += not same
        for version, entry in kept.items():
            if isinstance(entry, Played):
                faults["phantoms"] += (version, entry.token) not in self.asked
        table = replay(entries)
        if table.version == self.version:
            position = table.book.notation.write_position(table.options, table.state)
            faults["changed"] += position != self.view["position"]
