"""What the house does at a table: it throws, lets bots think, and acts when a time has run out."""

import asyncio
import secrets
from typing import Final

from colonnade.store import StoreUnavailable
from colonnade.table.chores import Think, chore
from colonnade.table.commands import Command, Expire, Play, Resign, Throw
from colonnade.table.seat import Role
from colonnade.table.table import CHOICE, Table
from colonnade.table.verdict import Refused

from .live import LiveTable
from .services import Services

PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before trying again while nothing can be kept."""


async def attend(live: LiveTable, services: Services) -> None:
    """Do all that the table awaits of the house, until it awaits a person or nothing."""
    failures = 0
    while (task := awaited(live)) is not None:
        table = live.table
        try:
            command = await chosen(table, task, services)
            verdict = await live.act(command, Role.HOUSE, seen=table.version)
            if isinstance(verdict, Refused) and verdict.reason != "stale":
                services.metrics.bots.add(how="nonsense")
                instead = fallback(table, task, services)
                verdict = await live.act(instead, Role.HOUSE, seen=table.version)
            if isinstance(verdict, Refused) and verdict.reason != "stale":
                raise AssertionError(f"the house may not {task}: {verdict.reason}")
        except StoreUnavailable:
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1


def awaited(live: LiveTable) -> Think | Throw | Expire | None:
    """What the house has to do."""
    return chore(live.table) or (Expire() if live.timer.is_expired else None)


async def chosen(table: Table, task: Think | Throw | Expire, services: Services) -> Command:
    """The command that does it; an engine is asked for a move."""
    if isinstance(task, Throw) or table.stage != CHOICE:
        return task if isinstance(task, Throw) else Expire()
    level = task.level if isinstance(task, Think) else table.settings.stand_in
    token = await services.engines.choose(table, level)
    services.metrics.bots.add(how="failed" if token is None else "thought")
    return fallback(table, task, services) if token is None else moved(task, token)


def fallback(table: Table, task: Think | Throw | Expire, services: Services) -> Command:
    """Any legal move, where no engine gave one; a program of somebody else's loses its game."""
    if isinstance(task, Think) and task.level in services.configuration.programs:
        return Resign()
    if isinstance(task, Throw) or table.stage != CHOICE:
        return task if isinstance(task, Throw) else Expire()
    return moved(task, secrets.choice(list(table.moves)))


def moved(task: Think | Expire, token: str) -> Command:
    """A move by a bot, or for a person whose time has run out."""
    return Play(token) if isinstance(task, Think) else Expire(token)
