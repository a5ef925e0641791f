"""Learn what positions of three and four are worth: `python -m colonnade.games.corintho.bot.train
shares`.

With the usual options, each round plays games against itself by searches of a fixed number of
simulations: in the first round by those that judge by playouts and hands, then by what the round
before has learned; the last round plays games among UCT players. What is learned is what all
positions so far are worth: partly what their search has found, mostly what came of them. The same
seed gives the same numbers, on one kind of processor to the byte.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from colonnade.bots.weights.store import row_name
from colonnade.games.corintho.core.options import Options, write_options

from . import growing_tree, share_descent, share_self_play
from .share_descent import FADING, FADING_SQUARES, Layers, new_layers, new_lesson
from .share_games import games_among_uct
from .share_network import PLACES, UNITS, new_network
from .share_rows import INNER_NUMBERS, as_network, learned_row_of
from .share_self_play import END, IS_FOLLOWED, KIND, LENGTH, PROVED, SEAT, UNJUDGED
from .train_many import all_options
from .training_command import TrainingCommand
from .tree_nodes import new_nodes, new_paths
from .weights import SHARE_WEIGHTS, load_weights

ROWS_A_CALL: Final = 20_000
MIXED: Final = 0.8
"""How much what came of a position counts, beside what its search has found."""
SIMS_AMONG_UCT: Final = 1_500
"""Simulations of a move of the one that learns among them."""
TIMES_AMONG_UCT: Final = 3
"""How much more positions of such games count: there are fewer, and they tell of the mistakes of
others."""
EPOCHS: Final = 3
BATCH: Final = 512
PACE: Final = 0.003
"""How far each number moves at first; less and less later."""
STEPS: Final = 256
"""Parts of one that are kept: single precision adds them up without rounding, in any order."""
# How learned numbers are spread before anything is learned, and what units begin with.
SPREAD: Final = Layers(0.05, 0.25, 0.2)
UNITS_AT_FIRST: Final = 0.5
INNER_UNITS_AT_FIRST: Final = 0.4


class Lessons(NamedTuple):
    """Positions: the learned rows that count in each, and what it is worth to each seat."""

    places: Any
    shares: Any
    """In order of turn, from the seat to act."""


def played(
    options: Options, weights: Sequence[float], positions: int, sims: int, seed: int
) -> Lessons:
    """The positions of games, judged by playouts where nothing was learned."""
    import numpy

    made, players = share_self_play.LOOP.ready(), options.players
    arrays = made.arrays
    hands = arrays.table(load_weights(options))
    network = new_network(arrays, as_network(weights) if weights else None)
    nodes, paths = new_nodes(arrays, players, sims + 2), new_paths(arrays, players, seed)
    room, next_game = arrays.rows(ROWS_A_CALL, LENGTH), arrays.ints(1)
    shares = arrays.floats(ROWS_A_CALL * players)
    met: list[Lessons] = []
    number = 0
    while number < positions:
        rows = made.call(
            *(options, sims, seed, int(next_game[0]), room, shares, next_game),
            *(hands, network, nodes, paths),
        )
        found = numpy.array(shares[: rows * players]).reshape(-1, players)
        met.append(as_lessons(options, numpy.array(room[:rows], numpy.int64), found))
        number += rows
    return joined(met)


def played_among_uct(
    options: Options, weights: Sequence[float], positions: int, uct_sims: int, seed: int
) -> Lessons:
    """The positions of games of one that searches by what was learned among UCT players."""
    import numpy

    network = new_network(growing_tree.LOOP.ready().arrays, as_network(weights))
    rows, shares = games_among_uct(
        options, load_weights(options), network, positions, SIMS_AMONG_UCT, uct_sims, Random(seed)
    )
    met = numpy.array(rows, numpy.int64).reshape(-1, LENGTH)
    return as_lessons(options, met, numpy.array(shares).reshape(-1, options.players))


def joined(lessons: Sequence[Lessons]) -> Lessons:
    """All lessons as one."""
    import numpy

    return Lessons(*map(numpy.concatenate, zip(*lessons, strict=True)))


def as_lessons(options: Options, met: Any, shares: Any) -> Lessons:  # noqa: ANN401
    """What each position is worth by its search and by what followed, while best moves followed."""
    import numpy

    shares = shares.copy()
    for at in numpy.flatnonzero((met[:, IS_FOLLOWED] == 1) & (met[:, KIND] != PROVED))[::-1]:
        mixed = 1.0 if met[at, KIND] == UNJUDGED else MIXED
        shares[at] += mixed * (shares[at + 1] - shares[at])
    is_position = met[:, KIND] != END
    met, shares = met[is_position], shares[is_position]
    turns = (met[:, SEAT, None] + numpy.arange(options.players)) % options.players
    places = numpy.array(learned_row_of(), numpy.int16)[met[:, :PLACES]]
    return Lessons(places, numpy.take_along_axis(shares, turns, 1).astype(numpy.float32))


def at_first(seed: int) -> Layers:
    """Numbers of which nothing is learned."""
    import numpy

    rng = numpy.random.default_rng(seed)
    numbers = new_layers()
    for layer, spread in zip(numbers, SPREAD, strict=True):
        layer[:] = rng.normal(0, spread, layer.shape)
    numbers.rows[1:] += UNITS_AT_FIRST / PLACES
    numbers.rows[0] = 0
    numbers.inner[-1] = INNER_UNITS_AT_FIRST
    numbers.outputs[-1] = 0
    return numbers


def fitted(options: Options, lessons: Lessons, seed: int) -> list[float]:
    """The numbers under which the shares are likeliest, by stochastic gradient descent."""
    import numpy

    made = share_descent.LOOP.ready()
    rng = numpy.random.default_rng(seed)
    numbers, size = at_first(seed), len(lessons.places)
    # What was never met says nothing, and takes less room.
    met = numpy.bincount(lessons.places.ravel(), minlength=len(numbers.rows))
    numbers.rows[met == 0] = 0
    slopes, means, squares = new_layers(), new_layers(), new_layers()
    lesson = new_lesson()
    batches = EPOCHS * (size // BATCH)
    order = rng.permutation(size)
    for step in range(batches):
        at = step * BATCH % (size // BATCH * BATCH)
        if at == 0:
            order = rng.permutation(size)
        pace = PACE * (1 + numpy.cos(numpy.pi * step / batches)) / 2
        pace *= (1 - FADING_SQUARES ** (step + 1)) ** 0.5 / (1 - FADING ** (step + 1))
        made.call(
            *(options.players, *lessons, order[at : at + BATCH], float(pace)),
            *(numbers, slopes, means, squares, lesson),
        )
    kept = numpy.concatenate([numbers.rows[1:].ravel(), *map(numpy.ravel, numbers[1:])])
    return [float(number) for number in numpy.round(kept * STEPS) / STEPS]


def log_loss(options: Options, lessons: Lessons, weights: Sequence[float]) -> float:
    """How far shares are missed; by equal shares where nothing was learned."""
    import numpy

    if not weights:
        return float(numpy.log(options.players))
    numbers, every = new_layers(), numpy.array(weights, numpy.float32)
    ends = (numbers.rows[1:].size, numbers.rows[1:].size + INNER_NUMBERS)
    numbers.rows[1:] = every[: ends[0]].reshape(-1, UNITS)
    numbers.inner[:] = every[ends[0] : ends[1]].reshape(numbers.inner.shape)
    numbers.outputs[:] = every[ends[1] :].reshape(numbers.outputs.shape)
    order = numpy.arange(len(lessons.places))
    missed = share_descent.LOOP.ready().call(
        *(options.players, *lessons, order, 0.0),
        *(numbers, numbers, numbers, numbers, new_lesson()),
    )
    return float(missed) / len(order)


def learned(
    options: Options, *, positions: int, sims: int, rounds: int, among: int, uct: int, seed: int
) -> Sequence[float]:
    """The numbers of some options."""
    weights: Sequence[float] = ()
    lessons: list[Lessons] = []
    for number in range(rounds + 1):
        if number < rounds:
            more, times = played(options, weights, positions, sims, seed + number), 1
        else:
            more, times = played_among_uct(options, weights, among, uct, seed), TIMES_AMONG_UCT
        # Nothing was learned from these yet.
        missed = log_loss(options, more, weights)
        lessons += [more] * times
        weights = fitted(options, joined(lessons), seed)
        print(
            f"round {number + 1}, {options.players} players: {len(more.places)} positions, "
            f"log-loss {missed:.4f} before and {log_loss(options, more, weights):.4f} after",
            flush=True,
        )
    return weights


def make_rows(**how: int) -> Mapping[str, Sequence[float]]:
    """The rows of the file."""
    return {row_name(write_options(options)): learned(options, **how) for options in all_options()}


COMMAND: Final = TrainingCommand(
    "colonnade.games.corintho.bot.train shares",
    SHARE_WEIGHTS,
    {
        "positions": (300_000, "positions of a round"),
        "sims": (400, "simulations of a move"),
        "rounds": (2, "rounds of games against itself"),
        "among": (150_000, "positions of games among UCT players"),
        "uct": (3_000, "simulations of a move of theirs"),
        "seed": (1, "the same seed, the same numbers"),
    },
    make_rows,
)
