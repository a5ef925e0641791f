"""The keyboard and the screen, and nothing else, so that a test can sit at both."""

import os
import sys
from collections.abc import Iterable
from typing import Final, Protocol, TextIO

from colonnade.kernel.picture import Line, Style, plain_text

ANSI: Final[dict[Style, str]] = {
    "plain": "",
    "seat0": "\x1b[1;33m",
    "seat1": "\x1b[1;36m",
    "seat2": "\x1b[1;32m",
    "seat3": "\x1b[1;35m",
    "quiet": "\x1b[2m",
    "strong": "\x1b[1m",
}
RESET: Final = "\x1b[0m"


class Leaving(Exception):
    """The person at the keyboard has gone: end of input or Ctrl-C."""


class Console(Protocol):
    """Where a person reads and types."""

    @property
    def columns(self) -> int:
        """How wide the screen is, in characters; 0 where nobody knows."""

    def show(self, text: str = "") -> None:
        """Print a line or several."""

    def draw(self, lines: tuple[Line, ...]) -> None:
        """Print a drawing."""

    def ask(self, prompt: str) -> str:
        """Read a line; raises Leaving at the end of input."""


class Terminal:
    """The real keyboard and screen; colour only on a terminal that wants it, never alone."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.coloured = wants_colour(self.target)

    @property
    def columns(self) -> int:
        """How wide the window is now, 0 where there is none."""
        try:
            return os.get_terminal_size(self.target.fileno()).columns
        except (OSError, ValueError):  # a file, a pipe, or no file at all
            return 0

    def show(self, text: str = "") -> None:
        """Print a line or several."""
        print(text, file=self.target, flush=True)

    def draw(self, lines: tuple[Line, ...]) -> None:
        """Print a drawing."""
        self.show("\n".join(painted(lines)) if self.coloured else plain_text(lines))

    def ask(self, prompt: str) -> str:
        """Read a line; raises Leaving at the end of input."""
        try:
            # Once somebody has read the prompt, Ctrl-C is an answer to it.
            print(prompt, end="", file=self.target, flush=True)
            line = self.source.readline()
        except KeyboardInterrupt:
            line = ""
        except UnicodeDecodeError:
            return "\ufffd"
        if not line:
            self.show()
            raise Leaving
        if not self.source.isatty():
            self.show(line.rstrip("\n"))
        return line.strip()


def wants_colour(target: TextIO) -> bool:
    """On a terminal, unless NO_COLOR or a dumb terminal says otherwise."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return target.isatty()


def painted(lines: Iterable[Line]) -> Iterable[str]:
    """Each line with its styles as escape sequences."""
    for line in lines:
        yield "".join(
            f"{ANSI[span.style]}{span.text}{RESET}" if ANSI[span.style] else span.text
            for span in line
        ).rstrip()
