"""Bots think in processes of their own, which speak the engine protocol (docs/protocol.md).

A process that fails, stalls or answers nonsense is ended; the next bot gets a new one.
"""

import asyncio
import contextlib
import logging
from typing import Final

from colonnade.table.table import Table

from .configuration import Configuration
from .journal import tell

START_SECONDS: Final = 30.0
LONGEST_LINE: Final = 1 << 16
MOVE_MILLISECONDS: Final = 1000
"""What a program of somebody else's is given for a move; `think_seconds` is when it has lost."""


class EngineFault(Exception):
    """An engine ended, or answered what is no answer."""


class Engine:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> "Engine":
        """Start a process and wait until it speaks."""
        engine = cls(
            await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST_LINE,
                start_new_session=True,  # an interrupt at the keyboard is for the server alone
            )
        )
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

    def kill(self) -> None:
        """End the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until the process is no more, and its pipes are closed."""
        await self._process.communicate()

    async def _ask(self, lines: list[str], awaited: str) -> str:
        """Say some lines; what follows the awaited word."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        await self._process.stdin.drain()
        while answer := await self._process.stdout.readline():
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
        self._ending: set[asyncio.Task[None]] = set()

    async def choose(self, table: Table, level: str) -> str | None:
        """A bot's move, perhaps nonsense; None if there was no answer in time."""
        command = self._programs.get(level, self._command)
        how = f"movetime {MOVE_MILLISECONDS}" if level in self._programs else f"level {level}"
        idle = self._idle.setdefault(command, [])
        async with self._free:
            engine: Engine | None = None
            try:
                engine = idle.pop() if idle else await Engine.start(command)
                async with asyncio.timeout(self._seconds):
                    token = await engine.choose(table, how)
            except (EngineFault, TimeoutError, OSError, ValueError) as fault:
                game = table.opened.game
                tell("engine failed", logging.WARNING, game=game, bot=level, fault=repr(fault))
                self._end(engine)
                return None
            except BaseException:
                self._end(engine)
                raise
            idle.append(engine)
            return token

    async def close(self) -> None:
        """End all processes that are idle; whoever thinks is cancelled by his table."""
        for idle in self._idle.values():
            while idle:
                self._end(idle.pop())
        await asyncio.gather(*self._ending, return_exceptions=True)

    def _end(self, engine: Engine | None) -> None:
        if engine is not None:
            engine.kill()
            task = asyncio.create_task(engine.ended())
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)
