"""What happened, for people: every move, and all that the rules did by themselves."""

from typing import Final

from colonnade.games.corintho.core.board import (
    BOARD,
    CELL_NAMES,
    CELLS,
    DESTINATION,
    FIRST_STEP,
    LINE_OF_FOUR,
    SISTER,
    SOURCE,
)
from colonnade.games.corintho.core.building import built, can_build, next_seat
from colonnade.games.corintho.core.lines import kind_of, wins_by_extending
from colonnade.games.corintho.core.options import STUCK_DRAW, Options
from colonnade.games.corintho.core.rules import is_draw, skipped
from colonnade.games.corintho.core.state import State, occupied, reserve, tops
from colonnade.games.corintho.text.spelling import lines_on, write_cells, write_lines
from colonnade.kernel import bits
from colonnade.kernel.event import Event, EventKind
from colonnade.kernel.i18n import Fact, Text

from .notation import PIECES

SEAT: Final = ("seat",)
PLACED_FACTS: Final = ("seat", "piece", "to")
ANSWERED: Final = ("seat", "owner", "line")
LINED_UP_FACTS: Final = ("seat", "piece", "line")

EVENTS: Final[dict[str, EventKind]] = {
    "base_placed": EventKind(Text("base placed", "base posée"), PLACED_FACTS),
    "column_placed": EventKind(Text("column placed", "colonne posée"), PLACED_FACTS),
    "capital_placed": EventKind(Text("capital placed", "chapiteau posé"), PLACED_FACTS),
    "column_stacked": EventKind(Text("column put on a stack", "colonne empilée"), PLACED_FACTS),
    "capital_stacked": EventKind(Text("capital put on a stack", "chapiteau empilé"), PLACED_FACTS),
    "stack_moved": EventKind(Text("stack moved", "pile déplacée"), ("seat", "from", "to")),
    "line_broken": EventKind(Text("line broken", "alignement cassé"), ANSWERED),
    "line_extended": EventKind(
        Text("line lengthened to four", "alignement allongé à quatre"), ANSWERED
    ),
    "bases_lined_up": EventKind(Text("line of bases", "alignement de bases"), LINED_UP_FACTS),
    "columns_lined_up": EventKind(
        Text("line of columns", "alignement de colonnes"), LINED_UP_FACTS
    ),
    "capitals_lined_up": EventKind(
        Text("line of capitals", "alignement de chapiteaux"), LINED_UP_FACTS
    ),
    "won_by_extending": EventKind(Text("win by four in line", "victoire par quatre alignés"), SEAT),
    "won_unanswered": EventKind(
        Text("win by an unanswered line", "victoire par un alignement sans réponse"),
        ("seat", "victim"),
    ),
    "skipped": EventKind(Text("player skipped", "tour passé"), SEAT),
    "drawn": EventKind(Text("draw: nobody can move", "nulle : personne ne peut jouer"), SEAT),
    "drawn_by_stuck_seat": EventKind(
        Text("draw: a player cannot move", "nulle : un joueur ne peut pas jouer"), SEAT
    ),
}
"""Every kind of event, with its facts: cells and lines are texts, seats are ints."""


PLACED: Final = ("base_placed", "column_placed", "capital_placed")
STACKED: Final = ("base_placed", "column_stacked", "capital_stacked")
LINED_UP: Final = ("bases_lined_up", "columns_lined_up", "capitals_lined_up")


def narrate(options: Options, state: State, code: int, after: State) -> tuple[Event, ...]:
    """All that a move makes happen, in order."""
    before, now = lines_on(state.pieces), lines_on(after.pieces)
    made = told_lines(options, state, after, before, now) if before | now else []
    if now:
        ending = line_endings(options, state, after, before, now)
    elif reserve(after, next_seat(options, state.seat)) and occupied(after.pieces) != BOARD:
        ending = []  # an empty cell and a piece in hand: no seat is stuck
    else:
        ending = stuck_seats(options, built(options, state, code))
    return (told_move(state, code), *made, *ending)


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


def told_lines(options: Options, state: State, after: State, before: int, now: int) -> list[Event]:
    """The lines broken, extended and made (C8 to C12)."""
    owner = (state.seat - 1) % options.players
    events = [
        Event("line_broken", {"seat": state.seat, "owner": owner, "line": line})
        for line in write_lines(before & ~now)
    ]
    made = now & ~before
    for line in bits.positions(before & now):
        if SISTER[line] >= 0 and made >> SISTER[line] & 1:
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
    return sum(1 << line for line in bits.positions(lines) if kind_of(shown, line) == kind)


def line_endings(
    options: Options, state: State, after: State, before: int, now: int
) -> list[Event]:
    """The win of a line that was extended, or that has no answer (C10, C11)."""
    if not after.winners:
        return []
    if wins_by_extending(options, before, now):
        return [Event("won_by_extending", {"seat": state.seat})]
    victim = next_seat(options, state.seat)
    return [Event("won_unanswered", {"seat": state.seat, "victim": victim})]


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
