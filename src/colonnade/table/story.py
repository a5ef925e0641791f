"""What happened at a table, for people: the entries of its log without keys."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from colonnade.kernel.event import Event
from colonnade.kernel.i18n import Fact
from colonnade.kernel.steps import Steps

from .entry import (
    KINDS,
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
from .reducer import apply, first_table, replay
from .table import Table


@dataclass(slots=True)  # not frozen: slower to make, and every move makes one
class TableEvent:
    """One entry as it is shown to everybody."""

    version: int
    """The table's version after it."""
    kind: str
    seat: int | None = None
    token: str = ""
    events: tuple[Event, ...] = ()
    """What the token made happen; the game's catalogue has the sentences."""
    facts: Mapping[str, Fact] = field(default_factory=dict)


def advance(table: Table, entry: Entry, code: int | None = None) -> tuple[Table, TableEvent]:
    """The table after an entry, and the entry's event; `code` is that of a token, if known."""
    if code is None and isinstance(entry, Played | Thrown):
        code = table.code(entry.token)
    after = apply(table, entry, code)
    return after, event_of(table, entry, code, after)


def event_of(table: Table, entry: Entry, code: int | None, after: Table) -> TableEvent:
    """The event of an entry, given the table before and after it; `code` is that of a token."""
    kind, version = KINDS[type(entry)], table.version + 1
    match entry:
        case Played(token, seat) | Thrown(token, seat):
            assert code is not None
            events = table.book.story.narrate(table.options, table.state, code, after.state)
            by: dict[str, Fact] = {"by": entry.by} if isinstance(entry, Played) else {}
            return TableEvent(version, kind, seat, token, events, by)
        case SeatTaken(seat, name):
            return TableEvent(version, kind, seat, facts={"name": name})
        case SeatLeft(seat):
            return TableEvent(version, kind, seat, facts={"name": table.seats[seat].name})
        case BotSeated(seat, level) | BotTookOver(seat, level):
            return TableEvent(version, kind, seat, facts={"level": level})
        case TakenBack(seat, count):
            facts: dict[str, Fact] = {"count": count}
            if any(act.by == "dice" for act in table.acts[-count:]):
                facts["corrected"] = 1  # told as `throw_corrected`
            return TableEvent(version, kind, seat, facts=facts)
        case Seeded(seat, seed):
            return TableEvent(version, kind, seat, facts={"seed": seed})
        case Flagged(seat) | HandedBack(seat) | Resigned(seat):
            return TableEvent(version, kind, seat)
        case Revealed(secret):
            return TableEvent(version, kind, facts={"secret": secret})
        case Rematched(to):
            return TableEvent(version, kind, facts={"table": to})
        case Opened():
            return opening_event(entry)
        case Closed():
            return TableEvent(version, kind)


def opening_event(first: Opened) -> TableEvent:
    """The event of a table's first entry; it tells who begins where that was decided."""
    way, _, drawn = first.begins.partition(" ")
    if not way:
        return TableEvent(1, KINDS[Opened])
    # Whoever begins stands first in every round of dice, and only the last round is no tie.
    thrown: dict[str, Fact] = {"die": drawn.split(", ")[-1].split()[0]} if way == "highest" else {}
    return TableEvent(1, f"began_{way}", 0, facts=thrown)


def story_steps(entries: Iterable[Entry], since: int = 0) -> Steps[tuple[TableEvent, ...]]:
    """The events of a log from one version on, a step per entry."""
    table, log = first_table(entries)
    events = [opening_event(table.opened)] if since < 1 else []
    for entry in log:
        if table.version < since:
            table = apply(table, entry)
        else:
            table, event = advance(table, entry)
            events.append(event)
        yield
    return tuple(events)


def replay_tail_steps(
    entries: Sequence[Entry], last: int
) -> Steps[tuple[Table, tuple[TableEvent, ...]]]:
    """The table after a whole log, and the events of its last entries; a step per entry."""
    known = max(1, len(entries) - last)
    table = replay(entries[:1])
    for entry in entries[1:known]:
        yield
        table = apply(table, entry)
    return advance_all(table, entries[known:])


def advance_all(table: Table, entries: Iterable[Entry]) -> tuple[Table, tuple[TableEvent, ...]]:
    """The table after some more entries, and their events."""
    events: list[TableEvent] = []
    for entry in entries:
        table, event = advance(table, entry)
        events.append(event)
    return table, tuple(events)
