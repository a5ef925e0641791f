"""Why something is refused: values, never exceptions.

The rules find a `Breach`: the clause that a token breaks, with facts as numbers. Everything that
people or programs are told, by the library, a table, the server or a message, is a `Refusal`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .i18n import Catalogue, Fact, Text, sentences


@dataclass(frozen=True, slots=True)
class Breach:
    """The clause that a token breaks; `reason` is the key of its sentence in the catalogue."""

    clause: str
    reason: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why not: a key for programs, sentences for people, the clause if the rules forbid it."""

    reason: str
    """`rule` if the rules forbid it."""
    text: Text
    clause: str = ""

    def __str__(self) -> str:
        return f"{self.clause}: {self.text.en}" if self.clause else self.text.en


def refused_by_rule(breach: Breach, catalogue: Catalogue, names: Sequence[Text]) -> Refusal:
    """A breach of the rules in sentences, with the names of the seats."""
    text = sentences(catalogue[breach.reason], breach.facts, names)
    return Refusal("rule", text, breach.clause)
