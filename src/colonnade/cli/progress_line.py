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
            self._stream.write(f"\r{text[: self._columns() - 1]}\x1b[K")
            self._stream.flush()

    def _columns(self) -> int:
        try:
            return os.get_terminal_size(self._stream.fileno()).columns or DEFAULT_COLUMNS
        except (OSError, ValueError):  # no file, as in tests
            return DEFAULT_COLUMNS
