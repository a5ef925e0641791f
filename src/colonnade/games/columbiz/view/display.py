"""Columbiz for screens: cells, pegs, dice, the score pad, and how a cell is bought."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, Literal, TypedDict

from colonnade.games.columbiz.core.board import CELLS, COLUMNS, LAYOUT, STRIDE, column_of, number_of
from colonnade.games.columbiz.core.dice import DICE, VALUES, number_of_dice, showing
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import LIMIT, lines_on
from colonnade.games.columbiz.core.rules import END, KEEP, PAWNS, THROWS, capture_points
from colonnade.games.columbiz.core.state import State, captured_by, line_points_of, reserve_of
from colonnade.games.columbiz.text.move_spelling import write_cell
from colonnade.kernel import bits
from colonnade.kernel.display import Gesture, Piece, Place


class ColumbizPlace(Place):
    """A cell: its column, and its number there."""

    column: int
    number: int


class ColumbizLayout(TypedDict):
    """The thirty-six cells, and the numbers that never change."""

    width: float
    height: float
    places: Mapping[str, ColumbizPlace]
    dice: int
    throws: int
    limit: int
    """The most pawns that may be placed in a turn (K5)."""
    pawns: int


class ColumbizLine(TypedDict):
    """A line that stands (K8)."""

    kind: Literal["line"]
    seat: int
    places: Sequence[str]


class ColumbizScore(TypedDict):
    """One seat's account."""

    reserve: int
    lines: int
    captured: int
    captures: int
    """What the captured pawns are worth."""
    total: int


class ColumbizScene(TypedDict):
    """The pegs, the lines that stand, the dice shown and in the cup, and the score pad."""

    pieces: Sequence[Piece]
    marks: Sequence[ColumbizLine]
    dice: Sequence[int]
    cup: int
    throws: int
    placed: int
    scores: Sequence[ColumbizScore]


SEATS: Final = 4

_PLACES: Final[dict[str, ColumbizPlace]] = {
    name: {"x": x, "y": y, "kind": "cell", "column": x + 1, "number": CELLS - y}
    for name, (x, y) in LAYOUT.items()
}
_PIECES: Final[tuple[tuple[Piece, ...], ...]] = tuple(
    tuple(
        {"kind": "pawn", "seat": seat, "place": write_cell(cell)}
        for cell in range(COLUMNS * STRIDE)
    )
    for seat in range(SEATS)
)


def layout(options: Options) -> ColumbizLayout:
    """The thirty-six cells, and the numbers that never change."""
    return {
        "width": COLUMNS,
        "height": CELLS,
        "places": _PLACES,
        "dice": DICE,
        "throws": THROWS,
        "limit": LIMIT[options.players],
        "pawns": PAWNS[options.players],
    }


def scene(options: Options, state: State) -> ColumbizScene:
    """The pegs, the lines that stand, the dice shown and in the cup, and the score pad."""
    pieces: list[Piece] = []
    marks: list[ColumbizLine] = []
    for seat in range(options.players):
        pieces += _pegs(seat, state[seat])
        marks += _lines(seat, state[seat])
    return {
        "pieces": pieces,
        "marks": marks,
        "dice": _values(state.dice),
        "cup": DICE - number_of_dice(state.dice) if state.throws else 0,
        "throws": state.throws,
        "placed": state.placed,
        "scores": [_score(options, state, seat) for seat in range(options.players)],
    }


@cache
def _values(dice: int) -> tuple[int, ...]:
    """Dice by their values, lowest first."""
    return tuple(value for value in range(1, VALUES + 1) for _ in range(showing(dice, value)))


def _score(options: Options, state: State, seat: int) -> ColumbizScore:
    """One seat's account."""
    captured, lines = captured_by(state, seat), line_points_of(state, seat)
    captures = capture_points(options, captured)
    return {
        "reserve": reserve_of(state, seat),
        "lines": lines,
        "captured": captured,
        "captures": captures,
        "total": lines + captures,
    }


# A move changes few boards, and a server draws the same ones repeatedly.
@lru_cache(maxsize=4096)
def _pegs(seat: int, board: int) -> tuple[Piece, ...]:
    """The pawns of one seat."""
    made = _PIECES[seat]
    return tuple(made[cell] for cell in range(COLUMNS * STRIDE) if board >> cell & 1)


@lru_cache(maxsize=4096)
def _lines(seat: int, board: int) -> tuple[ColumbizLine, ...]:
    """The lines of three and more of one seat (K8)."""
    return tuple(
        {
            "kind": "line",
            "seat": seat,
            "places": [write_cell(cell) for cell in bits.positions(line)],
        }
        for line in lines_on(board)
    )


_CELL_GESTURES: Final[dict[int, Gesture]] = {
    cell: {
        "target": write_cell(cell),
        "dice": str(column_of(cell)) * number_of(cell),
    }
    for cell in range(COLUMNS * STRIDE)
}
_END: Final[Gesture] = {"button": "end"}


def gesture(options: Options, state: State, move: int) -> Gesture | None:
    """A cell is touched, or a button; dice are set aside one by one, so a keep has no gesture."""
    if move >= KEEP:
        return None
    return _END if move == END else _CELL_GESTURES[move]


def attempt(options: Options, state: State, source: str | None, target: str) -> str | None:
    """Touching a cell means a pawn placed there."""
    return target if target in _PLACES else None
