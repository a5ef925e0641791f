"""What a turn may do to the board: placing, moving a stack, and the freeze (C2 to C7)."""

from typing import Final

from .board import (
    ABOVE_BASES,
    BELOW_CAPITALS,
    BOARD,
    DESTINATION,
    EAST,
    FIRST_STEP,
    LANES,
    NORTH,
    NOT_COLUMN_D,
    NOT_ROW_4,
    SOURCE,
    SOUTH,
    WEST,
)
from .options import FREEZE_TURN, FROZEN_ALL, ON_STACK_YES, Options
from .state import RESERVE_BITS, Menu, State, bottoms, occupied, reserve, tops

# Multiplied by one cell: its bits in `State.later`, by the number of turns that it is frozen in
# all.
LATER: Final = (0, 0, 1, 1 | 1 << 16, 1 | 1 << 16 | 1 << 32)


def each_kind(options: Options) -> int:
    """How many pieces of each kind a player gets (C2)."""
    return 4 if options.players == 2 else 2


def freeze_turns(options: Options) -> int:
    """How many turns a stack is frozen for once it was touched (C7)."""
    return 1 if options.freeze == FREEZE_TURN else options.players


def permitted(options: Options, state: State, seat: int) -> Menu:
    """Every move of a seat if no line stood (C4 to C7)."""
    receivers = receiving(options, state)
    return Menu(placements(options, state, seat, receivers), steps(state, receivers))


def fitting(pieces: int) -> int:
    """In the lane of each kind, the stacks whose top such a piece naturally follows (C3)."""
    return (tops(pieces) & BELOW_CAPITALS) << 16


def receiving(options: Options, state: State) -> int:
    """Of those stacks the ones that may be placed upon and moved onto (C7)."""
    if options.frozen == FROZEN_ALL:
        return fitting(state.pieces) & ~(state.frozen * LANES)
    return fitting(state.pieces)


def placements(options: Options, state: State, seat: int, receivers: int) -> int:
    """Pieces in hand, on empty cells (C4) and, unless an option forbids it, on stacks (C5)."""
    room = (BOARD & ~occupied(state.pieces)) * LANES
    if options.place_on_stack == ON_STACK_YES:
        room |= receivers
    return room & in_hand(state, seat)


def in_hand(state: State, seat: int) -> int:
    """The whole lane of each kind of which a seat has a piece left."""
    held = reserve(state, seat)
    return (
        (BOARD if held & 0o7 else 0)
        | (BOARD << 16 if held & 0o70 else 0)
        | (BOARD << 32 if held & 0o700 else 0)
    )


def steps(state: State, receivers: int) -> int:
    """Whole stacks, not frozen, onto a neighbour whose top their bottom piece follows (C6, C7)."""
    movers = bottoms(state.pieces) & ABOVE_BASES & ~(state.frozen * LANES)
    if movers == 0 or receivers == 0:
        return 0
    return (
        any_kind(movers & receivers >> 1 & NOT_COLUMN_D) << EAST
        | any_kind(movers >> 1 & receivers & NOT_COLUMN_D) << WEST
        | any_kind(movers & receivers >> 4 & NOT_ROW_4) << NORTH
        | any_kind(movers >> 4 & receivers & NOT_ROW_4) << SOUTH
    )


def any_kind(lanes: int) -> int:
    """The cells set in the lane of columns or of capitals."""
    return (lanes >> 16 | lanes >> 32) & BOARD


def can_build(options: Options, state: State, seat: int) -> bool:
    """Whether a seat has a move while no line stands."""
    # An empty cell and a piece in hand are nearly always there, and are enough.
    if reserve(state, seat) != 0 and occupied(state.pieces) != BOARD:
        return True
    menu = permitted(options, state, seat)
    return (menu.placements | menu.steps) != 0


def built(options: Options, state: State, move: int) -> State:
    """The board after a placement or a step, the stack touched frozen, the next seat to act."""
    if move < FIRST_STEP:
        cell = move & 15
        pieces = state.pieces | 1 << move
        reserves = state.reserves - (1 << RESERVE_BITS * state.seat + 3 * (move >> 4))
    else:
        cell = DESTINATION[move - FIRST_STEP]
        stack = state.pieces >> SOURCE[move - FIRST_STEP] & LANES
        pieces = state.pieces ^ stack << SOURCE[move - FIRST_STEP] | stack << cell
        reserves = state.reserves
    touched = 1 << cell
    return State(
        next_seat(options, state.seat),
        pieces,
        reserves,
        state.later & BOARD | touched,
        state.later >> 16 | touched * LATER[freeze_turns(options)],
        0,
    )


def next_seat(options: Options, seat: int) -> int:
    """Seats play in order (C3)."""
    return 0 if seat + 1 == options.players else seat + 1
