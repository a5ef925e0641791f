"""The reasons of any move in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Catalogue, Words, phrases, sentences
from colonnade.table.view import Said

from . import columbiz, corintho, les_4_colonnes, senet
from .reason import Reason

MOST: Final = 3
"""More reasons than these confuse."""


class Reasons(NamedTuple):
    """Whoever knows the reasons of a game, and their phrases."""

    find: Callable[[Any, Any, int], Iterator[Reason]]
    words: Catalogue
    against: frozenset[str]
    """The reasons that speak against a move."""
    plain: frozenset[str]
    """Those that only say the move again, for people who see no more than its notation."""

    def stance(self, key: str) -> "Stance":
        """What a reason means for its move."""
        return "against" if key in self.against else "plain" if key in self.plain else "for"


Stance: TypeAlias = Literal["for", "against", "plain"]

GAMES: Final[dict[str, Reasons]] = {
    "senet": Reasons(senet.reasons, senet.WORDS, senet.AGAINST, senet.PLAIN),
    "corintho": Reasons(corintho.reasons, corintho.WORDS, corintho.AGAINST, corintho.PLAIN),
    "columbiz": Reasons(columbiz.reasons, columbiz.WORDS, columbiz.AGAINST, columbiz.PLAIN),
    "les-4-colonnes": Reasons(
        les_4_colonnes.reasons, les_4_colonnes.WORDS, les_4_colonnes.AGAINST, les_4_colonnes.PLAIN
    ),
}
"""By game."""


class Voice(NamedTuple):
    """To whom reasons are told: what seats are called, and whose pieces are spoken of."""

    names: Sequence[Words]
    possessives: Mapping[str, str]


YOURS: Final = {"your": "your", "ton": "ton", "ta": "ta", "tes": "tes"}
THEIRS: Final = {"your": "their", "ton": "son", "ta": "sa", "tes": "ses"}


def to_the_player(book: AnyRulebook, options: Any, state: Any) -> Voice:  # noqa: ANN401
    """The voice of a hint: the seats are colours, and the pieces yours."""
    return Voice([book.seat_name(options, state, seat) for seat in range(options.players)], YOURS)


def about_players(names: Sequence[Said]) -> Voice:
    """The voice of a review: the seats are people, and the pieces theirs."""
    return Voice([Words(name.en, name.fr) for name in names], THEIRS)


class ToldReason(NamedTuple):
    """A reason in words, and what it means for the move."""

    said: Said
    stance: Stance


def told_reasons(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    code: int,
    voice: Voice,
) -> tuple[ToldReason, ...]:
    """The most telling reasons of a move; none in a game for which nobody has written any."""
    known = GAMES.get(book.id)
    if known is None:
        return ()
    found = islice(known.find(options, state, code), MOST)
    return tuple(
        ToldReason(
            Said(
                *phrases(
                    known.words[reason.key], {**reason.facts, **voice.possessives}, voice.names
                )
            ),
            known.stance(reason.key),
        )
        for reason in found
    )


def advised_reasons(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    code: int,
    voice: Voice,
) -> tuple[Said, ...]:
    """What is said beside a move; in a game without reasons, what it makes happen first."""
    if book.id in GAMES:
        return tuple(told.said for told in told_reasons(book, options, state, code, voice))
    event = book.story.narrate(options, state, code)[0]
    return (Said(*sentences(book.words[event.kind], event.facts, voice.names)),)
