"""The totals of many games; their size does not depend on the number of games."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from colonnade.compiled.prng import MASK

from .moments import Moments


@dataclass(slots=True)
class Totals:
    """The totals over some games of one variant."""

    games: int = 0
    unfinished: int = 0
    """Games stopped by the limit of tokens."""
    check: int = 0
    """A checksum of all tokens: equal for equal games."""
    columns: dict[str, Moments] = field(default_factory=dict)
    """By measure."""
    lengths: Counter[int] = field(default_factory=Counter)
    """By length: the number of games."""
    visits: list[int] = field(default_factory=list)
    """By place: how often it was reached."""
    taken: list[int] = field(default_factory=list)
    """By place: how often a piece was captured there."""
    told: int = 0
    """Games whose events were counted."""
    events: dict[str, Moments] = field(default_factory=dict)
    """By kind of event, over the games whose events were counted."""
    differences: dict[str, Moments] = field(default_factory=dict)
    """By measure: this variant minus the first one, game by game on the same seeds."""

    rows: dict[str, list[int]] = field(default_factory=dict)
    """By measure: the number of every game, where they are stored; `game` is the game's own."""

    def merge(self, other: "Totals") -> None:
        """Add other games."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.check = self.check + other.check & MASK
        self.lengths.update(other.lengths)
        self.visits = _sums(self.visits, other.visits)
        self.taken = _sums(self.taken, other.taken)
        self.told += other.told
        for name, numbers in other.rows.items():
            self.rows.setdefault(name, []).extend(numbers)
        for mine, theirs in (
            (self.columns, other.columns),
            (self.events, other.events),
            (self.differences, other.differences),
        ):
            for key, column in theirs.items():
                mine.setdefault(key, Moments()).merge(column)

    def to_json(self) -> dict[str, Any]:
        """The totals as JSON."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "check": self.check,
            "columns": _columns_to_json(self.columns),
            "lengths": {str(length): games for length, games in sorted(self.lengths.items())},
            "visits": self.visits,
            "taken": self.taken,
            "told": self.told,
            "events": _columns_to_json(self.events),
            "differences": _columns_to_json(self.differences),
            **({"rows": self.rows} if self.rows else {}),
        }


def totals_from_json(kept: dict[str, Any]) -> Totals:
    """Totals from JSON; raises KeyError, TypeError or ValueError for anything else."""
    return Totals(
        games=int(kept["games"]),
        unfinished=int(kept["unfinished"]),
        check=int(kept["check"]),
        columns=_columns_from_json(kept["columns"]),
        lengths=Counter({int(length): int(n) for length, n in kept["lengths"].items()}),
        visits=list(map(int, kept["visits"])),
        taken=list(map(int, kept["taken"])),
        told=int(kept["told"]),
        events=_columns_from_json(kept["events"]),
        differences=_columns_from_json(kept["differences"]),
        rows={str(key): list(map(int, column)) for key, column in kept.get("rows", {}).items()},
    )


def _sums(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)] if one and other else one or other


def _columns_to_json(columns: dict[str, Moments]) -> dict[str, list[int]]:
    return {key: [c.games, c.total, c.squares] for key, c in sorted(columns.items())}


def _columns_from_json(kept: dict[str, list[int]]) -> dict[str, Moments]:
    return {key: Moments(*map(int, numbers)) for key, numbers in kept.items()}
