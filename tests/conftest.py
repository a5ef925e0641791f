"""What holds for the tests of every room: nothing depends on how busy the machine is."""

import asyncio
import inspect
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

PATIENCE = 300.0
"""Seconds after which a coroutine is not going to end, on however busy a machine."""

# The usual profile gives an example 200 ms and a strategy a second, which a busy machine may take
# for itself, and draws new examples each time. `--hypothesis-profile=explore` looks for new ones.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("house"), derandomize=False)
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, in a loop of its own and not for ever."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**given), PATIENCE))
    return True


@pytest.fixture(autouse=True)
def _nothing_is_compiled_meanwhile() -> Iterator[None]:
    # The compiler puts the list of warning filters aside and back, for all threads at once: left
    # to itself behind one test, it would undo the filters of the next.
    _settle()
    yield
    _settle()


def _settle() -> None:
    warming = sys.modules.get("colonnade.bots.warming")
    if warming is not None:
        warming.settle()
