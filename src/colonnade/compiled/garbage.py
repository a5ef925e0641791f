"""Python's garbage collector, which gets in the way of a compiler."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collections() -> Iterator[None]:
    """Collect no garbage: over all that a compiler holds it stops every thread for long.

    It takes a tenth of the time of compiling, and finds next to nothing.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
