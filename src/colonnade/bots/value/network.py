"""A small network whose inputs are bits: written like rules, to be compiled or run as it stands.

The inputs that are on lie in a few masks. Each has a weight to every hidden unit and one that goes
straight to the result; there are a multiple of eight hidden units. The weights lie one after
another: those of the inputs to the units, those straight on, the units' own and the result's own,
those of the units to the result.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final, TypeAlias

from colonnade.kernel import bits

Inputs: TypeAlias = tuple[int, ...]
"""Masks of inputs, all equally wide."""
Eight: TypeAlias = tuple[float, float, float, float, float, float, float, float]

WIDE: Final = 62
"""The inputs of one mask: as many as stay clear of the sign of a machine word."""
TOGETHER: Final = 8
"""Hidden units whose sums are made together: as many as fit a processor at once."""


def size_of(masks: int, units: int) -> int:
    """How many weights a network has."""
    return masks * WIDE * (units + 1) + 2 * units + 1


def sums_of(inputs: Inputs, weights: Sequence[float], units: int, unit: int) -> Eight:
    """The weighted sums of eight hidden units, from the given one on."""
    # Written out, because compiled sums in variables are four times as fast as in an array.
    own = len(inputs) * WIDE * (units + 1) + unit
    first, second = weights[own], weights[own + 1]
    third, fourth = weights[own + 2], weights[own + 3]
    fifth, sixth = weights[own + 4], weights[own + 5]
    seventh, eighth = weights[own + 6], weights[own + 7]
    for part in range(len(inputs)):
        mask = inputs[part]
        while mask:
            row = (WIDE * part + bits.lowest(mask)) * units + unit
            mask &= mask - 1
            first += weights[row]
            second += weights[row + 1]
            third += weights[row + 2]
            fourth += weights[row + 3]
            fifth += weights[row + 4]
            sixth += weights[row + 5]
            seventh += weights[row + 6]
            eighth += weights[row + 7]
    return first, second, third, fourth, fifth, sixth, seventh, eighth


def score(inputs: Inputs, weights: Sequence[float], units: int) -> float:
    """The output of the network for some inputs; any number."""
    straight = len(inputs) * WIDE * units
    own = straight + len(inputs) * WIDE
    total = weights[own + units]
    for part in range(len(inputs)):
        mask = inputs[part]
        while mask:
            total += weights[straight + WIDE * part + bits.lowest(mask)]
            mask &= mask - 1
    for unit in range(0, units, TOGETHER):
        sums = sums_of(inputs, weights, units, unit)
        for index in range(TOGETHER):
            got = sums[index]
            total += weights[own + units + 1 + unit + index] * got / (1.0 + abs(got))
    return total


def gradient_step(
    inputs: Inputs, weights: MutableSequence[float], units: int, change: float
) -> None:
    """Move the weights along the gradient of the score of these inputs."""
    straight = len(inputs) * WIDE * units
    own = straight + len(inputs) * WIDE
    last = own + units + 1
    for unit in range(0, units, TOGETHER):
        sums = sums_of(inputs, weights, units, unit)
        for index in range(TOGETHER):
            reach = 1.0 + abs(sums[index])
            step = change * weights[last + unit + index] / (reach * reach)
            weights[last + unit + index] += change * sums[index] / reach
            weights[own + unit + index] += step
            for part in range(len(inputs)):
                mask = inputs[part]
                while mask:
                    weights[(WIDE * part + bits.lowest(mask)) * units + unit + index] += step
                    mask &= mask - 1
    weights[own + units] += change
    for part in range(len(inputs)):
        mask = inputs[part]
        while mask:
            weights[straight + WIDE * part + bits.lowest(mask)] += change
            mask &= mask - 1
