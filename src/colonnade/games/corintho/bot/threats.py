"""Sharp moves, those that may make a line, and quiet ones, of which many are worth the same.

Written like rules, to be compiled.
"""

from typing import Final

from colonnade.games.corintho.core.board import (
    BOARD,
    COLUMN_STARTS,
    EAST,
    FALLING_STARTS,
    NORTH,
    NOT_COLUMN_D,
    NOT_ROW_4,
    RISING_STARTS,
    ROW_STARTS,
    SOUTH,
    WEST,
)
from colonnade.games.corintho.core.building import next_seat
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import Menu, State, occupied, reserve, tops
from colonnade.kernel import bits

ROOMY: Final = 2
"""As many empty cells and a piece in hand: whoever is next can build, wherever a piece goes."""


def completing(shown: int) -> int:
    """In the lane of each kind, the cells that lack such a piece to make a line of three."""
    return (
        lacking(shown, 1, ROW_STARTS)
        | lacking(shown, 4, COLUMN_STARTS)
        | lacking(shown, 5, RISING_STARTS)
        | lacking(shown, 3, FALLING_STARTS)
    )


def lacking(shown: int, stride: int, starts: int) -> int:
    """The one cell of three that does not show the piece of the two others."""
    near, far = shown >> stride, shown >> 2 * stride
    return (
        near & far & starts
        | (shown & far & starts) << stride
        | (shown & near & starts) << 2 * stride
    )


def sharp(pieces: int, menu: Menu) -> Menu:
    """The moves after which a line may stand: placements surely, steps unless they leave it."""
    shown = tops(pieces)
    return making(shown, completing(shown), menu)


def making(shown: int, wanted: int, menu: Menu) -> Menu:
    """The moves that bring a piece, of each kind, to one of the cells wanted."""
    if wanted == 0:
        return Menu(0, 0)
    return Menu(
        menu.placements & wanted,
        menu.steps
        & (
            any_lane(shown & wanted >> 1 & NOT_COLUMN_D) << EAST
            | any_lane(shown >> 1 & wanted & NOT_COLUMN_D) << WEST
            | any_lane(shown & wanted >> 4 & NOT_ROW_4) << NORTH
            | any_lane(shown >> 4 & wanted & NOT_ROW_4) << SOUTH
        ),
    )


def any_lane(lanes: int) -> int:
    """The cells set in any lane."""
    return (lanes | lanes >> 16 | lanes >> 32) & BOARD


def is_roomy(options: Options, state: State) -> bool:
    """Whether no quiet move can leave the next seat without one."""
    empty = bits.count(BOARD & ~occupied(state.pieces))
    return empty >= ROOMY and reserve(state, next_seat(options, state.seat)) != 0
