"""`python -m colonnade.bots.senet.train`: solve the endings, learn the rest, keep both."""

import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

from colonnade.bots.course import Course, asked, follow
from colonnade.bots.duel import bind_duel, fought
from colonnade.bots.learned import FINEST, SINGLE, STEPS, read_row, read_rows, write_rows
from colonnade.bots.network import WIDE
from colonnade.games.senet import SENET
from colonnade.games.senet.board import EXIT, LAST, PAWNS
from colonnade.games.senet.options import EXIT as EXITS
from colonnade.games.senet.options import THROWS, Options
from colonnade.swift.compiler import Compiler, available
from colonnade.swift.draws import following, stream_of, word

from . import endings, judging, shelf
from .learning import FIELDS, LONGEST, Learn, bind_learning
from .solving import bind_sweeping, solve

GAMES: Final = 32_000
ROUNDS: Final = 40
RATE: Final = 0.02
SLOWER: Final = 0.02
"""What is left of the rate in the last round."""
KEPT: Final = 12
"""The last rounds, whose weights are averaged."""
TRUST: Final = 0.9
PATIENCE: Final = 0.9995
"""What a throw more until the end leaves of an advantage: who leads had better not dawdle."""
A_SQUARE: Final = 0.04
"""What a square further on is worth before anything was learned."""


def main(arguments: list[str]) -> int:
    """Learn everything and write what was learned, or compare it with something older."""
    program = "python -m colonnade.bots.senet.train"
    given = asked(program, __doc__, GAMES, shelf.WEIGHTS.parent, arguments)
    if not available():
        print("numba is not installed (pip install 'colonnade[swift]')", file=sys.stderr)
        return 1
    if given.compare:
        return compare(given.into, given.compare, given.seed, given.games)
    learn, sweep = (
        Compiler(bind_learning(SENET.rules)).entry(),
        Compiler(bind_sweeping(SENET.rules)).entry(),
    )
    paths = given.into / shelf.WEIGHTS.name, given.into / shelf.ENDINGS.name
    weights, tables = (
        dict[str, Any](read_rows(path)) if given.go_on and path.exists() else {} for path in paths
    )
    made_by = {"command": program, "seed": given.seed, "games": given.games}
    for options, games in lessons(given.games):
        name, begun = judging.set_of(options), time.perf_counter()
        if name in weights:
            continue
        row = beginning(given.seed)
        if name in tables:
            row[judging.SIZE :] = tables[name]
        else:
            solve(options, row[judging.SIZE :], sweep)
            # Whoever goes on later has the table as it is kept.
            row[judging.SIZE :] = (row[judging.SIZE :] * FINEST).round() / FINEST
        learn_set(learn, options, row, given.seed, games)
        weights[name], tables[name] = row[: judging.SIZE], row[judging.SIZE :]
        write_rows(paths[0], weights, SINGLE, made_by)
        write_rows(paths[1], tables, STEPS, {"command": program})
        print(f"{name:12} {games:6} games {time.perf_counter() - begun:6.1f} s", flush=True)
    return 0


def lessons(games: int) -> Iterator[tuple[Options, int]]:
    """All sets in the order in which they are learned, each with its games: most for the first."""
    for throws, way_out in product(THROWS.values, EXITS.values):
        options = SENET.options.read_options({"throws": throws, "exit": way_out})
        usual = options == SENET.options.read_options({})
        yield options, games if usual else max(1, games // 2)


def compare(new: Path, old: Path, seed: int, games: int) -> int:
    """Let the weights of a directory play against those of a file, set by set."""
    duel = Compiler(bind_duel(SENET.rules, judging.chance)).entry()
    for options, _ in lessons(games):
        name = judging.set_of(options)
        table = read_row(new / shelf.ENDINGS.name, name, endings.SIZE)
        lots = (
            read_row(new / shelf.WEIGHTS.name, name, judging.SIZE) + table,
            read_row(old, name, judging.SIZE) + table,
        )
        verdict = fought(duel, options, SENET.rules.start(options), lots, seed, games)
        print(f"{name:12} {verdict}", flush=True)
    return 0


def beginning(seed: int) -> Any:  # noqa: ANN401
    """Weights that want squares and know nothing else, and a table without an opinion."""
    import numpy  # the compiler's own arrays; not needed to play

    row = numpy.full(judging.SIZE + endings.SIZE, 0.5)
    stream = stream_of(seed, 0)
    for index in range(judging.SIZE):
        stream = following(stream)
        row[index] = (word(stream) / (1 << 62) - 1) / 10
    straight = judging.MASKS * WIDE * judging.UNITS
    for part, sign in ((0, 1), (2, -1)):
        for square in range(1, LAST + 1):
            row[straight + WIDE * part + square] = sign * A_SQUARE * square
        for out in range(PAWNS + 1):
            at = straight + WIDE * (part + 1) + judging.OUT + out
            row[at] = sign * A_SQUARE * EXIT * out
    return row


def learn_set(learn: Learn, options: Options, row: Any, seed: int, games: int) -> None:  # noqa: ANN401
    """Learn from so many games, more and more slowly."""
    import numpy

    trail, worths = numpy.zeros((LONGEST, FIELDS), numpy.int64), numpy.zeros(LONGEST)
    start = SENET.rules.start(options)

    def lesson(first: int, number: int, rate: float) -> None:
        learn(options, start, seed, first, number, rate, TRUST, PATIENCE, row, trail, worths)

    follow(Course(games, ROUNDS, RATE, SLOWER, KEPT), row[: judging.SIZE], lesson)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
