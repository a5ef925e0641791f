"""A table in memory with the clients connected to it.

Commands are executed one at a time: a command is decided, persisted, and only then broadcast; the
next one finds the table as it is then. What other servers have appended is caught up with first.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from colonnade.kernel.refusal import Refusal
from colonnade.server.auth.seat_keys import SeatCredential
from colonnade.server.cluster.peers import PeerNotifier
from colonnade.server.observability.metrics import Metrics
from colonnade.server.workers.fair_queue import Ticket, WorkerUnavailable
from colonnade.server.ws.frames import text_frame
from colonnade.server.ws.outbox import Outbox
from colonnade.store import Conflict, Repeated, Write
from colonnade.table.automation import pending_task
from colonnade.table.commands import Command
from colonnade.table.decide import append_all, decide
from colonnade.table.decision import Accepted
from colonnade.table.fair_dice import Secret
from colonnade.table.seat import Role, Speaker
from colonnade.table.story import TableEvent
from colonnade.table.table import Table
from colonnade.table.view import View, view
from colonnade.wire.entries import read_entries, write_entries
from colonnade.wire.messages import Hello, Update, encode

from .history import History
from .log_writer import LogWriter
from .subscribers import Subscribers
from .turn_timer import Deadline, TurnTimer, is_timed

REMEMBERED: Final = 16
"""How many events stay in memory for clients that reconnect."""

ATTEMPTS: Final = 5
"""How often a command is decided again because another server was quicker."""


class OutOfSync(Exception):
    """The table in memory does not match its log in the store; it must be loaded again."""


class LiveTable:
    """One table, its secret, its subscribers and its clock."""

    def __init__(
        self,
        writer: LogWriter,
        peers: PeerNotifier,
        history: History,
        table: Table,
        secret: Secret,
        run_pending: "Callable[[LiveTable], None]",
        deadline: Deadline | None = None,
        recent: tuple[TableEvent, ...] = (),
        opener: str = "",
        seed_seconds: float = 0.0,
    ) -> None:
        """`run_pending` is called when the table may await something of the server.

        `opener` is the address that opened it, where that is known; it is not stored.
        """
        self.id = table.id
        self.table = table
        self.pending = pending_task(table)
        """What the table awaits of the server, besides what its clock may."""
        self.touched = writer.clock()
        self.subscribers = Subscribers(table.players, self.touched)
        self.timer = TurnTimer(writer, deadline)
        self.ticket: Ticket | None = None
        """Its last place in the queue for engines."""
        self._opener = opener
        self._seed_seconds = seed_seconds
        self._seeds_until = self.touched + seed_seconds
        self._writer = writer
        self._peers = peers
        self._history = history
        self._secret = secret
        self._run_pending = run_pending
        self.recent = recent
        self._lock = asyncio.Lock()
        self._view: View | None = None

    # Queries

    @property
    def view(self) -> View:
        """The table as everybody sees it.

        Kept until the next change only: who opens a table and who joins it need the same one, and
        while people play the table alone takes less memory.
        """
        if self._view is None:
            self._view = view(self.table)
        return self._view

    @property
    def metrics(self) -> Metrics:
        """Where to count what is done at the table."""
        return self._writer.metrics

    @property
    def is_busy(self) -> bool:
        """Whether a client is connected or a command is being executed."""
        return bool(self.subscribers.outboxes) or self._lock.locked()

    @property
    def is_watched(self) -> bool:
        """Whether a client is connected, here or through another server."""
        return bool(self.subscribers.outboxes) or self.subscribers.has_remote

    @property
    def visitor(self) -> str:
        """On whose account its bots think: a client that is connected, or whoever opened it."""
        for outbox in self.subscribers.outboxes:
            return outbox.address
        return self._opener

    def speaker(self, credential: SeatCredential | None) -> Speaker:
        """Who speaks: a seat only as long as its key has not changed."""
        if credential is not None and self.table.keys[credential.seat] == credential.key:
            return credential.seat
        return Role.SPECTATOR

    def awaits_seeds(self, but: int | None = None) -> bool:
        """Whether the first throw has to wait: people, but one, may still add a seed."""
        return self._writer.clock() < self._seeds_until and bool(self.table.unseeded(but))

    # Commands

    async def execute(
        self,
        command: Command,
        by: Speaker | SeatCredential | None,
        *,
        seen: int | None = None,
        name: str | None = None,
        first: Callable[[], Awaitable[Refusal | None]] | None = None,
    ) -> int | Refusal:
        """Decide and persist a command; returns the version with it once durable, or why not.

        `name` makes a repeat find the first answer; `first` is what else must be done or checked
        before an accepted command is persisted.
        """
        async with self._lock:
            self.touched = self._writer.clock()
            if seen != self.table.version:
                await self._reach(seen)
            if name is not None and seen != self.table.version:
                version = await self._writer.store.version_of(self.id, name)
                if version is not None:
                    return version
            for _ in range(ATTEMPTS):
                speaker = by if isinstance(by, (int, Role)) else self.speaker(by)
                decision = decide(self.table, command, speaker, self._secret, seen)
                if isinstance(decision, Refusal):
                    return decision
                if first is not None and (objection := await first()) is not None:
                    return objection
                try:
                    await self._persist(decision, name)
                except Conflict:
                    await self._catch_up()
                except Repeated as repeated:
                    await self._catch_up()
                    return repeated.version
                else:
                    return decision.table.version
            raise OutOfSync(f"{ATTEMPTS} times another server was quicker")

    async def catch_up(self) -> None:
        """Apply what other servers have appended."""
        async with self._lock:
            await self._catch_up()

    async def reach(self, version: int | None) -> None:
        """Catch up if a client has seen a newer version, through another server."""
        if version is not None and version > self.table.version:
            async with self._lock:
                await self._reach(version)

    async def join(
        self, outbox: Outbox, credential: SeatCredential | None, after: int | None
    ) -> None:
        """Send a client hello with all it has missed, and every update from now on."""
        past = await self._backlog(after, outbox.address)
        async with self._lock:
            await self._reach(after)
            events = await self._backlog_since(past, after, outbox.address)
            is_seated = isinstance(self.speaker(credential), int)
            outbox.credential = credential if is_seated else None
            self.subscribers.outboxes.add(outbox)
            outbox.put(self._hello(outbox, events))
        if self.ticket is not None:
            self.ticket.promote(outbox.address)
        self.subscribers.note_seen(outbox, self._writer.clock())
        self._show_presence(but=outbox)

    def leave(self, outbox: Outbox) -> None:
        """A client has disconnected."""
        self.subscribers.outboxes.discard(outbox)
        self.touched = self._writer.clock()
        self.subscribers.note_seen(outbox, self.touched)
        self._show_presence()

    async def sync(self, outbox: Outbox, after: int) -> None:
        """Send a client again what happened after a version."""
        past = await self._backlog(after, outbox.address)
        async with self._lock:
            await self._reach(after)
            events = await self._backlog_since(past, after, outbox.address)
            outbox.put(self._update(events, self.view))

    def emote(self, seat: int, emote: str) -> None:
        """Send everybody an emote, here and through other servers."""
        self.subscribers.show_emote(seat, emote)
        self._peers.note_emote(self.id, seat, emote)

    # How it is done; the lock is held

    async def _persist(self, decision: Accepted, name: str | None) -> None:
        after, writer = decision.table, self._writer
        deadline = self.timer.deadline_after(self.table, after)
        wake_in = None if deadline is None else deadline.at - writer.clock()
        if decision.pending is not None:
            wake_in = 0.0
        entries, seen = write_entries(decision.entries), self.table.version
        await writer.append(Write(self.id, seen, entries, name, after.is_over, wake_in))
        self._apply(decision, deadline)
        self._run_pending(self)

    async def _reach(self, version: int | None) -> None:
        if version is not None and version > self.table.version and self._writer.store.is_shared:
            await self._catch_up()

    async def _catch_up(self) -> None:
        stored = await self._writer.store.read(self.id, after=self.table.version)
        if stored is None or stored.version < self.table.version:
            raise OutOfSync("the store has less than was acknowledged")
        if not stored.entries:
            return
        caught_up = append_all(self.table, read_entries(stored.entries))
        wake_in = stored.wake_in if is_timed(caught_up.table) else None
        self._apply(caught_up, None if wake_in is None else Deadline(self._writer, wake_in))

    def _apply(self, change: Accepted, deadline: Deadline | None) -> None:
        """Replace the table by its next version and broadcast the update."""
        events = change.story
        before, self.table, self.timer.deadline = self.table, change.table, deadline
        self._view = None
        self.pending = change.pending
        if self.table.seats != before.seats and not self.table.throws:
            self._seeds_until = self._writer.clock() + self._seed_seconds
        self.recent = (*self.recent, *events)[-REMEMBERED:]
        now = self._writer.clock()
        for event in events:
            if event.seat is not None:
                self.subscribers.seen_at[event.seat] = now
        if self.subscribers.outboxes:
            self.subscribers.broadcast(self._update(events, view(self.table)))
        if self.table.keys != before.keys:
            self._unseat()

    def _unseat(self) -> None:
        """Make clients whose key is no longer valid spectators."""
        unseated = [
            outbox
            for outbox in self.subscribers.outboxes
            if outbox.credential and self.speaker(outbox.credential) != outbox.credential.seat
        ]
        for outbox in unseated:
            outbox.credential = None
            outbox.put(self._hello(outbox, ()))
        if unseated:
            self._show_presence()

    async def _backlog(self, after: int | None, visitor: str) -> tuple[TableEvent, ...]:
        """The events after a version that a client has seen; none while too many ask for them.

        Asked for without the lock, because it may take long, and then for what came meanwhile.
        """
        version = self.table.version
        # A version that the table has not reached is no reason to refuse: the view puts it right.
        if after is None or after >= version:
            return ()
        if after >= version - len(self.recent):
            return tuple(event for event in self.recent if event.version > after)
        try:
            events = await self._history.story(self.id, after, version, visitor)
        except WorkerUnavailable:
            return ()
        if events is None:
            raise OutOfSync("the store has less than was acknowledged")
        return events

    async def _backlog_since(
        self, past: tuple[TableEvent, ...], after: int | None, visitor: str
    ) -> tuple[TableEvent, ...]:
        """A backlog with what came since it was asked for; the lock is held."""
        return (*past, *await self._backlog(past[-1].version if past else after, visitor))

    def _hello(self, outbox: Outbox, events: tuple[TableEvent, ...]) -> bytes:
        seat = None if outbox.credential is None else outbox.credential.seat
        present, spectators = self.subscribers.everybody
        hello = Hello(seat, self.view, events, present, spectators, self.timer.remaining)
        return text_frame(encode(hello))

    def _update(self, events: tuple[TableEvent, ...], shown: View) -> bytes:
        return text_frame(encode(Update(shown.version, events, shown, self.timer.remaining)))

    def _show_presence(self, but: Outbox | None = None) -> None:
        self.subscribers.show_presence(but)
        self._peers.note_presence(self.id)
