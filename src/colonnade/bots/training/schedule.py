"""Training schedule: rounds with a falling learning rate, and an average of the last ones.

The weights of one round still vary with its last games; the mean of several rounds varies less.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from colonnade.compiled.prng import following, stream_of, word

TrainingStep = Callable[[int, int, float], object]
"""Learns from games: from which number on, how many, and at which rate."""


class Schedule(NamedTuple):
    """How long and how fast is learned."""

    games: int
    rounds: int
    rate: float
    slower: float
    """What is left of the rate in the last round."""
    kept: int
    """The last rounds whose weights are averaged."""


def follow(schedule: Schedule, weights: Any, step: TrainingStep) -> None:  # noqa: ANN401
    """Train by a schedule; the weights end as the mean of the last rounds."""
    games, rounds, rate, slower, kept = schedule
    total = 0 * weights
    for number in range(rounds):
        first, end = games * number // rounds, games * (number + 1) // rounds
        step(first, end - first, rate * slower ** (number / rounds))
        if number >= rounds - kept:
            total += weights
    weights[:] = total / kept


def random_weights(size: int, seed: int) -> Any:  # noqa: ANN401
    """Small random weights around zero, to begin with."""
    import numpy  # the compiler's own arrays; not needed to play

    row = numpy.zeros(size)
    stream = stream_of(seed, 0)
    for index in range(size):
        stream = following(stream)
        row[index] = (word(stream) / (1 << 62) - 1) / 10
    return row
