"""The progress of a study, on one line that is overwritten."""

import time
from collections.abc import Callable
from typing import Final, TextIO

from colonnade.cli.progress_line import ProgressLine
from colonnade.kernel.i18n import Language

from .execution import Progress
from .text import number
from .words import say

WIDTH: Final = 24
PAUSE: Final = 0.1
"""Seconds between two updates of the line."""


class ProgressBar:
    """A progress bar; it writes only to a terminal."""

    def __init__(
        self,
        stream: TextIO,
        language: Language,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._line = ProgressLine(stream)
        self._language = language
        self._clock = clock
        self._begun = self._drawn = clock()

    def __call__(self, progress: Progress) -> None:
        """Draw the line again, but not too often."""
        now = self._clock()
        is_under_way = progress.played > 0 and progress.games < progress.of
        if not self._line.is_seen or (is_under_way and now - self._drawn < PAUSE):
            return
        self._drawn = now
        self._line.write(self.line(progress, now - self._begun))

    def line(self, progress: Progress, seconds: float) -> str:
        """The bar, the share done, the rate, and the time left."""
        done = progress.games / progress.of
        filled = round(WIDTH * done)
        bar = f"[{'#' * filled}{'.' * (WIDTH - filled)}] {100 * done:3.0f} %"
        if not progress.played or seconds <= 0:
            return f"{bar}  {say('beginning', self._language)}" if done < 1 else bar
        rate = progress.played / seconds
        left = clock_time((progress.of - progress.games) / rate)
        shown = number(round(rate), self._language)
        return f"{bar}  {say('left', self._language, rate=shown, left=left)}"

    def clear(self) -> None:
        """Clear the line."""
        self._line.write()


def clock_time(seconds: float) -> str:
    """`1:05:09` or `0:42`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
