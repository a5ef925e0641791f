"""What somebody who comes back has missed, and where it is found."""

from enum import Enum


class Missed(Enum):
    """Where the missed part of the story is."""

    NOTHING = "nothing"
    """The view says it all: a newcomer, or somebody who has seen the last version."""
    REMEMBERED = "remembered"
    """The table in memory knows it."""
    KEPT = "kept"
    """It must be read from the store."""


def missed(after: int | None, version: int, remembered: int) -> Missed:
    """Where to find what happened after one version, when all after `remembered` is in memory.

    A version that the table has not reached is no reason to refuse: the view puts it right.
    """
    if after is None or after >= version:
        return Missed.NOTHING
    return Missed.REMEMBERED if after >= remembered else Missed.KEPT
