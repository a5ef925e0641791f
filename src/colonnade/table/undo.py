"""What may be taken back: one's own last choice, never a throw, never another person's act."""

from .table import Table


def taken_back(table: Table, seat: int) -> int:
    """How many tokens go when a seat takes its last choice back; 0 where it may not.

    Bots' moves since then go with it. Throws need no look: no act before one is remembered.
    """
    if not table.settings.take_back or table.is_over:
        return 0
    for index, act in enumerate(reversed(table.acts)):
        if act.by != "bot":
            return index + 1 if act.seat == seat else 0
    return 0


def may_take_back(table: Table) -> int | None:
    """The only seat, if any, that may take a choice back."""
    for act in reversed(table.acts):
        if act.by != "bot":
            seat = table.seats[act.seat]
            allowed = seat.kind == "person" and not seat.bot and not seat.resigned
            return act.seat if allowed and taken_back(table, act.seat) else None
    return None
