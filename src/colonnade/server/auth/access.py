"""Authorisation and rate limits for every route and the WebSocket.

A table or seat that the caller may not see answers as if it did not exist. Nothing else in the
server looks at keys, cookies or origins.
"""

import hmac
import time
from collections import Counter
from enum import Enum
from typing import Literal, TypeAlias, assert_never

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from colonnade.server.configuration import Configuration
from colonnade.server.http.requests import RequestRejected, number_in
from colonnade.server.net.client_address import PROXIED, client_key, is_local
from colonnade.server.net.own_hosts import OwnHosts
from colonnade.server.tables.live_table import LiveTable
from colonnade.server.tables.registry import TableRegistry

from .cookies import BEARER, keys_in
from .rate_limit import RateLimiter
from .seat_keys import SeatCredential, match_seat

SAFE: tuple[str, ...] = ("GET", "HEAD")
LOOPBACK: frozenset[str] = frozenset({"127.0.0.1", "::1"})
FORWARDED: tuple[str, ...] = ("forwarded", "x-forwarded-for", "x-real-ip")


Weight: TypeAlias = Literal["requests", "openings", "analyses", "none"]
"""Which of an address's rate limits a request counts against."""


class Credential(Enum):
    """What a caller must show."""

    NOTHING = "nothing"
    """Anybody may."""
    TABLE = "table"
    """Whoever knows the id of a table may; it cannot be guessed."""
    SEAT = "seat"
    """Whoever holds the key of a seat at the table may."""
    OPERATOR = "operator"
    """Whoever runs the server may."""


class AccessControl:
    """Authorises requests and counts sockets."""

    def __init__(self, configuration: Configuration, registry: TableRegistry) -> None:
        self._configuration = configuration
        self._registry = registry
        limits = configuration.limits
        self._rates = {
            "requests": RateLimiter(limits.requests),
            "openings": RateLimiter(limits.openings),
            "analyses": RateLimiter(limits.analyses),
        }
        self._sockets: Counter[str] = Counter()
        self._hosts = OwnHosts(configuration.origins)

    async def authorise(
        self, method: str, credential: Credential, weight: Weight, connection: HTTPConnection
    ) -> tuple[LiveTable | None, SeatCredential | None]:
        """The table and the seat the caller has a right to; raises `RequestRejected`."""
        self._check_rate(weight, connection)
        self._check_host(connection)
        if method not in SAFE:
            self._check_origin(connection.headers)
        match credential:
            case Credential.NOTHING:
                return None, None
            case Credential.OPERATOR:
                self._check_operator(connection)
                return None, None
            case Credential.TABLE:
                live = await self._table(connection)
                return live, seat_of(live, connection)
            case Credential.SEAT:
                live = await self._table(connection)
                mine = seat_of(live, connection)
                if mine is None:
                    # Nobody learns from the answer whether a table has such a seat.
                    shown = bool(keys_in(connection))
                    raise RequestRejected(403 if shown else 401, "wrong_key" if shown else "no_key")
                return live, mine
            case _:
                assert_never(credential)

    def enter_socket(self, connection: HTTPConnection) -> str:
        """Count a new socket; raises `RequestRejected` if there are too many."""
        address, limits = address_of(connection), self._configuration.limits
        if self._sockets.total() >= limits.sockets or (
            self._sockets[address] >= limits.sockets_of_address and not self.is_exempt(connection)
        ):
            raise RequestRejected(503, "too_many_sockets")
        self._sockets[address] += 1
        return address

    def take_opening(self, address: str) -> bool:
        """Count a table that is opened in another way than by a request."""
        return self._rates["openings"].take(address, time.monotonic())

    def leave_socket(self, address: str) -> None:
        """Uncount a closed socket."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()

    def is_exempt(self, connection: HTTPConnection) -> bool:
        """Whether this client has no rate limits."""
        client = connection.client
        return client is not None and client.host in self._configuration.unlimited

    async def _table(self, connection: HTTPConnection) -> LiveTable:
        live = await self._registry.get(connection.path_params["table"], address_of(connection))
        if live is None:
            raise RequestRejected(404, "no_such_table")
        return live

    def _check_rate(self, weight: Weight, connection: HTTPConnection) -> None:
        if weight == "none" or self.is_exempt(connection):
            return
        if not self._rates[weight].take(address_of(connection), time.monotonic()):
            raise RequestRejected(429, "too_fast")

    def _check_host(self, connection: HTTPConnection) -> None:
        """Reject names that are not ours, where a page could have made a browser believe them.

        A page of another site can give its own name the address of a server in the browser's
        network, and then counts as that server's page. Whoever comes from outside, or through a
        proxy, reaches the server in no such way.
        """
        client = connection.client
        if connection.scope.get("state", {}).get(PROXIED) or client is None:
            return
        if not is_local(client.host) or self._hosts.knows(connection.headers.get("host", "")):
            return
        raise RequestRejected(421, "foreign_host")

    def _check_origin(self, headers: Headers) -> None:
        """Reject pages of other sites; programs send no origin, and have no cookies."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise RequestRejected(403, "foreign_origin")
            return
        _, separator, place = origin.partition("://")
        own = bool(separator) and place == headers.get("host")
        if not own and origin not in self._configuration.origins:
            raise RequestRejected(403, "foreign_origin")

    def _check_operator(self, connection: HTTPConnection) -> None:
        token, headers = self._configuration.operator_token, connection.headers
        shown = headers.get("authorization", "")
        if token and shown.lower().startswith(BEARER):
            if hmac.compare_digest(shown[len(BEARER) :].encode(), token.encode()):
                return
        client = connection.client
        local = client is not None and client.host in LOOPBACK
        # A proxy of ours on this machine may say nothing of whom it speaks for.
        proxied = connection.scope.get("state", {}).get(PROXIED, False)
        if not local or proxied or any(name in headers for name in FORWARDED):
            raise RequestRejected(403, "operators_only")


def address_of(connection: HTTPConnection) -> str:
    """The key under which a client's rates are counted."""
    return client_key(connection.client.host) if connection.client is not None else ""


def seat_of(live: LiveTable, connection: HTTPConnection) -> SeatCredential | None:
    """The seat at the table that the keys of a request open."""
    # A caller with the keys of several says for which seat it speaks.
    wanted = number_in(connection.query_params.get("seat", ""), digits=2)
    return match_seat(live.table.keys, keys_in(connection), wanted)
