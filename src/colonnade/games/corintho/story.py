"""What happened, for people: every move, and all that the rules did by themselves."""

from typing import Final

from colonnade.kernel.event import Event
from colonnade.kernel.words import Fact

from .board import CELL_NAMES, CELLS, DESTINATION, FIRST_STEP, LINE_OF_FOUR, LINES, SISTER, SOURCE
from .building import built, can_build
from .lines import kind_of, standing, wins_by_extending
from .notation import PIECES, write_cells, write_lines
from .options import STUCK_DRAW, Options
from .rules import is_draw, is_empty, legal, skipped
from .state import State, occupied, tops

PLACED: Final = ("base_placed", "column_placed", "capital_placed")
STACKED: Final = ("base_placed", "column_stacked", "capital_stacked")
LINED_UP: Final = ("bases_lined_up", "columns_lined_up", "capitals_lined_up")


def narrate(options: Options, state: State, code: int) -> tuple[Event, ...]:
    """All that a move makes happen, in order."""
    after = built(options, state, code)
    lines = standing(tops(after.pieces))
    ending = line_endings(options, state, after) if lines else stuck_seats(options, after)
    return (told_move(state, code), *told_lines(options, state, after), *ending)


def told_move(state: State, code: int) -> Event:
    """The piece placed or the stack moved (C4 to C6)."""
    if code >= FIRST_STEP:
        source, cell = SOURCE[code - FIRST_STEP], DESTINATION[code - FIRST_STEP]
        ends = {"from": CELL_NAMES[source], "to": CELL_NAMES[cell]}
        return Event("stack_moved", {"seat": state.seat, **ends})
    kind, cell = divmod(code, CELLS)
    facts: dict[str, Fact] = {
        "seat": state.seat,
        "piece": PIECES[kind],
        "to": CELL_NAMES[cell],
    }
    return Event((STACKED if occupied(state.pieces) >> cell & 1 else PLACED)[kind], facts)


def told_lines(options: Options, state: State, after: State) -> list[Event]:
    """The lines broken, extended and made (C8 to C12)."""
    before, now = standing(tops(state.pieces)), standing(tops(after.pieces))
    if before == now == 0:
        return []
    owner = (state.seat - 1) % options.players
    events = [
        Event("line_broken", {"seat": state.seat, "owner": owner, "line": line})
        for line in write_lines(before & ~now)
    ]
    made = now & ~before
    for line in range(LINES):
        if before & now & 1 << line and SISTER[line] >= 0 and made >> SISTER[line] & 1:
            made &= ~(1 << SISTER[line])
            four = write_cells(LINE_OF_FOUR[line])
            events.append(
                Event("line_extended", {"seat": state.seat, "owner": owner, "line": four})
            )
    for kind, name in enumerate(LINED_UP):
        for spelled in write_lines(of_kind(tops(after.pieces), made, kind)):
            events.append(Event(name, {"seat": state.seat, "piece": PIECES[kind], "line": spelled}))
    return events


def of_kind(shown: int, lines: int, kind: int) -> int:
    """Of some standing lines those that show one kind of piece."""
    return sum(
        1 << line for line in range(LINES) if lines >> line & 1 and kind_of(shown, line) == kind
    )


def line_endings(options: Options, state: State, after: State) -> list[Event]:
    """The win of a line that was extended, or that has no answer (C10, C11)."""
    if wins_by_extending(options, standing(tops(state.pieces)), standing(tops(after.pieces))):
        return [Event("won_by_extending", {"seat": state.seat})]
    if is_empty(legal(options, after)):
        return [Event("won_unanswered", {"seat": state.seat, "victim": after.seat})]
    return []


def stuck_seats(options: Options, after: State) -> list[Event]:
    """The seats skipped, or the draw, when no line stands (C13)."""
    events: list[Event] = []
    while not can_build(options, after, after.seat):
        if is_draw(options, after):
            kind = "drawn_by_stuck_seat" if options.stuck == STUCK_DRAW else "drawn"
            events.append(Event(kind, {"seat": after.seat}))
            break
        events.append(Event("skipped", {"seat": after.seat}))
        after = skipped(options, after)
    return events
