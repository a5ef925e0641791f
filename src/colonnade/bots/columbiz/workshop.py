"""The arrays that a study writes into, made once and used again."""

from functools import cache
from typing import NamedTuple

from colonnade.games.columbiz.rules import THROWS
from colonnade.swift.arrays import Arrays

from .endings import CAPACITY, FIELDS, MOST, WAITING, Endings
from .hands import HANDS, Hands, neighbours
from .outlook import FEATURES
from .throwing import Odds


class Workshop(NamedTuple):
    """Room for a study and for the answers it looks at."""

    hands: Hands
    endings: Endings
    odds: Odds
    their_endings: Endings
    their_odds: Odds


def new_workshop(arrays: Arrays, players: int) -> Workshop:
    """Empty room for a game of so many players."""
    return Workshop(
        hands_in(type(arrays)),
        new_endings(arrays, players),
        new_odds(arrays, players),
        new_endings(arrays, players),
        new_odds(arrays, players),
    )


@cache
def hands_in(kind: type[Arrays]) -> Hands:
    """The neighbours of every hand, in arrays of a kind: made once, and only read."""
    arrays, tables = kind(), []
    for numbers in neighbours():
        table = arrays.ints(len(numbers))
        for place, number in enumerate(numbers):
            table[place] = number
        tables.append(table)
    return Hands(*tables)


def new_endings(arrays: Arrays, players: int) -> Endings:
    """Room for the endings of a turn."""
    return Endings(
        hands=arrays.ints(CAPACITY),
        plans=arrays.ints(CAPACITY),
        shares=arrays.floats(CAPACITY * players),
        deepened=arrays.ints(CAPACITY),
        reached=arrays.floats(CAPACITY),
        features=arrays.floats(FEATURES),
        states=arrays.ints((MOST + 1) * FIELDS),
        waiting=arrays.ints((MOST + 1) * WAITING),
    )


def new_odds(arrays: Arrays, players: int) -> Odds:
    """Room for the odds of a turn."""
    return Odds(
        endings=arrays.ints(HANDS),
        expected=arrays.floats(THROWS * HANDS * players),
        keeps=arrays.ints(THROWS * HANDS),
        chances=arrays.floats(HANDS),
        stuck=arrays.floats(players),
        shift=arrays.floats(players + 1),
    )
