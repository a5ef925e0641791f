"""HTTP: opening tables, sitting down, looking, taking a record home."""

from starlette.responses import Response

from colonnade.bots.levels import LEVELS
from colonnade.table.commands import SeatBot, TakeSeat
from colonnade.table.decide import decide
from colonnade.table.dice import Secret
from colonnade.table.opening import open_table
from colonnade.table.record import record
from colonnade.table.seat import Role
from colonnade.table.verdict import Accepted, Refused, refused
from colonnade.wire import messages, pages
from colonnade.wire.entries import read_entries
from colonnade.wire.messages import SeatLink, SeatPlan, TableOpened

from .answers import json_answer, refused_answer
from .credentials import command_name, cookie, hash_key, held, new_key, new_table_id
from .dice import new_secret, today
from .endpoint import Turned, Visit, number_in
from .listing import listed

PRIVATE = {"cache-control": "no-store"}


async def open_a_table(visit: Visit) -> Response:
    """Open a table; its id, and the keys of the seats that the opener takes."""
    asked: messages.OpenTable = visit.body
    hall, secret = visit.house.hall, new_secret()
    table_id, date = new_table_id(), today(hall.services.clock())
    settings = asked.settings.settings()
    if settings.stand_in not in LEVELS:
        return refused_answer(refused("bad_level"))
    opened = open_table(
        table_id,
        asked.game,
        asked.options,
        secret,
        settings=settings,
        date=date,
        position=asked.position,
    )
    if isinstance(opened, Refused):
        return refused_answer(opened)
    links: list[SeatLink] = []
    for seat, plan in enumerate(asked.seats):
        if plan.bot is not None and plan.bot not in visit.house.configuration.levels:
            return refused_answer(refused("bad_level"))
        filled = fill(opened, seat, plan, secret)
        if isinstance(filled, Refused):
            return refused_answer(filled)
        opened, key = filled
        if key:
            links.append(SeatLink(table_id, seat, key))
    live = await hall.open(opened, secret)
    answer = json_answer(TableOpened(table_id, tuple(links), live.view), 201)
    answer.headers["location"] = f"/api/tables/{table_id}"
    for link in links:
        set_cookie(answer, visit, table_id, link.seat, link.key)
    return answer


def fill(
    opened: Accepted, seat: int, plan: SeatPlan, secret: Secret
) -> tuple[Accepted, str] | Refused:
    """The table with one more seat filled as planned, and the seat's new key."""
    if seat >= opened.table.players:
        return refused("no_such_seat")
    if plan.bot is None and not plan.me:
        return opened, ""
    key = "" if plan.bot is not None else new_key()
    command = (
        TakeSeat(seat, plan.name, hash_key(key), plan.seed)
        if plan.bot is None
        else SeatBot(seat, plan.bot)
    )
    more = decide(opened.table, command, Role.HOUSE, secret)
    if isinstance(more, Refused):
        return more
    entries, story = (*opened.entries, *more.entries), (*opened.story, *more.story)
    return Accepted(entries, more.table, story), key


async def take_a_seat(visit: Visit) -> Response:
    """Sit down; the key is shown this once, unless it is the client's own."""
    asked: messages.TakeSeat = visit.body
    seat, key = seat_number(visit), asked.key or new_key()
    mine = hash_key(key)
    command = TakeSeat(seat, asked.name, mine, asked.seed)
    name = command_name(mine, f"seat {seat}") if asked.key else None
    done = await visit.table.act(command, Role.SPECTATOR, name=name)
    if not isinstance(done, int):
        return refused_answer(done)
    if visit.table.table.keys[seat] != mine:
        return refused_answer(refused("seat_taken"))  # his once; he has left since
    answer = json_answer(SeatLink(visit.table.id, seat, key), 201)
    set_cookie(answer, visit, visit.table.id, seat, key)
    return answer


async def begin_session(visit: Visit) -> Response:
    """Exchange the key from a link for a cookie."""
    asked: pages.SeatKey = visit.body
    mine = held(visit.table.table.keys, [hash_key(asked.key)])
    if mine is None:
        raise Turned(403, "wrong_key")
    answer = json_answer(pages.Seated(visit.table.id, mine.seat))
    set_cookie(answer, visit, visit.table.id, mine.seat, asked.key)
    return answer


async def end_session(visit: Visit) -> Response:
    """Take the cookie back; the seat stays the person's, by the key."""
    answer = Response(status_code=204)
    set_cookie(answer, visit, visit.table.id, visit.seat.seat, "")
    return answer


async def follow(visit: Visit) -> Response:
    """Take the cookie along to the rematch, where the same key opens another seat."""
    rematch = visit.table.table.rematch
    live = await visit.house.hall.find(rematch) if rematch else None
    if live is None:
        raise Turned(409, "no_rematch")
    mine = held(live.table.keys, [visit.seat.key])
    if mine is None:
        raise Turned(403, "wrong_key")
    answer = json_answer(pages.Seated(live.id, mine.seat))
    key = visit.request.cookies.get(f"seat-{visit.seat.seat}", "")
    if key:
        set_cookie(answer, visit, live.id, mine.seat, key)
    return answer


async def look(visit: Visit) -> Response:
    """The table as everybody sees it."""
    return json_answer(visit.table.view)


async def list_tables(visit: Visit) -> Response:
    """Tables with free seats that want to be found."""
    return json_answer(listed(visit.house.hall))


async def take_record(visit: Visit) -> Response:
    """The game so far as a record; once it is over the record proves its throws."""
    stored = await visit.house.store.read(visit.table.id)
    if stored is None:
        raise Turned(404, "no_such_table")
    text = str(record(read_entries(stored.entries)))
    name = f"{visit.table.table.opened.game}-{visit.table.id}.txt"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers={**PRIVATE, **disposition})


async def draw(visit: Visit) -> Response:
    """The board as a picture."""
    table = visit.table.table
    svg = table.book.drawing.svg(table.options, table.state, visit.language)
    return Response(svg, media_type="image/svg+xml", headers=PRIVATE)


def seat_number(visit: Visit) -> int:
    """The seat in the path."""
    seat = number_in(visit.request.path_params["seat"], digits=2)
    if seat is None:
        raise Turned(404, "no_such_page")
    return seat


def set_cookie(answer: Response, visit: Visit, table: str, seat: int, key: str) -> None:
    """Give a browser the key of a seat, or with an empty one take it back."""
    secure = visit.request.url.scheme == "https"
    answer.headers.append("set-cookie", cookie(table, seat, key, secure=secure))
