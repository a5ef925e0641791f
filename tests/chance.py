"""Fixed randomness: what a server draws in a test follows from the name of the test.

A server draws the ids of tables, the keys of seats and the secrets of its dice from `secrets`; bots
draw their moves in processes of their own. With all of them seeded every throw and every move of a
game is the same in each run, and a failure can be repeated.
"""

import base64
import os
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

TESTS = Path(__file__).parent
DRAWING = ("auth.seat_keys", "tables.automation")
"""The modules of the server that draw anything a game depends on."""
ENGINE = (sys.executable, str(TESTS / "server" / "buggy_engine.py"), "good")
"""An engine whose moves follow from the position alone."""
QUICK_ANALYST = (sys.executable, str(TESTS / "server" / "quick_analyst.py"))
"""Makes hints and reviews from a few simulations, for who only looks at them."""
AMPLE = 60.0
"""Seconds for a bot's answer, enough on the busiest machine."""
PATIENT = {
    "engine": ENGINE,
    "think_seconds": AMPLE,
    "analyse_seconds": 3 * AMPLE,
    "seed_seconds": 0.0,  # most clients of tests add no seed
}
"""How every server of tests is configured, unless a test says otherwise."""
SEED_FILE = "COLONNADE_TEST_SEED_FILE"
"""Names the file that holds the seed of a server that many tests share."""


def current_test() -> str:
    """The name of the test that runs."""
    return os.environ.get("PYTEST_CURRENT_TEST", "no test").rpartition(" ")[0]


class FixedSecrets:
    """Replaces the module `secrets`: everything it returns follows from a seed."""

    def __init__(self, seed: str) -> None:
        self._rng = random.Random(seed)

    def token_bytes(self, size: int) -> bytes:
        return self._rng.randbytes(size)

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self.token_bytes(size)).rstrip(b"=").decode()

    def choice(self, among: Sequence[T]) -> T:
        # Tables that need a move at the same time must not depend on which of them comes first.
        return random.Random(repr(among)).choice(among)


class SecretsOfFile(FixedSecrets):
    """The seed is in a file, and may change with every test that uses the same server."""

    def __init__(self, path: Path) -> None:
        self._path, self._seed = path, ""

    def token_bytes(self, size: int) -> bytes:
        seed = self._path.read_text(encoding="utf-8")
        if seed != self._seed:
            super().__init__(seed)
            self._seed = seed
        return super().token_bytes(size)


@contextmanager
def fixed_chance(seed: str) -> Iterator[None]:
    """Servers in this process draw from a seed."""
    modules = [import_module(f"colonnade.server.{name}") for name in DRAWING]
    before = [module.secrets for module in modules]
    drawn = FixedSecrets(seed)
    for module in modules:
        module.secrets = drawn  # type: ignore[attr-defined]
    try:
        yield
    finally:
        for module, old in zip(modules, before, strict=True):
            module.secrets = old  # type: ignore[attr-defined]


def program(seed: str, before: str = "", **chosen: object) -> list[str]:
    """`colonnade` in a process of its own, in which servers draw from a seed."""
    code = (
        f"import sys; sys.path.insert(0, {str(TESTS)!r}); import chance\n"
        f"chance.fix({seed!r}, **{chosen!r})\n"
        f"{before}\n"
        "from colonnade.__main__ import main; sys.exit(main())"
    )
    return [sys.executable, "-c", code]


def fix(seed: str, **chosen: object) -> None:
    """The same for this process until it ends, including its bots, with settings of servers."""
    path = os.environ.get(SEED_FILE)
    drawn = FixedSecrets(seed) if path is None else SecretsOfFile(Path(path))
    for name in DRAWING:
        import_module(f"colonnade.server.{name}").secrets = drawn  # type: ignore[attr-defined]
    serving = import_module("colonnade.server.run.serve")
    keep_priorities()
    seeded = partial(serving.Configuration, **{**PATIENT, **chosen})
    serving.Configuration = seeded  # type: ignore[attr-defined]


def keep_priorities() -> None:
    """Let what a server starts get as much of the processor as other programs do.

    Beside three busy programs a process of a low priority gets a fiftieth of a processor.
    """
    vars(import_module("colonnade.server.workers.line_process"))["NICENESS"] = 0
