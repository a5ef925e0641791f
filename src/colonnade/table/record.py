"""A table's log as a record that anybody can replay and, once it holds the secret, verify."""

from collections.abc import Iterable

from colonnade.kernel.record import Record, bot_name
from colonnade.kernel.steps import Steps, run_steps

from .entry import Entry, Played, TakenBack, Thrown
from .fair_dice import OWN, SCHEME
from .reducer import apply, first_table
from .table import Table


def record(entries: Iterable[Entry]) -> Record:
    """The record of a log: options, tokens, and what is needed to check its throws."""
    return run_steps(record_steps(entries))


def record_steps(entries: Iterable[Entry]) -> Steps[Record]:
    """The same for a log that takes long: a step per entry."""
    (table, log), tokens = first_table(entries), list[str]()
    first, occupants, unseeded, corrections = table.opened, Occupants(table), None, 0
    for entry in log:
        acts = table.acts
        if unseeded is None and isinstance(entry, Thrown):
            unseeded = table.unseeded()
        table = apply(table, entry)
        occupants.note(table)
        match entry:
            case Played(token) | Thrown(token):
                tokens.append(token)
            case TakenBack(_, count):
                corrections += any(act.by == "dice" for act in acts[-count:])
                del tokens[-count:]
            case _:
                pass
        yield
    return Record(
        game=first.game,
        options=first.options,
        tokens=tuple(tokens),
        seats=tuple(name_of(table, seat) for seat in range(table.players)),
        date=first.date,
        result=table.result,
        headers={
            name: value
            for name, value in (
                headers(table)
                | {
                    "Occupants": str(occupants),
                    "Unseeded": ",".join(map(str, unseeded or ())),
                    "Corrections": str(corrections or ""),
                }
            ).items()
            if value
        },
    )


class Occupants:
    """Everybody who has played for a seat, in order: `0@0 Ada, 1@0 bot:hard, 1@14 Bea`.

    The number after @ is the number of tokens the game had by then.
    """

    def __init__(self, table: Table) -> None:
        self._last: list[tuple[str, str] | None] = [None] * table.players
        self._found: list[str] = []
        self.note(table)

    def note(self, table: Table) -> None:
        """Note a change of who plays for a seat, if there was one."""
        for seat, sitting in enumerate(table.seats):
            if sitting.kind == "open":
                continue
            if (sitting.name, sitting.bot) != self._last[seat]:
                self._last[seat] = sitting.name, sitting.bot
                who = bot_name(sitting.bot) if sitting.bot else name_of(table, seat)
                self._found.append(f"{seat}@{table.tokens} {who}")

    def __str__(self) -> str:
        return ", ".join(self._found)


def name_of(table: Table, seat: int) -> str:
    """The occupant of a seat, as a record writes it: a name, `bot:LEVEL`, or the seat's colour."""
    sitting = table.seats[seat]
    if sitting.kind == "bot":
        return bot_name(sitting.bot)
    return sitting.name or table.book.seat_name(table.options, table.state, seat).en


def headers(table: Table) -> dict[str, str]:
    """The additional headers of a table's record; docs/dice.md explains those of the dice."""
    committed = bool(table.opened.commitment)
    return {
        "Position": table.opened.position,
        "Termination": table.ending,
        "Table": table.id,
        "Begins": table.opened.begins,
        "Dice": SCHEME if committed else OWN if table.settings.own_dice else "",
        "Commitment": table.opened.commitment,
        "Seeds": ",".join(table.seeds) if committed else "",
        "Secret": table.secret,
    }
