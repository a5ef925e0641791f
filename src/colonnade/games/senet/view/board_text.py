"""The board of Senet in characters; `board_svg` draws it as SVG."""

from typing import Final

from colonnade.games.senet.core.board import (
    EXIT,
    EXIT_NAME,
    LAST,
    LAYOUT,
    PAWNS,
    ROW,
    SAFE,
    WATER,
)
from colonnade.games.senet.core.movement import barrage
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import Side, State, sides_of
from colonnade.games.senet.text.story import runs
from colonnade.games.senet.text.words import COLOURS, LETTERS, status
from colonnade.kernel.grammar import fill
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.styled_text import Line, Span, Style

from .board_svg import svg

__all__ = ["lines", "narrow_lines", "svg"]

_CELL: Final = 6
_NARROW_CELL: Final = 5
_MARGIN: Final = "  "
_LEGEND: Final = Text(
    "W white  B black  . empty  * safe  ~ water  -- a duo  == a barrage",
    "B blanc  N noir  . vide  * à l’abri  ~ l’eau  -- un duo  == un barrage",
)
_COUNTS: Final = Text(
    "{playing} on the board, {waiting} waiting, {out} out",
    "{playing} sur le tablier, {waiting} en attente, {out|sorti|sortis}",
)
_SEAT_STYLES: Final[tuple[Style, Style]] = ("white", "blue")
"""Blue for black: a black letter on a black screen would not be seen."""


def narrow_lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """The same for narrow windows."""
    return lines(options, state, language, _NARROW_CELL)


def lines(
    options: Options, state: State, language: Language, cell: int = _CELL
) -> tuple[Line, ...]:
    """The three rows as they wind, the pawns off the board, and whose turn it is."""
    white, black = sides_of(state)
    return (
        *(
            line
            for row in range(LAST // ROW)
            for line in (_numbers(row, cell), _pawns(row, white, black, language, cell))
        ),
        (Span(_MARGIN + _LEGEND.to(language), "quiet"),),
        *(
            _side_line(colour, side, language, names_barrages=cell == _CELL)
            for colour, side in enumerate((white, black))
        ),
        (Span(status(options, state).to(language), "strong"),),
    )


def _row_squares(row: int) -> tuple[int, ...]:
    """The squares of a row from left to right (S1)."""
    squares = [square for square in range(1, LAST + 1) if LAYOUT[str(square)][1] == row]
    return tuple(sorted(squares, key=lambda square: LAYOUT[str(square)][0]))


def _numbers(row: int, cell: int) -> Line:
    """The numbers above the squares of a row."""
    return (Span(_MARGIN + "".join(f"{n:^{cell}}" for n in _row_squares(row)), "quiet"),)


def _pawns(row: int, white: Side, black: Side, language: Language, cell: int) -> Line:
    """The pawns of a row, neighbours of one colour joined, and the way out of the row."""
    spans = [Span("v " if row == 1 else _MARGIN, "quiet")]
    onward = -1 if row == 1 else 1
    for square in _row_squares(row):
        right = _link(white, black, square, square + onward)
        spans.append(Span(_link(white, black, square, square - onward) * 2))
        spans.append(_pawn(square, white, black, language))
        spans.append(Span(("*" if SAFE >> square & 1 else right) + right * (cell - 4)))
    way_out = f"> {EXIT} {EXIT_NAME}" if cell == _CELL else f"> {EXIT}"
    spans.append(Span(("v", "", way_out)[row], "quiet"))
    return tuple(spans)


def _pawn(square: int, white: Side, black: Side, language: Language) -> Span:
    """One character: the pawn on a square, or what the square is."""
    for colour, side in enumerate((white, black)):
        if side.pawns >> square & 1:
            return Span(LETTERS[colour].to(language), _SEAT_STYLES[colour])
    return Span("~" if square == WATER else ".")


def _link(white: Side, black: Side, square: int, neighbour: int) -> str:
    """What joins two squares of a row: nothing, a pair's bar, or a barrage's double bar."""
    both = 1 << square | 1 << neighbour
    for side in (white, black):
        if barrage(side.pawns) & both == both:
            return "="
        if side.pawns & both == both:
            return "-"
    return " "


def _side_line(colour: int, side: Side, language: Language, *, names_barrages: bool) -> Line:
    """How many pawns of a colour are in play, waiting and out; its barrages if there is room."""
    playing, waiting = side.pawns.bit_count(), side.waiting
    facts = {"playing": playing, "waiting": waiting, "out": PAWNS - playing - waiting}
    counts = fill(_COUNTS.to(language), facts, language)
    walls = "".join(
        Text(f", barrage {first} to {last}", f", barrage {first} à {last}").to(language)
        for first, last in runs(barrage(side.pawns))
        if names_barrages
    )
    name = f"{COLOURS[colour].to(language)} ({LETTERS[colour].to(language)})"
    return (
        Span(name, _SEAT_STYLES[colour]),
        Span(f"{Text(':', ' :').to(language)} {counts}{walls}"),
    )
