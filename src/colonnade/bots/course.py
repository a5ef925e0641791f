"""A course of lessons: rounds in which one learns more and more slowly, and what is kept of them.

The weights of the last rounds are averaged: each of them still wavers with its last games, and
their mean lies closer to what they waver about.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

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


def asked(
    program: str, about: str | None, games: int, into: Path, arguments: Sequence[str]
) -> argparse.Namespace:
    """What a command that follows courses is asked for."""
    parser = argparse.ArgumentParser(prog=program, description=about)
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights (1)")
    parser.add_argument("--games", type=int, default=games, help=f"for the first set ({games})")
    parser.add_argument("--into", type=Path, default=into, help="a directory")
    parser.add_argument("--go-on", action="store_true", help="keep what is there already")
    parser.add_argument("--compare", type=Path, metavar="OLD", help="with the weights of a file")
    return parser.parse_args(arguments)
