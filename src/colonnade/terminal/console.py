"""Console input and output, and nothing else, so that tests can replace it."""

import contextlib
import os
import pydoc
import re
import sys
from collections.abc import Iterator
from typing import Final, TextIO

from colonnade.cli.progress_line import width_of_window
from colonnade.kernel.seat_colours import SEAT_COLOURS
from colonnade.kernel.styled_text import Line, Style, plain_text, printable
from colonnade.kernel.wrapping import wrapped
from colonnade.library.user_dirs import state_dir

from .completion import NOTHING, Completer

with contextlib.suppress(ImportError):  # a Python without readline edits no lines
    import readline

ANSI: Final[dict[Style, str]] = {
    "plain": "",
    **{colour.id: f"\x1b[{colour.ansi}m" for colour in SEAT_COLOURS},
    "quiet": "\x1b[2m",
    "strong": "\x1b[1m",
}
RESET: Final = "\x1b[0m"
PROMPT_SIGNS: Final = re.compile(r"([?:.%\\])")
"""Signs with a meaning in a prompt of `less`, unless they follow a backslash."""
SIGN_ITSELF: Final = r"\\\1"
HISTORY: Final = 500
"""Lines of history that are kept between games."""


class Leaving(Exception):
    """The person has left: end of input or Ctrl-C."""


class Console:
    """A terminal; colours only where it supports them, and never as the only sign."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.coloured = wants_colour(self.target)
        self._complete = NOTHING
        self._edits = (
            "readline" in globals()
            and self.source is sys.stdin
            and self.target is sys.stdout
            and self.source.isatty()
            and self.target.isatty()
        )
        if self._edits:
            self._prepare()

    @property
    def columns(self) -> int:
        """How wide the window is now, 0 where there is none."""
        return width_of_window(self.target)

    def show(self, text: str = "") -> None:
        """Print a line or several; words are not broken."""
        print(wrapped(printable(text), self.columns), file=self.target, flush=True)

    def draw(self, lines: tuple[Line, ...]) -> None:
        """Print a drawing; lines of one span are prose."""
        width = self.columns
        for line in lines:
            line = tuple(span._replace(text=printable(span.text)) for span in line)
            text = "".join(span.text for span in line)
            if len(line) == 1 and 0 < width < len(text):
                self.show(text)
                continue
            shown = ansi_text(line) if self.coloured else plain_text((line,))
            print(shown, file=self.target, flush=True)

    def page(self, text: str, how: str) -> None:
        """Show a long text, a screen at a time, and below it which keys to press."""
        if self.target is sys.stdout and self.target.isatty():
            with contextlib.suppress(KeyboardInterrupt), less_settings(how):
                pydoc.pager(text)
        else:
            print(text, end="", file=self.target, flush=True)

    def ask(self, prompt: str, complete: Completer = NOTHING) -> str:
        """Read a line; raises Leaving at the end of input."""
        self._complete = complete
        before, _, prompt = wrapped(printable(prompt), self.columns).rpartition("\n")
        if before:
            print(before, file=self.target, flush=True)
        try:
            if self._edits:
                return input(prompt).strip()
            # Once the prompt is shown, Ctrl-C is an answer to it.
            print(prompt, end="", file=self.target, flush=True)
            line = self.source.readline()
        except (KeyboardInterrupt, EOFError):
            line = ""
        except UnicodeDecodeError:
            return "\ufffd"
        if not line:
            self.show()
            raise Leaving
        if not self.source.isatty():
            print(line.rstrip("\n"), file=self.target, flush=True)
        return line.strip()

    def _prepare(self) -> None:
        """Line editing, completion with Tab, and the lines of earlier games."""
        with contextlib.suppress(OSError):
            readline.read_history_file(state_dir() / "history")
        readline.set_history_length(HISTORY)
        readline.set_completer(self._completed)
        # Tokens hold hyphens, colons and at signs; a word ends with a space only.
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")

    def _completed(self, begun: str, index: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()]
        words = self._complete(before.strip(), begun)
        found = [word for word in words if word.startswith(begun)]
        return found[index] if index < len(found) else None

    def close(self) -> None:
        """Save the history."""
        if self._edits:
            with contextlib.suppress(OSError):
                state_dir().mkdir(parents=True, exist_ok=True)
                readline.write_history_file(state_dir() / "history")


@contextlib.contextmanager
def less_settings(how: str) -> Iterator[None]:
    """Settings of the pager `less`, where the person has not chosen others.

    What fits on the screen is not paged, and all of it stays there; letters with accents are shown
    without a locale, too.
    """
    prompt = PROMPT_SIGNS.sub(SIGN_ITSELF, how)
    settings = {"LESS": f"-FRX -Ps{prompt}$", "LESSCHARSET": "utf-8"}
    ours = {name: value for name, value in settings.items() if name not in os.environ}
    os.environ.update(ours)
    try:
        yield
    finally:
        for name in ours:
            del os.environ[name]


def wants_colour(target: TextIO) -> bool:
    """On a terminal, unless NO_COLOR or a dumb terminal says otherwise."""
    is_plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return target.isatty() and not is_plain


def ansi_text(line: Line) -> str:
    """A line with its styles as escape sequences."""
    return "".join(
        f"{ANSI[span.style]}{span.text}{RESET}" if ANSI[span.style] else span.text for span in line
    ).rstrip()
