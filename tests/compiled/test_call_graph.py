"""What is compiled with a loop, and what is inlined in it."""

from typing import NamedTuple

import pytest

from colonnade.compiled import call_graph
from colonnade.compiled.call_graph import calls_of, inlined
from colonnade.games.senet.core import rules
from colonnade.kernel import bits


class Pair(NamedTuple):
    left: int
    right: int


def left(pair: Pair) -> int:
    return pair.left


def right(pair: Pair) -> int:
    return bits.count(pair.right) + bits.count(pair.left)


def test_calls_are_found_by_name_and_through_modules() -> None:
    assert calls_of(right)[right] == [bits.count, bits.count]  # type: ignore[index, arg-type]


def test_a_field_of_the_same_name_is_no_call() -> None:
    assert calls_of(left) == {left: []}  # type: ignore[arg-type]


def test_closures_are_followed() -> None:
    def outer(pair: Pair) -> int:
        return inner(pair)

    def inner(pair: Pair) -> int:
        return left(pair)

    assert list(calls_of(outer)) == [outer, inner, left]  # type: ignore[arg-type]


def test_what_is_small_or_called_once_is_inlined() -> None:
    found = calls_of(rules.after_throw)  # type: ignore[arg-type]
    assert rules.menu_of in inlined(found)


def test_what_is_large_and_called_in_two_places_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(pair: Pair) -> int:
        return right(pair) * right(pair) + left(pair)

    found = calls_of(twice)  # type: ignore[arg-type]
    assert right in inlined(found)
    monkeypatch.setattr(call_graph, "SMALL", 0)
    assert right not in inlined(found)
    assert left in inlined(found), "called in one place"
