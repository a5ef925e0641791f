"""The pips of dice: where they are on each face, in thirds of a face from its middle."""

from typing import Final

PIPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (),
    ((0, 0),),
    ((-1, 1), (1, -1)),
    ((-1, 1), (1, -1), (0, 0)),
    ((-1, 1), (1, -1), (-1, -1), (1, 1)),
    ((-1, 1), (1, -1), (-1, -1), (1, 1), (0, 0)),
    ((-1, 1), (1, -1), (-1, -1), (1, 1), (-1, 0), (1, 0)),
)
"""By value, 0 a blank face: steps to the right and down."""
