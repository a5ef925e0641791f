"""What is counted in Columbiz: captures, cells played, turns that placed nothing."""

from collections.abc import MutableSequence
from typing import Final

from colonnade.games.columbiz.core.board import COLUMNS, STRIDE
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import prey
from colonnade.games.columbiz.core.rules import END
from colonnade.games.columbiz.core.state import State
from colonnade.games.columbiz.text.move_spelling import write_cell
from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.i18n import Text
from colonnade.lab.observers import CAPTURES, SKIPPED, VISITS, GameCounters

PLACES: Final = tuple(write_cell(cell) for cell in range(COLUMNS * STRIDE))
CELLS: Final = COLUMNS * STRIDE
"""The guards between the columns are counted too: they stay at nothing."""


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
        # A throw leaves dice to play with, unless nothing fits and the turn is over (K6).
        if after.dice == 0:
            counts[SKIPPED] += 1
    elif code < END:
        counts[VISITS + code] += 1
        taken = prey(before, code)
        while taken:
            counts[CAPTURES] += 1
            counts[VISITS + CELLS + bits.lowest(taken)] += 1
            taken &= taken - 1


COUNTERS: Final = GameCounters(mark, PLACES, captures=Text("Captures", "Prises"))
