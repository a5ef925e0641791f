"""What is counted in Les 4 colonnes: captures, squares reached, throws that move nothing."""

from collections.abc import MutableSequence
from typing import Final

from colonnade.games.les_4_colonnes.core.board import FOOT, LETTERS, RING, TIP, square
from colonnade.games.les_4_colonnes.core.movement import captured
from colonnade.games.les_4_colonnes.core.moves import landing, mover
from colonnade.games.les_4_colonnes.core.options import Options, colour_of
from colonnade.games.les_4_colonnes.core.state import NO_SEAT, State
from colonnade.games.les_4_colonnes.core.tokens import place_in
from colonnade.games.les_4_colonnes.core.turn import SKIP, is_home
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.i18n import Text
from colonnade.lab.observers import CAPTURES, SKIPPED, VISITS, GameCounters

ARROW: Final = TIP - FOOT
PLACES: Final = tuple(
    [str(number) for number in range(1, RING + 1)]
    + [f"{letter}F{step}" for letter in LETTERS for step in range(1, ARROW + 1)]
)
SPOTS: Final = RING + ARROW * len(LETTERS)


def spot_of(colour: int, place: int) -> int:
    """The number in PLACES of a place of a colour's road."""
    return square(colour, place) - 1 if place <= FOOT else RING + ARROW * colour + place - FOOT - 1


def mark(
    options: Options,
    before: State,
    stage: int,
    code: int,
    after: State,
    counts: MutableSequence[int],
) -> None:
    """Count one throw or move."""
    if stage == CHANCE:
        # To have thrown for the building in vain (L18) is not to have been skipped.
        if after.seat != before.seat and not is_home(options, before, before.seat):
            counts[SKIPPED] += 1
    elif code != SKIP:
        owner = mover(options, before, code)
        left = place_in(before[owner], code & 3)
        reached = landing(before, left, code)
        spot = spot_of(colour_of(options, owner), reached)
        counts[VISITS + spot] += 1
        if captured(options, before, owner, left, reached) != NO_SEAT:
            counts[CAPTURES] += 1
            counts[VISITS + SPOTS + spot] += 1


COUNTERS: Final = GameCounters(mark, PLACES, captures=Text("Captures", "Prises"))
