"""Reasons for and against a move in words: what it does, and what it leaves behind."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from colonnade.kernel.i18n import Text, phrases, sentences
from colonnade.kernel.rulebook import AnyRulebook

from .game_analysis import Reason, Reasons, Stance, analysis_of

MOST: Final = 3
"""The most reasons shown; more would confuse."""


class Voice(NamedTuple):
    """The reader of reasons: the names of the seats, and whose pieces are "yours"."""

    names: Sequence[Text]
    possessives: Mapping[str, str]


YOURS: Final = {"your": "your", "ton": "ton", "ta": "ta", "tes": "tes"}
"""The possessives of a hint, which speaks to the player."""
THEIRS: Final = {"your": "their", "ton": "son", "ta": "sa", "tes": "ses"}
"""Those of a review, which speaks about players."""


class ToldReason(NamedTuple):
    """A reason in words, and what it means for the move."""

    said: Text
    stance: Stance


def reasons_in_words(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    code: int,
    voice: Voice,
) -> tuple[ToldReason, ...]:
    """The most important reasons of a move; none in a game without reasons."""
    known = analysis_of(book).reasons
    if known is None:
        return ()
    return tuple(
        _in_words(known, reason, voice) for reason in islice(known.find(options, state, code), MOST)
    )


def _in_words(known: Reasons, reason: Reason, voice: Voice) -> ToldReason:
    """One reason in words."""
    said = phrases(known.words[reason.key], {**reason.facts, **voice.possessives}, voice.names)
    return ToldReason(said, known.stance(reason.key))


def advised_reasons(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    code: int,
    voice: Voice,
) -> tuple[Text, ...]:
    """Why a move is advised; in a game without reasons, its first event.

    Drawbacks are left out: the values have counted them.
    """
    known = analysis_of(book).reasons
    if known is not None:
        found = known.find(options, state, code)
        speaking_for = (reason for reason in found if reason.key not in known.against)
        return tuple(_in_words(known, reason, voice).said for reason in islice(speaking_for, MOST))
    event = book.consequences(options, state, code)[0]
    return (sentences(book.words[event.kind], event.facts, voice.names),)
