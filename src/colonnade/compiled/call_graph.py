"""The call graph of plain functions, and which of them are worth inlining."""

import dis
from collections import Counter
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Final, TypeAlias

Calls: TypeAlias = dict[FunctionType, list[FunctionType]]
"""By function: the functions it calls, one entry per call site."""

SMALL: Final = 450
"""Functions of at most this many bytecode instructions are inlined wherever they are called."""


def calls_of(function: FunctionType) -> Calls:
    """The calls of a function and of everything that it calls, directly or not."""
    calls: Calls = {}
    waiting = [function]
    while waiting:
        caller = waiting.pop()
        if caller not in calls:
            calls[caller] = list(_called_by(caller))
            waiting.extend(calls[caller])
    return calls


def _called_by(function: FunctionType) -> Iterator[FunctionType]:
    enclosed = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    module: ModuleType | None = None
    for instruction in dis.get_instructions(function):
        name, value = instruction.argval, None
        if instruction.opname == "LOAD_GLOBAL":
            value = function.__globals__.get(name)
        elif instruction.opname == "LOAD_DEREF":
            value = enclosed[name].cell_contents
        elif module is not None and instruction.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            value = vars(module).get(name)
        module = value if isinstance(value, ModuleType) else None
        if isinstance(value, FunctionType):
            yield value


def inlined(calls: Calls) -> set[FunctionType]:
    """The functions that are small, or called in one place only, counting what they inline.

    Passing a state is expensive, as each of its fields is an argument; the compiler alone inlines
    too little here, and inlining everything everywhere takes minutes to compile.
    """
    places = Counter(called for list_of_calls in calls.values() for called in list_of_calls)
    sizes: dict[FunctionType, int] = {}
    chosen: set[FunctionType] = set()
    # Callers come before their callees, so that in reverse order the sizes are known when needed.
    for function in reversed(_callers_first(calls)):
        own = sum(1 for _ in dis.get_instructions(function))
        sizes[function] = own + sum(sizes[called] for called in calls[function] if called in chosen)
        if sizes[function] <= SMALL or places[function] == 1:
            chosen.add(function)
    return chosen


def _callers_first(calls: Calls) -> list[FunctionType]:
    """The functions in an order in which each comes before everything that it calls."""
    ordered: list[FunctionType] = []
    seen: set[FunctionType] = set()

    def visit(function: FunctionType) -> None:
        if function not in seen:
            seen.add(function)
            for called in calls[function]:
                visit(called)
            ordered.append(function)

    for function in calls:
        visit(function)
    return ordered[::-1]
