"""The time limit for one choice or throw of a person."""

from colonnade.table.table import Table

from .log_writer import LogWriter


def is_timed(table: Table) -> bool:
    """Whether a person's clock is running."""
    if not table.settings.turn_seconds:
        return False
    turn = table.turn
    return turn is not None and not table.seats[turn].bot


def same_turn(before: Table, after: Table) -> bool:
    """Whether the same seat still owes the same choice or throw, so that its clock goes on."""
    return (
        is_timed(before)
        and is_timed(after)
        and (before.turn, before.tokens, before.throws) == (after.turn, after.tokens, after.throws)
    )


class Deadline:
    """When a turn ends; time during which the store is down does not count."""

    __slots__ = ("_at", "_downtime")

    def __init__(self, at: float, downtime: float) -> None:
        self._at = at
        self._downtime = downtime

    def moment(self, downtime: float) -> float:
        """Seconds since 1970, given the total downtime by now."""
        return self._at + downtime - self._downtime


class TurnTimer:
    """How long the person to act at one table still has."""

    __slots__ = ("_writer", "deadline")

    def __init__(self, writer: LogWriter, deadline: Deadline | None) -> None:
        self.deadline = deadline
        """None where no clock runs."""
        self._writer = writer

    @property
    def ends_at(self) -> float | None:
        """When the turn of the person to act ends, None where no clock runs."""
        return None if self.deadline is None else self.deadline.moment(self._writer.downtime)

    @property
    def remaining(self) -> int | None:
        """Milliseconds left for the person to act."""
        ends_at = self.ends_at
        return None if ends_at is None else max(0, int((ends_at - self._writer.clock()) * 1000))

    @property
    def is_expired(self) -> bool:
        """Whether somebody's time has run out; never while the store is down."""
        ends_at = self.ends_at
        if ends_at is None or self._writer.is_down:
            return False
        return ends_at <= self._writer.clock()

    def deadline_after(self, before: Table, after: Table, now: float) -> Deadline | None:
        """The deadline after a change: the same one within a turn, a new one for a new turn."""
        if not is_timed(after):
            return None
        if same_turn(before, after):
            return self.deadline
        return Deadline(now + after.settings.turn_seconds, self._writer.downtime)
