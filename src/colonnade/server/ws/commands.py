"""Executes the commands of a WebSocket: one answer each, whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from colonnade.bots.api.level_names import COACH
from colonnade.kernel.refusal import Refusal
from colonnade.server.auth.seat_keys import (
    SeatCredential,
    command_name,
    new_secret,
    new_table_id,
    utc_date,
)
from colonnade.server.tables.automation import SEED_POLL_SECONDS
from colonnade.server.tables.live_table import LiveTable
from colonnade.server.tables.opening import with_rating
from colonnade.server.tables.registry import TableRegistry
from colonnade.server.words import refusal
from colonnade.store import StoreUnavailable
from colonnade.table import commands
from colonnade.table.decision import refused
from colonnade.table.opening import open_rematch
from colonnade.wire.messages import Answer, SeatPlan
from colonnade.wire.requests import Ask


async def handle(
    registry: TableRegistry, live: LiveTable, credential: SeatCredential | None, ask: Ask
) -> Answer:
    """Execute a request; a bug drops this table from memory and affects nobody else."""
    metrics = registry.writer.metrics
    try:
        done = await execute(registry, live, credential, ask)
    except StoreUnavailable:
        done = refusal("unavailable")
    except Exception as fault:
        registry.note_fault("table failed", fault, live.id)
        # The author gets an answer before the connections of this table are closed.
        asyncio.get_running_loop().call_soon(registry.drop, live)
        done = refusal("internal")
    if isinstance(done, int):
        metrics.commands.add(became="kept")
        return Answer(ask.id, True, done)
    metrics.commands.add(became="refused")
    return Answer(ask.id, False, live.table.version, done, live.view)


async def execute(
    registry: TableRegistry, live: LiveTable, credential: SeatCredential | None, ask: Ask
) -> int | Refusal:
    """The version with the command, or why it was not done."""
    if credential is None:
        return refused("not_seated")
    command, seen = ask.command(), ask.seen
    first: Callable[[], Awaitable[Refusal | None]] | None = None
    match command:
        case commands.SeatBot(level=level) if level not in registry.configuration.levels:
            return refused("bad_level")
        case commands.SeatBot(seat=seat, level=level) if level == COACH:
            # Nobody's results are known here.
            plan = with_rating(live.table.opened.game, SeatPlan(level))
            command = commands.SeatBot(seat, plan.bot or level)
        case commands.TakeOver(seat=seat):
            first = partial(check_absent, registry, live, seat)
        case commands.Rematch():
            command = commands.Rematch(new_table_id(registry.configuration.id_prefix))
            first = partial(open_next, registry, live, command.table)
        case commands.Throw() if live.awaits_seeds(credential.seat):
            seen = await wait_for_seeds(live, credential.seat, seen)
    name = command_name(credential.key, ask.identity)
    return await live.execute(command, credential, seen=seen, name=name, first=first)


async def wait_for_seeds(live: LiveTable, seat: int, seen: int) -> int:
    """Wait until the first throw may be made; the version that counts as seen then.

    Seeds that came meanwhile change nothing that the person who throws has to look at.
    """
    before = live.table
    while live.awaits_seeds(seat):
        await asyncio.sleep(SEED_POLL_SECONDS)
    after = live.table
    same = (before.seats, before.state, before.stage) == (after.seats, after.state, after.stage)
    return after.version if same and seen == before.version else seen


async def check_absent(registry: TableRegistry, live: LiveTable, seat: int) -> Refusal | None:
    """Refuse if the person of a seat is connected, or was a moment ago."""
    now, patience = registry.writer.clock(), registry.configuration.absence
    clients = live.subscribers
    here = clients.present[seat] or clients.seen_at[seat] > now - patience
    return refusal("present") if here else None


async def open_next(registry: TableRegistry, live: LiveTable, table_id: str) -> None:
    """Open the rematch: it exists before anybody is sent there."""
    if table_id in registry.tables:
        return  # opened before another server was quicker, and the command decided again
    secret = new_secret()
    opened = open_rematch(live.table, table_id, secret, date=utc_date())
    await registry.open(opened, secret, live.visitor)
