"""Learn the weights of `outlook`: `python -m colonnade.bots.columbiz.train`.

Each round plays games against itself by exact odds over the present weights, and then fits, for
every place in the order of play, the points that were still made to the features; the spreads
are those under which the results of the games are likeliest. The same seed gives the same weights.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

from colonnade.bots.learned import SINGLE, DamagedWeights, read_rows, write_rows
from colonnade.bots.rows import file_of, spell
from colonnade.games.columbiz.dice import VALUES
from colonnade.games.columbiz.options import OPTIONS, Options, write_options
from colonnade.games.columbiz.rules import THROWS, awaits, forfeit, next_turn, start, total
from colonnade.kernel.awaited import OVER
from colonnade.swift.arrays import NumpyArrays
from colonnade.swift.compiler import Compiler, Function
from colonnade.swift.draws import MASK, below, following, stream_of, word

from .endings import MOST, Endings, after_plan
from .hands import EMPTY, FULL, NONE, Hands
from .outlook import (
    FEATURES,
    NARROWEST,
    WEIGHTS,
    describe,
    has_a_turn_left,
    number_of_weights,
    place_in_order,
    time_left,
)
from .study import survey, weigh
from .throwing import Odds, place_of, places
from .workshop import new_workshop

LONGEST: Final = 400
"""Turns of a game for which there is room."""
RIDGE: Final = 20.0
"""How strongly weights are drawn to zero, once features are of one size."""
FIRST_SPREADS: Final = (1.0, 8.0)
"""Before anything is learned: points alone count."""
SPREADS_TRIED: Final = tuple(
    (quarter / 4, float(more)) for quarter in range(1, 33) for more in range(20)
)

# The facts of a row.
PLACE: Final = 0
LEFT: Final = 1
POINTS: Final = 2
SEAT: Final = 3
PLAYS: Final = 4
AT_THE_END: Final = 5
FACTS: Final = 6


class Lessons(NamedTuple):
    """What the seats were told and got, `players` rows for every turn that began."""

    features: Any
    facts: Any


def play_one(
    options: Options,
    stream: int,
    hands: Hands,
    weights: Sequence[float],
    endings: Endings,
    odds: Odds,
    features: Any,  # noqa: ANN401
    facts: Any,  # noqa: ANN401
) -> int:
    """Play a game and write a row for each seat before each turn; returns how many."""
    players, number = options.players, 0
    state = start(options)
    while awaits(options, state) != OVER and number + players <= len(features):
        for seat in range(players):
            facts[number, PLACE] = place_in_order(options, state, seat)
            facts[number, LEFT] = time_left(options, state)
            facts[number, POINTS] = total(options, state, seat)
            facts[number, SEAT] = seat
            facts[number, PLAYS] = 1.0 if has_a_turn_left(options, state, seat) else 0.0
            describe(options, state, seat, features[number])
            number += 1
        seat = state.seat
        known = survey(options, state, MOST, hands, weights, endings, odds)
        weigh(options, state, known, hands, endings, odds)
        hand, left = EMPTY, THROWS
        while left > 0:
            while hand < FULL:
                stream = following(stream)
                hand = hands.more[hand * VALUES + below(word(stream), VALUES)]
            left -= 1
            if places(endings, odds, left, hand, seat, players):
                break
            if left > 0:
                hand = odds.keeps[place_of(left, hand)]
        ending = odds.endings[hand]
        if ending == NONE:
            state = next_turn(options, forfeit(state))
        else:
            state = after_plan(options, state, endings.plans[ending])
    for row in range(number):
        facts[row, AT_THE_END] = total(options, state, int(facts[row, SEAT]))
    return number


def all_options(players: int) -> Iterator[Options]:
    """Every set of options of so many players."""
    for values in product(*(range(len(option.values)) for option in OPTIONS)):
        yield Options(players, *values)


@cache
def compiled_play() -> Function:
    """`play_one`, compiled once."""
    return Compiler(play_one).entry()


def taught(options: Options, weights: Any, games: int, seed: int) -> Lessons:  # noqa: ANN401
    """Some games, as lessons."""
    import numpy

    room = new_workshop(NumpyArrays(), options.players)
    features = numpy.zeros((LONGEST * options.players, FEATURES))
    facts = numpy.zeros((LONGEST * options.players, FACTS))
    play = compiled_play()
    told: list[Lessons] = []
    for game in range(games):
        stream = stream_of(seed & MASK, game)
        number = play(
            options, stream, room.hands, weights, room.endings, room.odds, features, facts
        )
        told.append(Lessons(features[:number].copy(), facts[:number].copy()))
    return joined(told)


def joined(told: Sequence[Lessons]) -> Lessons:
    """Lessons one after the other."""
    import numpy

    return Lessons(
        numpy.concatenate([lessons.features for lessons in told]),
        numpy.concatenate([lessons.facts for lessons in told]),
    )


def fitted(options: Options, lessons: Lessons) -> Any:  # noqa: ANN401
    """The weights that tell best how many points were still made, and who won."""
    import numpy

    features, facts = lessons
    rows = numpy.hstack([features, features * facts[:, LEFT : LEFT + 1]])
    still_made = facts[:, AT_THE_END] - facts[:, POINTS]
    weights = numpy.zeros(number_of_weights(options.players))
    points = facts[:, POINTS].copy()
    for place in range(options.players):
        chosen = (facts[:, PLACE] == place) & (facts[:, PLAYS] > 0)
        sizes = numpy.sqrt((rows[chosen] ** 2).mean(axis=0)) + 1e-9
        scaled = rows[chosen] / sizes
        bend = scaled.T @ scaled + RIDGE * numpy.eye(WEIGHTS)
        found = numpy.linalg.solve(bend, scaled.T @ still_made[chosen]) / sizes
        weights[place * WEIGHTS : (place + 1) * WEIGHTS] = found
        points[chosen] += rows[chosen] @ found
    weights[-2:] = likeliest_spreads(
        points.reshape(-1, options.players),
        facts[:, AT_THE_END].reshape(-1, options.players),
        facts[:: options.players, LEFT],
    )
    return weights


def likeliest_spreads(points: Any, ends: Any, left: Any) -> tuple[float, float]:  # noqa: ANN401
    """The spreads under which the winners are likeliest, given the points foretold."""
    import numpy

    won = (ends == ends.max(axis=1, keepdims=True)).astype(float)
    won /= won.sum(axis=1, keepdims=True)
    ahead = points - points.max(axis=1, keepdims=True)

    def likelihood(spreads: tuple[float, float]) -> float:
        spread = numpy.maximum(NARROWEST, spreads[0] + spreads[1] * left)[:, None]
        logs = ahead / spread
        logs -= numpy.log(numpy.exp(logs).sum(axis=1, keepdims=True))
        return float((won * logs).sum())

    return max(SPREADS_TRIED, key=likelihood)


def learned(options: Options, games: int, rounds: int, seed: int) -> Any:  # noqa: ANN401
    """The weights of some options."""
    import numpy

    weights = numpy.zeros(number_of_weights(options.players))
    weights[-2:] = FIRST_SPREADS
    told: list[Lessons] = []
    for number in range(rounds):
        told.append(taught(options, weights, games, seed + number))
        # The first games know nothing of lines and captures to come: not worth imitating.
        weights = fitted(options, joined(told[1:] or told))
    return weights


def main(arguments: Sequence[str]) -> None:
    """Learn for all options of so many players, and keep it beside what was learned before."""
    parser = argparse.ArgumentParser(prog="python -m colonnade.bots.columbiz.train")
    parser.add_argument("players", type=int, choices=(2, 3, 4), help="how many play")
    parser.add_argument("--games", type=int, default=400, help="games of a round (400)")
    parser.add_argument("--rounds", type=int, default=4, help="rounds (4)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights (1)")
    given = parser.parse_args(arguments)
    for options in all_options(given.players):
        name = spell(write_options(options))
        weights = learned(options, given.games, given.rounds, given.seed)
        print(name, "spreads", *weights[-2:], flush=True)
        keep(name, [float(weight) for weight in weights], vars(given))


def keep(name: str, weights: Sequence[float], given: dict[str, object]) -> None:
    """Write a row into the file of all rows."""
    path = file_of("columbiz")
    try:
        rows: dict[str, Sequence[float]] = dict(read_rows(path))
    except DamagedWeights:
        rows = {}
    rows[name] = weights
    made_by = {key: given[key] for key in ("games", "rounds", "seed")}
    made_by["command"] = "python -m colonnade.bots.columbiz.train PLAYERS"
    write_rows(path, dict(sorted(rows.items())), SINGLE, made_by)


if __name__ == "__main__":
    main(sys.argv[1:])
