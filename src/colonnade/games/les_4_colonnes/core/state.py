"""A position: where the tokens stand, and how far the turn has come."""

from collections.abc import Sequence
from typing import Final, NamedTuple

DIE: Final = 7
"""The bits of one die in a throw: the first die, and above them the second, never lower."""
SECOND: Final = 3
"""How far up the second die lies."""
ONE_DIE_AGAIN: Final = 7
"""In `dice`: one die of two is to be thrown again (L12)."""

LAST: Final = 128
"""`last` is the seat times this, plus the place of its token."""

NO_SEAT: Final = -1


class State(NamedTuple):
    """Everything the rules need; the first four fields are indexed by seat."""

    tokens0: int
    """The four tokens of a seat, packed (see `tokens`)."""
    tokens1: int
    tokens2: int
    tokens3: int
    seat: int
    """The seat to act; once the game is over, the first winner."""
    dice: int
    """The unplayed dice, 0 for none."""
    sixes: int
    """Sixes thrown in this turn so far."""
    six: int
    """1 while the current throw is a six."""
    duty: int
    """1 while a barrier is to be opened (L10)."""
    last: int
    """The token last moved by a die in this turn, 0 for none."""
    bonus: int
    """The pending bonus, 0 for none."""
    won: int
    """The winners as a mask, 0 while the game goes on."""
    menu: int
    """The legal moves as a mask, derived from the other fields by `turn`; 0: no choice awaited."""


def state_of(row: Sequence[int]) -> State:
    """The state whose fields a row of numbers holds."""
    return State(
        row[0],
        row[1],
        row[2],
        row[3],
        row[4],
        row[5],
        row[6],
        row[7],
        row[8],
        row[9],
        row[10],
        row[11],
        row[12],
    )


def with_tokens(state: State, seat: int, tokens: int) -> State:
    """The state when the tokens of one seat stand elsewhere."""
    return State(
        tokens if seat == 0 else state.tokens0,
        tokens if seat == 1 else state.tokens1,
        tokens if seat == 2 else state.tokens2,
        tokens if seat == 3 else state.tokens3,
        state.seat,
        state.dice,
        state.sixes,
        state.six,
        state.duty,
        state.last,
        state.bonus,
        state.won,
        state.menu,
    )


def with_throw(state: State, dice: int, sixes: int, six: int, duty: int) -> State:
    """The state in the same turn with other dice, nothing chosen or won yet."""
    return State(
        state.tokens0,
        state.tokens1,
        state.tokens2,
        state.tokens3,
        state.seat,
        dice,
        sixes,
        six,
        duty,
        state.last,
        0,
        0,
        0,
    )


def with_choice(state: State, dice: int, duty: int, last: int, bonus: int, menu: int) -> State:
    """The state within the same throw with other dice or bonus, and a menu to choose from."""
    return State(
        state.tokens0,
        state.tokens1,
        state.tokens2,
        state.tokens3,
        state.seat,
        dice,
        state.sixes,
        state.six,
        duty,
        last,
        bonus,
        0,
        menu,
    )


def with_turn(state: State, seat: int, won: int) -> State:
    """The state when a seat's turn is about to begin, or the game is won."""
    return State(
        state.tokens0,
        state.tokens1,
        state.tokens2,
        state.tokens3,
        seat,
        0,
        0,
        0,
        0,
        0,
        0,
        won,
        0,
    )
