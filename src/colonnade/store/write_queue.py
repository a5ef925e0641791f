"""Writes on their way to the database, many to a commit."""

import asyncio
import math
import re
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from .errors import Conflict, Repeated, StoreFault, TableExists, UnknownTable

# How many writes share one commit at most: bounds how long the first of them waits.
BATCH: Final = 512

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
_COMMAND: Final = re.compile(r"[!-~]{1,128}", re.ASCII)


@dataclass(slots=True)  # not frozen: one is made for every move, and freezing takes its time
class Write:
    """Entries that extend a log of `after` entries; a `secret` opens a new log."""

    table_id: str
    after: int
    entries: Sequence[bytes]
    command: str | None = None
    finished: bool = False
    wake_in: float | None = None
    """Seconds until the table wants attention: 0 for a bot, what is left of a person's turn."""
    secret: bytes | None = field(default=None, repr=False)

    @property
    def version(self) -> int:
        """The length of the log once this is kept."""
        return self.after + len(self.entries)

    @property
    def opens(self) -> bool:
        """Whether this is the beginning of a log."""
        return self.secret is not None


class Found(NamedTuple):
    """What the database holds of a write's table."""

    version: int
    answered: int | None  # the version that the write's command produced before


def fault_of(write: Write, found: Found | None) -> StoreFault | None:
    """Why the write cannot be kept beside what was found."""
    if write.opens:
        return TableExists(f"table {write.table_id} exists") if found else None
    if found is None:
        return UnknownTable(f"no table {write.table_id}")
    if found.answered is not None:
        return Repeated(write.table_id, write.command or "", found.answered)
    if found.version != write.after:
        return Conflict(write.table_id, write.after, found.version)
    return None


def validated(write: Write) -> Write:
    """The write itself; a malformed one is a bug of the caller and raises ValueError."""
    if not _ID.fullmatch(write.table_id):
        raise ValueError(f"not an id of a table: {write.table_id!r}")
    if write.command is not None and not _COMMAND.fullmatch(write.command):
        raise ValueError(f"not an id of a command: {write.command!r}")
    if not write.entries or write.after < 0:
        raise ValueError("a write extends a log by one entry at least")
    if write.wake_in is not None and not math.isfinite(write.wake_in):
        raise ValueError(f"not a time: {write.wake_in}")
    return write


@dataclass(slots=True, eq=False)
class Pending:
    """A write and the caller who waits for it."""

    write: Write
    done: "asyncio.Future[None]"


def complete(done: "asyncio.Future[Any]", result: object, fault: BaseException | None) -> None:
    """Give a caller the result, unless it has been cancelled."""
    if done.done():
        return
    if fault is None:
        done.set_result(result)
    else:
        done.set_exception(fault)


def complete_batch(batch: Iterable[Pending], outcomes: Iterable[BaseException | None]) -> None:
    """Give every caller of a batch its result."""
    for pending, outcome in zip(batch, outcomes, strict=True):
        complete(pending.done, None, outcome)


def take(waiting: deque[Pending], limit: int = BATCH) -> list[Pending]:
    """The next batch, removed from the queue: at most one write per table, in order of arrival."""
    batch: dict[str, Pending] = {}
    later: list[Pending] = []
    while waiting and len(batch) < limit:
        pending = waiting.popleft()
        if pending.write.table_id in batch:
            later.append(pending)
        else:
            batch[pending.write.table_id] = pending
    waiting.extendleft(reversed(later))
    return list(batch.values())
