"""Learn the weights of `evaluation`: `python -m colonnade.games.columbiz.bot.train`.

Each round plays games against itself by exact odds over the present weights. What each turn
promises before its throws teaches what the board before it was worth, and so, less and less, do
the turns after it; the luck of the throws is in none of this. The weights are those under which
these shares are likeliest. The same seed gives the same weights.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import numpy

from colonnade.bots.weights.store import SINGLE, DamagedWeights, read_rows, row_name, write_rows
from colonnade.compiled.arrays import NumpyArrays
from colonnade.compiled.compiler import Compiler, Function
from colonnade.compiled.prng import MASK, stream_of
from colonnade.games.columbiz.core.options import OPTIONS, Options, write_options

from .evaluation import FEATURES, NARROWEST, WEIGHTS, number_of_weights
from .self_play import (
    FACTS,
    LEFT,
    LONGEST,
    PLACE,
    PLAYS,
    POINTS,
    PROMISED,
    SEEN,
    TrainingRows,
    play_one,
)
from .weights import WEIGHTS as FILE
from .workspace import new_workspace

PROGRAM: Final = "python -m colonnade.games.columbiz.bot.train"
ROUNDS: Final = {2: 8, 3: 8, 4: 5}
"""By number of players, for the first set of options; games of four take longest."""
TRACE: Final = 0.7
"""How much less a turn teaches of the turn before it than of itself."""
WHOLE: Final = 2
"""The first rounds, in which it teaches as much: what is promised there says little as yet."""
FEWER: Final = 2
"""How many times fewer rounds other options take, which begin with what the first ones taught."""
REMEMBERED: Final = 3
"""The last rounds that are learned from."""
RIDGE: Final = 0.5
"""How strongly weights are drawn to zero, once features are of one size."""
STEPS: Final = 2
"""How often the weights of a round are made better."""
FIRST_SPREADS: Final = (1.0, 8.0)
"""Before anything is learned: points alone count."""
SPREADS: Final = (1.0, 20.0)
"""Between these a spread stays."""
TINY: Final = 1e-3
"""Keeps what no lesson tells apart from leading anywhere."""
DIGITS: Final = 4
"""Places that are kept of a weight from round to round: what linear algebra with another number of
threads adds up otherwise lies far behind them, and would lead to other games."""


def all_options(players: int) -> Iterator[Options]:
    """Every set of options of so many players."""
    for values in product(*(range(len(option.values)) for option in OPTIONS)):
        yield Options(players, *values)


@cache
def compiled_play() -> Function:
    """`play_one`, compiled once."""
    return Compiler(play_one).entry()


class Samples:
    """What was seen in some games, and what it was worth; seats in the order of play."""

    def __init__(self, options: Options, games: Sequence[TrainingRows], trace: float) -> None:
        players = options.players
        facts = numpy.concatenate([game.facts for game in games]).reshape(-1, players, FACTS)
        features = numpy.concatenate([game.features for game in games])
        turned = numpy.argsort(facts[:, :, PLACE], axis=1)[:, :, None]
        self.worth = numpy.concatenate([worths(game, players, trace) for game in games])
        self.worth = numpy.take_along_axis(self.worth, turned[:, :, 0], axis=1)
        facts = numpy.take_along_axis(facts, turned, axis=1)
        rows = numpy.take_along_axis(features.reshape(-1, players, FEATURES), turned, axis=1)
        self.left, self.points = facts[:, 0, LEFT], facts[:, :, POINTS]
        rows = numpy.concatenate([rows, rows * self.left[:, None, None]], axis=2)
        rows = (rows * facts[:, :, PLAYS, None]).swapaxes(0, 1)
        self.rows = numpy.ascontiguousarray(rows)
        """By place in the order of play, turn and weight."""


def worths(game: TrainingRows, players: int, trace: float) -> Any:  # noqa: ANN401
    """What the boards of a game were worth to each seat: what they promised, turn after turn."""
    facts = game.facts.reshape(-1, players, FACTS)
    seen, promised = facts[:, :, SEEN], facts[:, :, PROMISED]
    found, gained = numpy.zeros(seen.shape), numpy.zeros(players)
    for turn in reversed(range(len(seen))):
        gained = promised[turn] - seen[turn] + trace * gained
        found[turn] = seen[turn] + gained
    return found


def training_samples(
    options: Options,
    weights: Any,  # noqa: ANN401
    games: int,
    seed: int,
    trace: float,
) -> Samples:
    """Games of self-play, as samples to fit to."""
    players = options.players
    room, play = new_workspace(NumpyArrays(), players), compiled_play()
    length, told = LONGEST * players, []
    for game in range(games):
        written = TrainingRows(numpy.zeros((length, FEATURES)), numpy.zeros((length, FACTS)))
        number = play(
            options,
            stream_of(seed & MASK, game),
            room.hands,
            weights,
            room.endings,
            room.odds,
            room.foreseen,
            written,
        )
        told.append(TrainingRows(written.features[:number].copy(), written.facts[:number].copy()))
    return Samples(options, told, trace)


def fitted(sample_sets: Sequence[Samples], weights: Any) -> Any:  # noqa: ANN401
    """The weights under which what was found is likeliest, beginning with others."""
    # Weights are drawn to zero as if all features were of one size; the spreads are not.
    drawn = sum((samples.rows**2).sum(axis=1) for samples in sample_sets)
    drawn = RIDGE * drawn.ravel() / sum(len(samples.left) for samples in sample_sets)
    drawn = numpy.append(drawn + TINY, [TINY, TINY])
    for _ in range(STEPS):
        slope, bend = drawn * weights, numpy.diag(drawn)
        slope[-2:] = 0.0
        for samples in sample_sets:
            pull(samples, weights, slope, bend)
        # A step of Newton's; the lower half of what bends mirrors the upper one.
        bend = numpy.triu(bend) + numpy.triu(bend, 1).T
        weights = weights - numpy.linalg.solve(bend, slope)
        weights[-2:] = numpy.clip(weights[-2:], *SPREADS)
    return weights


def pull(samples: Samples, weights: Any, slope: Any, bend: Any) -> None:  # noqa: ANN401
    """Add how the likelihood falls with the weights, and the upper half of how it bends."""
    places = samples.points.shape[1]
    points, spread = samples.points + hopes(samples.rows, weights[:-2]), spread_of(weights, samples)
    shares = shares_of(points, spread)
    # A weight adds its feature by the spread to the logarithm of a share; wider spreads take
    # what the points are by the spread, and once more by it.
    wider = -points / spread
    both = [numpy.stack([column, column * samples.left], axis=1) for column in wider.T]
    last = slice(places * WEIGHTS, None)
    for one in range(places):
        own = slice(one * WEIGHTS, (one + 1) * WEIGHTS)
        wrong = (shares[:, one] - samples.worth[:, one]) / spread[:, 0]
        slope[own] += samples.rows[one].T @ wrong
        slope[last] += both[one].T @ wrong
        for other in range(places):
            theirs = slice(other * WEIGHTS, (other + 1) * WEIGHTS)
            weight = shares[:, one : one + 1] * ((one == other) - shares[:, other : other + 1])
            weight /= spread**2
            if one <= other:
                bend[own, theirs] += samples.rows[one].T @ (weight * samples.rows[other])
            bend[own, last] += samples.rows[one].T @ (weight * both[other])
            bend[last, last] += both[one].T @ (weight * both[other])


def hopes(rows: Any, weights: Any) -> Any:  # noqa: ANN401
    """The points that each place in the order of play can still hope for, turn by turn."""
    own = weights.reshape(-1, WEIGHTS)
    return numpy.stack([rows[place] @ own[place] for place in range(len(own))], axis=1)


def spread_of(weights: Any, samples: Samples) -> Any:  # noqa: ANN401
    """The spread of each turn, as a column."""
    return numpy.maximum(NARROWEST, weights[-2] + weights[-1] * samples.left)[:, None]


def shares_of(points: Any, spread: Any) -> Any:  # noqa: ANN401
    """The share of each seat that follows from the points it can expect in all."""
    shares = numpy.exp((points - points.max(axis=1, keepdims=True)) / spread)
    return shares / shares.sum(axis=1, keepdims=True)


def learned(options: Options, games: int, rounds: int, seed: int, before: Any = None) -> Any:  # noqa: ANN401
    """The weights of some options, beginning with those of others if there are any."""
    weights = before
    if weights is None:
        weights = numpy.zeros(number_of_weights(options.players))
        weights[-2:] = FIRST_SPREADS
    sample_sets: list[Samples] = []
    for number in range(rounds):
        trace = 1.0 if before is None and number < WHOLE else TRACE
        sample_sets.append(training_samples(options, weights, games, seed + number, trace))
        # Plus zero: of the two zeros only one is kept.
        weights = numpy.round(fitted(sample_sets[-REMEMBERED:], weights), DIGITS) + 0.0
    return weights


def main(arguments: Sequence[str]) -> None:
    """Learn for all options, the numbers of players one after the other, and keep what is learned.

    What was learned before stays where it is not learned anew.
    """
    parser = argparse.ArgumentParser(prog=PROGRAM)
    parser.add_argument("--players", type=int, choices=ROUNDS, help="for so many alone (all)")
    parser.add_argument("--games", type=int, default=600, help="games of a round (600)")
    parser.add_argument("--rounds", type=int, help="rounds (8, of four players 5)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights (1)")
    parser.add_argument("--into", type=Path, default=FILE.parent, help="a directory")
    given = parser.parse_args(arguments)
    for players in (given.players,) if given.players else ROUNDS:
        first: Any = None
        for options in all_options(players):
            rounds = given.rounds or ROUNDS[players]
            rounds = rounds if first is None else rounds // FEWER
            weights = learned(options, given.games, rounds, given.seed, first)
            first = weights if first is None else first
            name = row_name(write_options(options))
            print(name, "spreads", *weights[-2:], flush=True)
            keep(given.into / FILE.name, name, [float(weight) for weight in weights], vars(given))


def keep(path: Path, name: str, weights: Sequence[float], given: dict[str, object]) -> None:
    """Write a row into the file of all rows."""
    try:
        rows: dict[str, Sequence[float]] = dict(read_rows(path))
    except DamagedWeights:
        rows = {}
    rows[name] = weights
    made_by: dict[str, object] = {
        "command": PROGRAM,
        "games": given["games"],
        "seed": given["seed"],
    }
    if given["rounds"]:
        made_by["rounds"] = given["rounds"]
    write_rows(path, dict(sorted(rows.items())), SINGLE, made_by)


if __name__ == "__main__":
    main(sys.argv[1:])
