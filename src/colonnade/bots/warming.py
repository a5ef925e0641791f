"""Compiled searches as soon as there are any: a thread compiles while others already think."""

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.swift import Evaluate, Swift, available, compiled, plain

_lock = Lock()
_begun: dict[tuple[str, Evaluate | None], Thread] = {}
_ready: set[tuple[str, Evaluate | None]] = set()
_others: list[Thread] = []


def can_compile() -> bool:
    """Whether there is a compiler."""
    return available()


def swift_now(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    evaluate: Evaluate | None,
    weights: tuple[float, ...],
) -> Swift:
    """The compiled rules if their search is ready; the plain ones while it is being compiled."""
    key = (book.id, evaluate)
    if key in _ready:
        return compiled(book)
    if available():
        with _lock:
            if key not in _begun:
                _begun[key] = Thread(
                    target=_warm, args=(book, options, evaluate, weights), daemon=True
                )
                _begun[key].start()
    return plain(book)


def swift_ready(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    evaluate: Evaluate | None,
    weights: tuple[float, ...],
) -> Swift:
    """The compiled rules, however long it takes; the plain ones where nothing can be compiled."""
    swift_now(book, options, evaluate, weights)
    thread = _begun.get((book.id, evaluate))
    if thread is not None:
        thread.join()
    return swift_now(book, options, evaluate, weights)


def compile_aside(work: Callable[[], None]) -> Thread:
    """Compile something else in a thread."""
    thread = Thread(target=work, daemon=True)
    _others.append(thread)
    thread.start()
    return thread


def settle() -> None:
    """Wait until nothing is being compiled any more."""
    for thread in (*_begun.values(), *_others):
        thread.join()


def _warm(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    evaluate: Evaluate | None,
    weights: tuple[float, ...],
) -> None:
    """Compile the search by using it once, or take it from the cache."""
    start = book.rules.start(options)
    swift = compiled(book)
    swift.tree(options, start, seed=0, capacity=1024, evaluate=evaluate, weights=weights).grow(1)
    _ready.add((book.id, evaluate))
