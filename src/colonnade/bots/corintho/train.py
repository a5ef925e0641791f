"""Learn the weights of `outlook`: `python -m colonnade.bots.corintho.train`.

For every set of options of two players, each round plays games against itself by searches of a
fixed number of nodes from the present weights, after some moves at random; the weights are then
those under which the results of all quiet positions so far are likeliest. The same seed gives the
same weights, to the byte.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from colonnade.bots.learned import SINGLE, DamagedWeights, read_rows, write_rows
from colonnade.bots.rows import file_of, spell
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.board import KINDS
from colonnade.games.corintho.lines import standing
from colonnade.games.corintho.options import OPTIONS, Options, write_options
from colonnade.games.corintho.rules import after_move, count, legal, nth, start
from colonnade.games.corintho.state import State, tops

from .deepening import LOOP, Deepening
from .outlook import COUNTS, PHASES, WEIGHTS, describe

WEIGHTS_FILE: Final = file_of("corintho")
RANDOM_MOVES: Final = 9
"""Moves at random before a game, fewer than this."""
RIDGE: Final = 2.0
"""How strongly weights are drawn to zero."""
NEWTON_STEPS: Final = 12
DIGITS: Final = 3
"""Places that are kept of a weight: what machines reckon differently lies far behind them."""
FIRST: Final = (0.0, 1.0, 1.0, 1.0) * PHASES + (0.0,) * (KINDS * COUNTS)
"""Before anything is learned: a piece more in hand is worth having."""


class Lesson(NamedTuple):
    """A quiet position, and how the game ended for the seat to act."""

    features: tuple[float, ...]
    share: float


def all_options() -> Iterator[Options]:
    """Every set of options of two players."""
    for values in product(*(range(len(option.values)) for option in OPTIONS)):
        yield Options(2, *values)


def played(options: Options, weights: Sequence[float], nodes: int, rng: Random) -> Iterator[Lesson]:
    """One game, as lessons; it ends when its result is certain."""
    made, state = LOOP.ready(), start(options)
    met: list[State] = []
    at_random = rng.randrange(RANDOM_MOVES)
    winners = 0
    while not winners:
        menu = legal(options, state)
        if at_random > 0:
            at_random -= 1
            move = nth(menu, rng.randrange(count(menu)))
        else:
            met.append(state)
            search = Deepening(made, options, state, weights, nodes)
            search.shuffle(rng)
            search.run(float("inf"))
            if search.is_proved:
                winners = 1 << (state.seat if search.score > 0 else 1 - state.seat)
                break
            move = search.line[0]
        state = after_move(options, state, move)
        winners = state.winners
    result = CORINTHO.result(winners, options.players)
    for before in met:
        if not standing(tops(before.pieces)):
            yield Lesson(describe(before), float(result[before.seat]))


def fitted(lessons: Sequence[Lesson]) -> tuple[float, ...]:
    """The weights under which the results are likeliest, by Newton's method."""
    import numpy

    features = numpy.array([lesson.features for lesson in lessons])
    shares = numpy.array([lesson.share for lesson in lessons])
    weights = numpy.zeros(WEIGHTS)
    for _ in range(NEWTON_STEPS):
        chances = 1 / (1 + numpy.exp(-features @ weights))
        slope = features.T @ (shares - chances) - RIDGE * weights
        bend = (features.T * (chances * (1 - chances))) @ features + RIDGE * numpy.eye(WEIGHTS)
        weights += numpy.linalg.solve(bend, slope)
    return tuple(round(float(weight), DIGITS) for weight in weights)


def learned(options: Options, games: int, nodes: int, rounds: int, seed: int) -> tuple[float, ...]:
    """The weights of some options."""
    weights: tuple[float, ...] = FIRST
    lessons: list[Lesson] = []
    for number in range(rounds):
        rng = Random(f"{seed} {spell(write_options(options))} {number}")
        for _ in range(games):
            lessons.extend(played(options, weights, nodes, rng))
        weights = fitted(lessons)
    return weights


def main(arguments: Sequence[str]) -> None:
    """Learn for all options, and keep what was learned."""
    parser = argparse.ArgumentParser(prog="python -m colonnade.bots.corintho.train")
    parser.add_argument("--games", type=int, default=500, help="games of a round (500)")
    parser.add_argument("--nodes", type=int, default=800, help="nodes of a move (800)")
    parser.add_argument("--rounds", type=int, default=2, help="rounds (2)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights (1)")
    parser.add_argument("--into", type=Path, default=WEIGHTS_FILE.parent, help="a directory")
    parser.add_argument("--go-on", action="store_true", help="after a run that was broken off")
    given = parser.parse_args(arguments)
    how = {name: getattr(given, name) for name in ("games", "nodes", "rounds", "seed")}
    made_by = {"command": parser.prog, **how}
    finished = given.into / WEIGHTS_FILE.name
    unfinished = finished.with_suffix(".part")
    rows = begun(unfinished, made_by) if given.go_on else {}
    for options in all_options():
        name = spell(write_options(options))
        if name not in rows:
            rows[name] = learned(options, **how)
            write_rows(unfinished, rows, SINGLE, made_by)
            print(name, *(f"{weight:.2f}" for weight in rows[name]), flush=True)
    unfinished.replace(finished)


def begun(unfinished: Path, made_by: Mapping[str, object]) -> dict[str, Sequence[float]]:
    """What a run of the same command has learned before it was broken off."""
    try:
        rows: dict[str, Sequence[float]] = dict(read_rows(unfinished))
    except DamagedWeights:
        return {}
    head = json.loads(unfinished.read_bytes().partition(b"\n")[0])
    return rows if head["made_by"] == made_by else {}


if __name__ == "__main__":
    main(sys.argv[1:])
