"""Boards in characters, in the form that fits a window."""

from typing import Any

from colonnade.kernel.i18n import Language
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.styled_text import Line


def board_lines(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    language: Language,
    columns: int,
) -> tuple[Line, ...]:
    """The board, in its narrow form where the window is narrow; 0 columns are enough."""
    lines = book.drawing.lines(options, state, language)
    if book.narrow is not None and 0 < columns < width_of(lines):
        return book.narrow(options, state, language)
    return lines


def width_of(lines: tuple[Line, ...]) -> int:
    """How wide the board is: a line of several spans is a row of it, others are prose."""
    rows = ("".join(span.text for span in line).rstrip() for line in lines if len(line) > 1)
    return max(map(len, rows), default=0)
