"""A line of progress that is overwritten; written only to a terminal."""

from typing import TextIO


class ProgressLine:
    """One line of a stream, shown if the stream is a terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.is_seen = stream.isatty()

    def write(self, text: str = "") -> None:
        """Replace the line; no text clears it."""
        if self.is_seen:
            self._stream.write(f"\r{text}\x1b[K")
            self._stream.flush()
