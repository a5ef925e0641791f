"""What happened, for people: logs, animation, sound, statistics.

Events are derived from a state and a token; they are never applied to compute the next state.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .words import Fact


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `kind` is also the key of its sentence in the game's catalogue."""

    kind: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
