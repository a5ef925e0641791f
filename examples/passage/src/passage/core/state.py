"""Everything the rules of Passage need to know of a position."""

from typing import Final, NamedTuple

WALKER: Final = 4
"""The bits of one walker's place."""
PLACE: Final = 15


class State(NamedTuple):
    """Where the walkers are, and what is due; the first two fields are indexed by seat."""

    walkers0: int
    """Two places, the hinder walker in the lower bits."""
    walkers1: int
    seat: int
    """The seat to act; the winner once the game is over."""
    throw: int
    """The throw to be played, 0 while one is due."""
    menu: int
    """The legal moves as a mask of walkers, derived by `rules.menu_of` alone."""


def hinder(walkers: int) -> int:
    """The place of the walker behind."""
    return walkers & PLACE


def leader(walkers: int) -> int:
    """The place of the walker in front."""
    return walkers >> WALKER


def pair(one: int, other: int) -> int:
    """Two walkers, packed."""
    return one | other << WALKER if one <= other else other | one << WALKER
