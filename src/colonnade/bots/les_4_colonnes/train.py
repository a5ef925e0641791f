"""`python -m colonnade.bots.les_4_colonnes.train`: learn by playing, and keep what was learned."""

import sys
import time
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from colonnade.bots.course import Course, asked, follow
from colonnade.bots.duel import bind_duel, fought
from colonnade.bots.learned import SINGLE, read_row, read_rows, write_rows
from colonnade.bots.network import WIDE
from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.options import Options
from colonnade.swift.compiler import Compiler, available
from colonnade.swift.draws import following, stream_of, word

from . import judging, shelf
from .learning import FIELDS, LONGEST, OFTEN, SEATS, Learn, bind_learning
from .sight import LEADS, MASKS

GAMES: Final = 12_000
ROUNDS: Final = 40
RATE: Final = 0.02
SLOWER: Final = 0.02
"""What is left of the rate in the last round."""
KEPT: Final = 12
"""The last rounds, whose weights are averaged."""
TRUST: Final = 0.8
STRAYS: Final = OFTEN // 50
A_LEAD: Final = 0.12
"""What a lead of eight squares is worth before anything was learned."""
CREWS: Final = (
    {"players": "2"},
    {"players": "3"},
    {"players": "4"},
    {"players": "4", "teams": "yes"},
)


class Lesson(NamedTuple):
    """One set of weights: for which games, from which set it goes on, and how long."""

    options: Options
    after: str
    games: int


def lessons(games: int) -> dict[str, Lesson]:
    """All sets in the order in which they are learned; `games` is for two players and one die."""
    planned: dict[str, Lesson] = {}
    for dice, finish, crew in product(("1", "2"), ("home", "build"), CREWS):
        options = read({**crew, "dice": dice, "finish": finish})
        after, share = "", 1.0
        if finish == "build":
            after, share = judging.set_of(read({**crew, "finish": "home"})), 1 / 2
        if dice == "2":
            # Many more throws have to be looked at; what one die has taught is a good start.
            after, share = judging.set_of(read({**crew, "finish": finish})), share / 5
        # A game of more players is longer, and each of its positions takes longer to judge.
        number = round(games * share * 4 / options.players**2)
        planned[judging.set_of(options)] = Lesson(options, after, max(1, number))
    return planned


def read(given: dict[str, str]) -> Options:
    """Options by name."""
    return LES_4_COLONNES.options.read_options(given)


def main(arguments: list[str]) -> int:
    """Learn every set and write what was learned after each, or compare it with something older."""
    program = "python -m colonnade.bots.les_4_colonnes.train"
    given = asked(program, __doc__, GAMES, shelf.WEIGHTS.parent, arguments)
    if not available():
        print("numba is not installed (pip install 'colonnade[swift]')", file=sys.stderr)
        return 1
    if given.compare:
        return compare(given.into / shelf.WEIGHTS.name, given.compare, given.seed, given.games)
    learn = Compiler(bind_learning(LES_4_COLONNES.rules)).entry()
    path: Path = given.into / shelf.WEIGHTS.name
    rows: dict[str, Any] = dict(read_rows(path)) if given.go_on and path.exists() else {}
    made_by = {"command": program, "seed": given.seed, "games": given.games}
    for name, lesson in lessons(given.games).items():
        if name in rows:
            continue
        begun = time.perf_counter()
        rows[name] = learned(learn, lesson, rows.get(lesson.after), given.seed)
        write_rows(path, rows, SINGLE, made_by)
        print(f"{name:14} {lesson.games:6} games {time.perf_counter() - begun:6.1f} s", flush=True)
    return 0


def compare(new: Path, old: Path, seed: int, games: int) -> int:
    """Let the weights of one file play against those of another, set by set."""
    duel = Compiler(bind_duel(LES_4_COLONNES.rules, judging.chance)).entry()
    for name, lesson in lessons(games).items():
        lots = read_row(new, name, judging.SIZE), read_row(old, name, judging.SIZE)
        start = LES_4_COLONNES.rules.start(lesson.options)
        verdict = fought(duel, lesson.options, start, lots, seed, games)
        print(f"{name:14} {verdict}", flush=True)
    return 0


def beginning(seed: int) -> Any:  # noqa: ANN401
    """Weights that want to lead and know nothing else."""
    import numpy  # the compiler's own arrays; not needed to play

    row = numpy.zeros(judging.SIZE)
    stream = stream_of(seed, 0)
    for index in range(judging.SIZE):
        stream = following(stream)
        row[index] = (word(stream) / (1 << 62) - 1) / 10
    straight = MASKS * WIDE * judging.UNITS
    row[straight:] /= 10
    row[-judging.UNITS :] *= 30
    for lead in range(LEADS):
        row[straight + WIDE * (MASKS - 1) + lead] = A_LEAD * (lead - LEADS // 2)
    return row


def learned(learn: Learn, lesson: Lesson, before: Any, seed: int) -> Any:  # noqa: ANN401
    """Learn from so many games, more and more slowly; going on from what was learned before."""
    import numpy

    row = beginning(seed) if before is None else numpy.array(before)
    # What goes on from another set begins where that one ended: slowly.
    rate, slower = (RATE, SLOWER) if before is None else (RATE / 2, 2 * SLOWER)
    trail = numpy.zeros((LONGEST, FIELDS), numpy.int64)
    worths, targets = numpy.zeros((LONGEST, SEATS)), numpy.zeros(2 * SEATS)
    start = LES_4_COLONNES.rules.start(lesson.options)

    def learn_from(first: int, number: int, pace: float) -> None:
        figures = (seed, first, number, pace, TRUST, STRAYS)
        learn(lesson.options, start, *figures, row, trail, worths, targets)

    follow(Course(lesson.games, ROUNDS, rate, slower, KEPT), row, learn_from)
    # Kept in 32 bits: whatever goes on from here goes on from what is kept.
    return numpy.array(row, numpy.float32).astype(numpy.float64)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
