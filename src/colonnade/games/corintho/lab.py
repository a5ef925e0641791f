"""What is counted in Corintho: cells built on, seats skipped."""

from collections.abc import MutableSequence
from typing import Final

from colonnade.games.corintho.core.board import CELL_NAMES, CELLS, DESTINATION, FIRST_STEP
from colonnade.games.corintho.core.building import built, can_build
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.rules import is_draw, skipped
from colonnade.games.corintho.core.state import State, tops
from colonnade.lab.observers import SKIPPED, VISITS, GameCounters

PLACES: Final = tuple(CELL_NAMES)


def mark(
    options: Options,
    before: State,
    stage: int,
    code: int,
    after: State,
    counts: MutableSequence[int],
) -> None:
    """Count one move, and the seats that it leaves without one (C13)."""
    cell = DESTINATION[code - FIRST_STEP] if code >= FIRST_STEP else code % CELLS
    counts[VISITS + cell] += 1
    state = built(options, before, code)
    if standing(tops(state.pieces)) == 0:
        while not can_build(options, state, state.seat) and not is_draw(options, state):
            counts[SKIPPED] += 1
            state = skipped(options, state)


COUNTERS: Final = GameCounters(mark, PLACES)
