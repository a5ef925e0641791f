"""Undo: a player's own last choice, never a throw, never another person's act."""

from .table import Table


def taken_back(table: Table, seat: int) -> int:
    """How many tokens are removed when a seat takes its last choice back; 0 if it may not.

    Bots' moves since then are removed with it. Throws need no check: no act before one is kept.
    """
    if not table.settings.take_back or is_final(table):
        return 0
    for index, act in enumerate(reversed(table.acts)):
        if act.by == "dice":
            return index + 1  # anybody at the table may correct it
        if act.by != "bot":
            return index + 1 if act.seat == seat else 0
    return 0


def is_final(table: Table) -> bool:
    """Whether the result can no longer change.

    A move that ended the game may still be taken back, but not after a resignation, nor when a
    rematch has been opened, nor where the secret of the dice, which is revealed at the end, could
    be used against another person.
    """
    if not table.is_over:
        return False
    persons = sum(seat.kind == "person" for seat in table.seats)
    return bool(table.ending or table.rematch or (table.opened.commitment and persons > 1))


def may_take_back(table: Table) -> int | None:
    """The seat that may take a choice back now, if any."""
    for act in reversed(table.acts):
        if act.by == "dice":
            people = (seat for seat, other in enumerate(table.seats) if other.kind == "person")
            return next(people, None) if taken_back(table, act.seat) else None
        if act.by != "bot":
            seat = table.seats[act.seat]
            allowed = seat.kind == "person" and not seat.bot and not seat.resigned
            return act.seat if allowed and taken_back(table, act.seat) else None
    return None
