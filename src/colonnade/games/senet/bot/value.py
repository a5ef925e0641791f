"""What a position of Senet is worth: exact in the endings, learned before; written like rules.

The network's inputs are one bit for each pawn's square, others where it is protected or part of a
barrage, how many are out or wait, whether pawns may leave, and how the race stands. All is seen by
the side that throws next. The table of the endings lies behind the network's weights.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from colonnade.bots.value.network import score, size_of
from colonnade.games.senet.core.board import BLACK_START, EXIT, PAWNS, WHITE_START
from colonnade.games.senet.core.movement import barrage, may_leave, protected
from colonnade.games.senet.core.options import DIE, OPTIONS, Options
from colonnade.games.senet.core.state import UNKNOWN, State
from colonnade.kernel import bits

from .endgame_table import entry, is_few

MASKS: Final = 4
UNITS: Final = 32
SIZE: Final = size_of(MASKS, UNITS)
"""The weights of the network; the table follows them."""

# The second mask of a side: its barrages, and behind their squares what is no square.
OUT: Final = EXIT
LEAVES: Final = OUT + PAWNS + 1
WAITS: Final = LEAVES + 1
RACE: Final = WAITS + PAWNS + 1
SHARES: Final = 16
"""Steps in which the race is seen."""


def set_of(options: Options) -> str:
    """The name of what was learned for a game with these options."""
    return " ".join(
        option.values[value] for option, value in zip(OPTIONS, options[1:], strict=True)
    )


def inputs_of(
    own: int, enemy: int, own_waiting: int, enemy_waiting: int
) -> tuple[int, int, int, int]:
    """The inputs that a position switches on."""
    mine, theirs = before_them(own, own_waiting), before_them(enemy, enemy_waiting)
    # A lead of some squares is little when many are left, and nearly a win when few are.
    share = min(SHARES - 1, SHARES * mine // (mine + theirs + 1))
    nearest = min(SHARES - 1, min(mine, theirs) // PAWNS)
    return (
        own | protected(own) << EXIT,
        barrage(own) | rest_of(own, own_waiting) | 1 << RACE + share,
        enemy | protected(enemy) << EXIT,
        barrage(enemy) | rest_of(enemy, enemy_waiting) | 1 << RACE + nearest,
    )


def before_them(pawns: int, waiting: int) -> int:
    """The squares that the pawns of one side have before them, all together."""
    squares = EXIT * waiting
    while pawns:
        squares += EXIT - bits.lowest(pawns)
        pawns &= pawns - 1
    return squares


def rest_of(pawns: int, waiting: int) -> int:
    """The inputs of one side that are no squares: pawns out, leave to go, pawns that wait."""
    out = PAWNS - waiting - bits.count(pawns)
    leave = 1 << LEAVES if may_leave(pawns, waiting) else 0
    return 1 << OUT + out | leave | (1 << waiting) - 1 << WAITS


def static_value(
    own: int, enemy: int, own_waiting: int, enemy_waiting: int, weights: Sequence[float]
) -> float:
    """The chance of the side that throws next, by what was learned."""
    inputs = inputs_of(own, enemy, own_waiting, enemy_waiting)
    return 1.0 / (1.0 + exp(-score(inputs, weights, UNITS)))


def chance(options: Options, state: State, seat: int, weights: Sequence[float]) -> float:
    """The chance of a seat before a throw, in a game that is not over."""
    own, enemy, own_waiting, enemy_waiting = state[0], state[1], state[2], state[3]
    if state.black == UNKNOWN:
        worth = before_the_opening(options, weights)
    elif is_few(own, enemy, own_waiting, enemy_waiting):
        worth = weights[SIZE + entry(own, enemy, own_waiting, enemy_waiting)]
    else:
        worth = static_value(own, enemy, own_waiting, enemy_waiting, weights)
    return worth if state.seat == seat else 1.0 - worth


def before_the_opening(options: Options, weights: Sequence[float]) -> float:
    """The chance of the seat that throws for the 1 next (S5, S6)."""
    ones = 1 / 6 if options.throws == DIE else 1 / 4
    black = static_value(BLACK_START ^ 1 << 10 ^ 1 << 11, WHITE_START, 0, 0, weights)
    # The other seat, if there is no 1, is then in the place of this one.
    return (ones * black + 1 - ones) / (2 - ones)
