"""Request bodies for hints and reviews; the responses are types of `colonnade.analysis`."""

import msgspec

from colonnade.analysis import Hint, Review
from colonnade.kernel.refusal import Refusal

from .position_bodies import PositionRequest, RecordText


class HintAsked(PositionRequest, frozen=True, forbid_unknown_fields=True):
    """A position to evaluate: the start of the game where none is given."""


class ReviewAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded game to review; an unfinished or damaged one as far as it can be replayed."""

    record: RecordText


class ReviewNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a streamed review: its progress, the review, or an error."""

    done: int = 0
    all: int = 0
    review: Review | None = None
    error: Refusal | None = None


__all__ = ["BODIES", "Hint", "HintAsked", "Review", "ReviewAsked", "ReviewNews"]

BODIES: tuple[type, ...] = (HintAsked, Hint, ReviewAsked, Review, ReviewNews)
