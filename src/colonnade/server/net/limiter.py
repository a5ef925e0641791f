"""Limits per connection and per client address, below HTTP and WebSocket.

What costs a client nothing to send (connections, frames, requests, header lines) is counted before
any of it reaches the application. Whoever exceeds a limit is disconnected and counted.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

from colonnade.server.auth.rate_limit import TokenBucket
from colonnade.server.configuration import Limits
from colonnade.server.observability.logging import log_event
from colonnade.server.observability.metrics import Counter

from .client_address import TrustedProxies, client_key

MOST_ADDRESSES: Final = 50_000
"""Addresses remembered without a connection; the least recently used are dropped."""

START_SPACING: Final = 0.002
"""Seconds between the starts of two requests of one address, so that others come in between."""

START_INTERVAL: Final = 0.008
"""The same once an address has used up its burst: the processor is for others, too."""

START_BURST: Final = 100
"""Requests that are only spaced: a page with all its files, for a few devices at once."""

SOCKET_SPACING: Final = 0.008
"""The same after a WebSocket handshake, which costs as much as several requests."""

LONGEST_START: Final = 3.0
"""Requests that would have to wait longer for their start are refused."""

LOG_SECONDS: Final = 60.0
"""Between two lines in the log about the same reason."""


class Sheddable(Protocol):
    """A connection that may be closed when there is no room for a new one."""

    def shed(self) -> None:
        """Close it."""


class AddressBudget:
    """What the connections of one client address may still do together."""

    __slots__ = (
        "_next_start",
        "_paced_until",
        "_requests",
        "arrivals",
        "connections",
        "frames",
        "is_exempt",
    )

    def __init__(self, limits: Limits, now: float, *, is_exempt: bool) -> None:
        self.connections = 0
        self.is_exempt = is_exempt
        self.frames = TokenBucket(limits.frames_of_address, now)
        self.arrivals = TokenBucket(limits.arrivals, now)
        self._requests = TokenBucket(limits.received, now)
        self._next_start = 0.0
        self._paced_until = 0.0

    def request_delay(self, now: float, spacing: float = START_SPACING) -> float | None:
        """Count a request: seconds until it may start, None if it is one too many.

        The next one of the address starts `spacing` seconds later at the earliest.
        """
        if self.is_exempt:
            return 0.0
        paced = max(now, self._paced_until)
        start = max(now, self._next_start, paced - START_BURST * START_INTERVAL)
        if start - now > LONGEST_START or not self._requests.take(now):
            return None
        self._paced_until = paced + START_INTERVAL
        self._next_start = start + spacing
        return start - now


class ConnectionLimiter:
    """Admits connections and keeps a budget for every client address."""

    def __init__(
        self,
        limits: Limits,
        proxies: TrustedProxies,
        unlimited: frozenset[str],
        disconnected: Counter,
        clock: Callable[[], float],
    ) -> None:
        """`clock` is monotonic."""
        self.limits = limits
        self.proxies = proxies
        self.most = limits.connections
        """Connections in all; fewer where the system allows fewer descriptors."""
        self.connections = 0
        self.idle: dict[Sheddable, None] = {}
        """Connections without a request, the longest waiting first."""
        self._unlimited = unlimited
        self._disconnected = disconnected
        self._clock = clock
        self._budgets: OrderedDict[str, AddressBudget] = OrderedDict()
        self._logged: dict[str, float] = {}

    def budget(self, host: str) -> AddressBudget:
        """The budget of a client."""
        key = client_key(host)
        found = self._budgets.get(key)
        if found is None:
            found = AddressBudget(self.limits, self._clock(), is_exempt=host in self._unlimited)
            self._budgets[key] = found
            if len(self._budgets) > MOST_ADDRESSES:
                self._drop_oldest()
        else:
            self._budgets.move_to_end(key)
        return found

    def admit(self, host: str) -> AddressBudget | None:
        """Count a new connection; None if it is one too many. `leave` uncounts it."""
        budget, now = self.budget(host), self._clock()
        if not budget.is_exempt and not self.proxies.trusts(host):
            if budget.connections >= self.limits.connections_of_address:
                self.note("connections")
                return None
            if not budget.arrivals.take(now):
                self.note("arrivals")
                return None
        if self.connections >= self.most:
            if not self.idle:
                self.note("full")
                return None
            next(iter(self.idle)).shed()
            self.note("shed")
        self.enter(budget)
        return budget

    def enter(self, budget: AddressBudget) -> None:
        """Count a connection that was admitted before, and goes on under another protocol."""
        self.connections += 1
        budget.connections += 1

    def leave(self, budget: AddressBudget) -> None:
        """Uncount a connection."""
        self.connections -= 1
        budget.connections -= 1

    def note(self, reason: str) -> None:
        """Count a client that was disconnected; the log has one line per reason and minute."""
        self._disconnected.add(reason=reason)
        now = self._clock()
        if now - self._logged.get(reason, -LOG_SECONDS) >= LOG_SECONDS:
            self._logged[reason] = now
            total = self._disconnected.of(reason=reason)
            log_event("client disconnected", logging.WARNING, reason=reason, total=total)

    def _drop_oldest(self) -> None:
        for key, budget in self._budgets.items():
            if not budget.connections:
                del self._budgets[key]
                return
