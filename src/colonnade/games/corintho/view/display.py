"""The board of Corintho for screens: slabs, stacks, reserves, and how each move is made by hand."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, TypedDict

from colonnade.games.corintho.core.board import (
    CELL_NAMES,
    CELLS,
    DESTINATION,
    FIRST_STEP,
    KINDS,
    LANES,
    LAYOUT,
    SOURCE,
)
from colonnade.games.corintho.core.building import each_kind
from colonnade.games.corintho.core.options import MOST_PLAYERS, Options
from colonnade.games.corintho.core.state import State, occupied, reserve, turns_frozen
from colonnade.games.corintho.text.notation import PIECES
from colonnade.games.corintho.text.spelling import lines_on, write_lines
from colonnade.kernel import bits
from colonnade.kernel.display import Gesture, Layout, Place


class CorinthoLayout(Layout):
    """Sixteen slabs."""

    each: int
    """How many pieces of each kind a reserve holds at first."""


class CorinthoStack(TypedDict):
    """A stack; nobody owns it."""

    kind: str
    """The letters of its pieces from bottom to top."""
    seat: None
    place: str
    frozen: int
    """For how many more turns nobody may move or build on it (C7)."""


class CorinthoScene(TypedDict):
    """The stacks, the standing lines and the reserves."""

    pieces: Sequence[CorinthoStack]
    lines: Sequence[Sequence[str]]
    reserves: Sequence[Mapping[str, int]]


SIDE: Final = 4

PLACES: Final[dict[str, Place]] = {
    name: {"x": column + 0.5, "y": row + 0.5, "kind": "slab"}
    for name, (column, row) in LAYOUT.items()
}
"""The middle of each cell, in cells from the upper left corner."""

STACKS: Final = tuple(
    "".join(piece for kind, piece in enumerate(PIECES) if pieces >> kind & 1)
    for pieces in range(1 << KINDS)
)
"""By the pieces of a stack, as a mask: their letters from bottom to top."""


_STACKS: Final[tuple[dict[int, tuple[CorinthoStack, ...]], ...]] = tuple(
    {
        sum(1 << CELLS * kind for kind in range(KINDS) if pieces >> kind & 1): tuple(
            {"kind": STACKS[pieces], "seat": None, "place": name, "frozen": turns}
            for turns in range(MOST_PLAYERS + 1)
        )
        for pieces in range(1, 1 << KINDS)
    }
    for name in CELL_NAMES
)
"""By its cell, its pieces in their lanes, and the turns that it stays frozen."""


def layout(options: Options) -> CorinthoLayout:
    """Sixteen slabs, and how many pieces of each kind a reserve holds at first."""
    return {"width": SIDE, "height": SIDE, "places": PLACES, "each": each_kind(options)}


def scene(options: Options, state: State) -> CorinthoScene:
    """The stacks with the turns that they stay frozen, the standing lines, and the reserves."""
    pieces, frozen, lines = state.pieces, state.frozen, lines_on(state.pieces)
    return {
        "pieces": [
            _STACKS[cell][pieces >> cell & LANES][
                turns_frozen(state, cell) if frozen >> cell & 1 else 0
            ]
            for cell in bits.positions(occupied(pieces))
        ],
        "lines": [line.split() for line in write_lines(lines)] if lines else [],
        "reserves": [_held(reserve(state, seat)) for seat in range(options.players)],
    }


@cache
def _held(held: int) -> dict[str, int]:
    """How many pieces of each kind a seat has in hand."""
    return {piece: held >> 3 * kind & 7 for kind, piece in enumerate(PIECES)}


_GESTURES: Final[tuple[Gesture, ...]] = (
    *(
        Gesture(piece=PIECES[move // CELLS], target=CELL_NAMES[move % CELLS])
        for move in range(FIRST_STEP)
    ),
    *(
        Gesture(source=CELL_NAMES[source], target=CELL_NAMES[target])
        for source, target in zip(SOURCE, DESTINATION, strict=True)
    ),
)
"""By move, whatever the position."""


def gesture(options: Options, state: State, move: int) -> Gesture:
    """A piece of the reserve and then a cell, or a stack and then its neighbour."""
    return _GESTURES[move]


def attempt(options: Options, state: State, source: str | None, target: str) -> str | None:
    """A piece and a cell, or two cells; a stack or a piece touched alone is tried on a cell."""
    if source is None:
        return _tried_alone(state, target)
    if target not in PLACES:
        return None
    if source in PIECES:
        return f"{source}@{target}"
    return f"{source}-{target}" if source in PLACES and source != target else None


def _tried_alone(state: State, touched: str) -> str | None:
    """A token that is refused as any other with this piece or stack would be."""
    if touched in PIECES:
        return f"{touched}@{CELL_NAMES[0]}"
    cells = occupied(state.pieces)
    if touched not in PLACES or not cells >> CELL_NAMES.index(touched) & 1:
        return None
    cell = CELL_NAMES.index(touched)
    neighbours = [end for start, end in zip(SOURCE, DESTINATION, strict=True) if start == cell]
    # Stacks first: that a stack never goes onto an empty cell is the least to be learnt.
    tried = max(neighbours, key=lambda neighbour: cells >> neighbour & 1)
    return f"{touched}-{CELL_NAMES[tried]}"
