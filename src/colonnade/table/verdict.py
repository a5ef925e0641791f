"""What `decide` answers."""

from dataclasses import dataclass, field
from typing import TypeAlias

from colonnade.kernel.words import Words

from .entry import Entry
from .story import Happening
from .table import Table
from .words import REFUSALS


@dataclass(frozen=True, slots=True)
class Accepted:
    """It happens: these entries go to the end of the log, and this is the table then."""

    entries: tuple[Entry, ...] = field(repr=False)
    table: Table
    story: tuple[Happening, ...] = field(repr=False)
    """The same entries as people are told them, one for each."""


@dataclass(frozen=True, slots=True)
class Refused:
    """It does not happen, and nothing has changed."""

    reason: str
    """A key of `words.REFUSALS`, or `rule`."""
    text: Words
    clause: str = ""
    """The clause of the rules that forbids a move."""


Verdict: TypeAlias = Accepted | Refused


def refused(reason: str, what: Words | None = None) -> Refused:
    """A refusal with its sentences; `what` is filled in where they leave a place for it."""
    words = REFUSALS[reason]
    if what is not None:
        words = Words(words.en.format(what=what.en), words.fr.format(what=what.fr))
    return Refused(reason, words)
