"""Lines of play, spelled."""

from collections.abc import Iterable
from typing import Any

from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.rulebook import AnyRulebook


def spelled(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    codes: Iterable[int],
) -> list[str]:
    """The tokens of consecutive moves and throws from a state."""
    rules, notation, tokens = book.rules, book.notation, list[str]()
    for code in codes:
        if rules.awaits(options, state) == CHANCE:
            tokens.append(notation.write_throw(options, state, code))
            state = rules.after_throw(options, state, code)
        else:
            tokens.append(notation.write_move(options, state, code))
            state = rules.after_move(options, state, code)
    return tokens
