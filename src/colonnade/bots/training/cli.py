"""The commands that teach bots: set after set, kept after each, or compared with an older file.

The same command makes the same files again, in one go or in several.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from colonnade.bots.weights.store import read_row, read_rows, write_rows
from colonnade.compiled import Value
from colonnade.compiled.compiler import Compiler, available
from colonnade.kernel.rulebook import AnyRulebook

from .compare import bind_duel, compare_weights


class TrainingSet(NamedTuple):
    """One set of what is learned: for which games, and from how many."""

    name: str
    options: Any
    games: int
    after: str = ""
    """The set from which this one goes on."""


class WeightsFile(NamedTuple):
    """A file of what is learned, a row for each set."""

    path: Path
    """Where it lies when it is used."""
    kind: str
    length: int
    """The numbers of a row."""


Train = Callable[[TrainingSet, Sequence[Mapping[str, Any]], int], Sequence[Any]]
"""From a training set, the rows of every file so far, and a seed: a new row for every file."""


class TrainingJob(NamedTuple):
    """What is taught for one game."""

    program: str
    about: str | None
    book: AnyRulebook
    value: Value
    games: int
    """Games of the first set, unless others are asked for."""
    files: tuple[WeightsFile, ...]
    """The first holds what games teach; any others follow from the rules alone."""
    training_sets: Callable[[int], Iterable[TrainingSet]]
    """All training sets in order, given the games of the first."""
    new_trainer: Callable[[], Train]
    """Compiles what teaching takes."""


def main(job: TrainingJob, arguments: Sequence[str]) -> int:
    """Do what a command line asks for."""
    given = parse_arguments(job, arguments)
    if not available():
        print("numba is not installed (pip install 'colonnade[compiled]')", file=sys.stderr)
        return 1
    if given.compare:
        compare(job, given.into, given.compare, given.seed, given.games)
    else:
        learn(job, given.into, given.seed, given.games, given.go_on)
    return 0


def parse_arguments(job: TrainingJob, arguments: Sequence[str]) -> argparse.Namespace:
    """What a command line asks for."""
    games, into = job.games, job.files[0].path.parent
    parser = argparse.ArgumentParser(prog=job.program, description=job.about)
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights (1)")
    parser.add_argument("--games", type=int, default=games, help=f"for the first set ({games})")
    parser.add_argument("--into", type=Path, default=into, help="a directory")
    parser.add_argument("--go-on", action="store_true", help="keep what is there already")
    parser.add_argument("--compare", type=Path, metavar="OLD", help="with the weights of a file")
    return parser.parse_args(arguments)


def learn(job: TrainingJob, into: Path, seed: int, games: int, goes_on: bool) -> None:
    """Learn every set that is not there yet, and write all files after each."""
    paths = [into / file.path.name for file in job.files]
    rows: list[dict[str, Any]] = [
        dict(read_rows(path)) if goes_on and path.exists() else {} for path in paths
    ]
    command: dict[str, object] = {"command": job.program}
    made_by = [{**command, "seed": seed, "games": games}, *(command for _ in paths[1:])]
    train = job.new_trainer()
    for training_set in job.training_sets(games):
        if training_set.name in rows[0]:
            continue
        begun = time.perf_counter()
        learned = train(training_set, rows, seed)
        # The first file last: a set that is in it is in all.
        for number in reversed(range(len(paths))):
            rows[number][training_set.name] = learned[number]
            write_rows(paths[number], rows[number], job.files[number].kind, made_by[number])
        taken = time.perf_counter() - begun
        print(f"{training_set.name:14} {training_set.games:6} games {taken:6.1f} s", flush=True)


def compare(job: TrainingJob, new: Path, old: Path, seed: int, games: int) -> None:
    """Let the weights of a directory play against those of a file, set by set."""
    duel = Compiler(bind_duel(job.book.rules, job.value)).entry()
    learned, *others = job.files
    for training_set in job.training_sets(games):
        rest: list[float] = []
        for file in others:
            rest.extend(read_row(new / file.path.name, training_set.name, file.length))
        weight_sets = (
            [*read_row(new / learned.path.name, training_set.name, learned.length), *rest],
            [*read_row(old, training_set.name, learned.length), *rest],
        )
        start = job.book.rules.start(training_set.options)
        comparison = compare_weights(duel, training_set.options, start, weight_sets, seed, games)
        print(f"{training_set.name:14} {comparison}", flush=True)
