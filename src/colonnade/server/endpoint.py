"""What a route declares: who may, what comes in, what goes out. `routes.ROUTES` lists them all."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from colonnade.kernel.words import Language

from .credentials import Held
from .live import LiveTable

if TYPE_CHECKING:
    from .house import House


class Credential(Enum):
    """What somebody must show."""

    NOTHING = "nothing"
    """Anybody may."""
    TABLE = "table"
    """Whoever knows the id of a table may; it cannot be guessed."""
    SEAT = "seat"
    """Whoever holds the key of a seat at the table may."""
    OPERATOR = "operator"
    """Whoever runs the server may."""


class Turned(Exception):
    """Somebody is turned away at the door."""

    def __init__(self, status: int, reason: str, **facts: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Visit:
    """A request that came through the door."""

    house: "House"
    request: Request
    body: Any
    """What the route declares as its body, parsed."""
    live: LiveTable | None
    held: Held | None

    @property
    def table(self) -> LiveTable:
        """The table of a route that has one."""
        assert self.live is not None, "the route declares no table"
        return self.live

    @property
    def language(self) -> Language:
        """The language asked for, English where none is."""
        return "fr" if self.request.query_params.get("lang") == "fr" else "en"

    @property
    def seat(self) -> Held:
        """The seat of a route that needs one."""
        assert self.held is not None, "the route declares no seat"
        return self.held


def number_in(text: str, digits: int) -> int | None:
    """The whole number that a part of an address spells, None where it spells none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


Method: TypeAlias = Literal["GET", "POST", "DELETE", "SOCKET"]
Weight: TypeAlias = Literal["requests", "openings", "analyses", "none"]
"""Which of an address's rates a request is counted against."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One route."""

    method: Method
    path: str
    credential: Credential
    says: str
    """One sentence for the API's page."""
    run: Callable[[Visit], Awaitable[Response]] | None = None
    """None for the socket, which has its own way of answering."""
    body: Any = None
    answer: Any = None
    """The type of a JSON answer, or the media type of another."""
    status: int = 200
    weight: Weight = "requests"
    query: tuple[tuple[str, str], ...] = ()
    """Names of parameters and what they say."""
    body_bytes: int | None = None
    """How long the body may be, where that is not the usual."""

    @property
    def name(self) -> str:
        """The route in one line, as counts and tests know it."""
        return f"{self.method} {self.path}"
