"""What the lab counts in Passage: the stones stepped on, and the turns that pass."""

from collections.abc import MutableSequence
from typing import Final

from colonnade.kernel.awaited import CHANCE
from colonnade.lab.observers import SKIPPED, VISITS, GameCounters
from passage.core.board import FAR, NEAR
from passage.core.options import Options
from passage.core.rules import landing
from passage.core.state import State, hinder, leader


def mark(
    options: Options,
    before: State,
    stage: int,
    code: int,
    after: State,
    counts: MutableSequence[int],
) -> None:
    """Count one throw or step."""
    if stage == CHANCE:
        counts[SKIPPED] += 1 if after.menu == 0 else 0
    else:
        walkers = before[before.seat]
        place = hinder(walkers) if code == 0 else leader(walkers)
        counts[VISITS + landing(options, place, before.throw)] += 1


COUNTERS: Final = GameCounters(mark, tuple(str(place) for place in range(NEAR, FAR + 1)))
