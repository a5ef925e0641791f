"""Learning the numbers of `share_network` by gradient descent (Adam); written to be compiled.

Each lesson is missed by the cross entropy of what the network expects; `train_batch` follows its
slope back through the layers for some lessons at once, and then goes one step down.
"""

from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from colonnade.compiled.lazy_kernel import Kernel, LazyKernel
from colonnade.games.corintho import CORINTHO

from .share_network import INNER_UNITS, PLACES, SEATS, UNITS
from .share_rows import number_of_rows

FADING: Final = 0.9
FADING_SQUARES: Final = 0.999
"""How much of the mean of earlier slopes, and of their squares, stays at each step."""
TINY: Final = 1e-7
LEAK: Final = 0.01
"""The slope of a unit beyond where it is cut, so that it finds back."""
OUTPUTS: Final = UNITS + INNER_UNITS + 1
"""What adds to the outputs: units, inner units, and what the outputs begin with."""
LEAST: Final = 1e-9
"""What a share that is rounded to nothing is taken for."""


class Layers(NamedTuple):
    """A number for each place of the network, by layer: learned ones, or what is known of them."""

    rows: Any
    """The learned rows; the first is empty and stays so."""
    inner: Any
    outputs: Any


class Lesson(NamedTuple):
    """What was found for a lesson on the way, by layer."""

    units: Any
    inner_units: Any
    shares: Any
    unit_slopes: Any
    inner_slopes: Any


def new_layers() -> Layers:
    """Zeros; not compiled."""
    import numpy

    shapes = ((number_of_rows(), UNITS), (UNITS + 1, INNER_UNITS), (OUTPUTS, SEATS))
    return Layers(*(numpy.zeros(shape, numpy.float32) for shape in shapes))


def new_lesson() -> Lesson:
    """Room for one lesson at a time; not compiled."""
    import numpy

    sizes = (UNITS, INNER_UNITS, SEATS, UNITS, INNER_UNITS)
    return Lesson(*(numpy.zeros(size, numpy.float32) for size in sizes))


def train_batch(
    players: int,
    places: Any,  # noqa: ANN401
    targets: Any,  # noqa: ANN401
    order: Any,  # noqa: ANN401
    pace: float,
    numbers: Layers,
    slopes: Layers,
    means: Layers,
    squares: Layers,
    lesson: Lesson,
) -> float:
    """Go down one step by the lessons of an order; the sum of what they were missed by before.

    With no pace nothing is changed.
    """
    missed = 0.0
    for number in order:
        at, wanted = places[number], targets[number]
        forward(players, at, numbers, lesson)
        for seat in range(players):
            missed -= wanted[seat] * log(max(lesson.shares[seat], LEAST))
            lesson.shares[seat] = (lesson.shares[seat] - wanted[seat]) / len(order)
        if pace > 0.0:
            backward(players, at, numbers, slopes, lesson)
    if pace > 0.0:
        adam_step(numbers.rows, slopes.rows, means.rows, squares.rows, pace)
        adam_step(numbers.inner, slopes.inner, means.inner, squares.inner, pace)
        adam_step(numbers.outputs, slopes.outputs, means.outputs, squares.outputs, pace)
        for x in range(UNITS):
            numbers.rows[0][x] = 0.0
    return missed


def cut(unit: float) -> float:
    """What a unit tells."""
    return max(0.0, min(1.0, unit))


def forward(players: int, at: Any, numbers: Layers, lesson: Lesson) -> None:  # noqa: ANN401
    """Find what the network expects of a lesson, given its learned rows."""
    units, inner_units, shares = lesson.units, lesson.inner_units, lesson.shares
    for x in range(UNITS):
        units[x] = 0.0
    for place in range(PLACES):
        row = numbers.rows[at[place]]
        for x in range(UNITS):
            units[x] += row[x]
    for y in range(INNER_UNITS):
        inner_units[y] = numbers.inner[UNITS][y]
    for x in range(UNITS):
        unit, adds = cut(units[x]), numbers.inner[x]
        for y in range(INNER_UNITS):
            inner_units[y] += unit * adds[y]
    for seat in range(players):
        shares[seat] = numbers.outputs[OUTPUTS - 1][seat]
    for x in range(UNITS):
        unit, adds = cut(units[x]), numbers.outputs[x]
        for seat in range(players):
            shares[seat] += unit * adds[seat]
    for y in range(INNER_UNITS):
        unit, adds = cut(inner_units[y]), numbers.outputs[UNITS + y]
        for seat in range(players):
            shares[seat] += unit * adds[seat]
    highest, total = shares[0], 0.0
    for seat in range(players):
        highest = max(highest, shares[seat])
    for seat in range(players):
        shares[seat] = exp(shares[seat] - highest)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


def backward(players: int, at: Any, numbers: Layers, slopes: Layers, lesson: Lesson) -> None:  # noqa: ANN401
    """Add the slopes of a lesson; `shares` holds those of the outputs."""
    units, inner_units, misses = lesson.units, lesson.inner_units, lesson.shares
    unit_slopes, inner_slopes = lesson.unit_slopes, lesson.inner_slopes
    for y in range(INNER_UNITS):
        back, unit = 0.0, cut(inner_units[y])
        adds, slope = numbers.outputs[UNITS + y], slopes.outputs[UNITS + y]
        for seat in range(players):
            back += misses[seat] * adds[seat]
            slope[seat] += misses[seat] * unit
        inner_slopes[y] = back if 0.0 < inner_units[y] < 1.0 else LEAK * back
        slopes.inner[UNITS][y] += inner_slopes[y]
    for seat in range(players):
        slopes.outputs[OUTPUTS - 1][seat] += misses[seat]
    for x in range(UNITS):
        back, unit = 0.0, cut(units[x])
        adds, slope = numbers.outputs[x], slopes.outputs[x]
        for seat in range(players):
            back += misses[seat] * adds[seat]
            slope[seat] += misses[seat] * unit
        adds, slope = numbers.inner[x], slopes.inner[x]
        for y in range(INNER_UNITS):
            back += inner_slopes[y] * adds[y]
            slope[y] += inner_slopes[y] * unit
        unit_slopes[x] = back if 0.0 < units[x] < 1.0 else LEAK * back
    for place in range(PLACES):
        row = slopes.rows[at[place]]
        for x in range(UNITS):
            row[x] += unit_slopes[x]


def adam_step(numbers: Any, slopes: Any, means: Any, squares: Any, pace: float) -> None:  # noqa: ANN401
    """Change the numbers of a layer, and forget their slopes."""
    for number in range(len(numbers)):
        row, slope, mean, square = numbers[number], slopes[number], means[number], squares[number]
        for x in range(len(row)):
            mean[x] += (1 - FADING) * (slope[x] - mean[x])
            square[x] += (1 - FADING_SQUARES) * (slope[x] * slope[x] - square[x])
            row[x] -= pace * mean[x] / (sqrt(square[x]) + TINY)
            slope[x] = 0.0


def use(made: Kernel) -> None:
    """Call the loop once."""
    import numpy

    places, targets = numpy.zeros((1, PLACES), numpy.int16), numpy.ones((1, SEATS), numpy.float32)
    numbers = new_layers()
    made.call(
        *(SEATS, places, targets, numpy.arange(1), 0.0),
        *(numbers, numbers, numbers, numbers, new_lesson()),
    )


LOOP: Final = LazyKernel(train_batch, use, CORINTHO.id)
