"""Decides moves, throws, undo, resignation and rematches."""

from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.i18n import Text
from colonnade.kernel.refusal import refused_by_rule
from colonnade.kernel.seat_name import seats_called

from .automation import throws_itself
from .commands import Close, Expire, Play, Rematch, Resign, Throw, Undo
from .decide_seats import active, nobody_else_plays, person
from .decision import Coded, Entries, Refused, refuse_if, refused
from .entry import (
    BotTookOver,
    By,
    Closed,
    Flagged,
    Played,
    Rematched,
    Resigned,
    TakenBack,
    Thrown,
)
from .fair_dice import Secret, throw_case
from .reducer import apply
from .seat import Role, Speaker
from .table import CHANCE, CHOICE, OVER, Table
from .undo import is_final, taken_back


def check_in_play(table: Table) -> None:
    """Refuse where nobody can act; raises Refused."""
    if table.stage == OVER or not table.is_ready:
        raise Refused(refused("over" if table.stage == OVER else "not_ready"))


def check_turn_of(table: Table, who: Speaker, *, or_the_server: bool = False) -> None:
    """Refuse who may not act now; the server may act for bots, or where `or_the_server`."""
    if who is not Role.SERVER:
        active(table, who)
    check_in_play(table)
    turn = int(table.state.seat)
    if who is Role.SERVER:
        refuse_if(not table.seats[turn].bot and not or_the_server, "not_a_bot")
    else:
        refuse_if(who != turn, "not_your_turn")


def play(table: Table, command: Play, who: Speaker, secret: Secret) -> Entries:
    """The person whose turn it is, or the server for a bot, plays a legal move."""
    check_turn_of(table, who)
    refuse_if(table.stage != CHOICE, "throw_awaited")
    return [played(table, command.token, "bot" if who is Role.SERVER else "person")]


def played(table: Table, token: str, by: By) -> Coded:
    """A move of the seat to act; raises Refused with the clause that forbids it."""
    code = table.moves.get(token)
    if code is not None:
        return Coded(Played(token, int(table.state.seat), by), code)
    try:
        breach = table.book.refusals.refusal(table.options, table.state, token)
    except MalformedNotation:
        raise Refused(refused("malformed")) from None
    assert breach is not None, f"{token} is neither legal nor refused"
    raise Refused(refused_by_rule(breach, table.book.words, names_at(table)))


def names_at(table: Table) -> tuple[Text, ...]:
    """What everybody at a table is called in sentences; without a name, by the colour."""
    seat_name = table.book.seat_name
    called = [seat_name(table.options, table.state, seat) for seat in range(table.players)]
    bots = {seat for seat, sitting in enumerate(table.seats) if sitting.kind == "bot"}
    return tuple(
        Text(sitting.name, sitting.name) if sitting.kind == "person" and sitting.name else name
        for sitting, name in zip(table.seats, seats_called(called, bots), strict=True)
    )


def throw(table: Table, command: Throw, who: Speaker, secret: Secret) -> Entries:
    """The person whose turn it is throws; the server does for bots and by the settings."""
    if table.settings.own_dice:
        return [entered(table, command, who)]
    check_turn_of(table, who, or_the_server=throws_itself(table))
    refuse_if(table.stage != CHANCE, "choice_awaited")
    return [thrown(table, secret)]


def entered(table: Table, command: Throw, who: Speaker) -> Coded:
    """A person enters what their own dice show; for a bot, anybody at the table does."""
    turn = table.turn
    if turn is not None and table.seats[turn].bot and who is not Role.SERVER:
        person(table, who)
        who = Role.SERVER
    check_turn_of(table, who)
    refuse_if(table.stage != CHANCE, "choice_awaited")
    book, options, state = table.book, table.options, table.state
    try:
        code = book.notation.find(options, state, command.token)
        breach = book.refusals.refusal(options, state, command.token)
    except MalformedNotation:
        raise Refused(refused("own_dice")) from None
    if code is None or breach is not None:
        raise Refused(refused("own_dice"))
    return Coded(Thrown(command.token, int(state.seat)), code)


def thrown(table: Table, secret: Secret) -> Coded:
    """The awaited throw, drawn from the secret."""
    cases = table.book.rules.cases(table.options, table.state)
    return thrown_case(table, throw_case(secret, table.id, table.seeds, table.throws + 1, cases))


def thrown_case(table: Table, case: int) -> Coded:
    """The awaited throw, by the number of its case."""
    book, options, state = table.book, table.options, table.state
    code = book.rules.cast(options, state, case)
    return Coded(Thrown(book.notation.write_throw(options, state, code), int(state.seat)), code)


def undo(table: Table, command: Undo, who: Speaker, secret: Secret) -> Entries:
    """A person takes their own last choice back."""
    seat = active(table, who)
    if is_final(table) or not table.is_over:
        check_in_play(table)
    refuse_if(not table.settings.take_back, "no_take_back")
    count = taken_back(table, seat)
    refuse_if(not count, "nothing_to_take_back")
    return [TakenBack(seat, count)]


def resign(table: Table, command: Resign, who: Speaker, secret: Secret) -> Entries:
    """A person resigns; where only bots would be left to play, the table is closed."""
    if who is Role.SERVER:
        return forfeit(table)
    seat = person(table, who)
    refuse_if(table.seats[seat].resigned, "resigned")
    check_in_play(table)
    resigned = Resigned(seat)
    closes = nobody_else_plays(table, seat) and not apply(table, resigned).is_over
    return [resigned, Closed()] if closes else [resigned]


def forfeit(table: Table) -> Entries:
    """The server resigns for the bot to act, which failed; with others left a stand-in goes on."""
    check_in_play(table)
    turn = int(table.state.seat)
    refuse_if(not table.seats[turn].bot, "not_a_bot")
    resigned = Resigned(turn)
    if apply(table, resigned).is_over:
        return [resigned]
    return [resigned, BotTookOver(turn, table.settings.stand_in)]


def expire(table: Table, command: Expire, who: Speaker, secret: Secret) -> Entries:
    """The server acts for a person whose time has run out."""
    refuse_if(who is not Role.SERVER, "server_only")
    check_in_play(table)
    turn, settings = int(table.state.seat), table.settings
    refuse_if(not settings.turn_seconds or table.seats[turn].bot, "no_timer")
    if table.stage == CHANCE:
        refuse_if(settings.own_dice, "no_timer")
        return [Flagged(turn), thrown(table, secret)]
    return [Flagged(turn), played(table, command.token, "clock")]


def close(table: Table, command: Close, who: Speaker, secret: Secret) -> Entries:
    """The server closes a game that nobody plays any more."""
    refuse_if(who is not Role.SERVER, "server_only")
    refuse_if(table.is_over, "over")
    return [Closed()]


def rematch(table: Table, command: Rematch, who: Speaker, secret: Secret) -> Entries:
    """A person asks for another game; the first to ask opens it for all."""
    person(table, who)
    refuse_if(not table.is_over, "not_over")
    refuse_if(table.rematch, "rematched")
    assert command.table, "the server names the new table"
    return [Rematched(command.table)]
