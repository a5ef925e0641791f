"""Figures for whoever watches the server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

Label = tuple[tuple[str, str], ...]


class Count:
    """A number that only grows, apart for each set of labels."""

    def __init__(self, name: str, says: str) -> None:
        self.name, self.says = name, says
        self._values: Counter[Label] = Counter()

    def add(self, amount: int = 1, **labels: str) -> None:
        """Count some more."""
        self._values[tuple(labels.items())] += amount

    def of(self, **labels: str) -> int:
        """The number so far."""
        return self._values[tuple(labels.items())]

    def lines(self) -> Iterator[str]:
        """As text."""
        yield from heading(self.name, self.says, "counter")
        for label, value in sorted(self._values.items()) or [((), 0)]:
            yield f"{self.name}{written(label)} {value}"


class Durations:
    """How long something took, in classes."""

    def __init__(self, name: str, says: str) -> None:
        self.name, self.says = name, says
        self._classes = [0] * (len(SECONDS) + 1)
        self._total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self._classes[bisect_left(SECONDS, seconds)] += 1
        self._total += seconds

    def lines(self) -> Iterator[str]:
        """As text."""
        yield from heading(self.name, self.says, "histogram")
        count = 0
        for bound, number in zip((*SECONDS, "+Inf"), self._classes, strict=True):
            count += number
            yield f'{self.name}_bucket{{le="{bound}"}} {count}'
        yield f"{self.name}_sum {self._total:.6f}"
        yield f"{self.name}_count {count}"


class Level:
    """A number that goes up and down, asked for when it is wanted."""

    def __init__(self, name: str, says: str, ask: Callable[[], float]) -> None:
        self.name, self.says, self._ask = name, says, ask

    def lines(self) -> Iterator[str]:
        """As text."""
        yield from heading(self.name, self.says, "gauge")
        yield f"{self.name} {self._ask()}"


class Metrics:
    """All that is counted."""

    def __init__(self) -> None:
        self.requests = Count("colonnade_requests_total", "HTTP requests by route and status")
        self.entries = Count("colonnade_entries_total", "Entries kept in logs of tables")
        self.commands = Count("colonnade_commands_total", "Commands by what became of them")
        self.opened = Count("colonnade_tables_opened_total", "Tables opened")
        self.bots = Count("colonnade_bot_moves_total", "Moves of bots by how they came about")
        self.turned_away = Count("colonnade_turned_away_total", "Requests and messages refused")
        self.faults = Count("colonnade_faults_total", "Faults of the server by where they arose")
        self.keeping = Durations("colonnade_keeping_seconds", "Time until a write is durable")
        self.levels: list[Level] = []

    def text(self) -> str:
        """The whole page."""
        parts: list[Count | Durations | Level] = [self.requests, self.entries, self.commands]
        parts += [self.opened, self.bots, self.turned_away, self.faults, self.keeping]
        parts += self.levels
        return "\n".join(line for part in parts for line in part.lines()) + "\n"


def heading(name: str, says: str, kind: str) -> tuple[str, str]:
    """The two lines before the values of a name."""
    return f"# HELP {name} {says}", f"# TYPE {name} {kind}"


def written(label: Label) -> str:
    """Labels as text; their values are our own words and need no quoting."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in label) + "}" if label else ""
