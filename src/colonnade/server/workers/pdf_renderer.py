"""Renders the printable sheets of a game with `colonnade print`, in a child process."""

import asyncio
import importlib.util
import logging
import sys
import tempfile
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from colonnade.kernel.i18n import Language
from colonnade.server.observability.logging import log_event

from .analysis_pool import LongWork
from .fair_queue import FairQueue, WorkerUnavailable
from .line_process import lower_priority

COMMAND: Final = (sys.executable, "-m", "colonnade", "print")
WRITER: Final = "fpdf"
"""What the extra `print` brings; the server itself does without."""
AT_ONCE: Final = 2
WAITING: Final = 64
"""Requests in the queue before others are answered "busy"."""
WAITING_OF_VISITOR: Final = 24
"""The same of one visitor; a class may share an address."""
SECONDS: Final = 300.0
"""Long, for a busy machine; the process is killed when the client disconnects."""
KEPT: Final = 40
"""Finished documents, of a few hundred kilobytes each."""


@cache
def can_print() -> bool:
    """Whether the PDF library is installed; looked for once, as that reads folders."""
    return importlib.util.find_spec(WRITER) is not None


class Printout(NamedTuple):
    """What is asked of the printer."""

    game: str
    language: Language
    paper: str
    options: tuple[str, ...] = ()
    """As `name=value`."""
    economical: bool = False


class PdfRenderer:
    """Renders a PDF once for everybody who asks for it; keeps the last ones."""

    def __init__(self, command: tuple[str, ...] = COMMAND, seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._queue = FairQueue(AT_ONCE, most=WAITING, most_of_visitor=WAITING_OF_VISITOR)
        self.work = LongWork()
        self.made: OrderedDict[Printout, bytes] = OrderedDict()

    async def pdf(self, wanted: Printout, visitor: str = "") -> bytes:
        """The sheets of a game, in the visitor's turn; raises WorkerUnavailable."""
        if wanted in self.made:
            self.made.move_to_end(wanted)
            return self.made[wanted]
        ticket = self._queue.ticket(visitor)
        with self.work.until_stopped():
            async with self._queue.turn(ticket):
                # A request before us in the queue may have been for the same.
                if wanted not in self.made:
                    self.made[wanted] = await self._render(wanted)
                pdf = self.made[wanted]
                while len(self.made) > KEPT:
                    self.made.popitem(last=False)
                return pdf

    async def _render(self, wanted: Printout) -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "game.pdf"
            process = await asyncio.create_subprocess_exec(
                *self._command,
                wanted.game,
                *wanted.options,
                *("--lang", wanted.language, "--paper", wanted.paper, "--output", str(place)),
                *(("--economical",) if wanted.economical else ()),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # an interrupt at the keyboard is for the server alone
            )
            lower_priority(process.pid)
            try:
                async with asyncio.timeout(self._seconds):
                    await process.wait()
            except TimeoutError:
                raise WorkerUnavailable("no_answer") from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            if process.returncode != 0:
                log_event(
                    "printing failed", logging.WARNING, game=wanted.game, code=process.returncode
                )
                raise WorkerUnavailable("no_answer")
            return place.read_bytes()
