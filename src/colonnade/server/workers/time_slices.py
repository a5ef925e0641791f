"""Long computations in the event loop, a millisecond at a time.

A thread would hold the interpreter for longer at a time, and delay every table more.
"""

import asyncio
import time
from typing import Final, TypeVar, cast

from colonnade.kernel.steps import Steps

T = TypeVar("T")

SLICE_SECONDS: Final = 0.001
REST_SECONDS: Final = 0.001


async def run_in_slices(steps: Steps[T]) -> T:
    """The result of a computation that yields between short steps."""
    while True:
        end = time.perf_counter() + SLICE_SECONDS
        try:
            while time.perf_counter() < end:
                next(steps)
        except StopIteration as stop:
            return cast("T", stop.value)
        await asyncio.sleep(REST_SECONDS)
