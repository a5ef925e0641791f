"""Schedules: which games are learned from, at which rate, and what is averaged."""

import numpy
import pytest

from colonnade.bots.training.schedule import Schedule, follow


def test_every_game_is_learned_from_once_and_more_and_more_slowly() -> None:
    learned: list[int] = []
    rates: list[float] = []

    def lesson(first: int, number: int, rate: float) -> None:
        learned.extend(range(first, first + number))
        rates.append(rate)

    follow(Schedule(10, 4, 0.5, 0.0625, 1), numpy.zeros(1), lesson)
    assert learned == list(range(10))
    assert rates == pytest.approx([0.5, 0.25, 0.125, 0.0625])


def test_the_mean_of_the_last_rounds_is_kept() -> None:
    weights = numpy.zeros(2)

    def lesson(first: int, number: int, rate: float) -> None:
        weights[0] += 1
        weights[1] = first

    follow(Schedule(4, 4, 1.0, 1.0, 2), weights, lesson)
    assert weights.tolist() == [3.5, 2.5]
