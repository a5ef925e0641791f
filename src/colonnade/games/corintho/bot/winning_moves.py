"""Moves that win at once, and those that may prevent one; written like rules, to be compiled."""

from typing import Final

from colonnade.games.corintho.core.board import (
    BOARD,
    FIRST_STEP,
    PLACING_ON_LINE,
    STEPPING_IN_LINE,
)
from colonnade.games.corintho.core.building import built, next_seat
from colonnade.games.corintho.core.lines import extending, standing
from colonnade.games.corintho.core.options import EXTEND_WINS, FROZEN_ALL, ON_STACK_YES, Options
from colonnade.games.corintho.core.rules import after_move
from colonnade.games.corintho.core.state import Menu, State, reserve, tops
from colonnade.kernel import bits

from .threats import completing, making, sharp

NONE: Final = -1


def first_of(menu: Menu) -> int:
    """The first move of a menu, NONE where it is empty."""
    if menu.placements:
        return bits.lowest(menu.placements)
    return FIRST_STEP + bits.lowest(menu.steps) if menu.steps else NONE


def without(menu: Menu, move: int) -> Menu:
    """The other moves of a menu."""
    if move < FIRST_STEP:
        return Menu(menu.placements & ~(1 << move), menu.steps)
    return Menu(menu.placements, menu.steps & ~(1 << move - FIRST_STEP))


def winning_move(options: Options, state: State, menu: Menu) -> int:
    """A legal move that wins at once, NONE where there is none."""
    shown = tops(state.pieces)
    lines, wanted = standing(shown), completing(shown)
    if lines == 0:
        wanted &= ~answered(options, state)
    while lines and options.extend == EXTEND_WINS:
        move = first_of(extending(shown, menu, bits.lowest(lines)))
        if move != NONE:
            return move
        lines &= lines - 1
    tried = making(shown, wanted, menu)
    while tried.placements | tried.steps:
        move = first_of(tried)
        if after_move(options, state, move).winners == 1 << state.seat:
            return move
        tried = without(tried, move)
    return NONE


def answered(options: Options, state: State) -> int:
    """The lanes in which a first line wins nothing: the next seat has a piece to place on it.

    All lines that a move makes have the cell that it touches, so one piece answers them.
    """
    if options.place_on_stack != ON_STACK_YES or options.frozen == FROZEN_ALL:
        return 0
    held = reserve(state, next_seat(options, state.seat))
    return (BOARD if held & 0o70 else 0) | (BOARD << 16 if held & 0o700 else 0)


def countering(
    options: Options, state: State, menu: Menu, move: int, after: State, reply: int
) -> Menu:
    """Where to look for a better move than one after which a reply wins.

    If the move has nothing to do with the line that wins, that line has to be prevented: by a move
    that touches it, or by a line of one's own.
    """
    lines = standing(tops(built(options, after, reply).pieces))
    placements, steps = 0, 0
    while lines:
        line = bits.lowest(lines)
        lines &= lines - 1
        placements |= PLACING_ON_LINE[line]
        steps |= STEPPING_IN_LINE[line]
    touches = placements >> move if move < FIRST_STEP else steps >> move - FIRST_STEP
    if touches & 1:
        return menu
    own = sharp(state.pieces, menu)
    return Menu(menu.placements & (placements | own.placements), menu.steps & (steps | own.steps))
