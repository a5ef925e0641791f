"""A child process that reads and writes lines, and the reaper of killed ones."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, Self, TypeVar

NICENESS: Final = 10
"""Child processes get the processor after the server itself."""

WAIT_SECONDS: Final = 5.0
"""A process that has left its group may hold the pipes of one that was killed."""


class LineProcess:
    """One child process with piped input and output."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...], longest: int) -> Self:
        """Start it; `longest` is the limit in bytes of a line it writes."""
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=longest,
            # A group of its own: an interrupt at the keyboard is for the server alone, and the
            # children of a wrapper script are killed with it.
            start_new_session=True,
        )
        lower_priority(process.pid)
        return cls(process)

    @property
    def is_running(self) -> bool:
        """Whether the process has not ended."""
        return self._process.returncode is None

    async def send(self, text: bytes) -> None:
        """Write some lines to it; raises OSError once it has ended."""
        assert self._process.stdin is not None
        self._process.stdin.write(text)
        await self._process.stdin.drain()

    async def read_line(self) -> bytes:
        """Its next line, empty once it has ended; raises ValueError for one that is too long."""
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    def kill(self) -> None:
        """Kill it, and every process that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def wait(self) -> None:
        """Wait until it has ended and its pipes are closed, by others that hold them too."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WAIT_SECONDS):
                await self._process.communicate()


def lower_priority(pid: int) -> None:
    """Let the server itself, and its tables, come first."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, NICENESS)


class Reaper:
    """Kills processes and waits for them in the background."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Task[None]] = set()

    def kill(self, process: LineProcess | None) -> None:
        """Kill a process, if there is one, without waiting for it."""
        if process is not None:
            process.kill()
            task = asyncio.create_task(process.wait())
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)

    async def wait(self) -> None:
        """Wait until all of them have ended."""
        await asyncio.gather(*self._waiting, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._waiting)


P = TypeVar("P", bound=LineProcess)


@contextlib.asynccontextmanager
async def borrowed(
    idle: list[P], start: Callable[[], Awaitable[P]], reaper: Reaper
) -> AsyncIterator[P]:
    """An idle process, or a new one; it is idle again afterwards, or killed if its use fails."""
    process: P | None = None
    try:
        process = take_running(idle) or await start()
        yield process
    except BaseException:
        reaper.kill(process)
        raise
    idle.append(process)


def take_running(idle: list[P]) -> P | None:
    """One of some idle processes; those that have ended meanwhile are dropped."""
    while idle:
        process = idle.pop()
        if process.is_running:
            return process
    return None
