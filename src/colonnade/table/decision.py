"""The result of `decide`."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from colonnade.kernel.i18n import Text
from colonnade.kernel.refusal import Refusal

from .automation import Think
from .commands import Throw
from .entry import Entry, Played, Thrown
from .story import TableEvent
from .table import Table
from .words import REFUSALS


class Coded(NamedTuple):
    """An entry with the code of its token, so that the token is not parsed again."""

    entry: Played | Thrown
    code: int


@dataclass(slots=True)  # not frozen: slower to make, and every move makes one
class Accepted:
    """The command happens: the entries to append, and the table after them."""

    entries: tuple[Entry, ...] = field(repr=False)
    table: Table
    story: tuple[TableEvent, ...] = field(repr=False)
    """The same entries as events for people, one each."""
    pending: Throw | Think | None = None
    """The server's next task at the table."""


Decision: TypeAlias = Accepted | Refusal

Entries: TypeAlias = list[Entry | Coded]
"""What a decider returns: the entries that a command causes directly."""


class Refused(Exception):
    """Ends a decider; `decide` returns the refusal as a value."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal


def refuse_if(is_so: object, reason: str) -> None:
    """Refuse a command where something is so; raises Refused."""
    if is_so:
        raise Refused(refused(reason))


def refused(reason: str, what: Text | None = None) -> Refusal:
    """A refusal with its sentences; `what` fills a template."""
    words = REFUSALS[reason]
    return Refusal(reason, words if what is None else words.filled(what=what))
