"""`python -m colonnade.bots.senet.train`: solve the endings, learn the rest, keep both."""

import argparse
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any, Final

from colonnade.bots.learned import SINGLE, STEPS, write_rows
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

GAMES: Final = 16_000
ROUNDS: Final = 40
RATE: Final = 0.02
SLOWER: Final = 0.06
"""What is left of the rate in the last round."""
TRUST: Final = 0.9
PATIENCE: Final = 0.9995
"""What a throw more until the end leaves of an advantage: who leads had better not dawdle."""
A_SQUARE: Final = 0.04
"""What a square further on is worth before anything was learned."""


def main(arguments: list[str]) -> int:
    """Learn everything, and write what was learned."""
    parser = argparse.ArgumentParser(
        prog="python -m colonnade.bots.senet.train", description=__doc__
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights (1)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"for each set ({GAMES})")
    parser.add_argument("--into", type=Path, default=shelf.WEIGHTS.parent, help="a directory")
    given = parser.parse_args(arguments)
    if not available():
        print("numba is not installed (pip install 'colonnade[swift]')", file=sys.stderr)
        return 1
    learn, sweep = (
        Compiler(bind_learning(SENET.rules)).entry(),
        Compiler(bind_sweeping(SENET.rules)).entry(),
    )
    weights, tables = {}, {}
    for throws, way_out in product(THROWS.values, EXITS.values):
        options = SENET.options.read_options({"throws": throws, "exit": way_out})
        name, begun = judging.set_of(options), time.perf_counter()
        row = beginning(given.seed)
        solve(options, row[judging.SIZE :], sweep)
        learn_set(learn, options, row, given.seed, given.games)
        weights[name], tables[name] = row[: judging.SIZE], row[judging.SIZE :]
        print(f"{name:12} {time.perf_counter() - begun:6.1f} s", flush=True)
    made_by = {"command": parser.prog, "seed": given.seed, "games": given.games}
    write_rows(given.into / shelf.WEIGHTS.name, weights, SINGLE, made_by)
    write_rows(given.into / shelf.ENDINGS.name, tables, STEPS, made_by)
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
    for number in range(ROUNDS):
        first, end = games * number // ROUNDS, games * (number + 1) // ROUNDS
        rate = RATE * SLOWER ** (number / ROUNDS)
        learn(options, start, seed, first, end - first, rate, TRUST, PATIENCE, row, trail, worths)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
