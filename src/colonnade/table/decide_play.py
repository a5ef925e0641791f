"""Decides moves, throws, undo, resignation and rematches."""

from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.i18n import Text
from colonnade.kernel.refusal import Refusal, refused_by_rule
from colonnade.kernel.seat_name import seats_called

from .automation import throws_itself
from .commands import Close, Expire, Play, Rematch, Resign, Throw, Undo
from .decide_seats import active, nobody_else_plays, person
from .decision import Answer, Coded, refused
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


def in_play(table: Table) -> Refusal | None:
    """Why nobody can act, None where somebody can."""
    if table.stage == OVER:
        return refused("over")
    return None if table.is_ready else refused("not_ready")


def not_the_turn_of(table: Table, who: Speaker, *, or_the_server: bool = False) -> Refusal | None:
    """Why a speaker may not act now; the server may act for bots, or where `or_the_server`."""
    if who is not Role.SERVER and isinstance(seat := active(table, who), Refusal):
        return seat
    if (stopped := in_play(table)) is not None:
        return stopped
    turn = int(table.state.seat)
    if who is Role.SERVER:
        return None if table.seats[turn].bot or or_the_server else refused("not_a_bot")
    return None if who == turn else refused("not_your_turn")


def play(table: Table, command: Play, who: Speaker, secret: Secret) -> Answer:
    """The person whose turn it is, or the server for a bot, plays a legal move."""
    if (stopped := not_the_turn_of(table, who)) is not None:
        return stopped
    if table.stage != CHOICE:
        return refused("throw_awaited")
    return played(table, command.token, "bot" if who is Role.SERVER else "person")


def played(table: Table, token: str, by: By) -> Answer:
    """A move of the seat to act, if it is legal, else the clause that forbids it."""
    code = table.moves.get(token)
    if code is not None:
        return [Coded(Played(token, int(table.state.seat), by), code)]
    book, options, state = table.book, table.options, table.state
    try:
        breach = book.refusals.refusal(options, state, token)
    except MalformedNotation:
        return refused("malformed")
    assert breach is not None, f"{token} is neither legal nor refused"
    return refused_by_rule(breach, book.words, names_at(table))


def names_at(table: Table) -> tuple[Text, ...]:
    """What everybody at a table is called in sentences; without a name, by the colour."""
    seat_name = table.book.seat_name
    called = [seat_name(table.options, table.state, seat) for seat in range(table.players)]
    bots = {seat for seat, sitting in enumerate(table.seats) if sitting.kind == "bot"}
    return tuple(
        Text(sitting.name, sitting.name) if sitting.kind == "person" and sitting.name else name
        for sitting, name in zip(table.seats, seats_called(called, bots), strict=True)
    )


def throw(table: Table, command: Throw, who: Speaker, secret: Secret) -> Answer:
    """The person whose turn it is throws; the server does for bots and by the settings."""
    if table.settings.own_dice:
        return entered(table, command, who)
    by_itself = throws_itself(table)
    if (stopped := not_the_turn_of(table, who, or_the_server=by_itself)) is not None:
        return stopped
    if table.stage != CHANCE:
        return refused("choice_awaited")
    return [thrown(table, secret)]


def entered(table: Table, command: Throw, who: Speaker) -> Answer:
    """A person enters what their own dice show; for a bot, anybody at the table does."""
    turn = table.turn
    if turn is not None and table.seats[turn].bot and isinstance(person(table, who), int):
        who = Role.SERVER
    if (stopped := not_the_turn_of(table, who)) is not None:
        return stopped
    if table.stage != CHANCE:
        return refused("choice_awaited")
    book, options, state = table.book, table.options, table.state
    try:
        code = book.notation.find(options, state, command.token)
        breach = book.refusals.refusal(options, state, command.token)
    except MalformedNotation:
        return refused("own_dice")
    if code is None or breach is not None:
        return refused("own_dice")
    return [Coded(Thrown(command.token, int(state.seat)), code)]


def thrown(table: Table, secret: Secret) -> Coded:
    """The awaited throw, drawn from the secret."""
    cases = table.book.rules.cases(table.options, table.state)
    return thrown_case(table, throw_case(secret, table.id, table.seeds, table.throws + 1, cases))


def thrown_case(table: Table, case: int) -> Coded:
    """The awaited throw, by the number of its case."""
    book, options, state = table.book, table.options, table.state
    code = book.rules.cast(options, state, case)
    token = book.notation.write_throw(options, state, code)
    return Coded(Thrown(token, int(state.seat)), code)


def undo(table: Table, command: Undo, who: Speaker, secret: Secret) -> Answer:
    """A person takes their own last choice back."""
    seat = active(table, who)
    if isinstance(seat, Refusal):
        return seat
    stopped = in_play(table)
    if stopped is not None and (is_final(table) or not table.is_over):
        return stopped
    if not table.settings.take_back:
        return refused("no_take_back")
    count = taken_back(table, seat)
    return [TakenBack(seat, count)] if count else refused("nothing_to_take_back")


def resign(table: Table, command: Resign, who: Speaker, secret: Secret) -> Answer:
    """A person resigns; where only bots would be left to play, the table is closed."""
    if who is Role.SERVER:
        return forfeit(table)
    seat = person(table, who)
    if isinstance(seat, Refusal):
        return seat
    if table.seats[seat].resigned:
        return refused("resigned")
    if (stopped := in_play(table)) is not None:
        return stopped
    resigned = Resigned(seat)
    closes = nobody_else_plays(table, seat) and not apply(table, resigned).is_over
    return [resigned, Closed()] if closes else [resigned]


def forfeit(table: Table) -> Answer:
    """The server resigns for the bot to act, which failed; with others left a stand-in goes on."""
    if (stopped := in_play(table)) is not None:
        return stopped
    turn = int(table.state.seat)
    if not table.seats[turn].bot:
        return refused("not_a_bot")
    resigned = Resigned(turn)
    if apply(table, resigned).is_over:
        return [resigned]
    return [resigned, BotTookOver(turn, table.settings.stand_in)]


def expire(table: Table, command: Expire, who: Speaker, secret: Secret) -> Answer:
    """The server acts for a person whose time has run out."""
    if who is not Role.SERVER:
        return refused("server_only")
    if (stopped := in_play(table)) is not None:
        return stopped
    turn = int(table.state.seat)
    if not table.settings.turn_seconds or table.seats[turn].bot:
        return refused("no_timer")
    if table.stage == CHANCE:
        if table.settings.own_dice:
            return refused("no_timer")
        return [Flagged(turn), thrown(table, secret)]
    acted = played(table, command.token, "clock")
    return acted if isinstance(acted, Refusal) else [Flagged(turn), *acted]


def close(table: Table, command: Close, who: Speaker, secret: Secret) -> Answer:
    """The server closes a game that nobody plays any more."""
    if who is not Role.SERVER:
        return refused("server_only")
    return refused("over") if table.is_over else [Closed()]


def rematch(table: Table, command: Rematch, who: Speaker, secret: Secret) -> Answer:
    """A person asks for another game; the first to ask opens it for all."""
    seat = person(table, who)
    if isinstance(seat, Refusal):
        return seat
    if not table.is_over:
        return refused("not_over")
    if table.rematch:
        return refused("rematched")
    assert command.table, "the server names the new table"
    return [Rematched(command.table)]
