"""A move or a throw in words, by the first event of its story.

Each phrase has two forms: as a player does it, and as advice.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.i18n import Fact, Text, phrases
from colonnade.kernel.rulebook import AnyRulebook

from .game_analysis import MovePhrase, analysis_of

UNKNOWN: Final = MovePhrase(Text("plays {token}", "joue {token}"), Text("{token}", "{token}"))
"""For games without phrases of their own."""


def move_phrase(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    code: int,
    names: Sequence[Text],
) -> MovePhrase:
    """A move or a throw in words, with the given names of the seats."""
    known = analysis_of(book).phrases
    if not known:
        throws = book.rules.awaits(options, state) == CHANCE
        write = book.notation.write_throw if throws else book.notation.write_move
        return filled(UNKNOWN, {"token": write(options, state, code)}, names)
    first = book.consequences(options, state, code)[0]
    facts, kind = first.facts, first.kind
    if facts.get("owner", facts.get("seat")) != facts.get("seat"):
        kind = f"{kind} for a partner"
    return filled(known[kind], facts, names)


def filled(template: MovePhrase, facts: Mapping[str, Fact], names: Sequence[Text]) -> MovePhrase:
    """A phrase with its facts."""
    return MovePhrase(
        phrases(template.done, facts, names),
        phrases(template.to_do, facts, names),
    )
