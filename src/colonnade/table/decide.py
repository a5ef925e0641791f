"""Whether a command happens: seat, version, turn, rules, in this order.

Pure: the same table, command, speaker and secret always give the same verdict. Whatever a table
did because of one command is one list of entries, to be kept together or not at all.
"""

from collections.abc import Callable
from typing import Any, Final

from . import playing, seating
from .chores import throws_itself
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
from .dice import Secret
from .entry import Entry, Revealed
from .folding import after
from .seat import Who
from .story import Happening, tell
from .table import CHANCE, Table
from .verdict import Accepted, Refused, Verdict, refused

MOST_THROWS: Final = 64
"""How many throws make themselves at one go; `chores.chore` asks for the rest."""

Answer = list[Entry] | Refused
DECIDERS: Final[dict[type[Command], Callable[[Table, Any, Who, Secret], Answer]]] = {
    TakeSeat: seating.take_seat,
    SeatBot: seating.seat_bot,
    LeaveSeat: seating.leave_seat,
    AddSeed: seating.add_seed,
    TakeOver: seating.take_over,
    HandBack: seating.hand_back,
    Play: playing.play,
    Throw: playing.throw,
    Undo: playing.undo,
    Resign: playing.resign,
    Expire: playing.expire,
    Close: playing.close,
    Rematch: playing.rematch,
}


def decide(
    table: Table, command: Command, who: Who, secret: Secret, seen: int | None = None
) -> Verdict:
    """What becomes of a command from somebody who saw the table's version `seen`."""
    if seen is not None and seen != table.version:
        return refused("stale")
    answer = DECIDERS[type(command)](table, command, who, secret)
    return answer if isinstance(answer, Refused) else accepted(table, answer, secret)


def accepted(table: Table, entries: list[Entry], secret: Secret) -> Accepted:
    """The table after some entries and what follows from them by itself."""
    log: list[Entry] = []
    story: list[Happening] = []

    def keep(entry: Entry) -> None:
        nonlocal table
        log.append(entry)
        story.append(tell(table, entry))
        table = after(table, entry)

    for entry in entries:
        keep(entry)
    while table.stage == CHANCE and throws_itself(table) and len(log) < MOST_THROWS:
        keep(playing.thrown(table, secret))
    if table.is_over and table.opened.commitment and not table.secret:
        keep(Revealed(secret.value.hex()))
    return Accepted(tuple(log), table, tuple(story))
