"""A position of Senet."""

from typing import Final, NamedTuple

# The value of `black` in the opening, while no seat plays black (S5).
UNKNOWN: Final = -1


class State(NamedTuple):
    """A position as the seat to act sees it: its own pawns and the enemy's.

    In the opening no seat has a colour yet; `own` is then black, which the thrower of a 1 takes.
    """

    own: int
    """The squares of the pawns of the seat to act, as bits 1 to 30."""
    enemy: int
    """The squares of the other seat's pawns."""
    own_waiting: int
    """How many pawns of the seat to act wait off the board."""
    enemy_waiting: int
    """How many pawns of the other seat wait off the board."""
    seat: int
    """The seat to act or to throw; the winner once the game is over."""
    throw: int
    """The throw to be played, 0 while there is none."""
    black: int
    """The seat that plays black, UNKNOWN in the opening."""
    menu: int
    """The legal moves as a mask of move codes, 0 while a throw is due: derived from the fields
    above by `rules.after_throw` alone, which must know whether anything is legal."""


class Side(NamedTuple):
    """The pawns of one colour, and the seat that plays it."""

    pawns: int
    waiting: int
    seat: int


def sides_of(state: State) -> tuple[Side, Side]:
    """White and black; their seats are UNKNOWN in the opening."""
    if state.black == UNKNOWN:
        return Side(state.enemy, 0, UNKNOWN), Side(state.own, 0, UNKNOWN)
    own = Side(state.own, state.own_waiting, state.seat)
    enemy = Side(state.enemy, state.enemy_waiting, 1 - state.seat)
    return (enemy, own) if state.seat == state.black else (own, enemy)
