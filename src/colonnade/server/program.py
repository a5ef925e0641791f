"""A process that works for the server: told lines, answering lines, never outliving its end."""

import asyncio
import contextlib
from typing import Self


class Program:
    """One process, known by its pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...], longest: int) -> Self:
        """Start it; no line of its answers may be longer than so many bytes."""
        return cls(
            await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=longest,
                start_new_session=True,  # an interrupt at the keyboard is for the server alone
            )
        )

    @property
    def is_running(self) -> bool:
        """Whether the process is still there."""
        return self._process.returncode is None

    async def say(self, text: bytes) -> None:
        """Hand it some lines; raises OSError once it has ended."""
        assert self._process.stdin is not None
        self._process.stdin.write(text)
        await self._process.stdin.drain()

    async def heard(self) -> bytes:
        """Its next line, empty once it has ended; raises ValueError for one that is too long."""
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    def kill(self) -> None:
        """End it at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until it is no more, and its pipes are closed."""
        await self._process.communicate()


class Endings:
    """Programs that were ended and are still waited for."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Task[None]] = set()

    def end(self, program: Program | None) -> None:
        """Kill a program, if there is one, and let the rest happen by itself."""
        if program is not None:
            program.kill()
            task = asyncio.create_task(program.ended())
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)

    async def done(self) -> None:
        """Wait until all of them are no more."""
        await asyncio.gather(*self._waiting, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._waiting)
