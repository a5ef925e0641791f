"""Everybody at one table: who is connected here, who is through other servers, who was lately."""

from colonnade.wire.messages import Presence, encode

from .company import Company, Elsewhere
from .frames import text_frame
from .line import Line


class Audience:
    """The lines to those who look at a table, and what is known of the others."""

    __slots__ = ("_elsewhere", "_players", "lines", "seen_at")

    def __init__(self, players: int, now: float) -> None:
        self.lines: set[Line] = set()
        self.seen_at = [now] * players
        """When each seat last gave a sign of life."""
        self._players = players
        self._elsewhere = Elsewhere()

    @property
    def present(self) -> tuple[bool, ...]:
        """For each seat, whether somebody who may speak for it is connected."""
        seats = self.company.seats | self._elsewhere.seats
        return tuple(seat in seats for seat in range(self._players))

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return self.company.spectators + self._elsewhere.spectators

    @property
    def company(self) -> Company:
        """Those who are here through this server."""
        seats = frozenset(line.held.seat for line in self.lines if line.held is not None)
        return Company(seats, sum(line.held is None for line in self.lines))

    def tell(self, frame: bytes, but: Line | None = None) -> None:
        """Send the same frame to everybody."""
        for line in self.lines:
            if line is not but:
                line.put(frame)

    def show_presence(self, but: Line | None = None) -> None:
        """Tell those who are connected here who is at the table."""
        self.tell(text_frame(encode(Presence(self.present, self.spectators))), but)

    def note_seen(self, line: Line, now: float) -> None:
        """The person of a line came or went."""
        if line.held is not None:
            self.seen_at[line.held.seat] = now

    def hear_elsewhere(self, server: str, company: Company, now: float, until: float) -> bool:
        """Take in who is here through another server; whether it should hear of us too."""
        before = self.present, self.spectators
        is_new = self._elsewhere.hear(server, company, until)
        for seat in company.seats:
            self.seen_at[seat] = now
        if before != (self.present, self.spectators):
            self.show_presence()
        return is_new and bool(self.lines)

    def forget_elsewhere(self, now: float) -> None:
        """Forget servers that have long been silent."""
        if self._elsewhere.forget(now):
            self.show_presence()
