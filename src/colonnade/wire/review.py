"""Shapes for hints and reviews; what comes back is `colonnade.analysis`'s own."""

import msgspec

from colonnade.analysis import Hint, Review

from .messages import Refusal
from .study import RecordText, Standing


class HintAsked(Standing, frozen=True, forbid_unknown_fields=True):
    """A position to judge: the start of the game where none is given."""


class ReviewAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded game to review; an unfinished or damaged one as far as it goes."""

    record: RecordText


class ReviewNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a review that is told as it comes: how far it is, the review, or an error."""

    done: int = 0
    all: int = 0
    review: Review | None = None
    error: Refusal | None = None


__all__ = ["BODIES", "Hint", "HintAsked", "Review", "ReviewAsked", "ReviewNews"]

BODIES: tuple[type, ...] = (HintAsked, Hint, ReviewAsked, Review, ReviewNews)
