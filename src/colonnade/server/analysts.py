"""Hints and reviews are made in processes of their own (`colonnade.analysis.desk`).

They think longer than a bot, so few may at once, the others wait in a short line, and whoever
leaves takes his question along: its process is ended, the next question gets a new one.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from .configuration import Configuration
from .journal import tell
from .program import Endings, Program

LONGEST_ANSWER: Final = 1 << 24
WAITING: Final = 16
"""Questions in the line behind those being answered."""
REMEMBERED: Final = 256
"""Short answers that are kept: everybody at a table asks about the same position."""
SHORT: Final = 1 << 14
COMING: Final = b"at "
"""With what a line begins that says how far an answer has come."""

Hear: TypeAlias = Callable[[bytes], object]
"""Told how far an answer has come, as JSON."""


def deaf(news: bytes) -> None:
    """Not everybody wants to know."""


class NoAnswer(Exception):
    """Too many are asking, or a process took too long; says which, as `words` knows it."""


class Analyst(Program):
    """One process, which answers when it can."""

    async def ask(self, line: bytes, hear: Hear) -> bytes:
        """The answer to one line; raises OSError or ValueError where there is none."""
        await self.say(line + b"\n")
        while True:
            answer = await self.heard()
            if not answer.endswith(b"\n"):
                raise ValueError("the process has ended")
            if not answer.startswith(COMING):
                return answer[:-1]
            hear(answer[len(COMING) : -1])


class Analysts:
    """A few processes for everybody."""

    def __init__(self, configuration: Configuration) -> None:
        self._command = configuration.analyst
        self._seconds = configuration.analyse_seconds
        self._free = asyncio.Semaphore(configuration.analysts)
        self._most = configuration.analysts + WAITING
        self._asked = 0
        self._idle: list[Analyst] = []
        self._endings = Endings()
        self._remembered: OrderedDict[bytes, bytes] = OrderedDict()

    async def ask(self, question: dict[str, Any], hear: Hear = deaf) -> bytes:
        """The answer as `ok JSON` or `refused JSON`; raises NoAnswer."""
        line = json.dumps(question, sort_keys=True).encode()
        if line in self._remembered:
            self._remembered.move_to_end(line)
            return self._remembered[line]
        if self._asked >= self._most:
            raise NoAnswer("busy")
        self._asked += 1
        try:
            async with self._free:
                answer = await self._answered(line, hear)
        finally:
            self._asked -= 1
        if len(answer) <= SHORT:
            self._remembered[line] = answer
            if len(self._remembered) > REMEMBERED:
                self._remembered.popitem(last=False)
        return answer

    async def close(self) -> None:
        """End all processes that are idle; whoever thinks is cancelled with his question."""
        while self._idle:
            self._endings.end(self._idle.pop())
        await self._endings.done()

    async def _answered(self, line: bytes, hear: Hear) -> bytes:
        analyst: Analyst | None = None
        try:
            if self._idle:
                analyst = self._idle.pop()
            else:
                analyst = await Analyst.start(self._command, LONGEST_ANSWER)
            async with asyncio.timeout(self._seconds):
                answer = await analyst.ask(line, hear)
        except (TimeoutError, OSError, ValueError) as fault:
            tell("analyst failed", logging.WARNING, fault=repr(fault))
            self._endings.end(analyst)
            raise NoAnswer("no_answer") from None
        except BaseException:
            self._endings.end(analyst)
            raise
        self._idle.append(analyst)
        return answer
