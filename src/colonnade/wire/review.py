"""Shapes for hints and reviews; what comes back is `colonnade.analysis`'s own."""

from typing import Annotated

import msgspec

from colonnade.analysis import Hint, Review

from .study import Standing

LONGEST_RECORD = 60_000


class HintAsked(Standing, frozen=True, forbid_unknown_fields=True):
    """A position to judge: the start of the game where none is given."""


class ReviewAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded game to review; an unfinished or damaged one as far as it goes."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]


__all__ = ["BODIES", "Hint", "HintAsked", "Review", "ReviewAsked"]

BODIES: tuple[type, ...] = (HintAsked, Hint, ReviewAsked, Review)
