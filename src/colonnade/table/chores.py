"""What the house does by itself: throw for bots and where throws make themselves, and think."""

from dataclasses import dataclass

from .commands import Throw
from .table import CHANCE, Table


@dataclass(frozen=True, slots=True)
class Think:
    """A bot is to choose; its answer comes back as a `Play` of the house."""

    seat: int
    level: str


def chore(table: Table) -> Throw | Think | None:
    """What the table awaits of the house, None while it awaits a person or nothing."""
    seat = table.turn
    if seat is None:
        return None
    bot = table.seats[seat].bot
    if table.stage == CHANCE:
        return Throw() if bot or throws_itself(table) else None
    return Think(seat, bot) if bot else None


def throws_itself(table: Table) -> bool:
    """Whether the awaited throw is made without being asked for.

    The first one is not: it ends the time in which seats may add seeds.
    """
    return table.settings.auto_throw and table.throws > 0
