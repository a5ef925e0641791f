"""Learn the weights of three and four players: `python -m colonnade.games.corintho.bot.train many`.

With the usual options, each round plays games against itself by searches of a fixed number of nodes
from the present weights, after some moves at random; the weights are then those under which the
results of all quiet positions so far are likeliest. The same seed gives the same weights, to the
byte.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from colonnade.bots.weights.store import row_name
from colonnade.games.corintho.core.options import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Options,
    read_options,
    write_options,
)

from .evaluation import describe_among_many, number_of_weights
from .self_play import self_played
from .training_command import TrainingCommand
from .weights import WEIGHTS, with_weights

RANDOM_MOVES: Final = 9
"""Moves at random before a game, fewer than this."""
RIDGE: Final = 2.0
"""How strongly weights are drawn to zero."""
NEWTON_STEPS: Final = 12
DIGITS: Final = 3
"""Places that are kept of a weight: what machines reckon differently lies far behind them."""


class TrainingExample(NamedTuple):
    """A quiet position as one of the seats sees it, and how the game ended for that seat."""

    features: tuple[float, ...]
    share: float


def all_options() -> Iterator[Options]:
    """The options that weights are learned for: the usual ones, with three and four players."""
    for players in range(FEWEST_PLAYERS + 1, MOST_PLAYERS + 1):
        yield with_weights(read_options({"players": str(players)}))


def played(
    options: Options, weights: Sequence[float], nodes: int, rng: Random
) -> Iterator[TrainingExample]:
    """One game, as lessons."""
    quiet, result = self_played(options, weights, nodes, rng, RANDOM_MOVES)
    for state in quiet:
        for seat in range(options.players):
            yield TrainingExample(describe_among_many(options, state, seat), float(result[seat]))


def fitted(lessons: Sequence[TrainingExample]) -> tuple[float, ...]:
    """The weights under which the results are likeliest, by Newton's method."""
    import numpy

    features = numpy.array([lesson.features for lesson in lessons])
    shares = numpy.array([lesson.share for lesson in lessons])
    size = features.shape[1]
    weights = numpy.zeros(size)
    for _ in range(NEWTON_STEPS):
        chances = 1 / (1 + numpy.exp(-features @ weights))
        slope = features.T @ (shares - chances) - RIDGE * weights
        bend = (features.T * (chances * (1 - chances))) @ features + RIDGE * numpy.eye(size)
        weights += numpy.linalg.solve(bend, slope)
    return tuple(round(float(weight), DIGITS) for weight in weights)


def learned(options: Options, games: int, nodes: int, rounds: int, seed: int) -> tuple[float, ...]:
    """The weights of some options."""
    weights: tuple[float, ...] = (0.0,) * number_of_weights(options.players)
    lessons: list[TrainingExample] = []
    for number in range(rounds):
        rng = Random(f"{seed} {row_name(write_options(options))} {number}")
        for _ in range(games):
            lessons.extend(played(options, weights, nodes, rng))
        weights = fitted(lessons)
    return weights


def make_rows(**how: int) -> Mapping[str, Sequence[float]]:
    """The rows of the file."""
    return {row_name(write_options(options)): learned(options, **how) for options in all_options()}


COMMAND: Final = TrainingCommand(
    "colonnade.games.corintho.bot.train",
    WEIGHTS,
    {
        "games": (500, "games of a round"),
        "nodes": (800, "nodes of a move"),
        "rounds": (2, "rounds"),
        "seed": (1, "the same seed, the same weights"),
    },
    make_rows,
)
