"""The board in characters; `board_svg` draws it as SVG."""

from typing import Final

from colonnade.games.les_4_colonnes.core.board import (
    LAYOUT,
    LETTERS,
    REFUGES,
    START_SQUARES,
    TIP,
    WORKSHOP,
    name,
)
from colonnade.games.les_4_colonnes.core.options import COLOURS_IN_TURN, Options, colour_of
from colonnade.games.les_4_colonnes.core.state import State
from colonnade.games.les_4_colonnes.core.tokens import HOME, barriers, place_in
from colonnade.games.les_4_colonnes.text.words import status
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.styled_text import Line, Span, Style

from .board_svg import REFUGE_SQUARES, stands, svg

__all__ = ["lines", "narrow_lines", "svg"]

_CELL: Final = 4
_NARROW_CELL: Final = 3
_SIDE: Final = 19
_CORNER: Final = ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5))
_LEGEND: Final = Text(
    "(12) refuge  [5] start square  =YY= barrier  F1-F7 arrow  Y2 two at the tip",
    "(12) refuge  [5] départ  =JJ= barrière  F1-F7 flèche  J2 deux au sommet",
)

_NARROW_LEGEND: Final = Text(
    "(12 refuge  [5 start  =YY barrier  F1-F7 arrow  Y2 two at the tip",
    "(12 refuge  [5 départ  =JJ barrière  F1-F7 flèche  J2 deux au sommet",
)


def narrow_lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """The same for narrow windows: brackets are opened and not closed."""
    return lines(options, state, language, _NARROW_CELL)


def lines(
    options: Options, state: State, language: Language, cell: int = _CELL
) -> tuple[Line, ...]:
    """The cross, where everybody's tokens stand, and whose turn it is."""
    cells = _cells(options, state, language, cell)
    return (
        *(tuple(cells.get((x, y), Span(" " * cell)) for x in range(_SIDE)) for y in range(_SIDE)),
        (Span((_LEGEND if cell == _CELL else _NARROW_LEGEND).to(language), "quiet"),),
        *(_seat_line(options, state, seat, language) for seat in range(options.players)),
        (Span(status(options, state).to(language), "strong"),),
    )


def _cells(
    options: Options, state: State, language: Language, cell: int
) -> dict[tuple[float, float], Span]:
    """What each cell of the cross shows: its name, or the tokens there."""
    tokens_on = stands(options, state)
    cells = {}
    for there, (x, y) in LAYOUT.items():
        seats = tokens_on.get(there, [])
        colours = [COLOURS_IN_TURN[colour_of(options, seat)] for seat in seats]
        letters = "".join(colour.letter.to(language) for colour in colours)
        style: Style = colours[0].id if colours else "quiet"
        if there.endswith("A"):
            for index, (right, down) in enumerate(_CORNER):
                cells[x + right, y + down] = Span(
                    f" {letters[index : index + 1] or '.'}".ljust(cell), style
                )
        elif there.endswith("F8"):
            cells[x, y] = Span(f"{letters[:1]}{len(seats) or '.'}".center(cell), style)
        else:
            cells[x, y] = Span(_square(there, letters)[:cell].center(cell), style)
    return cells


def _square(there: str, letters: str) -> str:
    """A square's name or tokens, within the brackets of its kind."""
    shown = letters or there.lstrip(LETTERS)
    if there not in REFUGE_SQUARES:
        return shown
    if len(letters) == 2 and letters[0] == letters[1]:
        return f"={shown}="
    return f"[{shown}]" if int(there) in START_SQUARES else f"({shown})"


def _seat_line(options: Options, state: State, seat: int, language: Language) -> Line:
    """The places of a seat's tokens, and its barriers."""
    colour = colour_of(options, seat)
    shown = COLOURS_IN_TURN[colour]
    places = [place_in(state[seat], slot) for slot in range(4)]
    said = Text("workshop {}", "atelier {}"), Text("tip {}", "sommet {}")
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
    walls = Text("; barrier on ", " ; barrière en ").to(language) + ", ".join(closed)
    home = Text("; all home", " ; tous arrivés").to(language) if state[seat] == HOME else ""
    return (
        Span(f"{shown.name.to(language)} ({shown.letter.to(language)})", shown.id),
        Span(f"{Text(':', ' :').to(language)} {', '.join(parts)}{walls if closed else ''}{home}"),
    )
