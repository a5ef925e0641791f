"""Learn the weights of three and four players: `python -m colonnade.games.corintho.bot.train`.

With the usual options, each round plays games against itself by searches of a fixed number of nodes
from the present weights, after some moves at random; the weights are then those under which the
results of all quiet positions so far are likeliest. The same seed gives the same weights, to the
byte. Those of two players are learned by `train_hands`.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from colonnade.bots.weights.store import SINGLE, DamagedWeights, read_rows, row_name, write_rows
from colonnade.games.corintho.core.options import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Options,
    read_options,
    write_options,
)

from .evaluation import describe_among_many, number_of_weights
from .self_play import self_played
from .weights import WEIGHTS as FILE
from .weights import with_weights

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


def main(arguments: Sequence[str]) -> None:
    """Learn for all options, and keep what was learned."""
    parser = argparse.ArgumentParser(prog="python -m colonnade.games.corintho.bot.train")
    parser.add_argument("--games", type=int, default=500, help="games of a round (500)")
    parser.add_argument("--nodes", type=int, default=800, help="nodes of a move (800)")
    parser.add_argument("--rounds", type=int, default=2, help="rounds (2)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights (1)")
    parser.add_argument("--into", type=Path, default=FILE.parent, help="a directory")
    parser.add_argument("--go-on", action="store_true", help="after a run that was broken off")
    given = parser.parse_args(arguments)
    how = {name: getattr(given, name) for name in ("games", "nodes", "rounds", "seed")}
    made_by = {"command": parser.prog, **how}
    finished = given.into / FILE.name
    unfinished = finished.with_suffix(".part")
    rows = begun(unfinished, made_by) if given.go_on else {}
    for options in all_options():
        name = row_name(write_options(options))
        if name not in rows:
            rows[name] = learned(options, **how)
            write_rows(unfinished, rows, SINGLE, made_by)
            print(name, *(f"{weight:.2f}" for weight in rows[name]), flush=True)
    unfinished.replace(finished)


def begun(unfinished: Path, made_by: Mapping[str, object]) -> dict[str, Sequence[float]]:
    """What a run of the same command has learned before it was broken off."""
    try:
        rows: dict[str, Sequence[float]] = dict(read_rows(unfinished))
    except DamagedWeights:
        return {}
    head = json.loads(unfinished.read_bytes().partition(b"\n")[0])
    return rows if head["made_by"] == made_by else {}


if __name__ == "__main__":
    main(sys.argv[1:])
