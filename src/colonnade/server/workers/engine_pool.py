"""A pool of processes that choose bots' moves over the engine protocol (docs/protocol.md).

A process that fails, stalls or answers nonsense is killed; the next bot gets a new one. Tables that
somebody watches come first, visitors take turns, and tables that nobody watches leave an engine
free.
"""

import asyncio
import logging
from functools import partial
from typing import Final

from colonnade.library.engine_lines import HASTY, EngineError, answer_in, move_request
from colonnade.server.configuration import Configuration
from colonnade.server.observability.logging import log_event
from colonnade.server.tables.live_table import LiveTable
from colonnade.table.table import Table

from .fair_queue import FairQueue
from .line_process import LineProcess, Reaper, borrowed

START_SECONDS: Final = 30.0
LONGEST_LINE: Final = 1 << 16
MOVE_MILLISECONDS: Final = 1000
"""The time an external program is given per move; after `think_seconds` it forfeits."""


class Engine(LineProcess):
    """One process that speaks the protocol."""

    was_hasty = False
    """Whether it had no time to think about its last move."""

    @classmethod
    async def ready(cls, command: tuple[str, ...]) -> "Engine":
        """Start a process and wait until it is ready."""
        engine = await cls.start(command, LONGEST_LINE)
        try:
            async with asyncio.timeout(START_SECONDS):
                await engine._ask(("isready",), "readyok")
        except BaseException:
            engine.kill()
            await engine.wait()
            raise
        return engine

    async def choose(self, table: Table, how: str) -> str:
        """The move it would play."""
        lines = move_request(table.book, table.options, table.state, how)
        self.was_hasty = False
        return await self._ask(lines, "bestmove")

    async def _ask(self, lines: tuple[str, ...], awaited: str) -> str:
        """Send some lines; returns what follows the awaited word."""
        await self.send("".join(f"{line}\n" for line in lines).encode())
        while line := await self.read_line():
            if (answer := answer_in(line, awaited)) is not None:
                return answer
            self.was_hasty |= line.decode("utf-8", "replace").strip() == HASTY
        raise EngineError("the engine has ended")


class EnginePool:
    """A few engines shared by all tables."""

    def __init__(self, configuration: Configuration) -> None:
        self._command = configuration.engine
        self._programs = configuration.programs
        self.seconds = configuration.think_seconds
        self._queue = FairQueue(configuration.engines)
        self.idle: dict[tuple[str, ...], list[Engine]] = {}
        self._reaper = Reaper()
        self.hasty_moves = 0
        """Moves for which a bot had no time to think."""

    def is_external(self, level: str) -> bool:
        """Whether a bot is an external program rather than a level of ours."""
        return level in self._programs

    async def choose(self, live: LiveTable, level: str) -> str | None:
        """A bot's move, perhaps nonsense; None if there was no answer in time."""
        table, game = live.table, live.table.opened.game
        command = self._programs.get(level, self._command)
        how = f"movetime {MOVE_MILLISECONDS}" if level in self._programs else f"level {level}"
        idle = self.idle.setdefault(command, [])
        live.ticket = self._queue.ticket(live.visitor, in_background=not live.is_watched)
        async with self._queue.turn(live.ticket):
            try:
                async with (
                    borrowed(idle, partial(Engine.ready, command), self._reaper) as engine,
                    asyncio.timeout(self.seconds),
                ):
                    token = await engine.choose(table, how)
            except (EngineError, TimeoutError, OSError, ValueError) as fault:
                log_event("engine failed", logging.WARNING, game=game, bot=level, fault=repr(fault))
                return None
            if engine.was_hasty:
                self.hasty_moves += 1
                log_event("no time to think", logging.WARNING, game=game, bot=level)
            return token

    async def close(self) -> None:
        """Kill all idle processes; busy ones are cancelled with their tables."""
        for idle in self.idle.values():
            while idle:
                self._reaper.kill(idle.pop())
        await self._reaper.wait()
