"""The board of Corintho in characters; `board_svg` draws it as SVG."""

from textwrap import wrap
from typing import Final

from colonnade.games.corintho.core.board import CELL_NAMES, KINDS
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import State, reserve, turns_frozen
from colonnade.games.corintho.text.notation import PIECES
from colonnade.games.corintho.text.positions import ROWS, stack_on
from colonnade.games.corintho.text.spelling import lines_on, write_lines
from colonnade.games.corintho.text.words import KIND_NAMES, seat_name, status
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.styled_text import Line, Span, Style

from .board_svg import SEAT_COLOURS, svg

__all__ = ["lines", "svg"]

CELL_WIDTH: Final = 8
WIDTH: Final = 80
"""As many characters as a line of a terminal surely holds."""
SEAT_STYLES: Final[tuple[Style, ...]] = tuple(colour.id for colour in SEAT_COLOURS)

LEGEND: Final = (
    Text(
        "b base, c column, k capital; a stack reads from bottom to top.",
        "b base, c colonne, k chapiteau ; une pile se lit de bas en haut.",
    ),
    Text(
        "~2 is a stack frozen for the next 2 turns.",
        "~2 est une pile gelée pendant les 2 prochains tours.",
    ),
)


def lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """The board, what is awaited, the standing lines and the reserves, in characters."""
    asked = wrap(status(options, state).to(language), WIDTH)
    names = "".join(f"{name:<{CELL_WIDTH}}" for name in "abcd")
    standing = [
        Text(f"Line: {line}", f"Alignement : {line}")
        for line in write_lines(lines_on(state.pieces))
    ]
    return (
        *((Span(part, "strong"),) for part in asked),
        (),
        (Span(f"     {names}".rstrip(), "quiet"),),
        *(row_line(state, row) for row in ROWS),
        (),
        *((Span(line.to(language), "strong"),) for line in standing),
        *(reserve_line(options, state, seat, language) for seat in range(options.players)),
        (),
        *((Span(sentence.to(language), "quiet"),) for sentence in LEGEND),
    )


def row_line(state: State, row: int) -> Line:
    """One row of the board."""
    shown = " ".join(write_lines(lines_on(state.pieces)))
    spans = [Span(f"  {row // 4 + 1}  ", "quiet")]
    for cell in range(row, row + 4):
        stack = stack_on(state.pieces, cell)
        text = "".join(PIECES[kind] for kind in range(KINDS) if stack >> kind & 1) or "."
        if state.frozen >> cell & 1:
            text += f"~{turns_frozen(state, cell)}"
        style: Style = "strong" if CELL_NAMES[cell] in shown else "plain" if stack else "quiet"
        spans.append(Span(f"{text:<{CELL_WIDTH}}", style))
    return tuple(spans)


def reserve_line(options: Options, state: State, seat: int, language: Language) -> Line:
    """One seat's pieces in hand, with an arrow when it is to act."""
    acts = state.winners == 0 and state.seat == seat
    held = ", ".join(
        f"{name.to(language)} {reserve(state, seat) >> 3 * kind & 7}"
        for kind, name in enumerate(KIND_NAMES)
    )
    name = seat_name(options, state, seat).to(language)
    return (
        Span(f"{'>' if acts else ' '} {name}", SEAT_STYLES[seat]),
        Span(f"{Text(':', ' :').to(language)} {held}"),
    )
