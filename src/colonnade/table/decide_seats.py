"""Decides who sits where, and who plays for whom."""

import re
from typing import Final

from colonnade.kernel.refusal import Refusal

from .commands import AddSeed, HandBack, LeaveSeat, SeatBot, TakeOver, TakeSeat
from .decision import Answer, Coded, refused
from .entry import BotSeated, BotTookOver, Closed, Entry, HandedBack, SeatLeft, SeatTaken, Seeded
from .fair_dice import Secret, is_seed
from .seat import Role, Speaker, clean_name, looks_like_bot
from .table import Table

LEVEL: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
"""The spelling of bot levels; the server knows which levels exist."""


def person(table: Table, who: Speaker) -> int | Refusal:
    """The seat of the person who speaks."""
    if isinstance(who, Role) or not 0 <= who < table.players:
        return refused("not_seated")
    return who if table.seats[who].kind == "person" else refused("not_seated")


def active(table: Table, who: Speaker) -> int | Refusal:
    """The seat of the person who speaks and plays for themselves."""
    seat = person(table, who)
    if isinstance(seat, Refusal):
        return seat
    if table.seats[seat].resigned:
        return refused("resigned")
    return refused("bot_plays") if table.seats[seat].bot else seat


def in_the_game(table: Table, who: Speaker) -> int | Refusal:
    """The seat of the person who speaks and has not resigned from a running game."""
    seat = person(table, who)
    if isinstance(seat, Refusal):
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


def take_seat(table: Table, command: TakeSeat, who: Speaker, secret: Secret) -> Answer:
    """Anybody may sit down in a free seat, until the game is over."""
    if not 0 <= command.seat < table.players:
        return refused("no_such_seat")
    if table.is_over:
        return refused("over")
    if not table.seats[command.seat].is_free:
        return refused("seat_taken")
    if command.seed and not is_seed(command.seed):
        return refused("bad_seed")
    if looks_like_bot(command.name):
        return refused("bad_name")
    assert command.key, "a seat without a key would be nobody's"
    entries: list[Entry | Coded] = [SeatTaken(command.seat, clean_name(command.name), command.key)]
    if command.seed and table.opened.commitment and not table.throws:
        entries.append(Seeded(command.seat, command.seed))
    return entries


def not_by_a_bot(table: Table, who: Speaker, seat: int) -> Refusal | None:
    """Why a speaker may not let a bot play in a seat; people at the table and the server may."""
    if who is not Role.SERVER and isinstance(found := person(table, who), Refusal):
        return found
    if not 0 <= seat < table.players:
        return refused("no_such_seat")
    return refused("over") if table.is_over else None


def seat_bot(table: Table, command: SeatBot, who: Speaker, secret: Secret) -> Answer:
    """Anybody seated at the table may put bots into its open seats, and replace them."""
    if (why := not_by_a_bot(table, who, command.seat)) is not None:
        return why
    if table.seats[command.seat].kind == "person":
        return refused("seat_taken")
    if not LEVEL.fullmatch(command.level):
        return refused("bad_level")
    return [BotSeated(command.seat, command.level)]


def leave_seat(table: Table, command: LeaveSeat, who: Speaker, secret: Secret) -> Answer:
    """A person leaves; the last one to leave a running game closes the table."""
    seat = in_the_game(table, who)
    if isinstance(seat, Refusal):
        return seat
    left: list[Entry | Coded] = [SeatLeft(seat)]
    if table.seeds[seat] and not table.throws:
        left.append(Seeded(seat, ""))  # the next person has not added it
    return [*left, Closed()] if table.tokens and nobody_else_plays(table, seat) else left


def add_seed(table: Table, command: AddSeed, who: Speaker, secret: Secret) -> Answer:
    """Every person may add a seed, and change it, until the first throw."""
    seat = person(table, who)
    if isinstance(seat, Refusal):
        return seat
    if not table.opened.commitment:
        return refused("no_dice")
    if table.is_over:
        return refused("over")
    if table.throws:
        return refused("dice_are_cast")
    return [Seeded(seat, command.seed)] if is_seed(command.seed) else refused("bad_seed")


def take_over(table: Table, command: TakeOver, who: Speaker, secret: Secret) -> Answer:
    """The server, or a person at the table, lets a bot play for another person."""
    if (why := not_by_a_bot(table, who, command.seat)) is not None:
        return why
    if not table.is_ready:
        return refused("not_ready")
    sitting = table.seats[command.seat]
    if sitting.kind != "person" or sitting.bot:
        return refused("seat_taken")
    level = command.level or table.settings.stand_in
    if not LEVEL.fullmatch(level):
        return refused("bad_level")
    return [BotTookOver(command.seat, level)]


def hand_back(table: Table, command: HandBack, who: Speaker, secret: Secret) -> Answer:
    """A person who is back plays again, unless they have resigned."""
    seat = in_the_game(table, who)
    if isinstance(seat, Refusal):
        return seat
    return [HandedBack(seat)] if table.seats[seat].bot else refused("no_bot_plays")
