"""Learn what hands of two are worth: `python -m colonnade.games.corintho.bot.train_hands`.

For every set of options, each round plays games against itself by searches of a fixed number of
nodes from the present weights, after some moves at random, so that positions are met that good play
avoids. The weights are then those under which the results of all quiet positions so far are
likeliest. The same seed gives the same weights.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from random import Random
from typing import Any, Final

from colonnade.bots.weights.store import row_name
from colonnade.games.corintho.core.board import KINDS
from colonnade.games.corintho.core.options import (
    FEWEST_PLAYERS,
    OPTIONS,
    Options,
    write_options,
)
from colonnade.games.corintho.core.state import reserve

from .evaluation import COUNTS, HANDS, pair_of_hands
from .hand_table import OWN, PHASES, SHARED, all_hands, hand_table, own_features, shared_features
from .self_play import self_played
from .training_command import TrainingCommand
from .weights import HAND_WEIGHTS, SHARED_ROW

RANDOM_MOVES: Final = 20
"""Moves at random before a game, fewer than this."""
RIDGE: Final = 5.0
"""How strongly weights are drawn to zero."""
NEWTON_STEPS: Final = 10
DIGITS: Final = 3
"""Places that are kept of a weight: what machines reckon differently lies far behind them."""
NOTHING_SHARED: Final = (0.0,) * SHARED
FIRST: Final = (0.0, 1.0, 1.0, 1.0) * PHASES + (0.0,) * (KINDS * COUNTS)
"""Before anything is learned: a piece more in hand is worth having."""


class Tally:
    """By pair of hands: how often the seat to act had it, and how often it then won."""

    def __init__(self) -> None:
        self.met = [0] * HANDS
        self.won = [0.0] * HANDS

    def add(self, hands: int, share: float) -> None:
        """One more position."""
        self.met[hands] += 1
        self.won[hands] += share


def options_of_two() -> Iterator[Options]:
    """Every set of options of two players."""
    for values in product(*(range(len(option.values)) for option in OPTIONS)):
        yield Options(FEWEST_PLAYERS, *values)


def played(
    options: Options, table: Sequence[float], nodes: int, rng: Random
) -> Iterator[tuple[int, float]]:
    """One game: the hands of each quiet position, and what came of it for the seat to act."""
    quiet, result = self_played(options, table, nodes, rng, RANDOM_MOVES)
    for state in quiet:
        own, other = reserve(state, state.seat), reserve(state, 1 - state.seat)
        yield pair_of_hands(own, other), float(result[state.seat])


def described(tally: Tally) -> Any:  # noqa: ANN401
    """The hands met as rows: all features, how often they were met, and the share won."""
    import numpy

    every = all_hands()
    hands = [at for at in range(HANDS) if tally.met[at]]
    features = numpy.zeros((len(hands), SHARED + OWN))
    for row, at in enumerate(hands):
        features[row, shared_features(every[at])] = 1.0
        for feature, times in own_features(every[at]):
            features[row, SHARED + feature] += times
    met = numpy.array([float(tally.met[at]) for at in hands])
    return features, met, numpy.array([tally.won[at] for at in hands])


def fitted(tallies: Sequence[Tally]) -> list[tuple[float, ...]]:
    """The weights under which the results are likeliest: the shared ones, then each set's own."""
    import numpy

    rows = [described(tally) for tally in tallies]
    size = SHARED + OWN * len(rows)
    weights = numpy.zeros(size)
    places = [
        numpy.r_[0:SHARED, SHARED + OWN * number : SHARED + OWN * (number + 1)]
        for number in range(len(rows))
    ]
    for _ in range(NEWTON_STEPS):
        slope, bend = -RIDGE * weights, RIDGE * numpy.eye(size)
        for place, (features, met, won) in zip(places, rows, strict=True):
            chances = 1 / (1 + numpy.exp(-features @ weights[place]))
            slope[place] += features.T @ (won - met * chances)
            bend[numpy.ix_(place, place)] += (
                features.T * (met * chances * (1 - chances))
            ) @ features
        weights += numpy.linalg.solve(bend, slope)
    found = [round(float(weight), DIGITS) for weight in weights]
    ends = [0, SHARED, *(SHARED + OWN * number for number in range(1, len(rows) + 1))]
    return [tuple(found[begin:end]) for begin, end in pairwise(ends)]


def learned(
    every: Sequence[Options], *, games: int, nodes: int, rounds: int, seed: int
) -> Mapping[str, tuple[float, ...]]:
    """The weights of some sets of options and what they share, as rows of a file."""
    names = [row_name(write_options(options)) for options in every]
    tallies = [Tally() for _ in every]
    weights: list[tuple[float, ...]] = [NOTHING_SHARED, *(FIRST for _ in every)]
    for number in range(rounds):
        for options, name, tally, own in zip(every, names, tallies, weights[1:], strict=True):
            rng = Random(f"{seed} {name} {number}")
            table = hand_table(weights[0], own)
            for _ in range(games):
                for hands, share in played(options, table, nodes, rng):
                    tally.add(hands, share)
            print(f"round {number + 1}, {name}: {sum(tally.met)} positions", flush=True)
        weights = fitted(tallies)
    return dict(zip((SHARED_ROW, *names), weights, strict=True))


def make_rows(**how: int) -> Mapping[str, Sequence[float]]:
    """The rows of the file."""
    return learned(list(options_of_two()), **how)


COMMAND: Final = TrainingCommand(
    "colonnade.games.corintho.bot.train_hands",
    HAND_WEIGHTS,
    {
        "games": (600, "games of a round"),
        "nodes": (3000, "nodes of a move"),
        "rounds": (2, "rounds"),
        "seed": (1, "the same seed, the same weights"),
    },
    make_rows,
)


if __name__ == "__main__":
    COMMAND.main(sys.argv[1:])
