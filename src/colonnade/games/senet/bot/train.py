"""`python -m colonnade.games.senet.bot.train`: solve the endings, learn the rest, keep both."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from colonnade.bots.training.cli import Train, TrainingJob, TrainingSet, WeightsFile, main
from colonnade.bots.training.schedule import Schedule, follow, random_weights
from colonnade.bots.value.network import WIDE
from colonnade.bots.weights.store import FINEST, SINGLE, STEPS
from colonnade.compiled.compiler import Compiler
from colonnade.games.senet import SENET
from colonnade.games.senet.core.board import EXIT, LAST, PAWNS
from colonnade.games.senet.core.options import DIE, EXACT, OVER, THROWS, Options
from colonnade.games.senet.core.options import EXIT as EXITS

from . import endgame_table, value
from . import weights as weight_files
from .endgame_solver import Sweep, bind_sweeping, solve
from .td_learning import FIELDS, LONGEST, Learn, bind_learning

GAMES: Final = 256_000
"""As many have made the weights that are shipped."""
ROUNDS: Final = 40
SLOWER: Final = 0.02
"""What is left of the rate in the last round."""
KEPT: Final = 12
"""The last rounds, whose weights are averaged."""
TRUST: Final = 0.9
PART_WITH_DIE: Final = 8
"""How many times fewer games a set with the die has than the first, at least."""


class Lessons(NamedTuple):
    """How the sets with one way to leave the board are learned."""

    part: int
    """How many times fewer games than the first set has."""
    rate: float
    patience: float
    """What a throw more until the end leaves of an advantage: who leads had better not dawdle."""
    slips: float
    """How often a reply is taken to be any of the legal ones."""


LESSONS: Final = {
    # Waiting costs nothing by the rules, so games last as long as lessons allow them to.
    EXACT: Lessons(part=1, rate=0.05, patience=0.998, slips=0.15),
    # Who waits is overtaken: slips would teach carelessness and nothing else.
    OVER: Lessons(part=16, rate=0.02, patience=0.9995, slips=0.0),
}
A_SQUARE: Final = 0.04
"""What a square further on is worth before anything was learned."""


def training_sets(games: int) -> Iterator[TrainingSet]:
    """All sets in the order in which they are learned, each with its games: most for the first."""
    for throws, way_out in product(THROWS.values, EXITS.values):
        options = SENET.options.read_options({"throws": throws, "exit": way_out})
        part = max(LESSONS[options.exit].part, PART_WITH_DIE if options.throws == DIE else 1)
        yield TrainingSet(value.set_of(options), options, max(1, games // part))


def beginning(seed: int) -> Any:  # noqa: ANN401
    """Weights that want squares and know nothing else."""
    row = random_weights(value.SIZE, seed)
    straight = value.MASKS * WIDE * value.UNITS
    for part, sign in ((0, 1), (2, -1)):
        for square in range(1, LAST + 1):
            row[straight + WIDE * part + square] = sign * A_SQUARE * square
        for out in range(PAWNS + 1):
            row[straight + WIDE * (part + 1) + value.OUT + out] = sign * A_SQUARE * EXIT * out
    return row


def new_trainer() -> Train:
    """Solves the endings of a set, unless they are there, and learns the rest from games."""
    learn = Compiler(bind_learning(SENET.rules)).entry()
    sweep = Compiler(bind_sweeping(SENET.rules)).entry()

    def train(training_set: TrainingSet, rows: Sequence[Mapping[str, Any]], seed: int) -> list[Any]:
        table = rows[1].get(training_set.name)
        if table is None:
            table = solved(sweep, training_set.options)
        return [learned(learn, training_set, table, seed), table]

    return train


def solved(sweep: Sweep, options: Options) -> Any:  # noqa: ANN401
    """The chances of all endings, as fine as they are kept: who goes on later has the same."""
    import numpy  # the compiler's own arrays; not needed to play

    table = numpy.full(endgame_table.SIZE, 0.5)
    solve(options, table, sweep)
    return (table * FINEST).round() / FINEST


def learned(learn: Learn, training_set: TrainingSet, table: Any, seed: int) -> Any:  # noqa: ANN401
    """Learn from so many games, more and more slowly."""
    import numpy

    row = numpy.concatenate((beginning(seed), table))
    weights = row[: value.SIZE]
    trail, worths = numpy.zeros((LONGEST, FIELDS), numpy.int64), numpy.zeros(LONGEST)
    start = SENET.rules.start(training_set.options)
    lessons = LESSONS[training_set.options.exit]

    def learn_from(first: int, number: int, pace: float) -> None:
        figures = (seed, first, number, pace, TRUST, lessons.patience, lessons.slips)
        learn(training_set.options, start, *figures, row, trail, worths)

    follow(Schedule(training_set.games, ROUNDS, lessons.rate, SLOWER, KEPT), weights, learn_from)
    return weights


JOB: Final = TrainingJob(
    program="python -m colonnade.games.senet.bot.train",
    about=__doc__,
    book=SENET,
    value=value.chance,
    games=GAMES,
    files=(
        WeightsFile(weight_files.WEIGHTS, SINGLE, value.SIZE),
        WeightsFile(weight_files.ENDINGS, STEPS, endgame_table.SIZE),
    ),
    training_sets=training_sets,
    new_trainer=new_trainer,
)

if __name__ == "__main__":
    sys.exit(main(JOB, sys.argv[1:]))
