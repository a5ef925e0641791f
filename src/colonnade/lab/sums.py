"""What many games add up to: a size that does not depend on how many they are."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from colonnade.swift.draws import MASK

from .column import Column


@dataclass(slots=True)
class Sums:
    """The sums over some games of one variant."""

    games: int = 0
    unfinished: int = 0
    """Games stopped because they went on without end."""
    check: int = 0
    """A checksum of all tokens: equal for equal games."""
    columns: dict[str, Column] = field(default_factory=dict)
    """By measure."""
    lengths: Counter[int] = field(default_factory=Counter)
    """By length: how many games were so long."""
    visits: list[int] = field(default_factory=list)
    """By place: how often it was reached."""
    taken: list[int] = field(default_factory=list)
    """By place: how often somebody was captured there."""
    told: int = 0
    """Games of which the events were counted."""
    events: dict[str, Column] = field(default_factory=dict)
    """By kind of event, over the games told, which the columns do not count."""
    differences: dict[str, Column] = field(default_factory=dict)
    """By measure: this variant less the first one, game by game on the same seeds."""

    def merge(self, other: "Sums") -> None:
        """Add other games."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.check = self.check + other.check & MASK
        self.lengths.update(other.lengths)
        self.visits = _added(self.visits, other.visits)
        self.taken = _added(self.taken, other.taken)
        self.told += other.told
        for mine, theirs in (
            (self.columns, other.columns),
            (self.events, other.events),
            (self.differences, other.differences),
        ):
            for key, column in theirs.items():
                mine.setdefault(key, Column()).merge(column)

    def written(self) -> dict[str, Any]:
        """The same as JSON."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "check": self.check,
            "columns": _written(self.columns),
            "lengths": {str(length): games for length, games in sorted(self.lengths.items())},
            "visits": self.visits,
            "taken": self.taken,
            "told": self.told,
            "events": _written(self.events),
            "differences": _written(self.differences),
        }


def read_sums(kept: dict[str, Any]) -> Sums:
    """Sums out of their JSON; raises KeyError, TypeError or ValueError for anything else."""
    return Sums(
        games=int(kept["games"]),
        unfinished=int(kept["unfinished"]),
        check=int(kept["check"]),
        columns=_read(kept["columns"]),
        lengths=Counter({int(length): int(n) for length, n in kept["lengths"].items()}),
        visits=list(map(int, kept["visits"])),
        taken=list(map(int, kept["taken"])),
        told=int(kept["told"]),
        events=_read(kept["events"]),
        differences=_read(kept["differences"]),
    )


def _added(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)] if one and other else one or other


def _written(columns: dict[str, Column]) -> dict[str, list[int]]:
    return {key: [c.games, c.total, c.squares] for key, c in sorted(columns.items())}


def _read(kept: dict[str, list[int]]) -> dict[str, Column]:
    return {key: Column(*map(int, numbers)) for key, numbers in kept.items()}
