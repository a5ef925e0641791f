"""A console for tests."""

from collections.abc import Iterator

from colonnade.kernel.styled_text import Line, plain_text
from colonnade.terminal.completion import NOTHING, Completer
from colonnade.terminal.console import Console, Leaving


class Typist(Console):
    """A console at which a script types."""

    columns = 0

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.shown: list[str] = []

    def show(self, text: str = "") -> None:
        self.shown.append(text)

    def page(self, text: str, how: str) -> None:
        self.shown.append(text)

    def draw(self, lines: tuple[Line, ...]) -> None:
        self.shown.append(plain_text(lines))

    def ask(self, prompt: str, complete: Completer = NOTHING) -> str:
        self.shown.append(prompt)
        for line in self.lines:
            return line
        raise Leaving

    @property
    def text(self) -> str:
        return "\n".join(self.shown)
