"""Learn what the board of two is worth: `python -m colonnade.games.corintho.bot.train_board`.

Each round plays games against itself by searches of a fixed number of nodes, which judge positions
by what the round before has learned, in the first round by the hands alone. What is learned is
added to the worth of the hands, so that all quiet positions so far are worth what their search has
found, mixed with what came of them by best play. The same seed gives the same numbers, on one kind
of processor to the byte.
"""

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from colonnade.bots.weights.store import row_name
from colonnade.games.corintho.core.options import Options, read_options, write_options

from .board_network import COLUMNS, DIRECT, PLACES
from .board_rows import expanded, number_of_rows, summands
from .board_self_play import IS_FOLLOWED, IS_QUIET, LENGTH, LOOP, PAIR, SCORE, SEAT
from .evaluation import UNIT
from .search_stack import SURE, new_frames, new_tables
from .training_command import TrainingCommand
from .weights import BOARD_WEIGHTS, load_weights

ROWS_A_CALL: Final = 20_000
TABLE: Final = 1 << 17
"""Entries of the transposition table; what it holds is true of a position in any game."""
MIXED: Final = 0.5
"""How much what came of a position counts beside what its search has found."""
EPOCHS: Final = 8
BATCH: Final = 1_024
PACE: Final = 0.004
"""How far each number moves at first; less and less later."""
FADING: Final = (0.9, 0.999)
TINY: Final = 1e-7
STEPS: Final = (256, 16)
"""Parts of a hidden unit's range, and of a point, that are kept: single precision adds them up
without rounding, in any order."""


class Lessons(NamedTuple):
    """Quiet positions: what counts in each, what its hands are worth, and what it is worth."""

    rows: Any
    """The numbers of the learned rows, as many for each position."""
    hands: Any
    shares: Any


def played(
    options: Options, weights: Sequence[float], positions: int, nodes: int, seed: int
) -> Lessons:
    """The quiet positions of games, judged by the hands alone where nothing was learned."""
    import numpy

    made = LOOP.ready()
    hands = made.arrays.table(load_weights(options))
    network = expanded(weights) if weights else ()
    frames, tables = new_frames(made.arrays), new_tables(made.arrays, TABLE, network)
    room, progress = made.arrays.rows(ROWS_A_CALL, LENGTH), made.arrays.ints(1)
    met: list[Any] = []
    number = 0
    while number < positions:
        rows = made.call(
            *(options, nodes, seed, int(progress[0]), room, progress),
            *(hands, frames, tables),
        )
        met.append(numpy.array(room[:rows], numpy.int64))
        number += rows
    found = numpy.concatenate(met)
    shares = mixed(found)
    is_quiet = found[:, IS_QUIET] == 1
    return as_lessons(options, found[is_quiet], shares[is_quiet])


def mixed(found: Any) -> Any:  # noqa: ANN401
    """What each position is worth by its search and by what followed, while best moves followed."""
    import numpy

    scores = found[:, SCORE]
    shares = 1 / (1 + numpy.exp(-numpy.clip(scores, -SURE, SURE) / UNIT))
    shares = numpy.where(numpy.abs(scores) > SURE, scores > 0, shares)
    for at in numpy.flatnonzero(found[:, IS_FOLLOWED])[::-1]:
        after = shares[at + 1]
        if found[at + 1, SEAT] != found[at, SEAT]:
            after = 1 - after
        shares[at] += MIXED * (after - shares[at])
    return shares


def as_lessons(options: Options, found: Any, shares: Any) -> Lessons:  # noqa: ANN401
    """Positions as the learned rows that count in them."""
    import numpy

    # Only hands, the last two, have more than one.
    hands = summands()[found[:, PLACES - 2 : PLACES]].reshape(len(found), -1)
    rows = numpy.concatenate([summands()[found[:, : PLACES - 2], 0], hands], axis=1)
    worth = numpy.array(load_weights(options))[found[:, PAIR]] / UNIT
    return Lessons(rows.astype(numpy.int16), worth, shares)


def fitted(lessons: Lessons, seed: int) -> list[float]:
    """The numbers under which the shares are likeliest, by stochastic gradient descent (Adam)."""
    import numpy

    rng = numpy.random.default_rng(seed)
    size = number_of_rows() + 2
    # The rows, the empty one, and what each hidden unit is worth.
    numbers = rng.normal(0, 0.05, (size, COLUMNS))
    numbers[:, DIRECT] = 0
    numbers[-2] = 0
    numbers[-1, :DIRECT] = rng.normal(0, 0.3, DIRECT)
    mean, square = numpy.zeros_like(numbers), numpy.zeros_like(numbers)
    width = lessons.rows.shape[1]
    batches = EPOCHS * (len(lessons.rows) // BATCH)
    order = rng.permutation(len(lessons.rows))
    for step in range(batches):
        at = step * BATCH % (len(order) // BATCH * BATCH)
        if at == 0:
            order = rng.permutation(len(lessons.rows))
        batch = order[at : at + BATCH]
        rows = lessons.rows[batch]
        sums, worths = numbers[rows].sum(axis=1), numbers[-1, :DIRECT]
        units = sums[:, :DIRECT]
        cut = numpy.clip(units, 0, 1)
        logit = lessons.hands[batch] + sums[:, DIRECT] + (cut * worths).sum(axis=1)
        miss = (1 / (1 + numpy.exp(-logit)) - lessons.shares[batch]) / BATCH
        back = numpy.empty_like(sums)
        back[:, :DIRECT] = numpy.where((units > 0) & (units < 1), miss[:, None] * worths, 0)
        back[:, DIRECT] = miss
        slope = numpy.empty_like(numbers)
        places = rows.ravel()
        for column in range(COLUMNS):
            slope[:, column] = numpy.bincount(
                places, numpy.repeat(back[:, column], width), minlength=size
            )
        slope[-1, :DIRECT] = (cut * miss[:, None]).sum(axis=0)
        slope[-2] = 0
        mean += (1 - FADING[0]) * (slope - mean)
        square += (1 - FADING[1]) * (slope * slope - square)
        pace = PACE * (1 + numpy.cos(numpy.pi * step / batches)) / 2
        pace *= (1 - FADING[1] ** (step + 1)) ** 0.5 / (1 - FADING[0] ** (step + 1))
        numbers -= pace * mean / (numpy.sqrt(square) + TINY)
    numbers[:, DIRECT] *= UNIT
    numbers[-1] *= UNIT
    kept = numpy.delete(numbers, -2, axis=0)
    parts = numpy.full(kept.shape, STEPS[0])
    parts[:, DIRECT] = STEPS[1]
    parts[-1] = STEPS[1]
    return [float(number) for number in (numpy.round(kept * parts) / parts).ravel()]


def log_loss(lessons: Lessons, weights: Sequence[float]) -> float:
    """How far shares are missed, by the hands alone where nothing was learned."""
    import numpy

    logit = lessons.hands
    if weights:
        numbers = numpy.array([*weights[:-COLUMNS], *(0.0,) * COLUMNS]).reshape(-1, COLUMNS)
        sums = sum(numbers[lessons.rows[:, at]] for at in range(lessons.rows.shape[1]))
        cut = numpy.clip(sums[:, :DIRECT], 0, 1)
        worths = numpy.array(weights[-COLUMNS:-1])
        logit = logit + (sums[:, DIRECT] + (cut * worths).sum(axis=1)) / UNIT
    return float((numpy.logaddexp(0, logit) - lessons.shares * logit).mean())


def learned(
    options: Options, *, positions: int, nodes: int, rounds: int, seed: int
) -> Sequence[float]:
    """The numbers of some options."""
    import numpy

    weights: Sequence[float] = ()
    lessons: Lessons | None = None
    for number in range(rounds):
        more = played(options, weights, positions, nodes, seed + number)
        # Nothing was learned from these yet.
        print(f"log-loss {log_loss(more, weights):.4f}, by hands {log_loss(more, ()):.4f}")
        if lessons is not None:
            more = Lessons(*map(numpy.concatenate, zip(lessons, more, strict=True)))
        lessons = more
        weights = fitted(lessons, seed)
        print(f"round {number + 1}: {len(lessons.rows)} quiet positions", flush=True)
    return weights


def options_with_board() -> tuple[Options, ...]:
    """The sets of options that are learned: the usual ones, and those of the preset."""
    return read_options({}), read_options({"preset": "ai"})


def make_rows(**how: int) -> Mapping[str, Sequence[float]]:
    """The rows of the file."""
    return {
        row_name(write_options(options)): learned(options, **how)
        for options in options_with_board()
    }


COMMAND: Final = TrainingCommand(
    "colonnade.games.corintho.bot.train_board",
    BOARD_WEIGHTS,
    {
        "positions": (500_000, "positions of a round"),
        "nodes": (1500, "nodes of a move"),
        "rounds": (1, "rounds"),
        "seed": (1, "the same seed, the same numbers"),
    },
    make_rows,
)


if __name__ == "__main__":
    COMMAND.main(sys.argv[1:])
