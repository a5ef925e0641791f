"""Figures and their certainty."""

from random import Random
from statistics import mean, stdev

import pytest

from colonnade.lab.interval import of_count, of_difference, of_mean, of_share
from colonnade.lab.moments import moments_of as column


def test_a_column_knows_the_mean_and_its_error() -> None:
    numbers = [3, 5, 5, 9, 40, 0]
    assert column(numbers).mean == mean(numbers)
    assert column(numbers).error == pytest.approx(stdev(numbers) / len(numbers) ** 0.5)


def test_columns_merge_into_the_column_of_all_numbers() -> None:
    first, second = column([1, 2, 3]), column([10, -20])
    first.merge(second)
    assert first == column([10, 1, -20, 3, 2])


def test_a_share_has_wilsons_interval() -> None:
    # Eight of ten: a textbook's example.
    found = of_share(column([1] * 8 + [0] * 2), 1)
    assert found == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


def test_a_share_of_none_or_all_is_not_certain() -> None:
    assert of_share(column([0] * 20), 1) == pytest.approx((0, 0, 0.1611), abs=1e-4)
    assert of_share(column([12] * 20), 12) == pytest.approx((1, 0.8389, 1), abs=1e-4)


def test_a_count_is_never_negative_and_a_difference_may_be() -> None:
    numbers = column([0] * 20 + [1])
    assert of_count(numbers).low == 0
    assert of_mean(numbers).low < 0


def test_the_intervals_hold_the_truth_about_95_times_of_100() -> None:
    rng, held = Random(5), 0
    for _ in range(1000):
        wins = column([rng.random() < 0.3 for _ in range(200)])
        held += of_share(wins, 1).low <= 0.3 <= of_share(wins, 1).high
    assert 930 <= held <= 970


def test_games_that_all_agree_may_still_differ() -> None:
    assert of_difference(column([0] * 40)) == pytest.approx((0, -0.0923, 0.0923), abs=1e-3)
    assert of_difference(column([1, -1, 0])) == of_mean(column([1, -1, 0]))
