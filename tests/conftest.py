"""Fixtures and hooks for all tests; no result depends on chance, order or the machine's load.

The order of the tests and Python's hash seed change with every run and are printed at its start:
`PYTHONHASHSEED=… pytest --order=…` repeats a run, with any number of workers. The global random
generators of libraries are seeded before every test, and Hypothesis draws the same examples in
every run. `--soak` is for the night: it draws new examples, and repeats far more often
(`effort.py`).
"""

import asyncio
import gc
import inspect
import os
import random
import sys
import time
from collections.abc import Generator, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import bytecode
import chance
import effort
from colonnade.compiled import background
from postgres import Postgres
from processes import complete, default_interrupts, limited

PATIENCE = 300.0
"""Seconds after which a test hangs, unless it is marked; an idle machine takes a tenth."""
BROWSER = "tests/e2e/"
LONG = {
    f"{BROWSER}test_site.py": 40,
    f"{BROWSER}test_accessibility.py": 55,
    f"{BROWSER}test_motion.py": 39,
    f"{BROWSER}test_screens.py": 30,
    f"{BROWSER}test_learn.py": 29,
    f"{BROWSER}test_whole_games.py": 26,
    f"{BROWSER}test_table_actions.py": 23,
    f"{BROWSER}test_served_offline.py": 16,
    f"{BROWSER}test_keyboard.py": 12,
    f"{BROWSER}test_pages.py": 22,
    BROWSER: 5,
    "tests/analysis/test_reasons.py": 8,
    "tests/analysis/test_reviews.py": 13,
    "tests/browser/test_same_answers.py": 9,
    "tests/lab/test_cluster.py": 14,
    "tests/lab/test_observers.py": 16,
    "tests/packaging/test_packages.py": 31,
    "tests/bots/test_compiled_thinkers.py": 12,
    "tests/bots/test_les_4_colonnes.py": 13,
    "tests/bots/test_senet.py": 11,
    "tests/compiled/test_agreement.py": 13,
    "tests/compiled/test_cache.py": 10,
    "tests/docs/test_commands.py": 31,
    "tests/docs/test_site.py": 16,
    "tests/envs/test_vector_env.py": 7,
    "tests/lab/test_warm.py": 8,
    "tests/laws/test_oracle.py": 14,
    "tests/lessons/test_lessons.py": 15,
    "tests/printing/test_document.py": 27,
    "tests/printing/test_pieces.py": 9,
}
"""Files, or the rest of a folder, that take long, and about how many seconds of a processor."""
COMPILING = (
    "tests/bots/test_compiled_thinkers.py",
    "tests/bots/test_les_4_colonnes.py",
    "tests/bots/test_senet.py",
    "tests/compiled/test_agreement.py",
    "tests/compiled/test_search.py",
    "tests/envs/test_vector_env.py",
    "tests/lab/test_observers.py",
    "tests/lessons/test_lessons.py",
)
"""Files that compile rules of our games, all run by one worker: the second kernel of a game costs a
process a tenth of the first, since it has compiled the rules already."""

# What is imported and collected stays until the end: looking for garbage in it takes a sixth of
# the time of collection, and later some of every test's.
gc.disable()
bytecode.redirect_cache()
chance.keep_priorities()
default_interrupts()
# Numba saves and restores the list of warning filters, which all threads share: a compilation that
# outlived its test would undo the filters of the next one. And a child process of lower priority
# would starve beside the other workers.
background.at_once = True

# Hypothesis' default profile allows 200 ms per example and a second per strategy, which a busy
# machine exceeds, and draws new examples each time, which is for soak tests.
settings.register_profile(
    "project", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak", settings.get_profile("project"), derandomize=False, max_examples=100 * effort.DRAWN
)
settings.load_profile("project")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of a test run."""
    group = parser.getgroup("colonnade")
    group.addoption("--order", type=int, help="the number of an earlier run, to repeat its order")
    group.addoption("--soak", action="store_true", help="repeat what is repeated far more often")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the order and the hash seed, for this process or all its workers."""
    told = getattr(config, "workerinput", {}).get("order")
    if told is not None:
        config.option.order = told
    elif config.option.order is None:
        # Runs that are started at once must not get the same order.
        config.option.order = (time.time_ns() ^ os.getpid()) % 10**9
    if getattr(config.option, "numprocesses", None):
        # For the workers and what they start: Python reads it when a process begins.
        os.environ.setdefault("PYTHONHASHSEED", str(config.option.order))
    if config.option.soak:
        effort.is_soak = True
        settings.load_profile("soak")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Give a worker the order, which must be the same in all."""
    node.workerinput["order"] = node.config.option.order


def pytest_report_header(config: pytest.Config) -> str:
    """The numbers that repeat this run."""
    seed = os.environ.get("PYTHONHASHSEED")
    if seed is None:
        # Without workers; to begin anew with a seed would double the time that pytest starts in.
        return f"repeat this order with --order={config.option.order}; hashes are drawn by Python"
    return f"repeat this order with PYTHONHASHSEED={seed} and --order={config.option.order}"


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests that drive a browser, so that they can be left out or run alone."""
    if item.nodeid.startswith(BROWSER):
        item.add_marker("e2e")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """From now on look for garbage again, but not in what is there already."""
    gc.freeze()
    gc.enable()


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    """The same after a failure: `-q` shows no header, and people copy the end of a log."""
    if exitstatus:
        terminalreporter.write_line(pytest_report_header(config))


def processor_seconds(names: list[str]) -> int:
    """What the tests of some files take, 0 where that is not long."""
    return sum(
        next((seconds for place, seconds in LONG.items() if name.startswith(place)), 0)
        for name in names
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle the files, and the tests within each: fixtures of a file are made once.

    Each worker gets one piece of the tests and, when done, takes some from the end of another
    piece. Every piece begins with long tests, so that no worker waits for them at the end, and all
    pieces with about as many: the browser and what a file shares would be made anew by who takes
    them.
    """
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    rng = random.Random(config.option.order)
    names = sorted(files)
    rng.shuffle(names)
    for name in names:
        rng.shuffle(files[name])
    together = [name for name in names if name in COMPILING]
    units = [together, *([name] for name in names if name not in COMPILING)]
    long = sorted(filter(processor_seconds, units), key=processor_seconds, reverse=True)
    short = [item for unit in units if unit not in long for name in unit for item in files[name]]
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    shares: list[list[str]] = [[] for _ in range(workers)]
    for unit in long:
        min(shares, key=processor_seconds).extend(unit)
    ordered: list[pytest.Item] = []
    for worker, share in enumerate(shares):
        size = (len(items) - len(ordered)) // (workers - worker)
        rng.shuffle(share)
        # Browser tests together: the browser ends when another test comes. After the others: at
        # first what the browser is to show is still being built.
        own = sorted(share, key=lambda name: name.startswith(BROWSER))
        piece = [item for name in own for item in files[name]]
        fitting = max(0, size - len(piece))
        ordered += piece + short[:fitting]
        del short[:fitting]
    items[:] = ordered + short


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all the tests that only use it, started once by each worker."""
    with Postgres() as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for one test that stops or breaks it."""
    with Postgres() as server:
        yield server


@pytest.fixture(autouse=True)
def _libraries_draw_the_same(request: pytest.FixtureRequest) -> None:
    # Our code is given its numbers; PettingZoo and Gymnasium use the global generators.
    random.seed(request.node.nodeid)
    if (numpy := sys.modules.get("numpy")) is not None:
        numpy.random.seed(sum(request.node.nodeid.encode()))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine test in an event loop of its own, with a time limit."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(_run_coroutine(pyfuncitem, given))
    return True


async def _run_coroutine(item: pytest.Function, given: dict[str, object]) -> None:
    # A little sooner than the alarm, which cannot show the tasks of an event loop.
    task = asyncio.ensure_future(item.obj(**given))
    await complete(task, item.name, _patience(item) - 10)


def _patience(item: pytest.Item) -> float:
    mark = item.get_closest_marker("patience")
    patience = float(mark.args[0]) if mark else PATIENCE
    return patience * (effort.REPEATED if effort.is_soak else 1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Interrupt a fixture that hangs."""
    with limited(f"what {item.name} needs", _patience(item)):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Interrupt a test that hangs."""
    with limited(item.name, _patience(item)):
        return (yield)


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine without a compiler: every bot plays in plain Python, always the same."""
    monkeypatch.setattr(background, "available", lambda: False)
