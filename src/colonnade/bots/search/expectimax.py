"""Expectimax over a value model: all throws and replies, as deep as there is time for.

A search of depth 0 values the position after each move; every level more averages over all throws
that are then due, each answered by the best reply. The deeper
searches are compiled in the background; until then the plain rules search as deep as they can.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from colonnade.compiled import CompiledRules, Value, compiled, plain
from colonnade.compiled.background import Compilation, shared_compilation
from colonnade.compiled.compile_process import CompileJob
from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.rulebook import AnyRulebook

Found = tuple[tuple[int, float], ...]
"""Every legal move with its worth to the seat to act, the best first."""

CLOCK: Final = 1e-5
"""The shortest duration assumed of a search: the cost of the call."""
FIRST_GROWTH: Final = 0.5
"""The part of the growth that is expected of the first look at all throws: plain, the positions
after the moves take much of their time for the call itself."""
FINE_CLOCK: Final = 1e-4
"""Seconds: the coarsest clock by which a search is timed."""


def clock_of_work() -> Callable[[], float]:
    """The clock of this thread's own work, or where there is no fine one, that on the wall.

    Beside other work the clock on the wall makes a short search look long.
    """
    try:
        resolution = time.get_clock_info("thread_time").resolution
        time.thread_time()
    except (AttributeError, OSError, ValueError):  # in a browser
        return time.perf_counter
    return time.thread_time if resolution <= FINE_CLOCK else time.perf_counter


worked: Final = clock_of_work()


class ValueModel(NamedTuple):
    """How positions of a game are valued, and how deep to search."""

    book: AnyRulebook
    value: Value
    weights: Sequence[float]
    deepest: int
    growth: int
    """By how much a search takes longer with each level of depth, at most."""
    horizon: int = 30
    """Throws after which a rollout is cut and its position valued."""
    trust: int = 50
    """How many games of a rollout the searched value counts as."""
    plain_deepest: int = 0
    """How deep to search while nothing is compiled, where that is deeper."""


class SearchedMoves(NamedTuple):
    """What was found, and how deep."""

    found: Found
    depth: int


def deepen(
    model: ValueModel,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    seconds: float,
    deepest: int,
    whole: float = 0.0,
) -> SearchedMoves:
    """Search as deep as time allows and no deeper than asked; depth 0 where there is no time.

    A busy machine may have taken nearly all of a move's `whole` time before the search began: the
    first look at all throws is made all the same if its work alone fits into that time.
    """
    begun, working = time.perf_counter(), worked()
    # Compiled, a search of all throws is faster than depth 0 in plain Python.
    first = 1 if deepest and rules_for(model, options, 1).is_compiled else 0
    seen = search_to(model, options, state, first)
    lasted = max(CLOCK, worked() - working)
    for depth in range(first + 1, deepest + 1):
        rules = rules_for(model, options, depth)
        takes = lasted * model.growth * (FIRST_GROWTH if depth == 1 else 1.0)
        is_first = depth == 1 and takes <= whole
        if time.perf_counter() - begun + takes > seconds and not is_first:
            break
        working = worked()
        seen = search_to(model, options, state, depth, rules)
        lasted = max(CLOCK, worked() - working)
    return seen


def search_to(
    model: ValueModel,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    depth: int,
    rules: CompiledRules | None = None,
) -> SearchedMoves:
    """A search of a fixed depth, however long it takes; depth 0 by the plain rules."""
    chosen = rules or (compiled if depth else plain)(model.book)
    value, weights = model.value, model.weights
    return SearchedMoves(
        chosen.expectimax(options, state, value=value, weights=weights, depth=depth), depth
    )


def rules_for(model: ValueModel, options: Any, depth: int) -> CompiledRules:  # noqa: ANN401
    """The compiled rules if their search of a depth is compiled, else the plain ones."""
    if depth > model.deepest:
        return plain(model.book)
    compilation_of(model, options, 1).begin()
    return (compiled if compilation_of(model, options, depth).is_ready else plain)(model.book)


def compilation_of(model: ValueModel, options: Any, depth: int) -> Compilation:  # noqa: ANN401
    """The compilation of the search of a depth; the next depth follows it."""

    def use_once() -> None:
        book = model.book
        state = first_choice(book, options)
        compiled(book).expectimax(
            options, state, value=model.value, weights=model.weights, depth=depth
        )
        if depth < model.deepest:
            compilation_of(model, options, depth + 1).begin()

    key = ("expectimax", model.book.id, model.value, depth)
    return shared_compilation(key, use_once, CompileJob(model.book.id, "expert"))


def first_choice(book: AnyRulebook, options: Any, moves: int = 1) -> Any:  # noqa: ANN401
    """A state in which there are so many moves at least, after throws that try all cases in turn.

    What is forced before is played.
    """
    rules = book.rules
    state, case = rules.start(options), 0
    while True:
        if rules.awaits(options, state) != CHOICE:
            throw = rules.cast(options, state, case % rules.cases(options, state))
            state = rules.after_throw(options, state, throw)
            case += 1
        elif rules.count(rules.legal(options, state)) < moves:
            state = rules.after_move(options, state, rules.nth(rules.legal(options, state), 0))
        else:
            return state
