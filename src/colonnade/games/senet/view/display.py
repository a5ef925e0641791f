"""Senet for screens: the winding track, the pawns and their bars, and how a pawn is moved."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, Literal, TypedDict

from colonnade.games.senet.core.board import EXIT, LAST, LAYOUT, PAWNS, ROW, SAFE, WAITING, WATER
from colonnade.games.senet.core.movement import BACKWARD, origin_of, target_of
from colonnade.games.senet.core.options import DIE, Options
from colonnade.games.senet.core.rules import COINS_SHOW
from colonnade.games.senet.core.state import UNKNOWN, Side, State, sides_of
from colonnade.games.senet.text.story import runs
from colonnade.kernel.display import Gesture, Piece, Place

from .board_svg import GLYPHS
from .snapshot import COLOURS


class SenetPlace(Place):
    """A square of the track, or a place before or behind it."""

    name: str | None
    glyph: str | None
    """The sign on it, as the path of an SVG."""


class SenetLayout(TypedDict):
    """The winding track."""

    width: float
    height: float
    places: Mapping[str, SenetPlace]
    way: Sequence[str]
    """The places in the order in which a pawn goes."""
    coins: Mapping[str, int] | None
    """How many coins show their face, by what they are worth together; None with a die (S3)."""


class SenetMark(TypedDict):
    """Neighbours of one side: a pair, or a barrage of three and more."""

    kind: Literal["pair", "barrage"]
    seat: int | None
    places: Sequence[str]


class SenetScene(TypedDict):
    """All ten pawns, waiting and out ones too."""

    pieces: Sequence[Piece]
    marks: Sequence[SenetMark]
    throw: int
    """The throw to be played, 0 while there is none."""


# 15 is a house without effect, as on the old boards.
NAMES: Final = {15: "house", 26: "good", 27: "water", 28: "three", 29: "two", 30: "sun"}


def _kind(square: int) -> str:
    """What a place of the track is."""
    if square in (WAITING, EXIT):
        return "waiting" if square == WAITING else "exit"
    if square == WATER:
        return "water"
    return "safe" if SAFE >> square & 1 else "square"


_WAY: Final = tuple(str(square) for square in range(WAITING, EXIT + 1))
_LAYOUT: Final[SenetLayout] = {
    "width": ROW + 2,
    "height": LAST // ROW,
    "places": {
        name: {
            "x": LAYOUT[name][0] + 1,
            "y": LAYOUT[name][1],
            "kind": _kind(int(name)),
            "name": NAMES.get(int(name)),
            "glyph": GLYPHS.get(int(name)),
        }
        for name in _WAY
    },
    "way": _WAY,
    "coins": None,
}
_COINS: Final = {str(COINS_SHOW[case]): case.bit_count() for case in range(len(COINS_SHOW))}
_PIECES: Final[tuple[tuple[tuple[Piece, ...], ...], ...]] = tuple(
    tuple(
        tuple({"kind": kind, "seat": seat, "place": place} for place in _WAY)
        for seat in (0, 1, None)
    )
    for kind in COLOURS
)


def layout(options: Options) -> SenetLayout:
    """The thirty squares, the place before them and the place behind."""
    return {**_LAYOUT, "coins": None if options.throws == DIE else _COINS}


def scene(options: Options, state: State) -> SenetScene:
    """All ten pawns, waiting and out ones too; pairs and barrages; the throw to be played."""
    white, black = sides_of(state)
    white_pieces, white_marks = _side(0, white)
    black_pieces, black_marks = _side(1, black)
    return {
        "pieces": white_pieces + black_pieces,
        "marks": white_marks + black_marks,
        "throw": state.throw,
    }


# Most moves change one side only, and positions recur: a server draws the same sides repeatedly.
@lru_cache(maxsize=4096)
def _side(colour: int, side: Side) -> tuple[tuple[Piece, ...], tuple[SenetMark, ...]]:
    """The five pawns of one colour, and the bars that join neighbours (S10, S11)."""
    made, seat = _PIECES[colour][side.seat], None if side.seat == UNKNOWN else side.seat
    squares = [square for square in range(1, LAST + 1) if side.pawns >> square & 1]
    stands = [WAITING] * side.waiting + squares + [EXIT] * (PAWNS - len(squares) - side.waiting)
    marks: list[SenetMark] = [
        {
            "kind": "barrage" if last - first > 1 else "pair",
            "seat": seat,
            "places": _WAY[first : last + 1],
        }
        for first, last in runs(side.pawns)
        if last > first
    ]
    return tuple(made[stand] for stand in stands), tuple(marks)


def gesture(options: Options, state: State, move: int) -> Gesture:
    """A pawn is touched, then the square it goes to."""
    return _gesture(move, state.throw)


@cache
def _gesture(move: int, throw: int) -> Gesture:
    """How a pawn goes as far as a throw."""
    return {"source": _WAY[origin_of(move)], "target": _WAY[min(target_of(move, throw), EXIT)]}


def attempt(options: Options, state: State, source: str | None, target: str) -> str | None:
    """The move between two places, or the one a pawn touched alone would make by the throw."""
    if target not in LAYOUT or (source is not None and source not in LAYOUT):
        return None
    if source is not None:
        return f"{source}-{target}"
    if target == _WAY[EXIT]:
        return None
    # Going back is only ever tried when something must go back (S14).
    backward = state.menu >> BACKWARD > 1
    code = int(target) + BACKWARD if backward else int(target)
    return f"{target}-{min(max(target_of(code, state.throw or 1), WAITING), EXIT)}"
