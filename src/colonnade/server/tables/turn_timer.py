"""The time limit for one choice or throw of a person."""

from colonnade.table.table import Table

from .log_writer import LogWriter


def is_timed(table: Table) -> bool:
    """Whether a person's clock is running."""
    if not table.settings.turn_seconds:
        return False
    turn = table.turn
    return turn is not None and not table.seats[turn].bot


class Deadline:
    """When a turn ends; time during which the store is down does not count."""

    __slots__ = ("_set_to", "_writer")

    def __init__(self, writer: LogWriter, seconds: float) -> None:
        self._writer = writer
        self._set_to = writer.clock() + seconds - writer.downtime

    @property
    def at(self) -> float:
        """When it is, by the writer's clock: later by as much as the store was down since."""
        return self._set_to + self._writer.downtime


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
        return None if self.deadline is None else self.deadline.at

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

    def deadline_after(self, before: Table, after: Table) -> Deadline | None:
        """The deadline after a change: the same one within a turn, a new one for a new turn."""
        if not is_timed(after):
            return None
        turn = before.turn, before.tokens, before.throws
        if is_timed(before) and turn == (after.turn, after.tokens, after.throws):
            return self.deadline
        return Deadline(self._writer, after.settings.turn_seconds)
