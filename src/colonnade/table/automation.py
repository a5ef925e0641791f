"""What the server does without being asked: bots' throws and moves, automatic throws."""

from dataclasses import dataclass

from .commands import Throw
from .table import CHANCE, Table


@dataclass(frozen=True, slots=True)
class Think:
    """A bot is to choose; its answer is played by a `Play` of the server."""

    seat: int
    level: str


def pending_task(table: Table) -> Throw | Think | None:
    """The server's next task at the table, None while it awaits a person or nothing."""
    seat = table.turn
    if seat is None:
        return None
    bot = table.seats[seat].bot
    if table.stage == CHANCE:
        by_itself = not table.settings.own_dice and (bool(bot) or throws_itself(table))
        return Throw() if by_itself else None
    return Think(seat, bot) if bot else None


def throws_itself(table: Table) -> bool:
    """Whether the awaited throw is made automatically.

    The first one is not: it ends the time in which seats may add seeds.
    """
    return table.settings.auto_throw and table.throws > 0
