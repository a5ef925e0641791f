"""Compiled code does not count references to the arrays it is given: the caller holds them."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy
import pytest

from colonnade.compiled.compiler import Compiler


class Held(NamedTuple):
    """Two arrays."""

    ones: Any
    others: Any


def moved(held: Held, at: int) -> int:
    if held.ones[at] > 3:
        return 0
    held.others[at] += held.ones[at]
    return int(held.others[at])


def added(held: Held, times: int) -> int:
    total = 0
    for at in range(times):
        if moved(held, at) == 0:
            return total
        total += moved(held, at)
    return total


def test_no_references_to_arrays_are_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    compiler = Compiler(added)
    ones = numpy.arange(1, 5)
    references = sys.getrefcount(ones)
    assert compiler.entry()(Held(ones, numpy.zeros(4, numpy.int64)), 4) == 12
    assert sys.getrefcount(ones) == references
    (code,) = compiler.dispatcher.inspect_asm().values()
    assert "NRT_" not in code, "the part of numba that counts"
