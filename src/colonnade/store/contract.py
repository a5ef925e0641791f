"""What a store promises, whichever database is behind it."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

NOTICE: Final = 7000


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it was kept: `entries` are those after the version asked for."""

    version: int
    entries: tuple[bytes, ...]
    finished: bool
    wake: float | None
    touched: float
    secret: bytes = field(repr=False)


class Standing(NamedTuple):
    """A table in a list: how long its log is, and when it was last written to."""

    table_id: str
    version: int
    finished: bool
    wake: float | None
    touched: float


class Change(NamedTuple):
    """A table grew to this version through another process."""

    table_id: str
    version: int


class Store(Protocol):
    """Append-only logs, one a table; ids, commands and entries mean nothing here.

    Times are seconds since 1970. Whatever is asked, `StoreUnavailable` may be raised; the store
    comes back by itself when the database does.
    """

    async def create(
        self,
        table_id: str,
        entries: Sequence[bytes],
        secret: bytes,
        *,
        wake: float | None = None,
    ) -> None:
        """Open a log; durable on return; raises `TableExists`."""

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[bytes],
        *,
        command: str | None = None,
        finished: bool = False,
        wake: float | None = None,
    ) -> None:
        """Extend a log of exactly `after` entries; durable on return.

        `finished` and `wake` (when the table wants attention: a bot to move, a timer) replace what
        was kept before. Raises `Repeated` if `command` was kept before, `Conflict` if the log has
        another length, `UnknownTable`.
        """

    async def read(self, table_id: str, after: int = 0) -> Stored | None:
        """The table with its entries after version `after`, or nothing."""

    async def answer(self, table_id: str, command: str) -> int | None:
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

    async def unfinished(self, after: str = "", limit: int = 500) -> list[Standing]:
        """Tables still in play, in the order of their ids, from the one after `after` on."""

    async def due(self, now: float, limit: int = 500) -> list[Standing]:
        """Tables whose time to wake has come, the longest waiting first."""

    async def forget(
        self, idle: float, *, finished: bool | None = None, limit: int = 100
    ) -> list[str]:
        """Delete at most `limit` tables not written to for `idle` seconds; gives their ids."""

    async def check(self) -> None:
        """Return if the database would take a write now."""

    async def close(self) -> None:
        """Keep all that was handed in, then let go of the database."""
