"""What a caller may plug into the kernels: choosers, observers, evaluators, values.

All are plain functions written like rules (ints, tuples, no lists or strings): they are compiled
together with the rules, or run in plain Python where there is no compiler. They may call other such
functions and read constants of their modules; they must not change anything but the array they are
given to write into.
"""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Choose: TypeAlias = Callable[[Any, Any, int, int, Sequence[float]], int]
"""`choose(options, state, word, policy, weights)` → the code of a legal move. `word` is a fresh
random number of 63 bits (see `prng`), `policy` the number that the caller gave to the seat to act,
so that one function can play differently for each seat; `weights` is the caller's table."""

Observe: TypeAlias = Callable[[Any, Any, int, int, Any, MutableSequence[int]], None]
"""`observe(options, before, stage, code, after, counts)` is called after every token.

`stage` is CHOICE for a move, CHANCE for a throw. `counts` holds the game's counters, all zero
before its first token; they may also serve as memory between tokens.
"""

Evaluate: TypeAlias = Callable[[Any, Any, int, Sequence[float], MutableSequence[float]], None]
"""`evaluate(options, state, word, weights, values)` writes the value of a state for each seat.
`values[seat]` is the expected result, from 0 to 1. Called only for states that are not over."""

Value: TypeAlias = Callable[[Any, Any, int, Sequence[float]], float]
"""`value(options, state, seat, weights)` → the expected result of one seat, from 0 to 1. Called
only for states that are not over."""


@dataclass(frozen=True)
class Observer:
    """An observing function and the number of counters it needs per game."""

    observe: Observe
    counters: int


def observe_nothing(
    options: object,
    before: object,
    stage: int,
    code: int,
    after: object,
    counts: MutableSequence[int],
) -> None:
    """Count nothing."""


NOTHING = Observer(observe_nothing, 0)
