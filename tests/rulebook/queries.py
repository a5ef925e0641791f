"""Queries about a position of any game, in its notation: legal moves, results, refusals."""

from typing import Any

from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.event import Event
from colonnade.kernel.rulebook import AnyRulebook


def legal(book: AnyRulebook, options: Any, position: str) -> set[str]:
    """The legal moves."""
    state, rules = book.notation.read_position(options, position), book.rules
    menu = rules.legal(options, state)
    codes = [rules.nth(menu, index) for index in range(rules.count(menu))]
    return {book.notation.write_move(options, state, code) for code in codes}


def after(book: AnyRulebook, options: Any, position: str, *tokens: str) -> str:
    """The position after some moves and throws, all of them legal."""
    state, rules = book.notation.read_position(options, position), book.rules
    for token in tokens:
        code = code_of(book, options, state, token)
        thrown = rules.awaits(options, state) == CHANCE
        state = (rules.after_throw if thrown else rules.after_move)(options, state, code)
    return book.notation.write_position(options, state)


def events(book: AnyRulebook, options: Any, position: str, token: str) -> list[Event]:
    """All that a move or a throw makes happen; every event has a sentence."""
    state = book.notation.read_position(options, position)
    told = book.consequences(options, state, code_of(book, options, state, token))
    assert all(event.kind in book.words for event in told)
    return list(told)


def why(book: AnyRulebook, options: Any, position: str, token: str) -> tuple[str, str] | None:
    """The clause that forbids a token and the reason, which has a sentence; None where it may."""
    state = book.notation.read_position(options, position)
    refusal = book.refusals.refusal(options, state, token)
    assert refusal is None or refusal.reason in book.words
    return None if refusal is None else (refusal.clause, refusal.reason)


def code_of(book: AnyRulebook, options: Any, state: Any, token: str) -> int:
    """The code of a legal move or a possible throw."""
    code = book.notation.find(options, state, token)
    assert code is not None, f"{token} is refused"
    return code
