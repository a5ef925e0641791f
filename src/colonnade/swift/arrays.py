"""Arrays of numbers: numpy's for compiled code, the standard library's for plain Python.

Plain Python does not get numpy's even where there are some: their elements are no Python ints,
and would be slow in the rules and wrap in the arithmetic of `draws`.
"""

from array import array
from collections.abc import Sequence
from typing import Any, Protocol


class Arrays(Protocol):
    """How to make arrays."""

    def ints(self, length: int) -> Any:  # noqa: ANN401
        """So many zeros."""

    def floats(self, length: int) -> Any:  # noqa: ANN401
        """So many zeros that may become fractions."""

    def rows(self, number: int, length: int) -> Any:  # noqa: ANN401
        """So many rows of zeros."""

    def table(self, numbers: Sequence[float]) -> Any:  # noqa: ANN401
        """Fractions that are only read; an array of the right kind is taken as it is."""


class PlainArrays:
    """Arrays of the standard library."""

    def ints(self, length: int) -> Any:  # noqa: ANN401
        """So many zeros."""
        return array("q", bytes(8 * length))

    def floats(self, length: int) -> Any:  # noqa: ANN401
        """So many zeros that may become fractions."""
        return array("d", bytes(8 * length))

    def rows(self, number: int, length: int) -> Any:  # noqa: ANN401
        """So many rows of zeros."""
        return [self.ints(length) for _ in range(number)]

    def table(self, numbers: Sequence[float]) -> Any:  # noqa: ANN401
        """Fractions that are only read."""
        return numbers if isinstance(numbers, array) else array("d", numbers)


class NumpyArrays:
    """Arrays of numpy."""

    def __init__(self) -> None:
        import numpy  # not before it is needed: the web process never comes here

        self._numpy = numpy

    def ints(self, length: int) -> Any:  # noqa: ANN401
        """So many zeros."""
        return self._numpy.zeros(length, self._numpy.int64)

    def floats(self, length: int) -> Any:  # noqa: ANN401
        """So many zeros that may become fractions."""
        return self._numpy.zeros(length, self._numpy.float64)

    def rows(self, number: int, length: int) -> Any:  # noqa: ANN401
        """So many rows of zeros."""
        return self._numpy.zeros((number, length), self._numpy.int64)

    def table(self, numbers: Sequence[float]) -> Any:  # noqa: ANN401
        """Fractions that are only read."""
        return self._numpy.ascontiguousarray(numbers, self._numpy.float64)
