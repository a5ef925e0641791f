"""Deciding who sits where, and who plays for whom."""

import re
from typing import Final

from .commands import AddSeed, HandBack, LeaveSeat, SeatBot, TakeOver, TakeSeat
from .dice import Secret, is_seed
from .entry import (
    BotSeated,
    BotTookOver,
    Closed,
    Entry,
    HandedBack,
    SeatLeft,
    SeatTaken,
    Seeded,
)
from .seat import Role, Who, clean_name
from .table import Table
from .verdict import Refused, refused

LEVEL: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
"""How the level of a bot is spelled; which levels there are is for the server to know."""


def person(table: Table, who: Who) -> int | Refused:
    """The seat of a person who speaks."""
    if isinstance(who, Role) or not 0 <= who < table.players:
        return refused("not_seated")
    return who if table.seats[who].kind == "person" else refused("not_seated")


def active(table: Table, who: Who) -> int | Refused:
    """The seat of a person who speaks and plays for himself."""
    seat = person(table, who)
    if isinstance(seat, Refused):
        return seat
    if table.seats[seat].resigned:
        return refused("resigned")
    return refused("bot_plays") if table.seats[seat].bot else seat


def in_the_game(table: Table, who: Who) -> int | Refused:
    """The seat of a person who speaks and has not given up a game that goes on."""
    seat = person(table, who)
    if isinstance(seat, Refused):
        return seat
    if table.is_over:
        return refused("over")
    return refused("resigned") if table.seats[seat].resigned else seat


def nobody_else_plays(table: Table, seat: int) -> bool:
    """Whether no person would be left to play if one goes."""
    return not any(
        other.kind == "person" and not other.resigned
        for index, other in enumerate(table.seats)
        if index != seat
    )


def take_seat(table: Table, command: TakeSeat, who: Who, secret: Secret) -> list[Entry] | Refused:
    """Anybody may sit down in a free seat, until the game is over."""
    if not 0 <= command.seat < table.players:
        return refused("no_such_seat")
    if table.is_over:
        return refused("over")
    if not table.seats[command.seat].is_free:
        return refused("seat_taken")
    if command.seed and not is_seed(command.seed):
        return refused("bad_seed")
    assert command.key, "a seat without a key would be nobody's"
    entries: list[Entry] = [SeatTaken(command.seat, clean_name(command.name), command.key)]
    if command.seed and table.opened.commitment and not table.throws:
        entries.append(Seeded(command.seat, command.seed))
    return entries


def seat_bot(table: Table, command: SeatBot, who: Who, secret: Secret) -> list[Entry] | Refused:
    """Whoever sits at the table may fill its open seats with bots, and change them for others."""
    if who is not Role.HOUSE and isinstance(seat := person(table, who), Refused):
        return seat
    if not 0 <= command.seat < table.players:
        return refused("no_such_seat")
    if table.is_over:
        return refused("over")
    if table.seats[command.seat].kind == "person":
        return refused("seat_taken")
    if not LEVEL.fullmatch(command.level):
        return refused("bad_level")
    return [BotSeated(command.seat, command.level)]


def leave_seat(table: Table, command: LeaveSeat, who: Who, secret: Secret) -> list[Entry] | Refused:
    """A person may go; the last one to go from a game under way closes the table."""
    seat = in_the_game(table, who)
    if isinstance(seat, Refused):
        return seat
    left: list[Entry] = [SeatLeft(seat)]
    return [*left, Closed()] if table.tokens and nobody_else_plays(table, seat) else left


def add_seed(table: Table, command: AddSeed, who: Who, secret: Secret) -> list[Entry] | Refused:
    """Every person may add a seed, and change it, until the first throw."""
    seat = person(table, who)
    if isinstance(seat, Refused):
        return seat
    if not table.opened.commitment:
        return refused("no_dice")
    if table.is_over:
        return refused("over")
    if table.throws:
        return refused("dice_are_cast")
    return [Seeded(seat, command.seed)] if is_seed(command.seed) else refused("bad_seed")


def take_over(table: Table, command: TakeOver, who: Who, secret: Secret) -> list[Entry] | Refused:
    """The house, or a person at the table, lets a bot play for another person."""
    if who is not Role.HOUSE and isinstance(seat := person(table, who), Refused):
        return seat
    if not 0 <= command.seat < table.players:
        return refused("no_such_seat")
    if table.is_over:
        return refused("over")
    if not table.is_ready:
        return refused("not_ready")
    sitting = table.seats[command.seat]
    if sitting.kind != "person" or sitting.bot:
        return refused("seat_taken")
    level = command.level or table.settings.stand_in
    if not LEVEL.fullmatch(level):
        return refused("bad_level")
    return [BotTookOver(command.seat, level)]


def hand_back(table: Table, command: HandBack, who: Who, secret: Secret) -> list[Entry] | Refused:
    """A person who is back plays himself, unless he has given up."""
    seat = in_the_game(table, who)
    if isinstance(seat, Refused):
        return seat
    return [HandedBack(seat)] if table.seats[seat].bot else refused("no_bot_plays")
