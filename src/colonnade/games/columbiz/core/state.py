"""A position of Columbiz, as a few ints."""

from typing import Final, NamedTuple

# How wide one seat's number is in the packed fields of a state.
PAWNS_WIDTH: Final = 8
POINTS_WIDTH: Final = 12


class State(NamedTuple):
    """Everything the rules need; the boards come first, so `state[seat]` is a seat's board."""

    board0: int
    board1: int
    board2: int
    board3: int
    seat: int
    dice: int
    """The dice in hand, as `dice.py` packs them; while a throw is awaited, those set aside."""
    throws: int
    """Throws left in the turn."""
    placed: int
    """Pawns placed this turn."""
    reserves: int
    """Pawns in reserve, eight bits per seat."""
    captured: int
    """Pawns captured by each seat, eight bits per seat."""
    lines: int
    """Points scored for lines, twelve bits per seat."""


def occupied(state: State) -> int:
    """The cells on which a pawn of any seat stands."""
    return state.board0 | state.board1 | state.board2 | state.board3


def reserve_of(state: State, seat: int) -> int:
    """How many pawns a seat has still to place."""
    return state.reserves >> PAWNS_WIDTH * seat & 255


def captured_by(state: State, seat: int) -> int:
    """How many pawns a seat has captured."""
    return state.captured >> PAWNS_WIDTH * seat & 255


def line_points_of(state: State, seat: int) -> int:
    """What a seat has scored for lines."""
    return state.lines >> POINTS_WIDTH * seat & 4095
