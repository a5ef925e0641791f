"""Whether a command is accepted: seat, version, turn and rules are checked, in this order.

Pure: the same table, command, speaker and secret always give the same decision. All entries that
one command causes are one list, to be stored together or not at all.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from . import decide_play, decide_seats
from .automation import pending_task, throws_itself
from .commands import (
    AddSeed,
    Close,
    Command,
    Expire,
    HandBack,
    LeaveSeat,
    Play,
    Rematch,
    Resign,
    SeatBot,
    TakeOver,
    TakeSeat,
    Throw,
    Undo,
)
from .decision import Accepted, Coded, Decision, Entries, Refused, refused
from .entry import Entry, Revealed
from .fair_dice import Secret
from .seat import Speaker
from .story import TableEvent, advance, advance_all
from .table import CHANCE, Table

MOST_THROWS: Final = 64
"""The most automatic throws in one decision; `automation.pending_task` asks for the rest."""

DECIDERS: Final[dict[type[Command], Callable[[Table, Any, Speaker, Secret], Entries]]] = {
    TakeSeat: decide_seats.take_seat,
    SeatBot: decide_seats.seat_bot,
    LeaveSeat: decide_seats.leave_seat,
    AddSeed: decide_seats.add_seed,
    TakeOver: decide_seats.take_over,
    HandBack: decide_seats.hand_back,
    Play: decide_play.play,
    Throw: decide_play.throw,
    Undo: decide_play.undo,
    Resign: decide_play.resign,
    Expire: decide_play.expire,
    Close: decide_play.close,
    Rematch: decide_play.rematch,
}


def decide(
    table: Table, command: Command, who: Speaker, secret: Secret, seen: int | None = None
) -> Decision:
    """Decide a command from a client that saw the table's version `seen`."""
    if seen is not None and seen != table.version:
        return refused("stale")
    try:
        entries = DECIDERS[type(command)](table, command, who, secret)
    except Refused as refused_command:
        return refused_command.refusal
    return accepted(table, entries, secret)


def accepted(table: Table, entries: Iterable[Entry | Coded], secret: Secret) -> Accepted:
    """Accept entries, with the automatic throws that follow from them."""
    log: list[Entry] = []
    story: list[TableEvent] = []

    def append(item: Entry | Coded) -> None:
        nonlocal table
        entry, code = item if isinstance(item, Coded) else (item, None)
        log.append(entry)
        table, event = advance(table, entry, code)
        story.append(event)

    for entry in entries:
        append(entry)
    while table.stage == CHANCE and throws_itself(table) and len(log) < MOST_THROWS:
        append(decide_play.thrown(table, secret))
    if table.is_over and table.opened.commitment and not table.secret:
        append(Revealed(secret.value.hex()))
    return Accepted(tuple(log), table, tuple(story), pending_task(table))


def append_all(table: Table, entries: Sequence[Entry]) -> Accepted:
    """The table after entries that another server decided."""
    after, story = advance_all(table, entries)
    return Accepted(tuple(entries), after, story, pending_task(after))
