"""What happened at a table, for people: an entry of the log without what is nobody's business."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from colonnade.kernel.event import Event
from colonnade.kernel.words import Fact

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
from .folding import after, fold, opened
from .table import Table


@dataclass(slots=True)  # not frozen, for the same reason as a view
class Happening:
    """One entry as everybody is told it."""

    version: int
    """The table's version with it."""
    kind: str
    seat: int | None = None
    token: str = ""
    events: tuple[Event, ...] = ()
    """What the rules made of a token; the game's catalogue has the sentences."""
    facts: Mapping[str, Fact] = field(default_factory=dict)


def tell(table: Table, entry: Entry) -> Happening:
    """What an entry is to people, the table being the one before it."""
    kind, version = KINDS[type(entry)], table.version + 1
    match entry:
        case Played(token, seat) | Thrown(token, seat):
            code = table.code(token)
            assert code is not None, f"{token} is in the log but not legal"
            events = table.book.story.narrate(table.options, table.state, code)
            by: dict[str, Fact] = {"by": entry.by} if isinstance(entry, Played) else {}
            return Happening(version, kind, seat, token, events, by)
        case SeatTaken(seat, name):
            return Happening(version, kind, seat, facts={"name": name})
        case SeatLeft(seat):
            return Happening(version, kind, seat, facts={"name": table.seats[seat].name})
        case BotSeated(seat, level) | BotTookOver(seat, level):
            return Happening(version, kind, seat, facts={"level": level})
        case TakenBack(seat, count):
            return Happening(version, kind, seat, facts={"count": count})
        case Seeded(seat, seed):
            return Happening(version, kind, seat, facts={"seed": seed})
        case Flagged(seat) | HandedBack(seat) | Resigned(seat):
            return Happening(version, kind, seat)
        case Revealed(secret):
            return Happening(version, kind, facts={"secret": secret})
        case Rematched(to):
            return Happening(version, kind, facts={"table": to})
        case Opened() | Closed():
            return Happening(version, kind)


def story(entries: Iterable[Entry], since: int = 0) -> Iterator[Happening]:
    """All that a log tells from one version on."""
    log = iter(entries)
    first = next(log)
    assert isinstance(first, Opened), "a log begins with Opened"
    table = opened(first)
    if since < 1:
        yield Happening(1, KINDS[Opened])
    for entry in log:
        if table.version >= since:
            yield tell(table, entry)
        table = after(table, entry)


def recall(entries: Sequence[Entry], last: int) -> tuple[Table, tuple[Happening, ...]]:
    """The table a whole log adds up to, and what its last entries tell."""
    known = max(1, len(entries) - last)
    table, told = fold(entries[:known]), list[Happening]()
    for entry in entries[known:]:
        told.append(tell(table, entry))
        table = after(table, entry)
    return table, tuple(told)
