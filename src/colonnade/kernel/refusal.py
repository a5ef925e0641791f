"""Why a token is not legal: a value, never an exception."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .words import Fact


@dataclass(frozen=True, slots=True)
class Refusal:
    """The clause that forbids a token; `reason` is the key of its sentence in the catalogue."""

    clause: str
    reason: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
