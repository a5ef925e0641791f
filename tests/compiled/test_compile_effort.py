"""Only outermost functions are optimised in full, and only in our own kernels."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import pytest
from numba.core import event as events

from colonnade.compiled.compile_effort import SOME
from colonnade.compiled.compiler import Compiler

config: Any = numba.config
FULL = int(config.OPT)


def double(number: int) -> int:
    return 2 * number


def triple(number: int) -> int:
    return 3 * number


def fourfold(number: int) -> int:
    return double(double(number))


class Levels(events.Listener):
    """How far each function is going to be optimised, in the order in which they are met."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def on_start(self, event: Any) -> None:
        self.seen.append(int(config.OPT))

    def on_end(self, event: Any) -> None:
        pass


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Levels]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    # A first loop, so that the package's own listener is there before this one.
    Compiler(double).entry()(1)
    levels = Levels()
    events.register("numba:compile", levels)  # type: ignore[no-untyped-call]
    yield levels
    events.unregister("numba:compile", levels)  # type: ignore[no-untyped-call]


def test_what_is_called_on_the_way_is_not_polished(levels: Levels) -> None:
    before = config.OPT, config.LOOP_VECTORIZE
    assert Compiler(fourfold).entry()(3) == 12
    assert levels.seen == [FULL, SOME]
    assert before == (config.OPT, config.LOOP_VECTORIZE)


def test_what_is_not_ours_is_compiled_as_ever(levels: Levels) -> None:
    inner = numba.njit(lambda number: number + 1)
    outer = numba.njit(lambda number: inner(number) + 1)
    assert outer(3) == 5
    assert levels.seen == [FULL, FULL]


def test_settings_are_as_before_when_something_can_not_be_compiled(levels: Levels) -> None:
    def broken(number: int) -> int:
        return triple(number) + number.no_such_thing  # type: ignore[attr-defined, no-any-return]

    with pytest.raises(numba.core.errors.TypingError):
        Compiler(broken).entry()(1)
    assert config.OPT == FULL
