"""`python -m colonnade.bots.senet.train`: solve the endings, learn the rest, keep both."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from colonnade.bots.course import Course, follow, scattered
from colonnade.bots.learned import FINEST, SINGLE, STEPS
from colonnade.bots.network import WIDE
from colonnade.bots.school import Kept, Lesson, School, Teach, attend
from colonnade.games.senet import SENET
from colonnade.games.senet.board import EXIT, LAST, PAWNS
from colonnade.games.senet.options import EXACT, THROWS, Options
from colonnade.games.senet.options import EXIT as EXITS
from colonnade.swift.compiler import Compiler

from . import endings, judging, shelf
from .learning import FIELDS, LONGEST, Learn, bind_learning
from .solving import Sweep, bind_sweeping, solve

GAMES: Final = 32_000
"""As many have made the weights that are shipped."""
ROUNDS: Final = 40
RATE: Final = 0.02
SLOWER: Final = 0.02
"""What is left of the rate in the last round."""
KEPT: Final = 12
"""The last rounds, whose weights are averaged."""
TRUST: Final = 0.9
PATIENCE: Final = 0.9995
"""What a throw more until the end leaves of an advantage: who leads had better not dawdle."""
SLIPS: Final = 0.15
"""How often a reply is taken to be any of the legal ones, where waiting costs nothing."""
A_SQUARE: Final = 0.04
"""What a square further on is worth before anything was learned."""


def lessons(games: int) -> Iterator[Lesson]:
    """All sets in the order in which they are learned, each with its games: most for the first."""
    for throws, way_out in product(THROWS.values, EXITS.values):
        options = SENET.options.read_options({"throws": throws, "exit": way_out})
        usual = options == SENET.options.read_options({})
        yield Lesson(judging.set_of(options), options, games if usual else max(1, games // 2))


def beginning(seed: int) -> Any:  # noqa: ANN401
    """Weights that want squares and know nothing else."""
    row = scattered(judging.SIZE, seed)
    straight = judging.MASKS * WIDE * judging.UNITS
    for part, sign in ((0, 1), (2, -1)):
        for square in range(1, LAST + 1):
            row[straight + WIDE * part + square] = sign * A_SQUARE * square
        for out in range(PAWNS + 1):
            at = straight + WIDE * (part + 1) + judging.OUT + out
            row[at] = sign * A_SQUARE * EXIT * out
    return row


def teacher() -> Teach:
    """Solves the endings of a set, unless they are there, and learns the rest from games."""
    learn = Compiler(bind_learning(SENET.rules)).entry()
    sweep = Compiler(bind_sweeping(SENET.rules)).entry()

    def teach(lesson: Lesson, rows: Sequence[Mapping[str, Any]], seed: int) -> list[Any]:
        table = rows[1].get(lesson.name)
        if table is None:
            table = solved(sweep, lesson.options)
        return [learned(learn, lesson, table, seed), table]

    return teach


def solved(sweep: Sweep, options: Options) -> Any:  # noqa: ANN401
    """The chances of all endings, as fine as they are kept: who goes on later has the same."""
    import numpy  # the compiler's own arrays; not needed to play

    table = numpy.full(endings.SIZE, 0.5)
    solve(options, table, sweep)
    return (table * FINEST).round() / FINEST


def learned(learn: Learn, lesson: Lesson, table: Any, seed: int) -> Any:  # noqa: ANN401
    """Learn from so many games, more and more slowly."""
    import numpy

    row = numpy.concatenate((beginning(seed), table))
    weights = row[: judging.SIZE]
    trail, worths = numpy.zeros((LONGEST, FIELDS), numpy.int64), numpy.zeros(LONGEST)
    start = SENET.rules.start(lesson.options)
    # With `exit=over` who waits is overtaken: slips would teach carelessness and nothing else.
    slips = SLIPS if lesson.options.exit == EXACT else 0.0

    def learn_from(first: int, number: int, pace: float) -> None:
        figures = (seed, first, number, pace, TRUST, PATIENCE, slips)
        learn(lesson.options, start, *figures, row, trail, worths)

    follow(Course(lesson.games, ROUNDS, RATE, SLOWER, KEPT), weights, learn_from)
    return weights


SCHOOL: Final = School(
    program="python -m colonnade.bots.senet.train",
    about=__doc__,
    book=SENET,
    value=judging.chance,
    games=GAMES,
    files=(
        Kept(shelf.WEIGHTS, SINGLE, judging.SIZE),
        Kept(shelf.ENDINGS, STEPS, endings.SIZE),
    ),
    lessons=lessons,
    teacher=teacher,
)

if __name__ == "__main__":
    sys.exit(attend(SCHOOL, sys.argv[1:]))
