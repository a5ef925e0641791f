"""How far a study has come, on one line that is written over."""

import time
from collections.abc import Callable
from typing import Final, TextIO

from colonnade.kernel.words import Language

from .running import Progress
from .text import number
from .words import say

WIDTH: Final = 24
PAUSE: Final = 0.1
"""Seconds between two drawings of the line."""


class Bar:
    """A progress bar; it says nothing where nobody sees it."""

    def __init__(
        self,
        stream: TextIO,
        language: Language,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._stream = stream
        self._language = language
        self._clock = clock
        self._begun = self._drawn = clock()
        self._is_seen = stream.isatty()

    def __call__(self, progress: Progress) -> None:
        """Draw the line anew."""
        now = self._clock()
        if not self._is_seen or (progress.played > 0 and progress.games < progress.of):
            if not self._is_seen or now - self._drawn < PAUSE:
                return
        self._drawn = now
        self._stream.write(f"\r{self.line(progress, now - self._begun)}\x1b[K")
        self._stream.flush()

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
        """Leave the line empty for what comes next."""
        if self._is_seen:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def clock_time(seconds: float) -> str:
    """`1:05:09` or `0:42`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
