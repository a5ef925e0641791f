"""Arrays of numbers: numpy's for compiled code, the standard library's for plain Python.

Plain Python does not get numpy's even where numpy is installed: its elements are not Python ints,
so the rules would be slow and the arithmetic of `prng` would wrap.
"""

from array import array
from collections.abc import Sequence
from typing import Any, TypeAlias


class PlainArrays:
    """Arrays of the standard library."""

    def ints(self, length: int) -> Any:  # noqa: ANN401
        """Zeros."""
        return array("q", bytes(8 * length))

    def floats(self, length: int) -> Any:  # noqa: ANN401
        """Zeros that may become fractions."""
        return array("d", bytes(8 * length))

    def rows(self, number: int, length: int) -> Any:  # noqa: ANN401
        """Rows of zeros."""
        return [self.ints(length) for _ in range(number)]

    def table(self, numbers: Sequence[float]) -> Any:  # noqa: ANN401
        """Fractions that are only read; an array of the right type is not copied."""
        return numbers if isinstance(numbers, array) else array("d", numbers)

    def singles(self, rows: Sequence[Sequence[float]]) -> Any:  # noqa: ANN401
        """Rows of fractions of 32 bits: as many again fit into a vector of the processor."""
        return [array("f", row) for row in rows]


class NumpyArrays:
    """Arrays of numpy."""

    def __init__(self) -> None:
        import numpy  # imported on first use: the web process never needs it

        self._numpy = numpy

    def ints(self, length: int) -> Any:  # noqa: ANN401
        """Zeros."""
        return self._numpy.zeros(length, self._numpy.int64)

    def floats(self, length: int) -> Any:  # noqa: ANN401
        """Zeros that may become fractions."""
        return self._numpy.zeros(length, self._numpy.float64)

    def rows(self, number: int, length: int) -> Any:  # noqa: ANN401
        """Rows of zeros."""
        return self._numpy.zeros((number, length), self._numpy.int64)

    def table(self, numbers: Sequence[float]) -> Any:  # noqa: ANN401
        """Fractions that are only read."""
        return self._numpy.ascontiguousarray(numbers, self._numpy.float64)

    def singles(self, rows: Sequence[Sequence[float]]) -> Any:  # noqa: ANN401
        """Rows of fractions of 32 bits."""
        return self._numpy.array(rows, self._numpy.float32)


Arrays: TypeAlias = PlainArrays | NumpyArrays
