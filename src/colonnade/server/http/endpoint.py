"""What a route declares: who may, what comes in, what goes out. `routes.ROUTES` lists them all."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from colonnade.kernel.i18n import Language
from colonnade.server.auth.access import Credential, Weight, address_of
from colonnade.server.auth.seat_keys import SeatCredential
from colonnade.server.context import ServerContext
from colonnade.server.tables.live_table import LiveTable


@dataclass(frozen=True, slots=True)
class RequestContext:
    """An authorised request, with everything its handler needs."""

    server: ServerContext
    request: Request
    body: Any
    """What the route declares as its body, parsed."""
    live: LiveTable | None
    credential: SeatCredential | None

    @property
    def table(self) -> LiveTable:
        """The table of a route that has one."""
        assert self.live is not None, "the route declares no table"
        return self.live

    @property
    def visitor(self) -> str:
        """Whose turn it is when several wait: one visitor per address."""
        return address_of(self.request)

    @property
    def language(self) -> Language:
        """The language asked for, English where none is."""
        return "fr" if self.request.query_params.get("lang") == "fr" else "en"

    @property
    def seat(self) -> SeatCredential:
        """The seat of a route that needs one."""
        assert self.credential is not None, "the route declares no seat"
        return self.credential


Method: TypeAlias = Literal["GET", "POST", "DELETE", "SOCKET"]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One route."""

    method: Method
    path: str
    credential: Credential
    says: str
    """One sentence for the API's page."""
    run: Callable[[RequestContext], Awaitable[Response]] | None = None
    """None for the socket, which is an application of its own."""
    body: Any = None
    answer: Any = None
    """The type of a JSON answer, or the media type of another."""
    status: int = 200
    weight: Weight = "requests"
    query: tuple[tuple[str, str], ...] = ()
    """Names of parameters and their descriptions."""
    body_bytes: int | None = None
    """The largest body, where that is not the default."""

    @property
    def name(self) -> str:
        """The route in one line, for metrics and tests."""
        return f"{self.method} {self.path}"
