"""The result of a search as a line of the protocol."""

from typing import Any

from colonnade.compiled import Search
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import spelled


def info(book: AnyRulebook, options: Any, state: Any, search: Search) -> str:  # noqa: ANN401
    """`info sims N depth N win SHARE … line TOKEN …`, a share of the win for every seat."""
    shares = " ".join(f"{value:.3f}" for value in search.values)
    # Among equal moves the line may begin with another one than the one played.
    line = search.line if search.line[:1] == (search.best,) else (search.best,)
    words = " ".join(spelled(book, options, state, line))
    return f"info sims {search.sims} depth {search.depth} win {shares} line {words}"
