"""A course of lessons: rounds in which one learns more and more slowly, and what is kept of them.

The weights of the last rounds are averaged: each of them still wavers with its last games, and
their mean lies closer to what they waver about.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from colonnade.swift.draws import following, stream_of, word

Lesson = Callable[[int, int, float], object]
"""Learns from games: from which number on, how many, and at which rate."""


class Course(NamedTuple):
    """How long and how fast is learned."""

    games: int
    rounds: int
    rate: float
    slower: float
    """What is left of the rate in the last round."""
    kept: int
    """The last rounds whose weights are averaged."""


def follow(course: Course, weights: Any, lesson: Lesson) -> None:  # noqa: ANN401
    """Follow a course whose lessons change the weights, which are its mean in the end."""
    games, rounds, rate, slower, kept = course
    total = 0 * weights
    for number in range(rounds):
        first, end = games * number // rounds, games * (number + 1) // rounds
        lesson(first, end - first, rate * slower ** (number / rounds))
        if number >= rounds - kept:
            total += weights
    weights[:] = total / kept


def scattered(size: int, seed: int) -> Any:  # noqa: ANN401
    """Small weights that know nothing, half of them below zero."""
    import numpy  # the compiler's own arrays; not needed to play

    row = numpy.zeros(size)
    stream = stream_of(seed, 0)
    for index in range(size):
        stream = following(stream)
        row[index] = (word(stream) / (1 << 62) - 1) / 10
    return row
