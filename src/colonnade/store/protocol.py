"""The interface of a store, whichever database is behind it."""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

from .write_queue import Write

NOTICE: Final = 7000


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it was kept: `entries` are those after the version asked for."""

    version: int
    entries: tuple[bytes, ...]
    finished: bool
    wake_in: float | None
    """Seconds until it wants attention, by the database's clock."""
    remaining: float | None
    """The same when it was last written: time in which no server ran does not count."""
    age: float
    """Seconds since then, by the database's clock."""
    secret: bytes = field(repr=False)


class TableSummary(NamedTuple):
    """A table in a list: the length of its log, and the time since the last write."""

    table_id: str
    version: int
    finished: bool
    age: float


class RunningClock(NamedTuple):
    """What is left of a turn at a table, if it still has this version."""

    table_id: str
    version: int
    seconds: float


class Change(NamedTuple):
    """A table grew to this version through another process."""

    table_id: str
    version: int


class Store(Protocol):
    """Append-only logs, one per table; ids, commands and entries mean nothing here.

    Times are in seconds, counted by the database's clock. Whatever is asked, `StoreUnavailable` may
    be raised; the store comes back by itself when the database does.
    """

    async def append(self, write: Write) -> None:
        """Extend a log of exactly `write.after` entries, or open one; durable on return.

        `finished` and `wake_in` (when the table wants attention: a bot to move, a timer) replace
        what was stored before. Raises `Repeated` if the command was stored before, `Conflict` if
        the log has another length, `UnknownTable`, `TableExists`, or ValueError for a write that
        is malformed.
        """

    async def read(self, table_id: str, after: int = 0) -> Stored | None:
        """The table with its entries after version `after`, or nothing."""

    async def version_of(self, table_id: str, command: str) -> int | None:
        """The version that a command produced when it was kept, or nothing."""

    def changes(self) -> AsyncIterator[Change]:
        """What other processes append from now on, until the store closes.

        Each change is told at least once, only the newest for a table that changed often; after a
        lost connection all that may have been missed is told.
        """

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""

    async def announce(self, notice: str) -> None:
        """Tell the other servers something that is not kept, in `NOTICE` bytes at most.

        It may be lost.
        """

    def notices(self) -> AsyncIterator[str]:
        """What other servers announce from now on, until the store closes."""

    async def unfinished(self, after: str = "", limit: int = 500) -> list[TableSummary]:
        """Tables still in play, in the order of their ids, from the one after `after` on."""

    async def due(self, waiting: float | None, limit: int = 500) -> list[TableSummary]:
        """Tables that have wanted attention for `waiting` seconds, the longest waiting first.

        None gives all that will ever want it, whatever the clock says.
        """

    async def save_clocks(self, clocks: Sequence[RunningClock]) -> None:
        """Store what is left of turns that are under way."""

    async def forget(
        self, idle: float, *, finished: bool | None = None, limit: int = 100
    ) -> list[str]:
        """Delete at most `limit` tables not written to for `idle` seconds; gives their ids."""

    async def ids(self, after: str = "", limit: int = 500) -> list[str]:
        """The ids of all tables in order, from the one after `after` on."""

    async def delete(self, table_ids: Sequence[str]) -> list[str]:
        """Delete tables with their logs; gives the ids of those that there were."""

    async def replace(self, table_id: str, bodies: Mapping[int, bytes]) -> None:
        """Write entries anew, by their numbers: only for what somebody has a right to have removed.

        Their log keeps its length, and what follows from it must stay the same.
        """

    async def check(self) -> None:
        """Write something; return once it is durable."""

    async def close(self) -> None:
        """Keep all that was handed in, then let go of the database."""
