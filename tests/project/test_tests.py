"""Tests are deterministic: random sources are seeded, nothing sleeps, nothing is timed."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
SEEDED = {"Random", "RandomState", "default_rng", "Generator", "SeedSequence"}
"""Random sources that take a seed."""
DRAWING = {"random", "numpy.random", "np.random"}
"""Modules whose own functions draw unseeded random numbers."""
ENTROPY = {"secrets", "uuid"}
SLEEPING = {"time.sleep", "asyncio.sleep"}
CLOCKS = {f"time.{name}" for name in ("time", "monotonic", "perf_counter", "process_time")}
WAITING = {"timeout", "PATIENCE", "SECONDS"}
"""Names of time limits."""
LONGEST = 300
"""Seconds: the longest time limit, for a machine ten times slower."""
SHORTEST = 30
"""Seconds: a busy machine may leave a process waiting for nearly as long."""
DRAWS_ALLOWED = {
    "conftest.py": "seeds what libraries draw, for every test",
    "server/kill_server.py": "a command that tells its seed; tests hand one in",
}
EXPENSIVE = {
    "Postgres": "the fixture postgres, or own_postgres",
    "sync_playwright": "the fixture visit",
}
"""What takes seconds to start, and must be shared through a fixture."""
EXPENSIVE_ALLOWED = ("conftest.py", "e2e/conftest.py")
MEASURES_ALLOWED = {
    "server/kill_server.py": "a command that tells how soon a server is back",
    "server/run_attacks.py": "a command that measures for seconds",
}
SLEEPS_ALLOWED = {
    "waiting.py": "where everybody waits",
    "processes.py": "gives a task that was cancelled a moment to end",
    "server/kill_server.py": "kills at any instant; what is asserted does not depend on it",
    "server/attacks.py": "attackers keep a pace",
    "server/raw_client.py": "attackers keep a pace",
    "server/run_attacks.py": "a command that measures for seconds",
    "server/buggy_engine.py": "a program that hangs",
    "server/slow_analysis_worker.py": "a program that hangs",
    "bots/bad_program.py": "a program that hangs",
    "project/test_processes.py": "hangs, to see that a hang is broken off",
}
UNDERSCORED = {"_replace", "_asdict", "_fields", "_make", "_exit"}
"""Public names of `NamedTuple` and `os`, in spite of their underscore."""
ALLOWED = {
    "may_draw": DRAWS_ALLOWED,
    "may_sleep": SLEEPS_ALLOWED,
    "may_measure": MEASURES_ALLOWED,
    "may_look_once": {"e2e/play_helpers.py": "waits for their number first"},
}


def dotted(node: ast.expr) -> str:
    """A dotted name as it is written, else an empty text."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (before := dotted(node.value)):
        return f"{before}.{node.attr}"
    return ""


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


def is_expression(script: ast.expr) -> bool:
    """Whether a script for a page is written here, and is no function."""
    parts = script.values if isinstance(script, ast.JoinedStr) else [script]
    texts = [part.value for part in parts if isinstance(part, ast.Constant)]
    return bool(texts) and not any("=>" in str(text) for text in texts)


def is_coroutine(script: ast.expr, tree: ast.Module) -> bool:
    """Whether a script for a page, written here or in a constant of the module, is asynchronous."""
    if isinstance(script, ast.Name):
        assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
        found = [node.value for node in assigned if script.id in map(dotted, node.targets)]
        return any(is_coroutine(value, tree) for value in found)
    return isinstance(script, ast.Constant) and str(script.value).strip().startswith("async")


def reads_elements(call: ast.Call) -> bool:
    """Whether a call is `….all()`, which does not wait."""
    return isinstance(call.func, ast.Attribute) and call.func.attr == "all" and not call.args


def named_numbers(tree: ast.AST) -> Iterator[tuple[int, str, float]]:
    """Numbers that are given a name: constants and keywords."""
    for node in ast.walk(tree):
        number: ast.expr
        if isinstance(node, ast.keyword):
            names, number = [node.arg or ""], node.value
        elif isinstance(node, ast.Assign):
            names, number = [dotted(target) for target in node.targets], node.value
        elif isinstance(node, ast.Call) and dotted(node.func) == "asyncio.timeout" and node.args:
            names, number = ["timeout"], node.args[0]
        else:
            continue
        if isinstance(number, ast.Constant) and isinstance(number.value, int | float):
            yield from ((number.lineno, name, float(number.value)) for name in names)


def measured(tree: ast.AST) -> Iterator[int]:
    """Lines that measure a duration: the difference of two clock readings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub):
            if isinstance(node.left, ast.Call) and dotted(node.left.func) in CLOCKS:
                yield node.lineno


def nondeterminism(
    text: str,
    *,
    may_draw: bool = False,
    may_sleep: bool = False,
    may_measure: bool = False,
    may_look_once: bool = False,
) -> list[str]:
    """What in a source depends on randomness or on time, by line."""
    tree, found = ast.parse(text), []
    uses_browser = any("playwright" in name for _, name in imported(tree))
    for line, name in imported(tree):
        module, _, part = name.rpartition(".")
        if name.partition(".")[0] in ENTROPY:
            found.append(f"{line}: {name} draws from the machine; use random.Random(seed)")
        if module in DRAWING and part not in SEEDED and not may_draw:
            found.append(f"{line}: {name} has no seed; use random.Random(seed)")
        if name in SLEEPING and not may_sleep:
            found.append(f"{line}: {name} proves nothing; use waiting.until(condition, what)")
    if not may_measure:
        found += [f"{line}: how long it took is for bench/" for line in measured(tree)]
    for line, name, value in named_numbers(tree):
        if name in WAITING and value > LONGEST:
            found.append(f"{line}: {name} of {value:.0f} s; a hang is known after {LONGEST}")
        elif name == "timeout" and 1 <= value < SHORTEST and not may_sleep:
            found.append(f"{line}: {value:.0f} s may pass on a busy machine; wait {SHORTEST} s")
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if "Math." + "random()" in node.value:
                found.append(f"{node.lineno}: a page under test draws; choose by the version")
        if not isinstance(node, ast.Call):
            continue
        name = dotted(node.func)
        module, _, part = name.rpartition(".")
        given = node.args or node.keywords
        fixed = {word.arg for word in node.keywords if isinstance(word.value, ast.Constant)}
        if part == "settings" and "max_examples" in fixed:
            found.append(f"{node.lineno}: no more of them by night; use effort.examples(number)")
        elif part == "wait_for_function" and is_expression(node.args[0]):
            found.append(f"{node.lineno}: looks once where pages forbid eval; use '() => …'")
        elif part == "wait_for_function" and is_coroutine(node.args[0], tree):
            found.append(f"{node.lineno}: a promise is true; use wait_until(… page.evaluate(…))")
        elif reads_elements(node) and uses_browser and not may_look_once:
            found.append(f"{node.lineno}: what is there yet; use play_helpers.all_of(what, number)")
        elif part in SEEDED and not given:
            found.append(f"{node.lineno}: {name}() without a seed")
        elif module in DRAWING and part not in SEEDED and not may_draw:
            found.append(f"{node.lineno}: {name} has no seed; use random.Random(seed)")
        elif name in ("os.urandom", "random.SystemRandom", "SystemRandom"):
            found.append(f"{node.lineno}: {name} draws from the machine; use random.Random(seed)")
        elif (name in SLEEPING or part == "wait_for_timeout") and not may_sleep:
            found.append(
                f"{node.lineno}: {name} proves nothing; use waiting.until(condition, what)"
            )
    return found


def test_the_reported_hash_seed_is_the_one_in_use() -> None:
    seed = os.environ.get("PYTHONHASHSEED")
    assert seed or not os.environ.get("PYTEST_XDIST_WORKER"), "a worker is given one"
    if seed:
        ask = [sys.executable, "-c", "print(hash('a'))"]
        told = subprocess.run(ask, capture_output=True, text=True, check=True)
        assert int(told.stdout) == hash("a"), seed


@pytest.mark.parametrize(
    "path", sorted(TESTS.rglob("*.py")), ids=lambda path: path.relative_to(TESTS).as_posix()
)
def test_every_test_is_deterministic(path: Path) -> None:
    name = path.relative_to(TESTS).as_posix()
    text = path.read_text(encoding="utf-8")
    permitted = {what: name in allowed for what, allowed in ALLOWED.items()}
    assert not nondeterminism(text, **permitted)


@pytest.mark.parametrize("what", ALLOWED)
def test_every_exception_is_needed(what: str) -> None:
    for name in ALLOWED[what]:
        text = (TESTS / name).read_text(encoding="utf-8")
        assert nondeterminism(text, **{other: other != what for other in ALLOWED}), name


@pytest.mark.parametrize("name", EXPENSIVE)
def test_what_is_expensive_is_shared(name: str) -> None:
    calls = re.compile(rf"\b{name}\(\)")
    starting = {
        path.relative_to(TESTS).as_posix()
        for path in TESTS.rglob("*.py")
        if calls.search(path.read_text(encoding="utf-8"))
    }
    assert starting <= set(EXPENSIVE_ALLOWED), f"use {EXPENSIVE[name]}"
    assert starting, "no file starts it: the rule checks nothing"


def test_pages_are_expected_of_in_one_way() -> None:
    """Playwright's own `expect` describes the page whenever something is still to come."""
    importing = {
        path.relative_to(TESTS).as_posix()
        for path in TESTS.rglob("*.py")
        for _, name in imported(ast.parse(path.read_text(encoding="utf-8")))
        if name == "playwright.sync_api.expect"
    }
    assert importing == {"e2e/expecting.py"}, "use e2e.expecting"


@pytest.mark.parametrize(
    "text",
    [
        "import random\nrandom.choice([1])",
        "import random\nrandom.Random()",
        "from random import Random\nRandom()",
        "from random import choice",
        "import random\nrandom.SystemRandom().random()",
        "import secrets",
        "from uuid import uuid4",
        "import os\nos.urandom(3)",
        "import numpy\nnumpy.random.rand(3)",
        "import numpy\nnumpy.random.default_rng()",
        "import time\ntime.sleep(1)",
        "from time import sleep",
        "import asyncio\nasync def f():\n    await asyncio.sleep(0.1)",
        "PLAY = 'moves[Math." + "random() * 9]'",
        "from hypothesis import settings\nsettings(max_examples=5)",
        "import subprocess\nsubprocess.run(['true'], timeout=600)",
        "PATIENCE = 600.0",
        "import subprocess\nsubprocess.run(['true'], timeout=5)",
        "import asyncio\nasync def f():\n    async with asyncio.timeout(10):\n        pass",
        "import time\nbegan = time.monotonic()\nassert time.monotonic() - began < 4",
        "import time\nprint(time.process_time() - began)",
        "page.wait_for_timeout(50)",
        "from playwright.sync_api import Page\nlinks = page.locator('a').all()",
        "page.wait_for_function('window.shown')",
        "page.wait_for_function(f'innerWidth === {wide}')",
        "page.wait_for_function('async () => await kept()')",
        "KEPT = 'async () => await kept()'\npage.wait_for_function(KEPT)",
    ],
)
def test_nondeterminism_is_noticed(text: str) -> None:
    assert nondeterminism(text)


def test_a_seeded_source_is_deterministic() -> None:
    assert not nondeterminism("import random\nrandom.Random(1).choice([1, 2])")
    assert not nondeterminism("import numpy\nnumpy.random.default_rng(1).random()")


def private_names(text: str) -> list[str]:
    """Private names of other objects or modules that a source uses, by line."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.ImportFrom | ast.Attribute | ast.Call):
            continue
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("colonnade"):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.Attribute) and dotted(node.value) not in {"self", "cls"}:
            names = [node.attr]
        elif isinstance(node, ast.Call) and dotted(node.func).endswith("setattr"):
            names = [
                str(given.value).rpartition(".")[2]
                for given in node.args[:2]
                if isinstance(given, ast.Constant)
            ]
        found += [
            f"{node.lineno}: {name}"
            for name in names
            if name.startswith("_") and not name.endswith("_") and name not in UNDERSCORED
        ]
    return found


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(TESTS.rglob("*.py")) if path.parent.name != "oracle"],
    ids=lambda path: path.relative_to(TESTS).as_posix(),
)
def test_tests_use_public_names_only(path: Path) -> None:
    assert not private_names(path.read_text(encoding="utf-8"))


def test_private_names_are_noticed() -> None:
    assert private_names("game._state")
    assert private_names("monkeypatch.setattr(game, '_state', 1)")
    assert private_names("monkeypatch.setattr('colonnade.library.game._state', 1)")
    assert private_names("from colonnade.library.game import _state")
    assert not private_names("self._state = game._replace(a=1)._repr_svg_()")
