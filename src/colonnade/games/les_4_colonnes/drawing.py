"""The board in characters; `painting` draws it as SVG."""

from typing import Final

from colonnade.kernel.picture import Line, Span, Style
from colonnade.kernel.words import Language, Words

from .board import LAYOUT, LETTERS, REFUGES, START_SQUARES, TIP, WORKSHOP, name, square
from .options import COLOUR_NAMES, Options, colour_of
from .painting import stands, svg
from .state import State
from .tokens import HOME, barriers, place_in
from .words import status

__all__ = ["lines", "svg"]

_CELL: Final = 4
_SIDE: Final = 19
_STYLES: Final[tuple[Style, ...]] = ("seat0", "seat1", "seat2", "seat3")
_REFUGE_SQUARES: Final = frozenset(str(square(0, refuge)) for refuge in REFUGES)
_CORNER: Final = ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5))
_LEGEND: Final = Words(
    "(12) refuge  [5] start square  =YY= barrier  F1-F7 arrow  Y2 two at the tip",
    "(12) refuge  [5] départ  =YY= barrière  F1-F7 flèche  Y2 deux à la pointe",
)


def lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """The cross, where everybody's tokens stand, and whose turn it is."""
    cells = _cells(options, state)
    drawn: list[Line] = []
    for y in range(_SIDE):
        drawn.append(tuple(cells.get((x, y), Span(" " * _CELL)) for x in range(_SIDE)))
    drawn.append((Span(_LEGEND.to(language), "quiet"),))
    drawn += [_seat_line(options, state, seat, language) for seat in range(options.players)]
    drawn.append((Span(status(options, state).to(language), "strong"),))
    return tuple(drawn)


def _cells(options: Options, state: State) -> dict[tuple[float, float], Span]:
    """What each cell of the cross shows: its name, or the tokens there."""
    standing = stands(options, state)
    cells = {}
    for there, (x, y) in LAYOUT.items():
        seats = standing.get(there, [])
        letters = "".join(LETTERS[colour_of(options, seat)] for seat in seats)
        style: Style = _STYLES[seats[0]] if seats else "quiet"
        if there.endswith("A"):
            for index, (right, down) in enumerate(_CORNER):
                cells[x + right, y + down] = Span(f" {letters[index : index + 1] or '.'}  ", style)
        elif there.endswith("F8"):
            cells[x, y] = Span(f"{letters[:1]}{len(seats) or '.'}".center(_CELL), style)
        else:
            cells[x, y] = Span(_square(there, letters).center(_CELL), style)
    return cells


def _square(there: str, letters: str) -> str:
    """A square's name or tokens, within the brackets of its kind."""
    shown = letters or there.lstrip(LETTERS)
    if there not in _REFUGE_SQUARES:
        return shown
    if len(letters) == 2 and letters[0] == letters[1]:
        return f"={shown}="
    return f"[{shown}]" if int(there) in START_SQUARES else f"({shown})"


def _seat_line(options: Options, state: State, seat: int, language: Language) -> Line:
    """The places of a seat's tokens, and its barriers."""
    colour = colour_of(options, seat)
    places = [place_in(state[seat], slot) for slot in range(4)]
    said = Words("workshop {}", "atelier {}"), Words("tip {}", "pointe {}")
    parts = []
    if WORKSHOP in places:
        parts.append(said[0].to(language).format(places.count(WORKSHOP)))
    parts += [name(colour, place) for place in places if WORKSHOP < place < TIP]
    if TIP in places:
        parts.append(said[1].to(language).format(places.count(TIP)))
    closed = [
        name(colour, refuge)
        for number, refuge in enumerate(REFUGES)
        if barriers(state[seat]) >> number & 1
    ]
    walls = Words("; barrier on ", " ; barrière en ").to(language) + ", ".join(closed)
    home = Words("; all home", " ; tous arrivés").to(language) if state[seat] == HOME else ""
    return (
        Span(f"{COLOUR_NAMES[colour].to(language)} ({LETTERS[colour]})", _STYLES[seat]),
        Span(f"{Words(':', ' :').to(language)} {', '.join(parts)}{walls if closed else ''}{home}"),
    )
