"""What a position of Les 4 colonnes is worth to each side, by what was learned.

Each seat's features are scored by one network; partners' scores are added up, and a side wins the
more likely the more its score is above the others'. A position in which something is still to be
chosen, a bonus or the second die, is worth what it is after that choice. Written like rules, to be
compiled.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from colonnade.bots.value.network import score, size_of
from colonnade.bots.value.play import bind_play_until_throw
from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.core.movement import partner
from colonnade.games.les_4_colonnes.core.options import DICE, FINISH, Options
from colonnade.games.les_4_colonnes.core.rules import awaits, winners
from colonnade.games.les_4_colonnes.core.state import State
from colonnade.kernel.awaited import OVER

from .features import MASKS, features

UNITS: Final = 16
SIZE: Final = size_of(MASKS, UNITS)


def set_of(options: Options) -> str:
    """The name of the weights for a game with these options."""
    crew = "teams" if options.teams else str(options.players)
    return f"{crew} {DICE.values[options.dice]} {FINISH.values[options.finish]}"


def score_of(options: Options, state: State, seat: int, weights: Sequence[float]) -> float:
    """How well the side of a seat stands; any number."""
    total = score(features(options, state, seat), weights, UNITS)
    friend = partner(options, seat)
    if friend != seat:
        total += score(features(options, state, friend), weights, UNITS)
    return total


def static_value(options: Options, state: State, seat: int, weights: Sequence[float]) -> float:
    """The chance of the side of a seat at a glance, whatever is awaited."""
    if awaits(options, state) == OVER:
        return 1.0 if winners(options, state) >> seat & 1 else 0.0
    own = score_of(options, state, seat, weights)
    total = 1.0
    friend = partner(options, seat)
    for other in range(options.players):
        # A side is counted once, at its first seat.
        if other != seat and other != friend and partner(options, other) >= other:
            total += exp(score_of(options, state, other, weights) - own)
    return 1.0 / total


settled: Final = bind_play_until_throw(LES_4_COLONNES.rules, static_value)
"""The state after the moves that look best at a glance, once nothing is to be chosen."""


def chance(options: Options, state: State, seat: int, weights: Sequence[float]) -> float:
    """The chance of the side of a seat, once nothing is to be chosen any more."""
    return static_value(options, settled(options, state, weights), seat, weights)
