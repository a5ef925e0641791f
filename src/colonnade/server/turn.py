"""The time a person has for one choice or throw."""

from colonnade.table.table import Table


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
