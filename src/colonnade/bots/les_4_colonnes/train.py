"""`python -m colonnade.bots.les_4_colonnes.train`: learn by playing, and keep what was learned."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from colonnade.bots.course import Course, follow, scattered
from colonnade.bots.learned import SINGLE
from colonnade.bots.network import WIDE
from colonnade.bots.school import Kept, Lesson, School, Teach, attend
from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.options import DICE, FINISH, Options
from colonnade.swift.compiler import Compiler

from . import judging, shelf
from .learning import FIELDS, LONGEST, OFTEN, SEATS, Learn, bind_learning
from .sight import LEADS, MASKS

GAMES: Final = 8_000
ROUNDS: Final = 40
RATE: Final = 0.02
SLOWER: Final = 0.02
"""What is left of the rate in the last round."""
KEPT: Final = 12
"""The last rounds, whose weights are averaged."""
TRUST: Final = 0.95
STRAYS: Final = OFTEN // 50
A_LEAD: Final = 0.12
"""What a lead of eight squares is worth before anything was learned."""
HOME: Final = FINISH.values.index("home")
BUILD: Final = FINISH.values.index("build")
CREWS: Final = (
    {"players": "2"},
    {"players": "3"},
    {"players": "4"},
    {"players": "4", "teams": "yes"},
)


def lessons(games: int) -> Iterator[Lesson]:
    """All sets in the order in which they are learned; `games` is for two players and one die."""
    for dice, finish in product(DICE.values, (FINISH.values[HOME], FINISH.values[BUILD])):
        fewer = ""
        for crew in CREWS:
            options = read({**crew, "dice": dice, "finish": finish})
            # A game of more players is longer, and each of its positions takes longer to judge.
            after, share = fewer, 2 / options.players
            if options.finish == BUILD:
                after, share = judging.set_of(options._replace(finish=HOME)), share / 2
            if options.dice:
                # Many more throws have to be looked at; and where a double 3 decides, moves differ
                # so little that many games teach more noise than play.
                after = judging.set_of(options._replace(dice=0))
                share /= 20 if options.finish == BUILD else 4
            fewer = judging.set_of(options)
            yield Lesson(fewer, options, max(1, round(games * share)), after)


def read(given: dict[str, str]) -> Options:
    """Options by name."""
    return LES_4_COLONNES.options.read_options(given)


def beginning(seed: int) -> Any:  # noqa: ANN401
    """Weights that want to lead and know nothing else."""
    row = scattered(judging.SIZE, seed)
    straight = MASKS * WIDE * judging.UNITS
    row[straight:] /= 10
    row[-judging.UNITS :] *= 30
    for lead in range(LEADS):
        row[straight + WIDE * (MASKS - 1) + lead] = A_LEAD * (lead - LEADS // 2)
    return row


def teacher() -> Teach:
    """Learns a set from games, going on from what was learned before."""
    learn = Compiler(bind_learning(LES_4_COLONNES.rules)).entry()

    def teach(lesson: Lesson, rows: Sequence[Mapping[str, Any]], seed: int) -> list[Any]:
        return [learned(learn, lesson, rows[0].get(lesson.after), seed)]

    return teach


def halved(row: Any) -> Any:  # noqa: ANN401
    """Weights that score half as much: those that lead to the result, not those of the units."""
    straight = MASKS * WIDE * judging.UNITS
    row[straight : straight + MASKS * WIDE] /= 2
    row[-judging.UNITS - 1 :] /= 2
    return row


def learned(learn: Learn, lesson: Lesson, before: Any, seed: int) -> Any:  # noqa: ANN401
    """Learn from so many games, more and more slowly; going on from what was learned before."""
    import numpy

    row = beginning(seed) if before is None else numpy.array(before)
    if lesson.after == judging.set_of(lesson.options._replace(teams=0)) != lesson.name:
        # The scores of partners are added up: each counts half of what a player's alone did.
        row = halved(row)
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


SCHOOL: Final = School(
    program="python -m colonnade.bots.les_4_colonnes.train",
    about=__doc__,
    book=LES_4_COLONNES,
    value=judging.chance,
    games=GAMES,
    files=(Kept(shelf.WEIGHTS, SINGLE, judging.SIZE),),
    lessons=lessons,
    teacher=teacher,
)

if __name__ == "__main__":
    sys.exit(attend(SCHOOL, sys.argv[1:]))
