"""The board of Senet in characters; `painting` draws it as SVG."""

from typing import Final

from colonnade.kernel.picture import Line, Span, Style
from colonnade.kernel.words import Language, Words

from .board import LAST, LAYOUT, PAWNS, ROW, SAFE, WATER
from .movement import barrage
from .options import Options
from .painting import svg
from .state import UNKNOWN, Side, State, sides_of
from .story import runs
from .words import COLOURS, LETTERS, status

__all__ = ["lines", "svg"]

_CELL: Final = 6
_MARGIN: Final = "  "
_LEGEND: Final = Words(
    "W white  B black  . empty  * safe  ~ water  -- a pair  == a barrage",
    "B blanc  N noir  . vide  * à l’abri  ~ l’eau  -- une paire  == un barrage",
)
_SEAT_STYLES: Final[tuple[Style, Style]] = ("seat0", "seat1")


def lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """The three rows as they wind, the pawns off the board, and whose turn it is."""
    white, black = sides_of(state)
    drawn: list[Line] = []
    for row in range(LAST // ROW):
        drawn.append(_numbers(row))
        drawn.append(_pawns(row, white, black, language))
    drawn.append((Span(_MARGIN + _LEGEND.to(language), "quiet"),))
    for colour, side in enumerate((white, black)):
        drawn.append(_side_line(colour, side, language))
    drawn.append((Span(status(options, state).to(language), "strong"),))
    return tuple(drawn)


def _row_squares(row: int) -> tuple[int, ...]:
    """The squares of a row from left to right (S1)."""
    squares = [square for square in range(1, LAST + 1) if LAYOUT[str(square)][1] == row]
    return tuple(sorted(squares, key=lambda square: LAYOUT[str(square)][0]))


def _numbers(row: int) -> Line:
    """The numbers above the squares of a row."""
    return (Span(_MARGIN + "".join(f"{n:^{_CELL}}" for n in _row_squares(row)), "quiet"),)


def _pawns(row: int, white: Side, black: Side, language: Language) -> Line:
    """The pawns of a row, neighbours of one colour joined, and the way out of the row."""
    spans = [Span("v " if row == 1 else _MARGIN, "quiet")]
    onward = -1 if row == 1 else 1
    for square in _row_squares(row):
        left = _link(white, black, square, square - onward)
        right = _link(white, black, square, square + onward)
        safe = SAFE >> square & 1
        spans.append(Span(left * 2))
        spans.append(_pawn(square, white, black, language))
        spans.append(Span(("*" if safe else right) + right * 2))
    spans.append(Span(("v", "", "> 31")[row], "quiet"))
    return tuple(spans)


def _pawn(square: int, white: Side, black: Side, language: Language) -> Span:
    """One character: the pawn on a square, or what the square is."""
    for colour, side in enumerate((white, black)):
        if side.pawns >> square & 1:
            return Span(LETTERS[colour].to(language), _style(side))
    return Span("~" if square == WATER else ".")


def _style(side: Side) -> Style:
    """The style of a side's seat, none while it has no seat."""
    return "plain" if side.seat == UNKNOWN else _SEAT_STYLES[side.seat]


def _link(white: Side, black: Side, square: int, neighbour: int) -> str:
    """What joins two squares of a row: nothing, a pair's bar, or a barrage's double bar."""
    both = 1 << square | 1 << neighbour
    for side in (white, black):
        if barrage(side.pawns) & both == both:
            return "="
        if side.pawns & both == both:
            return "-"
    return " "


def _side_line(colour: int, side: Side, language: Language) -> Line:
    """How many pawns of a colour are in play, waiting and out, and its barrages."""
    playing = side.pawns.bit_count()
    out = PAWNS - playing - side.waiting
    counts = Words(
        f"{playing} on the board, {side.waiting} waiting, {out} out",
        f"{playing} sur le tablier, {side.waiting} en attente, {out} sortis",
    ).to(language)
    walls = "".join(
        Words(f", barrage {first} to {last}", f", barrage {first} à {last}").to(language)
        for first, last in runs(barrage(side.pawns))
    )
    name = f"{COLOURS[colour].to(language)} ({LETTERS[colour].to(language)})"
    return (Span(name, _style(side)), Span(f": {counts}{walls}"))
