"""Metrics in the text format of Prometheus."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

Label = tuple[tuple[str, str], ...]


class Counter:
    """A number that only grows, one per set of labels."""

    def __init__(self, name: str, says: str) -> None:
        self.name, self.says = name, says
        self._values: dict[Label, int] = {}

    def add(self, amount: int = 1, **labels: str) -> None:
        """Increase it."""
        label = tuple(labels.items())
        self._values[label] = self._values.get(label, 0) + amount

    def of(self, **labels: str) -> int:
        """The number so far."""
        return self._values.get(tuple(labels.items()), 0)

    def lines(self) -> Iterator[str]:
        """As text."""
        yield from heading(self.name, self.says, "counter")
        for label, value in sorted(self._values.items()) or [((), 0)]:
            yield f"{self.name}{labels_text(label)} {value}"


class Histogram:
    """Durations, counted in buckets."""

    def __init__(self, name: str, says: str) -> None:
        self.name, self.says = name, says
        self._buckets = [0] * (len(SECONDS) + 1)
        self._total = 0.0

    def add(self, seconds: float) -> None:
        """Add an observation."""
        self._buckets[bisect_left(SECONDS, seconds)] += 1
        self._total += seconds

    def lines(self) -> Iterator[str]:
        """As text."""
        yield from heading(self.name, self.says, "histogram")
        count = 0
        for bound, number in zip((*SECONDS, "+Inf"), self._buckets, strict=True):
            count += number
            yield f'{self.name}_bucket{{le="{bound}"}} {count}'
        yield f"{self.name}_sum {self._total:.6f}"
        yield f"{self.name}_count {count}"


class Gauge:
    """A number that goes up and down, read when it is exported."""

    def __init__(self, name: str, says: str, ask: Callable[[], float]) -> None:
        self.name, self.says, self._ask = name, says, ask

    def lines(self) -> Iterator[str]:
        """As text."""
        yield from heading(self.name, self.says, "gauge")
        yield f"{self.name} {self._ask()}"


class Metrics:
    """Every metric of the server."""

    def __init__(self) -> None:
        self.requests = Counter("colonnade_requests_total", "HTTP requests by route and status")
        self.entries = Counter("colonnade_entries_total", "Entries stored in logs of tables")
        self.commands = Counter("colonnade_commands_total", "Commands by outcome")
        self.opened = Counter("colonnade_tables_opened_total", "Tables opened")
        self.bots = Counter("colonnade_bot_moves_total", "Moves of bots by outcome")
        self.rejected = Counter("colonnade_rejected_total", "Requests and messages refused")
        self.disconnected = Counter(
            "colonnade_disconnected_total", "Clients disconnected because of a limit, by reason"
        )
        self.faults = Counter("colonnade_faults_total", "Faults of the server by where they arose")
        self.write_seconds = Histogram("colonnade_write_seconds", "Time until a write is durable")
        self.gauges: list[Gauge] = []

    def text(self) -> str:
        """The whole page."""
        parts: tuple[Counter | Histogram | Gauge, ...] = (
            self.requests,
            self.entries,
            self.commands,
            self.opened,
            self.bots,
            self.rejected,
            self.disconnected,
            self.faults,
            self.write_seconds,
            *self.gauges,
        )
        return "\n".join(line for part in parts for line in part.lines()) + "\n"


def heading(name: str, says: str, kind: str) -> tuple[str, str]:
    """The two lines before the values of a name."""
    return f"# HELP {name} {says}", f"# TYPE {name} {kind}"


def labels_text(label: Label) -> str:
    """Labels as text; their values are our own words and need no quoting."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in label) + "}" if label else ""
