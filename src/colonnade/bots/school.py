"""The commands that teach bots: set after set, kept after each, or compared with an older file.

The same command makes the same files again, in one go or in several.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.swift import Value
from colonnade.swift.compiler import Compiler, available

from .duel import bind_duel, fought
from .learned import read_row, read_rows, write_rows


class Lesson(NamedTuple):
    """One set of what is learned: for which games, and from how many."""

    name: str
    options: Any
    games: int
    after: str = ""
    """The set from which this one goes on."""


class Kept(NamedTuple):
    """A file of what is learned, a row for each set."""

    path: Path
    """Where it lies when it is used."""
    kind: str
    length: int
    """The numbers of a row."""


Teach = Callable[[Lesson, Sequence[Mapping[str, Any]], int], Sequence[Any]]
"""From a lesson, the rows that every file has so far and a seed to a new row for every file."""


class School(NamedTuple):
    """What is taught for one game."""

    program: str
    about: str | None
    book: AnyRulebook
    value: Value
    games: int
    """Games of the first set, unless others are asked for."""
    files: tuple[Kept, ...]
    """The first holds what games teach; any others follow from the rules alone."""
    lessons: Callable[[int], Iterable[Lesson]]
    """All lessons in order, given the games of the first."""
    teacher: Callable[[], Teach]
    """Compiles what teaching takes."""


def attend(school: School, arguments: Sequence[str]) -> int:
    """Do what a command line asks for."""
    given = asked(school, arguments)
    if not available():
        print("numba is not installed (pip install 'colonnade[swift]')", file=sys.stderr)
        return 1
    if given.compare:
        compare(school, given.into, given.compare, given.seed, given.games)
    else:
        learn(school, given.into, given.seed, given.games, given.go_on)
    return 0


def asked(school: School, arguments: Sequence[str]) -> argparse.Namespace:
    """What a command line asks for."""
    games, into = school.games, school.files[0].path.parent
    parser = argparse.ArgumentParser(prog=school.program, description=school.about)
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights (1)")
    parser.add_argument("--games", type=int, default=games, help=f"for the first set ({games})")
    parser.add_argument("--into", type=Path, default=into, help="a directory")
    parser.add_argument("--go-on", action="store_true", help="keep what is there already")
    parser.add_argument("--compare", type=Path, metavar="OLD", help="with the weights of a file")
    return parser.parse_args(arguments)


def learn(school: School, into: Path, seed: int, games: int, goes_on: bool) -> None:
    """Learn every set that is not there yet, and write all files after each."""
    paths = [into / file.path.name for file in school.files]
    rows: list[dict[str, Any]] = [
        dict(read_rows(path)) if goes_on and path.exists() else {} for path in paths
    ]
    command: dict[str, object] = {"command": school.program}
    made_by = [{**command, "seed": seed, "games": games}, *(command for _ in paths[1:])]
    teach = school.teacher()
    for lesson in school.lessons(games):
        if lesson.name in rows[0]:
            continue
        begun = time.perf_counter()
        learned = teach(lesson, rows, seed)
        # The first file last: a set that is in it is in all.
        for number in reversed(range(len(paths))):
            rows[number][lesson.name] = learned[number]
            write_rows(paths[number], rows[number], school.files[number].kind, made_by[number])
        taken = time.perf_counter() - begun
        print(f"{lesson.name:14} {lesson.games:6} games {taken:6.1f} s", flush=True)


def compare(school: School, new: Path, old: Path, seed: int, games: int) -> None:
    """Let the weights of a directory play against those of a file, set by set."""
    duel = Compiler(bind_duel(school.book.rules, school.value)).entry()
    learned, *others = school.files
    for lesson in school.lessons(games):
        rest: list[float] = []
        for file in others:
            rest.extend(read_row(new / file.path.name, lesson.name, file.length))
        lots = (
            [*read_row(new / learned.path.name, lesson.name, learned.length), *rest],
            [*read_row(old, lesson.name, learned.length), *rest],
        )
        start = school.book.rules.start(lesson.options)
        verdict = fought(duel, lesson.options, start, lots, seed, games)
        print(f"{lesson.name:14} {verdict}", flush=True)
