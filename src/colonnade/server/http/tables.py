"""HTTP: opening, listing and viewing tables, taking seats, records."""

from typing import Final

from starlette.responses import Response

from colonnade.kernel.refusal import Refusal
from colonnade.server.auth.cookies import COOKIE_PREFIX, seat_cookies, set_seat_cookie
from colonnade.server.auth.seat_keys import (
    command_name,
    hash_key,
    match_seat,
    new_key,
    new_secret,
    new_table_id,
    utc_date,
)
from colonnade.server.tables.opening import plan_table
from colonnade.table.commands import TakeSeat
from colonnade.table.decision import refused
from colonnade.table.seat import Role
from colonnade.wire import http_bodies, messages
from colonnade.wire.http_bodies import TableCard, TableList
from colonnade.wire.messages import SeatLink, TableOpened

from .endpoint import RequestContext
from .requests import RequestRejected, number_in
from .responses import json_response, refusal_response

PRIVATE: Final = {"cache-control": "no-store"}
MOST_LISTED: Final = 100


async def open_a_table(context: RequestContext) -> Response:
    """Open a table; its id, and the keys of the seats that the opener takes."""
    asked: messages.OpenTable = context.body
    registry, secret, table_id = context.server.registry, new_secret(), new_table_id()
    levels = context.server.configuration.levels
    planned = plan_table(asked, table_id, secret, date=utc_date(), levels=levels)
    if isinstance(planned, Refusal):
        return refusal_response(planned)
    live = await registry.open(planned.opened, secret, context.visitor)
    answer = json_response(TableOpened(table_id, planned.links, live.view, planned.first), 201)
    answer.headers["location"] = f"/api/tables/{table_id}"
    for link in planned.links:
        set_seat_cookie(answer, context.request, table_id, link.seat, link.key)
    return answer


async def take_a_seat(context: RequestContext) -> Response:
    """Sit down; the key is shown this once, unless it is the client's own."""
    asked: messages.TakeSeat = context.body
    seat, key = seat_number(context), asked.key or new_key()
    mine = hash_key(key)
    command = TakeSeat(seat, asked.name, mine, asked.seed)
    name = command_name(mine, f"seat {seat}") if asked.key else None
    done = await context.table.execute(command, Role.SPECTATOR, name=name)
    if not isinstance(done, int):
        return refusal_response(done)
    if context.table.table.keys[seat] != mine:
        return refusal_response(refused("seat_taken"))  # the client's own once; it has left since
    answer = json_response(SeatLink(context.table.id, seat, key), 201)
    set_seat_cookie(answer, context.request, context.table.id, seat, key)
    return answer


async def begin_session(context: RequestContext) -> Response:
    """Exchange the key from a link for a cookie."""
    asked: http_bodies.SeatKey = context.body
    mine = match_seat(context.table.table.keys, [hash_key(asked.key)])
    if mine is None:
        raise RequestRejected(403, "wrong_key")
    answer = json_response(http_bodies.Seated(context.table.id, mine.seat))
    set_seat_cookie(answer, context.request, context.table.id, mine.seat, asked.key)
    return answer


async def end_session(context: RequestContext) -> Response:
    """Take the cookie back; the seat stays the person's, by the key."""
    answer = Response(status_code=204)
    set_seat_cookie(answer, context.request, context.table.id, context.seat.seat, "")
    return answer


async def follow(context: RequestContext) -> Response:
    """Set the cookie for the rematch, where the same key opens another seat."""
    rematch = context.table.table.rematch
    live = await context.server.registry.get(rematch) if rematch else None
    if live is None:
        raise RequestRejected(409, "no_rematch")
    mine = match_seat(live.table.keys, [context.seat.key])
    if mine is None:
        raise RequestRejected(403, "wrong_key")
    answer = json_response(http_bodies.Seated(live.id, mine.seat))
    key = seat_cookies(context.request).get(f"{COOKIE_PREFIX}{context.seat.seat}", "")
    if key:
        set_seat_cookie(answer, context.request, live.id, mine.seat, key)
    return answer


async def show_table(context: RequestContext) -> Response:
    """The table as everybody sees it, at least as far as the client has seen it."""
    seen = number_in(context.request.query_params.get("after", ""), digits=9)
    await context.table.reach(seen)
    return json_response(context.table.view)


async def list_tables(context: RequestContext) -> Response:
    """The public list of tables with free seats."""
    cards: list[TableCard] = []
    for live in context.server.registry.tables.values():
        table = live.table
        if not table.settings.listed or table.is_over or not any(live.subscribers.present):
            continue
        if any(seat.is_free for seat in table.seats):
            opened = table.opened
            cards.append(
                TableCard(live.id, opened.game, opened.options, opened.settings, table.seats)
            )
        if len(cards) == MOST_LISTED:
            break
    return json_response(TableList(tuple(cards)))


async def take_record(context: RequestContext) -> Response:
    """The game so far as a record; once it is over the record proves its throws."""
    record = await context.server.registry.history.record(context.table.id, context.visitor)
    if record is None:
        raise RequestRejected(404, "no_such_table")
    name = f"{context.table.table.opened.game}-{context.table.id}.txt"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(str(record), media_type="text/plain", headers={**PRIVATE, **disposition})


async def draw(context: RequestContext) -> Response:
    """The board as a picture."""
    table = context.table.table
    svg = table.book.drawing.svg(table.options, table.state, context.language)
    return Response(svg, media_type="image/svg+xml", headers=PRIVATE)


def seat_number(context: RequestContext) -> int:
    """The seat in the path."""
    seat = number_in(context.request.path_params["seat"], digits=2)
    if seat is None:
        raise RequestRejected(404, "no_such_page")
    return seat
