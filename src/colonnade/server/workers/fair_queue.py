"""A queue for a few slots in which visitors take turns, and what somebody waits for comes first."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from colonnade.server.http.requests import RequestRejected

UNBOUNDED: Final = 1 << 30


class WorkerUnavailable(RequestRejected):
    """Too many wait already, or a worker gave no answer; `reason` is a key of `words.REASONS`."""

    def __init__(self, reason: str) -> None:
        super().__init__(503, reason)


class Ticket:
    """A place in the queue."""

    __slots__ = ("_queue", "admitted", "in_background", "visitor")

    def __init__(self, queue: "FairQueue", visitor: str, *, in_background: bool) -> None:
        self.visitor = visitor
        self.in_background = in_background
        self.admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue = queue

    def promote(self, visitor: str) -> None:
        """Somebody waits for it now: move it from the background to the visitor's turn."""
        self._queue.promote(self, visitor)


class FairQueue:
    """Slots that are given to visitors in turn; background work never takes the last of them."""

    def __init__(
        self, slots: int, *, most: int = UNBOUNDED, most_of_visitor: int = UNBOUNDED
    ) -> None:
        """`most` tickets may wait in all, and `most_of_visitor` of one visitor."""
        self._slots = self._free = slots
        self._free_for_background = max(1, slots - 1)
        self._most = most
        self._most_of_visitor = most_of_visitor
        self._foreground: OrderedDict[str, deque[Ticket]] = OrderedDict()
        self._background: OrderedDict[str, deque[Ticket]] = OrderedDict()
        self._waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many wait or hold a slot."""
        return self._waiting.total() + self._slots - self._free

    def ticket(self, visitor: str, *, in_background: bool = False) -> Ticket:
        """Join the queue; raises WorkerUnavailable if too many wait, in all or of a visitor."""
        waiting = self._waiting
        if waiting[visitor] >= self._most_of_visitor or waiting.total() >= self._most:
            raise WorkerUnavailable("busy")
        waiting[visitor] += 1
        ticket = Ticket(self, visitor, in_background=in_background)
        line = self._background if in_background else self._foreground
        line.setdefault(visitor, deque()).append(ticket)
        return ticket

    @asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        """Wait for a slot, and hold it."""
        self._admit()
        try:
            await ticket.admitted
        except BaseException:
            if ticket.admitted.done() and not ticket.admitted.cancelled():
                self._release(ticket)
            else:
                ticket.admitted.cancel()
                self._uncount(ticket.visitor)
            raise
        try:
            yield
        finally:
            self._release(ticket)

    def promote(self, ticket: Ticket, visitor: str) -> None:
        """Move a ticket from the background to the turn of a visitor."""
        if ticket.in_background and not ticket.admitted.done():
            self._uncount(ticket.visitor)
            ticket.in_background, ticket.visitor = False, visitor
            self._waiting[visitor] += 1
            # Its old place is skipped when its turn there comes.
            self._foreground.setdefault(visitor, deque()).append(ticket)
            self._admit()

    def _admit(self) -> None:
        while self._free and (ticket := self._next()) is not None:
            self._free -= 1
            self._free_for_background -= ticket.in_background
            self._uncount(ticket.visitor)
            ticket.admitted.set_result(None)

    def _next(self) -> Ticket | None:
        ticket = self._next_in(self._foreground, in_background=False)
        if ticket is None and self._free_for_background > 0:
            ticket = self._next_in(self._background, in_background=True)
        return ticket

    def _next_in(
        self, line: OrderedDict[str, deque[Ticket]], *, in_background: bool
    ) -> Ticket | None:
        while line:
            visitor, tickets = next(iter(line.items()))
            ticket = tickets.popleft()
            if tickets:
                line.move_to_end(visitor)
            else:
                del line[visitor]
            if ticket.in_background is in_background and not ticket.admitted.done():
                return ticket
        return None

    def _release(self, ticket: Ticket) -> None:
        self._free += 1
        self._free_for_background += ticket.in_background
        self._admit()

    def _uncount(self, visitor: str) -> None:
        self._waiting[visitor] -= 1
        if not self._waiting[visitor]:
            del self._waiting[visitor]
