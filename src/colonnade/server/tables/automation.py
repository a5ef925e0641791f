"""What the server does at a table by itself: throws, bots' moves, and turns that have run out."""

import asyncio
import secrets
from typing import Final, Protocol

from colonnade.kernel.refusal import Refusal
from colonnade.store import StoreUnavailable
from colonnade.table.automation import Think
from colonnade.table.commands import Command, Expire, Play, Resign, Throw
from colonnade.table.seat import Role
from colonnade.table.table import CHANCE, CHOICE, Table

from .live_table import LiveTable

RETRY_SECONDS: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Pauses before trying again while the store is down."""

SEED_POLL_SECONDS: Final = 0.05
"""Between two looks whether all seeds have come before the first throw."""

Task = Think | Throw | Expire


class MoveChooser(Protocol):
    """What chooses the moves of bots: a pool of processes, or the second Worker of a browser."""

    async def choose(self, live: LiveTable, level: str, /) -> str | None:
        """A bot's move, perhaps nonsense; None if there was no answer in time."""

    def is_external(self, level: str, /) -> bool:
        """Whether a bot is an external program rather than a level of ours."""


async def run_pending(live: LiveTable, engines: MoveChooser) -> None:
    """Do everything the table awaits of the server, until it awaits a person or nothing."""
    failures = 0
    bots = live.metrics.bots
    while (task := next_task(live)) is not None:
        table = live.table
        if table.stage == CHANCE and live.awaits_seeds():
            await asyncio.sleep(SEED_POLL_SECONDS)
            continue
        try:
            command = await command_for(live, task, engines)
            if command is None:
                command = fallback(table, task, engines)
                bots.add(how="failed")
            elif isinstance(command, Play) or table.stage == CHOICE:
                bots.add(how="thought")
            done = await live.execute(command, Role.SERVER, seen=table.version)
            if isinstance(done, Refusal) and done.reason != "stale":
                bots.add(how="nonsense")
                instead = fallback(table, task, engines)
                done = await live.execute(instead, Role.SERVER, seen=table.version)
            if isinstance(done, Refusal) and done.reason != "stale":
                raise AssertionError(f"the server may not {task}: {done.reason}")
        except StoreUnavailable:
            await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
            failures += 1


def next_task(live: LiveTable) -> Task | None:
    """What the server has to do next at a table."""
    return live.pending or (Expire() if live.timer.is_expired else None)


async def command_for(live: LiveTable, task: Task, engines: MoveChooser) -> Command | None:
    """The command that carries a task out; None if an engine was asked for a move in vain."""
    table = live.table
    if isinstance(task, Throw) or table.stage != CHOICE:
        return task if isinstance(task, Throw) else Expire()
    level = task.level if isinstance(task, Think) else table.settings.stand_in
    token = await engines.choose(live, level)
    return None if token is None else as_command(task, token)


def fallback(table: Table, task: Task, engines: MoveChooser) -> Command:
    """Any legal move, where no engine gave one; an external program forfeits its game."""
    if isinstance(task, Think) and engines.is_external(task.level):
        return Resign()
    if isinstance(task, Throw) or table.stage != CHOICE:
        return task if isinstance(task, Throw) else Expire()
    return as_command(task, secrets.choice(list(table.moves)))


def as_command(task: Think | Expire, token: str) -> Command:
    """A move by a bot, or for a person whose time has run out."""
    return Play(token) if isinstance(task, Think) else Expire(token)
