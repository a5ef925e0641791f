"""Bots think in processes of their own, which speak the engine protocol (docs/protocol.md).

A process that fails, stalls or answers nonsense is ended; the next bot gets a new one.
"""

import asyncio
import logging
from typing import Final

from colonnade.table.table import Table

from .configuration import Configuration
from .journal import tell
from .program import Endings, Program

START_SECONDS: Final = 30.0
LONGEST_LINE: Final = 1 << 16
MOVE_MILLISECONDS: Final = 1000
"""What a program of somebody else's is given for a move; `think_seconds` is when it has lost."""


class EngineFault(Exception):
    """An engine ended, or answered what is no answer."""


class Engine(Program):
    """One process that speaks the protocol."""

    @classmethod
    async def ready(cls, command: tuple[str, ...]) -> "Engine":
        """Start a process and wait until it speaks."""
        engine = await cls.start(command, LONGEST_LINE)
        try:
            async with asyncio.timeout(START_SECONDS):
                await engine._ask(["isready"], "readyok")
        except BaseException:
            engine.kill()
            await engine.ended()
            raise
        return engine

    async def choose(self, table: Table, how: str) -> str:
        """The move it would play; a position holds all that matters of what came before."""
        options = " ".join(f"{name}={value}" for name, value in table.opened.options.items())
        position = table.book.notation.write_position(table.options, table.state)
        return await self._ask(
            [
                f"newgame {table.opened.game} {options}",
                f"position at {position}",
                f"go {how}",
            ],
            "bestmove",
        )

    async def _ask(self, lines: list[str], awaited: str) -> str:
        """Say some lines; what follows the awaited word."""
        await self.say("".join(f"{line}\n" for line in lines).encode())
        while answer := await self.heard():
            word, _, rest = answer.decode("utf-8", "replace").strip().partition(" ")
            if word == awaited:
                return rest
            if word == "error":
                raise EngineFault(f"error {rest}")
        raise EngineFault("the engine has ended")


class Engines:
    """A few engines for all tables."""

    def __init__(self, configuration: Configuration) -> None:
        self._command = configuration.engine
        self._programs = configuration.programs
        self._seconds = configuration.think_seconds
        self._free = asyncio.Semaphore(configuration.engines)
        self._idle: dict[tuple[str, ...], list[Engine]] = {}
        self._endings = Endings()

    async def choose(self, table: Table, level: str) -> str | None:
        """A bot's move, perhaps nonsense; None if there was no answer in time."""
        command = self._programs.get(level, self._command)
        how = f"movetime {MOVE_MILLISECONDS}" if level in self._programs else f"level {level}"
        idle = self._idle.setdefault(command, [])
        async with self._free:
            engine: Engine | None = None
            try:
                engine = idle.pop() if idle else await Engine.ready(command)
                async with asyncio.timeout(self._seconds):
                    token = await engine.choose(table, how)
            except (EngineFault, TimeoutError, OSError, ValueError) as fault:
                game = table.opened.game
                tell("engine failed", logging.WARNING, game=game, bot=level, fault=repr(fault))
                self._endings.end(engine)
                return None
            except BaseException:
                self._endings.end(engine)
                raise
            idle.append(engine)
            return token

    async def close(self) -> None:
        """End all processes that are idle; whoever thinks is cancelled by his table."""
        for idle in self._idle.values():
            while idle:
                self._endings.end(idle.pop())
        await self._endings.done()
