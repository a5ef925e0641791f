"""Requests of the page, by the same addresses and with the same bodies as the server's."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from inspect import isawaitable
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import parse_qs

import msgspec

from colonnade.bots.api.level_names import OFFERED
from colonnade.games import GAMES
from colonnade.kernel.i18n import Language
from colonnade.kernel.refusal import Refusal
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.rules_pages import notation_page, rules_page
from colonnade.server.auth.seat_keys import hash_key, new_key, new_secret, new_table_id, utc_date
from colonnade.server.http.catalogue import catalogue, game_card
from colonnade.server.http.position_answers import (
    frame_of,
    game_words,
    layout_of,
    moves_of,
    replay_of,
    why,
)
from colonnade.server.http.requests import RequestRejected, number_in
from colonnade.server.tables.live_table import LiveTable
from colonnade.server.tables.opening import plan_table
from colonnade.server.words import refusal
from colonnade.store import StoreUnavailable
from colonnade.table.commands import TakeSeat
from colonnade.table.record import record
from colonnade.table.seat import Role
from colonnade.wire import http_bodies, messages, position_bodies
from colonnade.wire.entries import read_entries
from colonnade.wire.messages import Failure, SeatLink, TableOpened, encode

if TYPE_CHECKING:
    from .server import BrowserServer


class Response(NamedTuple):
    """The status of an answer, and its body."""

    status: int
    text: str


class PlainText(str):
    """An answer that is not JSON."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, taken apart."""

    server: BrowserServer
    path: dict[str, str]
    query: dict[str, str]
    body: Any

    @property
    def book(self) -> AnyRulebook:
        """The game in the path; raises `RequestRejected`."""
        book = GAMES.get(self.path["game"])
        if book is None:
            raise RequestRejected(404, "no_such_page")
        return book

    @property
    def language(self) -> Language:
        """The language asked for, English where none is."""
        return "fr" if self.query.get("lang") == "fr" else "en"

    async def table(self) -> LiveTable:
        """The table in the path; raises `RequestRejected`."""
        live = await self.server.registry.get(self.path["table"])
        if live is None:
            raise RequestRejected(404, "no_such_table")
        return live


class Route(NamedTuple):
    """A request that can be answered here."""

    name: str
    """Method and path, as `colonnade.server.routes` has them."""
    run: Callable[[Asked], object]
    """Gives the answer, or something to await for it."""
    body: Any = None
    status: int = 200


async def open_a_table(asked: Asked) -> object:
    """Open a table."""
    server, secret = asked.server, new_secret()
    table_id = new_table_id(server.registry.configuration.id_prefix)
    planned = plan_table(asked.body, table_id, secret, date=utc_date(), levels=OFFERED)
    if isinstance(planned, Refusal):
        return planned
    live = await server.registry.open(planned.opened, secret)
    return TableOpened(table_id, planned.links, live.view, planned.first)


async def show_table(asked: Asked) -> object:
    """The table as everybody sees it."""
    return (await asked.table()).view


async def take_a_seat(asked: Asked) -> object:
    """Sit down."""
    live, seat = await asked.table(), number_in(asked.path["seat"], digits=2)
    if seat is None:
        raise RequestRejected(404, "no_such_page")
    key = asked.body.key or new_key()
    command = TakeSeat(seat, asked.body.name, hash_key(key), asked.body.seed)
    done = await live.execute(command, Role.SPECTATOR)
    return SeatLink(live.id, seat, key) if isinstance(done, int) else done


async def follow(asked: Asked) -> object:
    """The seat of the rematch that the same key opens."""
    live = await asked.table()
    rematch = live.table.rematch
    after = await asked.server.registry.get(rematch) if rematch else None
    if after is None:
        raise RequestRejected(409, "no_rematch")
    seat = number_in(asked.query.get("seat", ""), digits=2)
    keys = live.table.keys
    if seat is None or seat >= len(keys) or keys[seat] not in after.table.keys:
        raise RequestRejected(403, "wrong_key")
    return http_bodies.Seated(after.id, after.table.keys.index(keys[seat]))


async def take_record(asked: Asked) -> object:
    """The game so far as a record."""
    stored = await asked.server.store.read((await asked.table()).id)
    if stored is None:
        raise RequestRejected(404, "no_such_table")
    return PlainText(record(read_entries(stored.entries)))


async def draw(asked: Asked) -> object:
    """The board as a picture."""
    table = (await asked.table()).table
    return PlainText(table.book.drawing.svg(table.options, table.state, asked.language))


ROUTES: Final = (
    # Nothing is printed here: the site holds finished sheets.
    Route("GET /api/games", lambda asked: catalogue(OFFERED, "", prints=False)),
    Route("GET /api/games/{game}", lambda asked: game_card(asked.book)),
    Route(
        "GET /api/games/{game}/rules",
        lambda asked: PlainText(rules_page(asked.book, asked.language)),
    ),
    Route(
        "GET /api/games/{game}/notation",
        lambda asked: PlainText(notation_page(asked.book, asked.language)),
    ),
    Route("GET /api/games/{game}/words", lambda asked: msgspec.Raw(game_words(asked.book.id))),
    Route(
        "GET /api/games/{game}/layout",
        lambda asked: layout_of(asked.book, asked.query.get("options", "")),
    ),
    Route("POST /api/study/frame", lambda asked: frame_of(asked.body), position_bodies.Trial),
    Route("POST /api/study/why", lambda asked: why(asked.body), position_bodies.Touch),
    Route("POST /api/study/moves", lambda asked: moves_of(asked.body), position_bodies.Trial),
    Route(
        "POST /api/study/replay", lambda asked: replay_of(asked.body), position_bodies.ReplayAsked
    ),
    Route("POST /api/tables", open_a_table, messages.OpenTable, 201),
    Route("GET /api/tables/{table}", show_table),
    Route("POST /api/tables/{table}/seats/{seat}", take_a_seat, messages.TakeSeat, 201),
    Route("POST /api/tables/{table}/follow", follow),
    Route("GET /api/tables/{table}/record", take_record),
    Route("GET /api/tables/{table}/board.svg", draw),
)

_PATTERNS: Final = tuple(
    (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.name)), route) for route in ROUTES
)


async def answer(server: BrowserServer, method: str, address: str, body: str) -> Response:
    """Answer a request, as the server would."""
    path, _, query = address.partition("?")
    for pattern, route in _PATTERNS:
        found = pattern.fullmatch(f"{method} {path}")
        if found is not None:
            values = {name: each[-1] for name, each in parse_qs(query).items()}
            return await _run(server, route, found.groupdict(), values, body)
    return _refused(404, refusal("no_such_page"))


async def _run(
    server: BrowserServer, route: Route, path: dict[str, str], query: dict[str, str], body: str
) -> Response:
    try:
        parsed = None if route.body is None else msgspec.json.decode(body, type=route.body)
        done = route.run(Asked(server, path, query, parsed))
        if isawaitable(done):
            done = await done
    except msgspec.MsgspecError as fault:
        return _refused(400, refusal("bad_request", what=str(fault)))
    except RequestRejected as rejected:
        return _refused(rejected.status, refusal(rejected.reason, **rejected.facts))
    except StoreUnavailable:
        return _refused(503, refusal("unavailable"))
    if isinstance(done, Refusal):
        return _refused(422, done)
    return Response(route.status, done if isinstance(done, PlainText) else encode(done).decode())


def _refused(status: int, why: Refusal) -> Response:
    return Response(status, encode(Failure(why)).decode())
