"""What is counted in Senet: swaps, squares reached, turns without a move, who plays black."""

from collections.abc import MutableSequence
from typing import Final

from colonnade.games.senet.core.board import EXIT
from colonnade.games.senet.core.movement import target_of
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import UNKNOWN, State
from colonnade.games.senet.text.words import COLOURS as PAWN_COLOURS
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.i18n import Text
from colonnade.lab.observers import CAPTURES, COLOURS, SKIPPED, VISITS, GameCounters

PLACES: Final = tuple(str(square) for square in range(EXIT + 1))
SQUARES: Final = EXIT + 1


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
        if after.seat != before.seat and before.black != UNKNOWN:
            counts[SKIPPED] += 1
        if after.black != UNKNOWN:
            counts[COLOURS] = 1 << 2 * after.black
        return
    target = min(target_of(code, before.throw), EXIT)
    counts[VISITS + target] += 1
    if before.enemy >> target & 1:
        counts[CAPTURES] += 1
        counts[VISITS + SQUARES + target] += 1


COUNTERS: Final = GameCounters(
    mark,
    PLACES,
    captures=Text("Swaps", "Échanges"),
    dealt=PAWN_COLOURS,
)
