"""A game's rules, compiled where possible: the interface of this package."""

import os

from colonnade.kernel.rulebook import AnyRulebook

from .compiler import available
from .playouts import PlayoutMethods
from .search import SearchMethods


class CompiledRules(PlayoutMethods, SearchMethods):
    """One game's rules, compiled or plain; every method gives the same results either way.

    Methods compile what they need on first call. All may be called from several threads at once;
    compiled ones release the interpreter lock.
    """


_bound: dict[tuple[int, bool], CompiledRules] = {}


def compiled(book: AnyRulebook) -> CompiledRules:
    """The compiled rules of a game; plain ones where numba is missing or does not work."""
    if not available():
        return plain(book)
    try:
        return _once(book, True)
    except ImportError:  # numba or numpy is installed for another Python
        return plain(book)


def plain(book: AnyRulebook) -> CompiledRules:
    """The plain rules of a game, behind the same methods."""
    return _once(book, False)


def _once(book: AnyRulebook, is_compiled: bool) -> CompiledRules:
    """The one object of a rulebook, so that nothing is compiled twice."""
    # The object keeps its book alive, so no other book can get the same identity.
    key = (id(book), is_compiled)
    # Threads may ask at once: the second one gets what the first has stored.
    return _bound.get(key) or _bound.setdefault(key, CompiledRules(book, is_compiled))


def cores() -> int:
    """How many threads can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
