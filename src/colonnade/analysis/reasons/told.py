"""The reasons of any move in words."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import SEAT_FACTS, Catalogue, Words, sentence
from colonnade.table.view import Said

from . import columbiz, corintho, les_4_colonnes, senet
from .reason import Reason

MOST: Final = 3
"""More reasons than these confuse."""


class Reasons(NamedTuple):
    """Whoever knows the reasons of a game, and their phrases."""

    find: Callable[[Any, Any, int], Iterator[Reason]]
    words: Catalogue


GAMES: Final[dict[str, Reasons]] = {
    "senet": Reasons(senet.reasons, senet.WORDS),
    "corintho": Reasons(corintho.reasons, corintho.WORDS),
    "columbiz": Reasons(columbiz.reasons, columbiz.WORDS),
    "les-4-colonnes": Reasons(les_4_colonnes.reasons, les_4_colonnes.WORDS),
}
"""By game."""


def told_reasons(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    code: int,
) -> tuple[Said, ...]:
    """The most telling reasons of a move; in a game that has none, what the move makes happen."""
    names = [book.seat_name(options, state, seat) for seat in range(options.players)]
    known = GAMES.get(book.id)
    if known is None:
        events = book.story.narrate(options, state, code)[:1]
        english, french = [name.en for name in names], [name.fr for name in names]
        return tuple(
            Said(
                sentence(book.words[event.kind], event.facts, "en", english),
                sentence(book.words[event.kind], event.facts, "fr", french),
            )
            for event in events
        )
    found = islice(known.find(options, state, code), MOST)
    return tuple(told(known.words[reason.key], reason, names) for reason in found)


def told(words: Words, reason: Reason, names: list[Words]) -> Said:
    """One reason in both languages."""

    def filled(template: str, called: list[str]) -> str:
        facts = {
            name: called[fact] if name in SEAT_FACTS and isinstance(fact, int) else fact
            for name, fact in reason.facts.items()
        }
        return template.format(**facts)

    return Said(
        filled(words.en, [name.en for name in names]),
        filled(words.fr, [name.fr for name in names]),
    )
