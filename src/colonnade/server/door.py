"""The one place where it is decided who may come in; every route, the socket too, goes through it.

A route says what it needs; whatever is not shown is not there. Nothing else in the server looks at
keys, cookies or origins.
"""

import hmac
import time
from collections import Counter
from typing import assert_never

from starlette.datastructures import Headers, QueryParams
from starlette.requests import HTTPConnection

from .configuration import Configuration
from .credentials import BEARER, Held, held, presented
from .endpoint import Credential, Endpoint, Turned, number_in
from .hall import Hall
from .limits import Buckets, household
from .live import LiveTable

SAFE: tuple[str, ...] = ("GET", "HEAD")
LOOPBACK: frozenset[str] = frozenset({"127.0.0.1", "::1"})
FORWARDED: tuple[str, ...] = ("forwarded", "x-forwarded-for", "x-real-ip")


class Door:
    """Lets people in, or turns them away."""

    def __init__(self, configuration: Configuration, hall: Hall) -> None:
        self._configuration = configuration
        self._hall = hall
        limits = configuration.limits
        self._rates = {
            "requests": Buckets(limits.requests),
            "openings": Buckets(limits.openings),
            "analyses": Buckets(limits.analyses),
        }
        self._sockets: Counter[str] = Counter()

    async def admit(
        self, endpoint: Endpoint, connection: HTTPConnection
    ) -> tuple[LiveTable | None, Held | None]:
        """The table and the seat somebody has shown his right to; raises `Turned`."""
        self._check_rate(endpoint, connection)
        if endpoint.method not in SAFE:
            self._check_origin(connection.headers)
        match endpoint.credential:
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
                    shown = bool(presented(connection.headers))
                    raise Turned(403 if shown else 401, "wrong_key" if shown else "no_key")
                return live, mine
            case _:
                assert_never(endpoint.credential)

    def enter_socket(self, connection: HTTPConnection) -> str:
        """Count a socket in; raises `Turned` if there are too many."""
        address, limits = address_of(connection), self._configuration.limits
        if self._sockets.total() >= limits.sockets or (
            self._sockets[address] >= limits.sockets_of_address and not self.is_free(connection)
        ):
            raise Turned(503, "too_many_sockets")
        self._sockets[address] += 1
        return address

    def leave_socket(self, address: str) -> None:
        """Count a socket out."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()

    def is_free(self, connection: HTTPConnection) -> bool:
        """Whether no limit is set to this client."""
        client = connection.client
        return client is not None and client.host in self._configuration.unlimited

    async def _table(self, connection: HTTPConnection) -> LiveTable:
        live = await self._hall.find(connection.path_params["table"])
        if live is None:
            raise Turned(404, "no_such_table")
        return live

    def _check_rate(self, endpoint: Endpoint, connection: HTTPConnection) -> None:
        if endpoint.weight == "none" or self.is_free(connection):
            return
        if not self._rates[endpoint.weight].take(address_of(connection), time.monotonic()):
            raise Turned(429, "too_fast")

    def _check_origin(self, headers: Headers) -> None:
        """Browsers say which site a page is from; programs say nothing, and have no cookies."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise Turned(403, "foreign_origin")
            return
        _, separator, place = origin.partition("://")
        own = bool(separator) and place == headers.get("host")
        if not own and origin not in self._configuration.origins:
            raise Turned(403, "foreign_origin")

    def _check_operator(self, connection: HTTPConnection) -> None:
        token, headers = self._configuration.operator_token, connection.headers
        shown = headers.get("authorization", "")
        if token and shown.lower().startswith(BEARER):
            if hmac.compare_digest(shown[len(BEARER) :].encode(), token.encode()):
                return
        client = connection.client
        local = client is not None and client.host in LOOPBACK
        if not local or any(name in headers for name in FORWARDED):
            raise Turned(403, "operators_only")


def address_of(connection: HTTPConnection) -> str:
    """The address limits are counted for."""
    return household(connection.client.host) if connection.client is not None else ""


def seat_of(live: LiveTable, connection: HTTPConnection) -> Held | None:
    """The seat at the table that the keys of a request open."""
    return held(live.table.keys, presented(connection.headers), wanted(connection.query_params))


def wanted(query: QueryParams) -> int | None:
    """Which seat somebody with several speaks for."""
    return number_in(query.get("seat", ""), digits=2)
