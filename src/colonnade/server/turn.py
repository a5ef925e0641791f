"""The time a person has for one choice or throw."""

from collections.abc import Callable

from colonnade.table.table import Table

from .keeping import Keeping


def is_timed(table: Table) -> bool:
    """Whether a person's time is running."""
    turn = table.turn
    return bool(table.settings.turn_seconds) and turn is not None and not table.seats[turn].bot


def same_turn(before: Table, after: Table) -> bool:
    """Whether the same thing is awaited of the same seat, so that its time goes on."""
    return (
        is_timed(before)
        and is_timed(after)
        and (before.turn, before.tokens, before.throws) == (after.turn, after.tokens, after.throws)
    )


class Deadline:
    """When a turn ends; time in which nothing could be kept is not counted."""

    __slots__ = ("_at", "_lost")

    def __init__(self, at: float, lost: float) -> None:
        self._at = at
        self._lost = lost

    def moment(self, lost: float) -> float:
        """Seconds since 1970, when so many seconds have been lost in all."""
        return self._at + lost - self._lost


class Timer:
    """How long the person to act at one table still has."""

    __slots__ = ("_clock", "_keeping", "deadline")

    def __init__(
        self, clock: Callable[[], float], keeping: Keeping, deadline: Deadline | None
    ) -> None:
        self.deadline = deadline
        """None where no time runs."""
        self._clock = clock
        self._keeping = keeping

    @property
    def ends_at(self) -> float | None:
        """When the turn of the person to act ends, None where no time runs."""
        return None if self.deadline is None else self.deadline.moment(self._keeping.lost)

    @property
    def remaining(self) -> int | None:
        """Milliseconds left for the person to act."""
        ends_at = self.ends_at
        return None if ends_at is None else max(0, int((ends_at - self._clock()) * 1000))

    @property
    def is_expired(self) -> bool:
        """Whether somebody's time has run out; not while nothing can be kept."""
        ends_at = self.ends_at
        if ends_at is None or self._keeping.is_down:
            return False
        return ends_at <= self._clock()

    def deadline_after(self, before: Table, after: Table, now: float) -> Deadline | None:
        """When the turn ends that a change has led to, or has left as it was."""
        if not is_timed(after):
            return None
        if same_turn(before, after):
            return self.deadline
        return Deadline(now + after.settings.turn_seconds, self._keeping.lost)
