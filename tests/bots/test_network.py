"""The small network: its output, and that it learns."""

from array import array
from random import Random

import pytest

from colonnade.bots.value.network import WIDE, gradient_step, score, size_of

UNITS = 8
INPUTS = (0b1011, 1 << 61)


def some_weights() -> "array[float]":
    rng = Random(1)
    return array("d", [rng.uniform(-1, 1) for _ in range(size_of(len(INPUTS), UNITS))])


def test_a_score_is_what_the_weights_of_the_inputs_make() -> None:
    weights = some_weights()
    on = [0, 1, 3, WIDE + 61]
    straight = 2 * WIDE * UNITS
    own = straight + 2 * WIDE
    total = weights[own + UNITS] + sum(weights[straight + index] for index in on)
    for unit in range(UNITS):
        got = weights[own + unit] + sum(weights[index * UNITS + unit] for index in on)
        total += weights[own + UNITS + 1 + unit] * got / (1 + abs(got))
    assert score(INPUTS, weights, UNITS) == pytest.approx(total)


def test_a_shift_moves_the_score_as_far_as_its_slope_says() -> None:
    weights = some_weights()
    before = score(INPUTS, weights, UNITS)
    nudged = array("d", weights)
    gradient_step(INPUTS, nudged, UNITS, 1e-6)
    moved = score(INPUTS, nudged, UNITS) - before
    slope = sum((new - old) ** 2 for new, old in zip(nudged, weights, strict=True)) / 1e-6
    assert moved > 0
    assert moved == pytest.approx(slope, rel=1e-3)


def test_inputs_that_are_off_keep_their_weights() -> None:
    weights = some_weights()
    taught = array("d", weights)
    gradient_step(INPUTS, taught, UNITS, 0.1)
    row = slice(2 * UNITS, 3 * UNITS)
    assert taught[row] == weights[row]
    assert taught[:UNITS] != weights[:UNITS]
