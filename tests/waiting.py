"""Waiting for a condition, never for a time; a hang names the condition.

Nothing else in the tests sleeps (tests/project/test_tests.py checks it): tests do not depend on how
long something takes.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

PATIENCE = 60.0
"""Seconds after which a wait fails, on the busiest machine."""
PAUSE = 0.01
"""Seconds between two checks."""


def wait_until(condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Return as soon as a condition holds; fail, naming it, if it never does."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"waited {seconds:.0f} s in vain: {what}"
        time.sleep(PAUSE)


async def until(
    condition: Callable[[], object | Awaitable[object]], what: str, seconds: float = PATIENCE
) -> None:
    """The same without blocking the event loop; the condition may be a coroutine."""
    end = time.monotonic() + seconds
    while True:
        found = condition()
        if isinstance(found, Awaitable):
            found = await found
        if found:
            return
        assert time.monotonic() < end, f"waited {seconds:.0f} s in vain: {what}"
        await asyncio.sleep(PAUSE)


async def others_run() -> None:
    """Let every task that is ready run before this one continues."""
    await asyncio.sleep(0)
