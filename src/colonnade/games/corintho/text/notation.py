"""How moves and lines of Corintho are written; positions are written in `positions`."""

from typing import Final, NamedTuple, TypeAlias

from colonnade.games.corintho.core.board import CELL_NAMES, CELLS, DESTINATION, FIRST_STEP, SOURCE
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import codes, legal
from colonnade.games.corintho.core.state import Menu, State
from colonnade.kernel.i18n import Text
from colonnade.kernel.text_field import Field

from .positions import read_position as read_position
from .positions import write_position as write_position

PIECES: Final = "bck"

HOW: Final = Text("a move is written like c@b2 or a1-a2", "un coup s’écrit comme c@b2 ou a1-a2")
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
    return code is not None and bool((menu.placements | menu.steps << FIRST_STEP) >> code & 1)


TOKENS: Final = (
    *(f"{PIECES[code // CELLS]}@{CELL_NAMES[code % CELLS]}" for code in range(FIRST_STEP)),
    *(
        f"{CELL_NAMES[source]}-{CELL_NAMES[destination]}"
        for source, destination in zip(SOURCE, DESTINATION, strict=True)
    ),
)
"""By its code: how a move is spelled."""
CODES: Final = {token: code for code, token in enumerate(TOKENS)}


def spelled(options: Options, state: State) -> dict[str, int]:
    """The legal moves by their spelling, sorted."""
    tokens = sorted([TOKENS[code] for code in codes(legal(options, state))])
    return {token: CODES[token] for token in tokens}


def write_move(options: Options, state: State, move: int) -> str:
    """Spell a move."""
    return TOKENS[move]


def write_throw(options: Options, state: State, throw: int) -> str:
    """Corintho has no throws."""
    return ""
