"""Decides who sits where, and who plays for whom."""

import re
from typing import Final

from .commands import AddSeed, HandBack, LeaveSeat, SeatBot, TakeOver, TakeSeat
from .decision import Entries, Refused, refuse_if, refused
from .entry import BotSeated, BotTookOver, Closed, HandedBack, SeatLeft, SeatTaken, Seeded
from .fair_dice import Secret, is_seed
from .seat import Role, Speaker, clean_name, looks_like_bot
from .table import Table

LEVEL: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
"""The spelling of bot levels; the server knows which levels exist."""


def person(table: Table, who: Speaker) -> int:
    """The seat of the person who speaks; raises Refused."""
    if isinstance(who, Role) or not 0 <= who < table.players or table.seats[who].kind != "person":
        raise Refused(refused("not_seated"))
    return who


def active(table: Table, who: Speaker) -> int:
    """The seat of the person who speaks and plays for themselves; raises Refused."""
    seat = person(table, who)
    sitting = table.seats[seat]
    if sitting.resigned or sitting.bot:
        raise Refused(refused("resigned" if sitting.resigned else "bot_plays"))
    return seat


def in_the_game(table: Table, who: Speaker) -> int:
    """The seat of the person who speaks and has not resigned from a running game."""
    seat = person(table, who)
    refuse_if(table.is_over, "over")
    refuse_if(table.seats[seat].resigned, "resigned")
    return seat


def nobody_else_plays(table: Table, seat: int) -> bool:
    """Whether no person would be left to play if one goes."""
    return not any(
        other.kind == "person" and not other.resigned
        for index, other in enumerate(table.seats)
        if index != seat
    )


def take_seat(table: Table, command: TakeSeat, who: Speaker, secret: Secret) -> Entries:
    """Anybody may sit down in a free seat, until the game is over."""
    refuse_if(not 0 <= command.seat < table.players, "no_such_seat")
    refuse_if(table.is_over, "over")
    refuse_if(not table.seats[command.seat].is_free, "seat_taken")
    refuse_if(command.seed and not is_seed(command.seed), "bad_seed")
    refuse_if(looks_like_bot(command.name), "bad_name")
    assert command.key, "a seat without a key would be nobody's"
    entries: Entries = [SeatTaken(command.seat, clean_name(command.name), command.key)]
    if command.seed and table.opened.commitment and not table.throws:
        entries.append(Seeded(command.seat, command.seed))
    return entries


def check_bot_allowed(table: Table, who: Speaker, seat: int) -> None:
    """Let people at the table and the server have a bot play in a seat; raises Refused."""
    if who is not Role.SERVER:
        person(table, who)
    refuse_if(not 0 <= seat < table.players, "no_such_seat")
    refuse_if(table.is_over, "over")


def seat_bot(table: Table, command: SeatBot, who: Speaker, secret: Secret) -> Entries:
    """Anybody seated at the table may put bots into its open seats, and replace them."""
    check_bot_allowed(table, who, command.seat)
    refuse_if(table.seats[command.seat].kind == "person", "seat_taken")
    refuse_if(not LEVEL.fullmatch(command.level), "bad_level")
    return [BotSeated(command.seat, command.level)]


def leave_seat(table: Table, command: LeaveSeat, who: Speaker, secret: Secret) -> Entries:
    """A person leaves; the last one to leave a running game closes the table."""
    seat = in_the_game(table, who)
    left: Entries = [SeatLeft(seat)]
    if table.seeds[seat] and not table.throws:
        left.append(Seeded(seat, ""))  # the next person has not added it
    return [*left, Closed()] if table.tokens and nobody_else_plays(table, seat) else left


def add_seed(table: Table, command: AddSeed, who: Speaker, secret: Secret) -> Entries:
    """Every person may add a seed, and change it, until the first throw."""
    seat = person(table, who)
    refuse_if(not table.opened.commitment, "no_dice")
    refuse_if(table.is_over, "over")
    refuse_if(table.throws, "dice_are_cast")
    refuse_if(not is_seed(command.seed), "bad_seed")
    return [Seeded(seat, command.seed)]


def take_over(table: Table, command: TakeOver, who: Speaker, secret: Secret) -> Entries:
    """The server, or a person at the table, lets a bot play for another person."""
    check_bot_allowed(table, who, command.seat)
    refuse_if(not table.is_ready, "not_ready")
    sitting = table.seats[command.seat]
    refuse_if(sitting.kind != "person" or sitting.bot, "seat_taken")
    level = command.level or table.settings.stand_in
    refuse_if(not LEVEL.fullmatch(level), "bad_level")
    return [BotTookOver(command.seat, level)]


def hand_back(table: Table, command: HandBack, who: Speaker, secret: Secret) -> Entries:
    """A person who is back plays again, unless they have resigned."""
    seat = in_the_game(table, who)
    refuse_if(not table.seats[seat].bot, "no_bot_plays")
    return [HandedBack(seat)]
