"""A table's log as a record anybody can replay and, once the secret is in it, verify."""

from collections.abc import Iterable

from colonnade.kernel.record import Record

from .dice import SCHEME
from .entry import Entry, Opened, Played, TakenBack, Thrown
from .folding import after, opened
from .table import Table


def record(entries: Iterable[Entry]) -> Record:
    """The game of a log: its options, its tokens, and what checks its throws."""
    log = iter(entries)
    first = next(log)
    assert isinstance(first, Opened), "a log begins with Opened"
    table, tokens = opened(first), list[str]()
    for entry in log:
        table = after(table, entry)
        match entry:
            case Played(token) | Thrown(token):
                tokens.append(token)
            case TakenBack(_, count):
                del tokens[-count:]
            case _:
                pass
    return Record(
        game=first.game,
        options=first.options,
        tokens=tuple(tokens),
        seats=tuple(name_of(table, seat) for seat in range(table.players)),
        date=first.date,
        result=table.result,
        headers={name: value for name, value in headers(table).items() if value},
    )


def name_of(table: Table, seat: int) -> str:
    """Who sits in a seat, as a record writes it: a name, `bot:LEVEL`, or the seat's colour."""
    sitting = table.seats[seat]
    if sitting.kind == "bot":
        return f"bot:{sitting.bot}"
    return sitting.name or table.book.seat_name(table.options, table.state, seat).en


def headers(table: Table) -> dict[str, str]:
    """What a record of a table has besides; docs/dice.md explains those of the dice."""
    committed = bool(table.opened.commitment)
    return {
        "Position": table.opened.position,
        "Termination": table.ending,
        "Table": table.id,
        "Dice": SCHEME if committed else "",
        "Commitment": table.opened.commitment,
        "Seeds": ",".join(table.seeds) if committed else "",
        "Secret": table.secret,
    }
