"""What is compiled with a loop, and what is unfolded in it."""

from typing import NamedTuple

import pytest

from colonnade.games.senet import rules
from colonnade.kernel import bits
from colonnade.swift import calls
from colonnade.swift.calls import calls_of, unfolded


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


def test_what_is_small_or_called_once_is_unfolded() -> None:
    found = calls_of(rules.after_throw)  # type: ignore[arg-type]
    assert rules.menu_of in unfolded(found)


def test_what_is_large_and_called_in_two_places_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(pair: Pair) -> int:
        return right(pair) * right(pair) + left(pair)

    found = calls_of(twice)  # type: ignore[arg-type]
    assert right in unfolded(found)
    monkeypatch.setattr(calls, "SMALL", 0)
    assert right not in unfolded(found)
    assert left in unfolded(found), "called in one place"
