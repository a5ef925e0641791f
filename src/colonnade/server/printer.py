"""Games as PDFs are made by `colonnade print`, in a process of its own."""

import asyncio
import importlib.util
import logging
import sys
import tempfile
from pathlib import Path
from typing import Final

from colonnade.kernel.words import Language

from .analysts import NoAnswer
from .journal import tell

COMMAND: Final = (sys.executable, "-m", "colonnade", "print")
WRITER: Final = "fpdf"
"""What the extra `print` brings; the server itself does without."""
AT_ONCE: Final = 2
WAITING: Final = 16
"""Who may ask for what is not made yet, before others are asked to come again."""
SECONDS: Final = 300.0
"""A busy machine may take its time: whoever asked can leave, and takes the process along."""


def can_print() -> bool:
    """Whether the writer of PDF is installed."""
    return importlib.util.find_spec(WRITER) is not None


class Printer:
    """Makes every PDF once: there are few, and all who ask for one get the same."""

    def __init__(self, command: tuple[str, ...] = COMMAND, seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._free = asyncio.Semaphore(AT_ONCE)
        self._asked = 0
        self._made: dict[tuple[str, Language, str], bytes] = {}

    async def pdf(self, game: str, language: Language, paper: str) -> bytes:
        """The sheets of a game; raises NoAnswer."""
        wanted = (game, language, paper)
        if wanted in self._made:
            return self._made[wanted]
        if self._asked >= WAITING:
            raise NoAnswer("busy")
        self._asked += 1
        try:
            async with self._free:
                # Somebody before us in the line may have wanted the same.
                if wanted not in self._made:
                    self._made[wanted] = await self._printed(*wanted)
        finally:
            self._asked -= 1
        return self._made[wanted]

    async def _printed(self, game: str, language: Language, paper: str) -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "game.pdf"
            process = await asyncio.create_subprocess_exec(
                *self._command,
                game,
                *("--lang", language, "--paper", paper, "--output", str(place)),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # an interrupt at the keyboard is for the server alone
            )
            try:
                async with asyncio.timeout(self._seconds):
                    await process.wait()
            except TimeoutError:
                raise NoAnswer("no_answer") from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            if process.returncode != 0:
                tell("printing failed", logging.WARNING, game=game, code=process.returncode)
                raise NoAnswer("no_answer")
            return place.read_bytes()
