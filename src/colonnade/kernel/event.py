"""What happened, for people: logs, animation, sound, statistics.

Events are derived from a state and a token; they are never applied to compute the next state.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from .i18n import Fact, Text


@dataclass(slots=True)  # not frozen: slower to make, and every move makes some
class Event:
    """One thing that happened; `kind` is also the key of its sentence in the game's catalogue."""

    kind: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class EventKind(NamedTuple):
    """The name of a kind of event in tables, and the facts that every event of it has."""

    name: Text
    facts: tuple[str, ...]
