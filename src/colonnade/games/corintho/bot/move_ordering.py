"""Which move is tried next, and how deep at first; written like rules, to be compiled."""

from typing import Any, Final

from colonnade.games.corintho.core.board import FIRST_STEP
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.state import tops
from colonnade.kernel import bits

from .search_stack import NONE, Frames

LATE: Final = 2
"""Moves before those that are searched a move less deep at first, where nothing is sharp."""
LATER: Final = ((20, 4, 4), (10, 3, 3), (4, 2, 2))
"""Moves before those, where there are more than so many moves to go, that are searched so much less
deep."""


def promising(frames: Frames, ply: int, history: Any) -> int:  # noqa: ANN401
    """The next move to try, taken off the list: what is known to be good, sharp moves, others."""
    placements, steps, hint = frames.placements[ply], frames.steps[ply], frames.hints[ply]
    chosen = NONE
    if hint != NONE:
        frames.hints[ply] = NONE
        is_there = placements >> hint if hint < FIRST_STEP else steps >> hint - FIRST_STEP
        if is_there & 1:
            chosen = hint
    if chosen == NONE:
        sharp_placements = placements & frames.sharp_placements[ply]
        sharp_steps = steps & frames.sharp_steps[ply]
        if frames.depths[ply] < 2 and ply > 0:
            # What is judged at once comes first: it may be enough.
            chosen = first(steps & ~sharp_steps, placements & ~sharp_placements)
            if chosen == NONE:
                chosen = first(sharp_steps, sharp_placements)
        elif sharp_placements | sharp_steps:
            chosen = favourite(sharp_placements, sharp_steps, history)
        else:
            chosen = favourite(placements, steps, history)
    if chosen < FIRST_STEP:
        frames.placements[ply] = placements & ~(1 << chosen)
    else:
        frames.steps[ply] = steps & ~(1 << chosen - FIRST_STEP)
    return chosen


def first(steps: int, placements: int) -> int:
    """A step if there is any, else a placement, else NONE."""
    if steps:
        return FIRST_STEP + bits.lowest(steps)
    return bits.lowest(placements) if placements else NONE


def favourite(placements: int, steps: int, history: Any) -> int:  # noqa: ANN401
    """The move that was most often too good."""
    chosen, most = NONE, -1
    while placements:
        move = bits.lowest(placements)
        placements &= placements - 1
        if history[move] > most:
            most, chosen = history[move], move
    while steps:
        move = FIRST_STEP + bits.lowest(steps)
        steps &= steps - 1
        if history[move] > most:
            most, chosen = history[move], move
    return chosen


def saved(frames: Frames, ply: int, move: int, depth: int) -> int:
    """How much less deep a move is searched first: late ones that are quiet seldom matter."""
    number = frames.numbers[ply]
    if depth < 2 or number < LATE:
        return 0
    shown = frames.sharp_placements[ply] >> move
    if move >= FIRST_STEP:
        shown = frames.sharp_steps[ply] >> move - FIRST_STEP
    if shown & 1 or standing(tops(frames.pieces[ply])):
        return 0
    for moves, deeper_than, less in LATER:
        if number >= moves and depth > deeper_than:
            return less
    return 1
