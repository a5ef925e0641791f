"""A line of progress that is overwritten; written only to a terminal."""

import os
from typing import Final, TextIO

DEFAULT_COLUMNS: Final = 80


class ProgressLine:
    """One line of a stream, shown if the stream is a terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.is_seen = stream.isatty()

    def write(self, text: str = "") -> None:
        """Replace the line; no text clears it. What does not fit is cut, as only one line is."""
        if self.is_seen:
            room = (width_of_window(self._stream) or DEFAULT_COLUMNS) - 1
            self._stream.write(f"\r{text[:room]}\x1b[K")
            self._stream.flush()


def width_of_window(target: TextIO) -> int:
    """How wide the window is that is written to, 0 where there is none."""
    try:
        return os.get_terminal_size(target.fileno()).columns
    except (OSError, ValueError):  # a file, a pipe, or no file at all
        return 0
