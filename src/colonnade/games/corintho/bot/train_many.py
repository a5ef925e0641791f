"""Learn the weights of three and four players: `python -m colonnade.games.corintho.bot.train many`.

With the usual options, each round plays games against itself by searches of a fixed number of
simulations from the weights of the round before, after some moves at random; the weights are then
those under which the results of its quiet positions are likeliest. The same seed gives the same
weights, to the byte.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple

from colonnade.bots.search.uct import SEEDS
from colonnade.bots.weights.store import row_name
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Options,
    read_options,
    write_options,
)
from colonnade.games.corintho.core.rules import after_move, count, legal, nth, start
from colonnade.games.corintho.core.state import State, tops

from .evaluation import describe_among_many, number_of_weights
from .growing_tree import LOOP, GrowingTree
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
    options: Options, weights: Sequence[float], sims: int, rng: Random
) -> Iterator[TrainingExample]:
    """One game, as lessons."""
    made, state = LOOP.ready(), start(options)
    quiet: list[State] = []
    at_random = rng.randrange(RANDOM_MOVES)
    while not state.winners:
        menu = legal(options, state)
        if at_random > 0 or count(menu) == 1:
            at_random -= 1
            move = nth(menu, rng.randrange(count(menu)))
        else:
            if not standing(tops(state.pieces)):
                quiet.append(state)
            tree = GrowingTree(made, options, state, weights, sims, rng.randrange(SEEDS))
            tree.run(inf)
            move = tree.found().best
        state = after_move(options, state, move)
    result = CORINTHO.result(state.winners, options.players)
    for before in quiet:
        for seat in range(options.players):
            yield TrainingExample(describe_among_many(options, before, seat), float(result[seat]))


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


def learned(options: Options, games: int, sims: int, rounds: int, seed: int) -> tuple[float, ...]:
    """The weights of some options."""
    weights: tuple[float, ...] = (0.0,) * number_of_weights(options.players)
    for number in range(rounds):
        rng = Random(f"{seed} {row_name(write_options(options))} {number}")
        lessons = [lesson for _ in range(games) for lesson in played(options, weights, sims, rng)]
        weights = fitted(lessons)
        print(f"round {number + 1}, {options.players} players: {len(lessons)} lessons", flush=True)
    return weights


def make_rows(**how: int) -> Mapping[str, Sequence[float]]:
    """The rows of the file."""
    return {row_name(write_options(options)): learned(options, **how) for options in all_options()}


COMMAND: Final = TrainingCommand(
    "colonnade.games.corintho.bot.train many",
    WEIGHTS,
    {
        "games": (2500, "games of a round"),
        "sims": (600, "simulations of a move"),
        "rounds": (2, "rounds"),
        "seed": (1, "the same seed, the same weights"),
    },
    make_rows,
)
