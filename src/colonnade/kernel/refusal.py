"""Why something is refused: to whoever asks, a value and never an exception.

The rules find a `Breach`: the clause that a token breaks, with facts as numbers. Everything that
people or programs are told, by the library, a table, the server or a message, is a `Refusal`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import ParamSpec

from .i18n import Catalogue, Fact, Text, sentences

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Breach:
    """The clause that a token breaks; `reason` is the key of its sentence in the catalogue."""

    clause: str
    reason: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Breached(Exception):
    """Ends the checks of a token; `first_breach` answers with the breach."""

    def __init__(self, breach: Breach) -> None:
        self.breach = breach


def breach_if(
    is_so: object, clause: str, reason: str, facts: Mapping[str, Fact] | None = None
) -> None:
    """Find a breach where something is so, although a clause does not let it be."""
    if is_so:
        raise Breached(Breach(clause, reason, facts or {}))


def first_breach(check: Callable[P, None]) -> Callable[P, Breach | None]:
    """The checks of a token as a function that returns the first breach, None without one."""

    @wraps(check)
    def found(*values: P.args, **named: P.kwargs) -> Breach | None:
        try:
            check(*values, **named)
        except Breached as breached:
            return breached.breach
        return None

    return found


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
