"""A table in memory with the people who look at it.

One thing at a time: a command is decided, kept, and only then told; whoever comes next finds the
table as it is then. What other servers did to the table is caught up with before going on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from colonnade.store import Conflict, Repeated
from colonnade.table.chores import chore
from colonnade.table.commands import Command
from colonnade.table.decide import decide
from colonnade.table.dice import Secret
from colonnade.table.folding import after as with_entry
from colonnade.table.seat import Role, Who
from colonnade.table.story import Happening, story, tell
from colonnade.table.table import Table
from colonnade.table.verdict import Accepted, Refused
from colonnade.table.view import View, view
from colonnade.wire.entries import read_entries, write_entries
from colonnade.wire.messages import Emoted, Hello, Refusal, Update, encode

from .audience import Audience
from .credentials import Held
from .frames import text_frame
from .line import Line
from .returning import Missed, missed
from .services import Services
from .turn import Deadline, Timer, is_timed

REMEMBERED: Final = 16
"""How much of the story stays in memory for people who come back."""

ATTEMPTS: Final = 5
"""How often a command is decided anew because another server was quicker."""


class Lost(Exception):
    """What is in memory does not go on from what is kept; the table must be read anew."""


class LiveTable:
    """One table, its secret, its audience and its clock."""

    def __init__(
        self,
        services: Services,
        table: Table,
        secret: Secret,
        attend: "Callable[[LiveTable], None]",
        deadline: Deadline | None = None,
        recent: tuple[Happening, ...] = (),
    ) -> None:
        self.id = table.id
        self.table = table
        self.touched = services.clock()
        self.audience = Audience(table.players, self.touched)
        self._services = services
        self._secret = secret
        self._attend = attend
        self.timer = Timer(services.clock, services.keeping, deadline)
        self._recent = recent
        self._lock = asyncio.Lock()

    # What can be asked

    @property
    def view(self) -> View:
        """The table as everybody sees it; made when wanted, as it is larger than the table."""
        return view(self.table)

    @property
    def is_busy(self) -> bool:
        """Whether somebody looks at the table or a command is under way."""
        return bool(self.audience.lines) or self._lock.locked()

    def who(self, held: Held | None) -> Who:
        """Who speaks: a seat only as long as its key has not changed."""
        if held is not None and self.table.keys[held.seat] == held.key:
            return held.seat
        return Role.SPECTATOR

    # What can be done

    async def act(
        self,
        command: Command,
        who: Who | Held | None,
        *,
        seen: int | None = None,
        name: str | None = None,
        first: Callable[[], Awaitable[Refusal | None]] | None = None,
    ) -> int | Refused | Refusal:
        """Do it, if it may be done: the version with it once it is durable, or why not.

        `name` makes a repeat find the first answer; `first` is what else must be seen to before
        an accepted command is kept.
        """
        async with self._lock:
            self.touched = self._services.clock()
            if name is not None and seen != self.table.version:
                version = await self._services.store.answer(self.id, name)
                if version is not None:
                    return version
            for _ in range(ATTEMPTS):
                speaker = self.who(who) if isinstance(who, Held) or who is None else who
                verdict = decide(self.table, command, speaker, self._secret, seen)
                if isinstance(verdict, Refused):
                    return verdict
                if first is not None and (objection := await first()) is not None:
                    return objection
                try:
                    await self._keep(verdict, name)
                except Conflict:
                    await self._catch_up()
                except Repeated as repeated:
                    await self._catch_up()
                    return repeated.version
                else:
                    return verdict.table.version
            raise Lost(f"{ATTEMPTS} times another server was quicker")

    async def catch_up(self) -> None:
        """Take in what other servers have kept."""
        async with self._lock:
            await self._catch_up()

    async def join(self, line: Line, held: Held | None, after: int | None) -> None:
        """Greet a client with all he has missed, and tell him everything from now on."""
        async with self._lock:
            told = await self._missed(after)
            line.held = held if isinstance(self.who(held), int) else None
            self.audience.lines.add(line)
            line.put(self._hello(line, told))
        self.audience.note_seen(line, self._services.clock())
        self._tell_presence(but=line)

    def leave(self, line: Line) -> None:
        """A client has gone."""
        self.audience.lines.discard(line)
        self.touched = self._services.clock()
        self.audience.note_seen(line, self.touched)
        self._tell_presence()

    async def sync(self, line: Line, after: int) -> None:
        """Tell a client again what happened after a version."""
        async with self._lock:
            told = await self._missed(after)
            line.put(self._update(told))

    def emote(self, seat: int, emote: str) -> None:
        """Show everybody what a seat feels."""
        self.show_emote(seat, emote)
        self._services.neighbours.note_emote(self.id, seat, emote)

    def show_emote(self, seat: int, emote: str) -> None:
        """Show it to those who are connected here."""
        self.audience.tell(text_frame(encode(Emoted(seat, emote))))

    # How it is done; the lock is held

    async def _keep(self, verdict: Accepted, name: str | None) -> None:
        after, services = verdict.table, self._services
        now = services.clock()
        deadline = self.timer.deadline_after(self.table, after, now)
        wake = None if deadline is None else deadline.moment(services.keeping.lost)
        await services.keeping.append(
            self.id,
            self.table.version,
            write_entries(verdict.entries),
            command=name,
            finished=after.is_over,
            wake=now if chore(after) is not None else wake,
        )
        self._go_on(after, verdict.story, deadline)
        self._attend(self)

    async def _catch_up(self) -> None:
        stored = await self._services.store.read(self.id, after=self.table.version)
        if stored is None or stored.version < self.table.version:
            raise Lost("the store has less than was kept")
        if not stored.entries:
            return
        table, told = self.table, list[Happening]()
        for entry in read_entries(stored.entries):
            told.append(tell(table, entry))
            table = with_entry(table, entry)
        deadline = None
        if is_timed(table) and stored.wake is not None:
            deadline = Deadline(stored.wake, self._services.keeping.lost)
        self._go_on(table, tuple(told), deadline)

    def _go_on(self, after: Table, told: tuple[Happening, ...], deadline: Deadline | None) -> None:
        before, self.table, self.timer.deadline = self.table, after, deadline
        self._recent = (*self._recent, *told)[-REMEMBERED:]
        now = self._services.clock()
        for happening in told:
            if happening.seat is not None:
                self.audience.seen_at[happening.seat] = now
        if self.audience.lines:
            self.audience.tell(self._update(told))
        if after.keys != before.keys:
            self._unseat()

    def _unseat(self) -> None:
        """Let those whose key has gone look on as spectators."""
        gone = [
            line
            for line in self.audience.lines
            if line.held and self.who(line.held) != line.held.seat
        ]
        for line in gone:
            line.held = None
            line.put(self._hello(line, ()))
        if gone:
            self._tell_presence()

    async def _missed(self, after: int | None) -> tuple[Happening, ...]:
        version = self.table.version
        match missed(after, version, version - len(self._recent)):
            case Missed.NOTHING:
                return ()
            case Missed.REMEMBERED:
                assert after is not None
                return tuple(told for told in self._recent if told.version > after)
            case Missed.KEPT:
                assert after is not None
                stored = await self._services.store.read(self.id)
                if stored is None:
                    raise Lost("the store has less than was kept")
                # Another server may have gone on; that part will be told when we catch up.
                entries = read_entries(stored.entries[:version])
                return tuple(story(entries, after))

    def _hello(self, line: Line, told: tuple[Happening, ...]) -> bytes:
        seat = None if line.held is None else line.held.seat
        present, spectators = self.audience.present, self.audience.spectators
        hello = Hello(seat, self.view, told, present, spectators, self.timer.remaining)
        return text_frame(encode(hello))

    def _update(self, told: tuple[Happening, ...]) -> bytes:
        return text_frame(encode(Update(self.table.version, told, self.view, self.timer.remaining)))

    def _tell_presence(self, but: Line | None = None) -> None:
        self.audience.show_presence(but)
        self._services.neighbours.note_company(self.id)
