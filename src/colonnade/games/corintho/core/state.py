"""A position of Corintho, packed into a few ints."""

from typing import Final, NamedTuple

from .board import BELOW_CAPITALS, BOARD


class State(NamedTuple):
    """A position: everything that the rules need, equal for equal positions."""

    seat: int
    """The seat to act; 0 once the game is over."""
    pieces: int
    """The pieces on the board, three lanes of cells: bases, columns, capitals."""
    reserves: int
    """The pieces in hand, nine bits per seat: three for each kind of piece."""
    frozen: int
    """The cells whose stack is frozen during the coming turn."""
    later: int
    """The cells still frozen during the turn after it, the third, the fourth: 16 bits each."""
    winners: int
    """The seats that have won or share a draw, as a mask; zero while the game goes on."""


class Menu(NamedTuple):
    """A set of moves."""

    placements: int
    """Placements, bit `16 * kind + cell`."""
    steps: int
    """Steps of a whole stack onto a neighbour, numbered as in `board`."""


RESERVE_BITS: Final = 9
RESERVE: Final = 0o777
"""One seat's share of `State.reserves`, once shifted down."""


def tops(pieces: int) -> int:
    """The pieces that nothing stands on, in lanes: what each stack shows (C3)."""
    return pieces & ~(pieces >> 16)


def bottoms(pieces: int) -> int:
    """The pieces that stand on no other, in lanes: what each stack would put down (C3)."""
    return pieces & ~((pieces & BELOW_CAPITALS) << 16)


def occupied(pieces: int) -> int:
    """The cells that hold a stack."""
    return (pieces | pieces >> 16 | pieces >> 32) & BOARD


def reserve(state: State, seat: int) -> int:
    """The pieces that a seat has in hand, three bits per kind."""
    return state.reserves >> RESERVE_BITS * seat & RESERVE


def turns_frozen(state: State, cell: int) -> int:
    """How many coming turns the stack on a cell stays frozen (C7)."""
    return (
        (state.frozen >> cell & 1)
        + (state.later >> cell & 1)
        + (state.later >> cell + 16 & 1)
        + (state.later >> cell + 32 & 1)
    )
