"""The object that other rooms call: a game's rules, compiled where they can be."""

import os

from colonnade.kernel.rulebook import AnyRulebook

from .bulk import Bulk
from .compiler import available
from .searching import Searching


class Swift(Bulk, Searching):
    """One game's rules, compiled or plain; every method gives the same results either way.

    Methods compile what they need when they are first called. All may be called from several
    threads at once, and compiled ones let other threads run meanwhile.
    """


_bound: dict[tuple[int, bool], Swift] = {}


def compiled(book: AnyRulebook) -> Swift:
    """The compiled rules of a game; plain ones where numba is missing or does not work."""
    if not available():
        return plain(book)
    try:
        return _once(book, True)
    except ImportError:  # numba or numpy is installed for another Python
        return plain(book)


def plain(book: AnyRulebook) -> Swift:
    """The rules of a game as they stand, behind the same methods."""
    return _once(book, False)


def _once(book: AnyRulebook, is_compiled: bool) -> Swift:
    """The one object of a rulebook, so that nothing is compiled twice."""
    # The object keeps its book alive, so no other book can come to have the same identity.
    key = (id(book), is_compiled)
    # Threads may ask at once: whoever comes second gets what the first has put there.
    return _bound.get(key) or _bound.setdefault(key, Swift(book, is_compiled))


def cores() -> int:
    """How many threads can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
