"""How moves and lines of Corintho are written; positions are written in `positions`."""

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from colonnade.kernel import bits
from colonnade.kernel.field import Field
from colonnade.kernel.words import Words

from .board import (
    CELL_NAMES,
    CELLS,
    DESTINATION,
    FIRST_STEP,
    LINE_CELLS,
    LINE_OF_FOUR,
    SISTER,
    SOURCE,
)
from .options import Options
from .positions import read_position as read_position
from .positions import write_position as write_position
from .rules import legal
from .state import Menu, State

PIECES: Final = "bck"

HOW: Final = Words("a move is written like c@b2 or a1-a2", "un coup s’écrit comme c@b2 ou a1-a2")
# What each character of a token may be.
PLACING_SPELLING: Final = (PIECES, "@", "abcd", "1234")
MOVING_SPELLING: Final = ("abcd", "1234", "-", "abcd", "1234")


class Placing(NamedTuple):
    """A token such as `c@b2`."""

    kind: int
    cell: int


class Moving(NamedTuple):
    """A token such as `a1-a2`, whether or not the two cells are neighbours."""

    source: int
    destination: int


Token: TypeAlias = Placing | Moving


def parse(token: str) -> Token:
    """Read a token; raises MalformedNotation for text that is none."""
    Field(token, token, 0).expect(PLACING_SPELLING if "@" in token else MOVING_SPELLING, HOW)
    if "@" in token:
        return Placing(PIECES.index(token[0]), CELL_NAMES.index(token[2:]))
    return Moving(CELL_NAMES.index(token[:2]), CELL_NAMES.index(token[3:]))


def code_of(token: Token) -> int | None:
    """The code of a move, None for cells that are no neighbours."""
    if isinstance(token, Placing):
        return CELLS * token.kind + token.cell
    for step, ends in enumerate(zip(SOURCE, DESTINATION, strict=True)):
        if ends == token:
            return FIRST_STEP + step
    return None


def find(options: Options, state: State, token: str) -> int | None:
    """The code of the legal move spelled so."""
    code = code_of(parse(token))
    if state.winners == 0 and holds(legal(options, state), code):
        return code
    return None


def holds(menu: Menu, code: int | None) -> bool:
    """Whether a move is in a menu."""
    moves = menu.placements | menu.steps << FIRST_STEP
    return code is not None and bool(moves >> code & 1)


TOKENS: Final = (
    *(f"{PIECES[code // CELLS]}@{CELL_NAMES[code % CELLS]}" for code in range(FIRST_STEP)),
    *(
        f"{CELL_NAMES[source]}-{CELL_NAMES[destination]}"
        for source, destination in zip(SOURCE, DESTINATION, strict=True)
    ),
)
"""By its code: how a move is spelled."""


def write_move(options: Options, state: State, move: int) -> str:
    """Spell a move."""
    return TOKENS[move]


def write_throw(options: Options, state: State, throw: int) -> str:
    """Corintho has no throws."""
    return ""


def write_lines(lines: int) -> tuple[str, ...]:
    """Spell lines by their cells, the two three-cell lines of four cells as one."""
    spelled = []
    for line in bits.positions(lines):
        is_four = SISTER[line] >= 0 and lines >> SISTER[line] & 1
        spelled.append(write_cells(LINE_OF_FOUR[line] if is_four else LINE_CELLS[line]))
    return tuple(dict.fromkeys(spelled))


@cache
def write_cells(cells: int) -> str:
    """The names of some cells: `a1 b1 c1`."""
    return " ".join(name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1)
