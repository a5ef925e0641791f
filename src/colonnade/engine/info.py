"""What a search has found, as a line of the protocol."""

from typing import Any

from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.swift import Search


def info(book: AnyRulebook, options: Any, state: Any, search: Search) -> str:  # noqa: ANN401
    """`info sims N depth N win SHARE … line TOKEN …`, a share of the win for every seat."""
    shares = " ".join(f"{value:.3f}" for value in search.values)
    # Among equals the line may begin with another move than the one that is played.
    line = search.line if search.line[:1] == (search.best,) else (search.best,)
    words = " ".join(tokens(book, options, state, line))
    return f"info sims {search.sims} depth {search.depth} win {shares} line {words}"


def tokens(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    codes: tuple[int, ...],
) -> list[str]:
    """A line of play, written."""
    written: list[str] = []
    for code in codes:
        if book.rules.awaits(options, state) == CHANCE:
            written.append(book.notation.write_throw(options, state, code))
            state = book.rules.after_throw(options, state, code)
        else:
            written.append(book.notation.write_move(options, state, code))
            state = book.rules.after_move(options, state, code)
    return written
