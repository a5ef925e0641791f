"""Deciding what is played, thrown, taken back, given up and played again."""

from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.words import sentences

from .chores import throws_itself
from .commands import Close, Expire, Play, Rematch, Resign, Throw, Undo
from .dice import Secret, throw_case
from .entry import (
    BotTookOver,
    By,
    Closed,
    Entry,
    Flagged,
    Played,
    Rematched,
    Resigned,
    TakenBack,
    Thrown,
)
from .folding import after
from .seat import Role, Who
from .seating import active, nobody_else_plays, person
from .table import CHANCE, CHOICE, OVER, Table
from .undo import taken_back
from .verdict import Refused, refused


def in_play(table: Table) -> Refused | None:
    """Why nobody can act at all, None where somebody can."""
    if table.stage == OVER:
        return refused("over")
    return None if table.is_ready else refused("not_ready")


def not_the_turn_of(table: Table, who: Who, *, or_the_house: bool = False) -> Refused | None:
    """Why somebody may not act now: a person for himself, the house for bots or where it may."""
    if who is not Role.HOUSE and isinstance(seat := active(table, who), Refused):
        return seat
    if (stopped := in_play(table)) is not None:
        return stopped
    turn = int(table.state.seat)
    if who is Role.HOUSE:
        return None if table.seats[turn].bot or or_the_house else refused("not_a_bot")
    return None if who == turn else refused("not_your_turn")


def play(table: Table, command: Play, who: Who, secret: Secret) -> list[Entry] | Refused:
    """The person whose turn it is, or the house for a bot, plays a legal move."""
    if (stopped := not_the_turn_of(table, who)) is not None:
        return stopped
    if table.stage != CHOICE:
        return refused("throw_awaited")
    return played(table, command.token, "bot" if who is Role.HOUSE else "person")


def played(table: Table, token: str, by: By) -> list[Entry] | Refused:
    """A move of the seat to act, if it is legal, else the clause that forbids it."""
    if token in table.moves:
        return [Played(token, int(table.state.seat), by)]
    book, options, state = table.book, table.options, table.state
    try:
        refusal = book.refusals.refusal(options, state, token)
    except MalformedNotation:
        return refused("malformed")
    assert refusal is not None, f"{token} is neither legal nor refused"
    template = book.words[refusal.reason]
    names = [book.seat_name(options, state, seat) for seat in range(table.players)]
    return Refused("rule", sentences(template, refusal.facts, names), refusal.clause)


def throw(table: Table, command: Throw, who: Who, secret: Secret) -> list[Entry] | Refused:
    """The person whose turn it is throws; the house does for bots and by the settings."""
    by_itself = throws_itself(table)
    if (stopped := not_the_turn_of(table, who, or_the_house=by_itself)) is not None:
        return stopped
    if table.stage != CHANCE:
        return refused("choice_awaited")
    return [thrown(table, secret)]


def thrown(table: Table, secret: Secret) -> Thrown:
    """The awaited throw: nobody chooses it."""
    rules, options, state = table.book.rules, table.options, table.state
    cases = rules.cases(options, state)
    case = throw_case(secret, table.id, table.seeds, table.throws + 1, cases)
    code = rules.cast(options, state, case)
    token = table.book.notation.write_throw(options, state, code)
    table.known[token] = code
    return Thrown(token, int(state.seat))


def undo(table: Table, command: Undo, who: Who, secret: Secret) -> list[Entry] | Refused:
    """A person takes his own last choice back."""
    seat = active(table, who)
    if isinstance(seat, Refused):
        return seat
    if (stopped := in_play(table)) is not None:
        return stopped
    if not table.settings.take_back:
        return refused("no_take_back")
    count = taken_back(table, seat)
    return [TakenBack(seat, count)] if count else refused("nothing_to_take_back")


def resign(table: Table, command: Resign, who: Who, secret: Secret) -> list[Entry] | Refused:
    """A person gives up; where only bots would be left to play, the table is closed."""
    if who is Role.HOUSE:
        return forfeit(table)
    seat = person(table, who)
    if isinstance(seat, Refused):
        return seat
    if table.seats[seat].resigned:
        return refused("resigned")
    if (stopped := in_play(table)) is not None:
        return stopped
    resigned = Resigned(seat)
    closes = nobody_else_plays(table, seat) and not after(table, resigned).is_over
    return [resigned, Closed()] if closes else [resigned]


def forfeit(table: Table) -> list[Entry] | Refused:
    """The house gives up for the bot to act, which failed; with others left a stand-in goes on."""
    if (stopped := in_play(table)) is not None:
        return stopped
    turn = int(table.state.seat)
    if not table.seats[turn].bot:
        return refused("not_a_bot")
    resigned = Resigned(turn)
    if after(table, resigned).is_over:
        return [resigned]
    return [resigned, BotTookOver(turn, table.settings.stand_in)]


def expire(table: Table, command: Expire, who: Who, secret: Secret) -> list[Entry] | Refused:
    """The house acts for a person whose time has run out."""
    if who is not Role.HOUSE:
        return refused("house_only")
    if (stopped := in_play(table)) is not None:
        return stopped
    turn = int(table.state.seat)
    if not table.settings.turn_seconds or table.seats[turn].bot:
        return refused("no_timer")
    if table.stage == CHANCE:
        return [Flagged(turn), thrown(table, secret)]
    acted = played(table, command.token, "clock")
    return acted if isinstance(acted, Refused) else [Flagged(turn), *acted]


def close(table: Table, command: Close, who: Who, secret: Secret) -> list[Entry] | Refused:
    """The house gives up a game that nobody plays any more."""
    if who is not Role.HOUSE:
        return refused("house_only")
    return refused("over") if table.is_over else [Closed()]


def rematch(table: Table, command: Rematch, who: Who, secret: Secret) -> list[Entry] | Refused:
    """A person asks for another game; the first to ask opens it for all."""
    seat = person(table, who)
    if isinstance(seat, Refused):
        return seat
    if not table.is_over:
        return refused("not_over")
    if table.rematch:
        return refused("rematched")
    assert command.table, "the house names the new table"
    return [Rematched(command.table)]
