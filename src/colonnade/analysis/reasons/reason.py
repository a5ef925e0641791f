"""One reason for or against a move."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from colonnade.kernel.words import Fact


@dataclass(frozen=True, slots=True)
class Reason:
    """What a move does; `key` is also the key of its phrase in the game's catalogue."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
