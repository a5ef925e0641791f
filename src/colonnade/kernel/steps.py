"""Long computations as generators that yield between short steps.

A server does other things in between; whoever has nothing else to do runs them at once.
"""

from collections.abc import Generator
from typing import TypeAlias, TypeVar, cast

T = TypeVar("T")

Steps: TypeAlias = Generator[None, None, T]
"""Yields after every step, and returns the result."""


def run_steps(steps: Steps[T]) -> T:
    """The result of all steps at once."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return cast("T", stop.value)
