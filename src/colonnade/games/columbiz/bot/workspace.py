"""The arrays that a search writes into, made once and used again."""

from functools import cache

from colonnade.compiled.arrays import Arrays, NumpyArrays, PlainArrays
from colonnade.games.columbiz.core.rules import THROWS

from .ending_values import EndingValues
from .evaluation import FEATURES
from .hands import HANDS, Hands, chances_of_eight, neighbours
from .turn_endings import CAPACITY, FIELDS, MOST, WAITING, Endings
from .turn_odds import Odds
from .turn_search import Workspace


def new_workspace(arrays: Arrays, players: int) -> Workspace:
    """Empty room for a game of so many players."""
    return Workspace(
        hands=hands_in(is_plain=isinstance(arrays, PlainArrays)),
        endings=new_endings(arrays, players),
        odds=new_odds(arrays, players),
        ending_values=new_ending_values(arrays, players),
        told=arrays.floats(THROWS * HANDS * players),
        foreseen=arrays.floats(2 * players),
        their_endings=new_endings(arrays, players),
        their_odds=new_odds(arrays, players),
        later_endings=new_endings(arrays, players),
        later_odds=new_odds(arrays, players),
    )


def new_ending_values(arrays: Arrays, players: int) -> EndingValues:
    """Arrays for what is found out about the endings of a turn."""
    return EndingValues(
        by_search=arrays.floats(CAPACITY * players),
        gains=arrays.floats(CAPACITY * players),
        games=arrays.ints(CAPACITY),
        wanted=arrays.floats(CAPACITY),
        shift=arrays.floats(players + 1),
        drift=arrays.floats(players + 1),
    )


@cache
def hands_in(*, is_plain: bool) -> Hands:
    """The neighbours of every hand, in arrays of a kind: made once, and only read."""
    arrays, tables = PlainArrays() if is_plain else NumpyArrays(), []
    for numbers in neighbours():
        table = arrays.ints(len(numbers))
        for place, number in enumerate(numbers):
            table[place] = number
        tables.append(table)
    more, fewer = tables
    return Hands(more, fewer, arrays.table(chances_of_eight()))


def new_endings(arrays: Arrays, players: int) -> Endings:
    """Arrays for the endings of a turn."""
    return Endings(
        hands=arrays.ints(CAPACITY),
        plans=arrays.ints(CAPACITY),
        shares=arrays.floats(CAPACITY * players),
        known=arrays.ints(CAPACITY),
        reached=arrays.floats(CAPACITY),
        features=arrays.floats(FEATURES),
        states=arrays.ints((MOST + 1) * FIELDS),
        waiting=arrays.ints((MOST + 1) * WAITING),
    )


def new_odds(arrays: Arrays, players: int) -> Odds:
    """Arrays for the odds of a turn."""
    return Odds(
        endings=arrays.ints(HANDS),
        taken=arrays.floats(HANDS),
        worth=arrays.floats(HANDS),
        expected=arrays.floats(THROWS * HANDS),
        kept=arrays.floats(THROWS * HANDS),
        plays=arrays.ints(HANDS),
        keeps=arrays.ints(THROWS * HANDS),
        chances=arrays.floats(HANDS),
        stuck=arrays.floats(players),
    )
