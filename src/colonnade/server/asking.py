"""What becomes of a request on a socket: one answer, whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from colonnade.store import StoreUnavailable
from colonnade.table import commands
from colonnade.table.opening import open_rematch
from colonnade.table.verdict import Refused, refused
from colonnade.wire.asks import Ask, Rematch, SeatBot, TakeOver
from colonnade.wire.messages import Answer, Refusal
from colonnade.wire.messages import refusal as of_table

from .credentials import Held, command_name, new_table_id
from .dice import new_secret, today
from .hall import Hall
from .journal import short, tell_fault
from .live import LiveTable
from .words import refusal


async def answer(hall: Hall, live: LiveTable, held: Held | None, ask: Ask) -> Answer:
    """Try it; a fault costs this table its place in memory, and nobody else anything."""
    metrics = hall.services.metrics
    try:
        done = await tried(hall, live, held, ask)
    except StoreUnavailable:
        done = refusal("unavailable")
    except Exception as fault:
        metrics.faults.add(where="table")
        tell_fault("table failed", fault, table=short(live.id))
        # The author is told before his connection ends with the others'.
        asyncio.get_running_loop().call_soon(hall.drop, live)
        done = refusal("internal")
    if isinstance(done, int):
        metrics.commands.add(became="kept")
        return Answer(ask.id, True, done)
    metrics.commands.add(became="refused")
    why = of_table(done) if isinstance(done, Refused) else done
    return Answer(ask.id, False, live.table.version, why, live.view)


async def tried(
    hall: Hall, live: LiveTable, held: Held | None, ask: Ask
) -> int | Refused | Refusal:
    """The version with the command, or why it was not done."""
    if held is None:
        return refused("not_seated")
    command = ask.command()
    first: Callable[[], Awaitable[Refusal | None]] | None = None
    match ask:
        case SeatBot(level=level) if level not in hall.services.configuration.levels:
            return refused("bad_level")
        case TakeOver(seat=seat):
            first = partial(gone, hall, live, seat)
        case Rematch():
            command = commands.Rematch(new_table_id())
            first = partial(open_again, hall, live, command.table)
    name = command_name(held.key, ask.id)
    return await live.act(command, held, seen=ask.seen, name=name, first=first)


async def gone(hall: Hall, live: LiveTable, seat: int) -> Refusal | None:
    """Object if the person of a seat is connected, or was a moment ago."""
    now, patience = hall.services.clock(), hall.services.configuration.absence
    people = live.audience
    here = people.present[seat] or people.seen_at[seat] > now - patience
    return refusal("present") if here else None


async def open_again(hall: Hall, live: LiveTable, table_id: str) -> None:
    """Open the rematch: it stands before anybody is sent there."""
    secret = new_secret()
    opened = open_rematch(live.table, table_id, secret, date=today(hall.services.clock()))
    await hall.open(opened, secret)
