"""The reducer: applies the entries of a log to a table, one by one.

`apply` takes every entry that `decide` accepts, and cannot fail.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, assert_never

from colonnade.games import rulebook
from colonnade.kernel.awaited import OVER
from colonnade.kernel.outcome import others_win

from .entry import (
    BotSeated,
    BotTookOver,
    Closed,
    Entry,
    Flagged,
    HandedBack,
    Opened,
    Played,
    Rematched,
    Resigned,
    Revealed,
    SeatLeft,
    SeatTaken,
    Seeded,
    TakenBack,
    Thrown,
)
from .seat import OPEN, Seat
from .table import Act, Table


def opened(entry: Opened) -> Table:
    """The table after the first entry of its log."""
    book = rulebook(entry.game)
    options = book.options.read_options(entry.options)
    position, notation = entry.position, book.notation
    state = notation.read_position(options, position) if position else book.rules.start(options)
    players = int(options.players)
    return Table(
        opened=entry,
        book=book,
        options=options,
        version=1,
        seats=(OPEN,) * players,
        keys=("",) * players,
        seeds=("",) * players,
        is_ready=False,
        state=state,
        stage=book.rules.awaits(options, state),
        anchor=state,
    )


def replay(entries: Iterable[Entry]) -> Table:
    """The table after a whole log."""
    table, log = first_table(entries)
    for entry in log:
        table = apply(table, entry)
    return table


def first_table(entries: Iterable[Entry]) -> tuple[Table, Iterator[Entry]]:
    """The table after the first entry of a log, and the other entries."""
    log = iter(entries)
    first = next(log, None)
    assert isinstance(first, Opened), "a log begins with Opened"
    return opened(first), log


def apply(table: Table, entry: Entry, code: int | None = None) -> Table:
    """The table with one more entry in its log; `code` is that of a token, if known."""
    match entry:
        case Played():
            return _played(table, entry, table.code(entry.token) if code is None else code)
        case Thrown():
            return _thrown(table, entry, table.code(entry.token) if code is None else code)
        case TakenBack(_, count):
            return _taken_back(table, count)
        case SeatTaken(seat, name, key):
            return _seated(table, seat, Seat("person", name), key)
        case BotSeated(seat, level):
            return _seated(table, seat, Seat("bot", bot=level))
        case SeatLeft(seat):
            return _left(table, seat)
        case BotTookOver(seat, level):
            return _seated(table, seat, replace(table.seats[seat], bot=level), table.keys[seat])
        case HandedBack(seat):
            return _seated(table, seat, replace(table.seats[seat], bot=""), table.keys[seat])
        case Seeded(seat, seed):
            seeds = changed(table.seeds, seat, seed)
            return replace(table, version=table.version + 1, seeds=seeds)
        case Resigned(seat):
            return _resigned(table, seat)
        case Flagged():
            return replace(table, version=table.version + 1)
        case Closed():
            return replace(table, version=table.version + 1, stage=OVER, ending="abandoned")
        case Revealed(secret):
            return replace(table, version=table.version + 1, secret=secret)
        case Rematched(other):
            return replace(table, version=table.version + 1, rematch=other)
        case Opened():
            raise AssertionError("a table is opened once")
        case _:
            assert_never(entry)


def _played(table: Table, entry: Played, code: int) -> Table:
    state = table.book.rules.after_move(table.options, table.state, code)
    # A move made by the clock cannot be taken back, nor anything before it.
    by_clock = entry.by == "clock"
    acts = () if by_clock else (*table.acts, Act(entry.token, entry.seat, entry.by))
    return _advanced(table, entry, state, table.throws, state if by_clock else table.anchor, acts)


def _thrown(table: Table, entry: Thrown, code: int) -> Table:
    state = table.book.rules.after_throw(table.options, table.state, code)
    if table.settings.own_dice:
        # A throw entered by mistake can be corrected until the next one.
        act = Act(entry.token, entry.seat, "dice")
        return _advanced(table, entry, state, table.throws + 1, table.state, (act,))
    return _advanced(table, entry, state, table.throws + 1, state, ())


def _advanced(
    table: Table,
    entry: Played | Thrown,
    state: Any,  # noqa: ANN401 - each game has its own type
    throws: int,
    anchor: Any,  # noqa: ANN401
    acts: tuple[Act, ...],
) -> Table:
    # `replace` takes longer than the rules do, so the frozen fields are bypassed. All fields are
    # copied, so that a new one cannot be forgotten here; values cached from the old state are not.
    advanced = object.__new__(Table)
    fields = advanced.__dict__
    fields.update(table.__dict__)
    fields.pop("_moves", None)
    fields.update(
        version=table.version + 1,
        state=state,
        stage=table.book.rules.awaits(table.options, state),
        tokens=table.tokens + 1,
        throws=throws,
        anchor=anchor,
        acts=acts,
        last=(entry.token, entry.seat),
    )
    return advanced


def _taken_back(table: Table, count: int) -> Table:
    kept = table.acts[:-count]
    rules, state = table.book.rules, table.anchor
    for act in kept:
        code = table.book.notation.find(table.options, state, act.token)
        assert code is not None, f"{act.token} was played but is not found again"
        after = rules.after_throw if act.by == "dice" else rules.after_move
        state = after(table.options, state, code)
    return replace(
        table,
        version=table.version + 1,
        state=state,
        stage=rules.awaits(table.options, state),
        tokens=table.tokens - count,
        throws=table.throws - sum(act.by == "dice" for act in table.acts[-count:]),
        acts=kept,
        last=kept[-1][:2] if kept else None,
    )


def _seated(table: Table, seat: int, sitting: Seat, key: str = "") -> Table:
    seats = changed(table.seats, seat, sitting)
    return replace(
        table,
        version=table.version + 1,
        seats=seats,
        keys=changed(table.keys, seat, key),
        is_ready=OPEN not in seats,
    )


def _left(table: Table, seat: int) -> Table:
    if not table.tokens:
        return _seated(table, seat, OPEN)
    left = _seated(table, seat, Seat("bot", bot=table.settings.stand_in, vacant=True))
    # The next person has not made these choices and may not take them back.
    return replace(left, anchor=table.state, acts=())


def _resigned(table: Table, seat: int) -> Table:
    resigned = replace(table.seats[seat], resigned=True)
    if others_win(table.book, table.options, seat) is not None:
        return replace(
            table,
            version=table.version + 1,
            seats=changed(table.seats, seat, resigned),
            stage=OVER,
            ending="resignation",
            loser=seat,
        )
    stand_in = replace(resigned, bot=resigned.bot or table.settings.stand_in)
    return _seated(table, seat, stand_in, table.keys[seat])


def changed(values: tuple[Any, ...], index: int, value: object) -> tuple[Any, ...]:
    """A tuple with one of its values replaced."""
    return (*values[:index], value, *values[index + 1 :])
