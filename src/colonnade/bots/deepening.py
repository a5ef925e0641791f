"""Looking at all throws and replies, as deep as there is time for: expectimax over a judgement.

A look of depth 0 judges the position after each move; every level more averages over all throws
that are then due, each answered by the best reply. A thread compiles the deeper looks while others
already think; until they are ready the plain rules look as deep as they can in the time.
"""

import time
from collections.abc import Sequence
from threading import Lock
from typing import Any, Final, NamedTuple

from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.swift import Swift, Value, compiled, plain

from .warming import can_compile, compile_aside

Found = tuple[tuple[int, float], ...]
"""Every legal move with its worth to the seat to act, the best first."""

CLOCK: Final = 1e-5
"""No look is taken to last less: what calling it takes."""

_lock = Lock()
_begun: set[tuple[str, Value]] = set()
_ready: set[tuple[str, Value, int]] = set()


class Judgement(NamedTuple):
    """How positions of a game are judged, and how deep it is worth looking."""

    book: AnyRulebook
    value: Value
    weights: Sequence[float]
    deepest: int
    growth: int
    """How many times longer a look lasts than one that is a level less deep, at most."""
    horizon: int = 30
    """Throws after which a rollout is cut, and judged."""
    trust: int = 50
    """Games of a rollout that a look is worth."""


class Look(NamedTuple):
    """What was found, and how deep."""

    found: Found
    depth: int


def look(
    judgement: Judgement,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    seconds: float,
    deepest: int,
) -> Look:
    """Look as deep as there is time for, and no deeper than asked; at once where there is none."""
    begun = time.perf_counter()
    # Compiled, a look at all throws is sooner over than a plain one at none.
    first = 1 if deepest and looker(judgement, options, 1).is_compiled else 0
    seen = looked(judgement, options, state, first)
    lasted = max(CLOCK, time.perf_counter() - begun)
    for depth in range(first + 1, deepest + 1):
        swift = looker(judgement, options, depth)
        now = time.perf_counter()
        if now - begun + judgement.growth * lasted > seconds:
            break
        seen = looked(judgement, options, state, depth, swift)
        lasted = max(CLOCK, time.perf_counter() - now)
    return seen


def looked(
    judgement: Judgement,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    depth: int,
    swift: Swift | None = None,
) -> Look:
    """A look of a depth, however long it takes; one move deep by the plain rules."""
    chosen = swift or (compiled if depth else plain)(judgement.book)
    value, weights = judgement.value, judgement.weights
    return Look(chosen.look(options, state, value=value, weights=weights, depth=depth), depth)


def looker(judgement: Judgement, options: Any, depth: int) -> Swift:  # noqa: ANN401
    """The compiled rules if their look of a depth is ready, else the plain ones."""
    book, value = judgement.book, judgement.value
    if (book.id, value, depth) in _ready:
        return compiled(book)
    if can_compile():
        with _lock:
            if (book.id, value) not in _begun:
                _begun.add((book.id, value))
                compile_aside(lambda: _warm(judgement, options))
    return plain(book)


def _warm(judgement: Judgement, options: Any) -> None:  # noqa: ANN401
    """Compile the looks of all depths by using each once, or take them from the cache."""
    book, value, weights = judgement.book, judgement.value, judgement.weights
    rules = book.rules
    state, case = rules.start(options), 0
    while rules.awaits(options, state) != CHOICE:
        throw = rules.cast(options, state, case % rules.cases(options, state))
        state = rules.after_throw(options, state, throw)
        case += 1
    for depth in range(1, judgement.deepest + 1):
        compiled(book).look(options, state, value=value, weights=weights, depth=depth)
        _ready.add((book.id, value, depth))
