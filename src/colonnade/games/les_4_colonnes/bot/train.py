"""`python -m colonnade.games.les_4_colonnes.bot.train`: learn weights by self-play."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from colonnade.bots.training.cli import Train, TrainingJob, TrainingSet, WeightsFile, main
from colonnade.bots.training.schedule import Schedule, follow, random_weights
from colonnade.bots.value.network import WIDE
from colonnade.bots.weights.store import SINGLE
from colonnade.compiled.compiler import Compiler
from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.core.options import DICE, FINISH, Options

from . import value, weights
from .features import LEADS, MASKS
from .td_learning import FIELDS, LONGEST, OFTEN, SEATS, Learn, bind_learning

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
PLAYER_OPTIONS: Final = (
    {"players": "2"},
    {"players": "3"},
    {"players": "4"},
    {"players": "4", "teams": "yes"},
)


def training_sets(games: int) -> Iterator[TrainingSet]:
    """All sets in the order in which they are learned; `games` is for two players and one die."""
    for dice, finish in product(DICE.values, (FINISH.values[HOME], FINISH.values[BUILD])):
        fewer = ""
        for seats in PLAYER_OPTIONS:
            options = read({**seats, "dice": dice, "finish": finish})
            # A game of more players is longer, and each of its positions takes longer to judge.
            after, share = fewer, 2 / options.players
            if options.dice:
                # Many more throws have to be looked at.
                after, share = value.set_of(options._replace(dice=0)), share / 4
            if options.finish == BUILD:
                after, share = value.set_of(options._replace(finish=HOME)), share / 2
            fewer = value.set_of(options)
            yield TrainingSet(fewer, options, max(1, round(games * share)), after)


def read(given: dict[str, str]) -> Options:
    """Options by name."""
    return LES_4_COLONNES.options.read_options(given)


def beginning(seed: int) -> Any:  # noqa: ANN401
    """Weights that want to lead and know nothing else."""
    row = random_weights(value.SIZE, seed)
    straight = MASKS * WIDE * value.UNITS
    row[straight:] /= 10
    row[-value.UNITS :] *= 30
    for lead in range(LEADS):
        row[straight + WIDE * (MASKS - 1) + lead] = A_LEAD * (lead - LEADS // 2)
    return row


def new_trainer() -> Train:
    """Learns a set from games, going on from what was learned before."""
    learn = Compiler(bind_learning(LES_4_COLONNES.rules)).entry()

    def train(training_set: TrainingSet, rows: Sequence[Mapping[str, Any]], seed: int) -> list[Any]:
        return [learned(learn, training_set, rows[0].get(training_set.after), seed)]

    return train


def rates(options: Options, *, goes_on: bool) -> tuple[float, float]:
    """The rate of learning at first, and what is left of it in the last round."""
    if options.finish == BUILD:
        # Moves differ so little that a higher rate unlearns which is better.
        return RATE / (100 if options.dice else 10), 5 * SLOWER
    # What goes on from another set begins where that one ended: slowly.
    return (RATE / 2, 2 * SLOWER) if goes_on else (RATE, SLOWER)


def halved(row: Any) -> Any:  # noqa: ANN401
    """Weights that score half as much: those that lead to the result, not those of the units."""
    straight = MASKS * WIDE * value.UNITS
    row[straight : straight + MASKS * WIDE] /= 2
    row[-value.UNITS - 1 :] /= 2
    return row


def learned(learn: Learn, training_set: TrainingSet, before: Any, seed: int) -> Any:  # noqa: ANN401
    """Learn from so many games, more and more slowly; going on from what was learned before."""
    import numpy

    row = beginning(seed) if before is None else numpy.array(before)
    options, after = training_set.options, training_set.after
    goes_on_from = (options._replace(teams=0), options._replace(finish=HOME))
    if after != training_set.name and after in map(value.set_of, goes_on_from):
        # The scores of partners are added up: each counts half of what a player's alone did. And
        # where a double 3 decides, a lead is worth about half as much.
        row = halved(row)
    rate, slower = rates(options, goes_on=before is not None)
    trail = numpy.zeros((LONGEST, FIELDS), numpy.int64)
    worths, targets = numpy.zeros((LONGEST, SEATS)), numpy.zeros(2 * SEATS)
    start = LES_4_COLONNES.rules.start(options)

    def learn_from(first: int, number: int, pace: float) -> None:
        figures = (seed, first, number, pace, TRUST, STRAYS)
        learn(options, start, *figures, row, trail, worths, targets)

    follow(Schedule(training_set.games, ROUNDS, rate, slower, KEPT), row, learn_from)
    # Kept in 32 bits: whatever goes on from here goes on from what is kept.
    return numpy.array(row, numpy.float32).astype(numpy.float64)


JOB: Final = TrainingJob(
    program="python -m colonnade.games.les_4_colonnes.bot.train",
    about=__doc__,
    book=LES_4_COLONNES,
    value=value.chance,
    games=GAMES,
    files=(WeightsFile(weights.WEIGHTS, SINGLE, value.SIZE),),
    training_sets=training_sets,
    new_trainer=new_trainer,
)

if __name__ == "__main__":
    sys.exit(main(JOB, sys.argv[1:]))
