"""All the ways in which a turn can end: which pawns, in which order, for which dice.

Written like rules, to be compiled; every pawn is placed by the rules themselves.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from colonnade.games.columbiz.core.board import column_of, number_of
from colonnade.games.columbiz.core.dice import VALUES
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import line_points, place, placements
from colonnade.games.columbiz.core.rules import awaits, next_turn
from colonnade.games.columbiz.core.state import State
from colonnade.kernel import bits
from colonnade.kernel.awaited import OVER

from .evaluation import share
from .hands import EMPTY, NONE, Hands

ALL_DICE: Final = 0x888888
"""Eight dice of every value: any cell could be paid."""
CAPACITY: Final = 1 << 15
"""Endings that are kept; a turn has fewer."""
CELL_BITS: Final = 6
"""Of a plan, for each pawn: its cell plus one, the first pawn lowest."""
MOST: Final = 4
"""Pawns that a turn can place at most."""
FIELDS: Final = 11
"""Numbers of a state."""
UNKNOWN: Final = 0
CERTAIN: Final = -1
WAITING: Final = 3
"""Numbers kept for each pawn placed: the cells not tried yet, the dice spent, the plan."""


class Endings(NamedTuple):
    """What is known of each ending, and where the walk to them is written."""

    hands: Any
    """The dice that are spent."""
    plans: Any
    """The pawns placed, in order."""
    shares: Any
    """What each seat can expect afterwards."""
    known: Any
    """UNKNOWN, CERTAIN where the game is over then, or more where something was found out."""
    reached: Any
    """How likely it is to be played."""
    features: Any
    states: Any
    """By pawns placed: the state so far."""
    waiting: Any
    """By pawns placed: what is to be tried next."""


def state_at(states: Any, at: int) -> State:  # noqa: ANN401
    """A state that was written down."""
    at *= FIELDS
    return State(
        states[at],
        states[at + 1],
        states[at + 2],
        states[at + 3],
        states[at + 4],
        states[at + 5],
        states[at + 6],
        states[at + 7],
        states[at + 8],
        states[at + 9],
        states[at + 10],
    )


def write_state(states: Any, at: int, state: State) -> None:  # noqa: ANN401
    """Write a state down."""
    at *= FIELDS
    states[at] = state.board0
    states[at + 1] = state.board1
    states[at + 2] = state.board2
    states[at + 3] = state.board3
    states[at + 4] = state.seat
    states[at + 5] = state.dice
    states[at + 6] = state.throws
    states[at + 7] = state.placed
    states[at + 8] = state.reserves
    states[at + 9] = state.captured
    states[at + 10] = state.lines


def spent(hands: Hands, hand: int, cell: int) -> int:
    """The hand with the dice of one cell more, NONE where that takes more than eight."""
    value = column_of(cell) - 1
    for _ in range(number_of(cell)):
        hand = hands.more[hand * VALUES + value]
        if hand == NONE:
            return NONE
    return hand


def matters(options: Options, state: State, cell: int, before: int) -> bool:
    """Whether a pawn scores otherwise because of the one placed just before it."""
    board = state[state.seat]
    return line_points(options, board, cell) != line_points(options, board & ~(1 << before), cell)


def write_ending(
    options: Options,
    state: State,
    hand: int,
    plan: int,
    weights: Sequence[float],
    endings: Endings,
    number: int,
) -> int:
    """Write down that a turn may end here; returns how many endings there are now."""
    after = next_turn(options, state)
    share(options, after, weights, endings.features, endings.shares, number * options.players)
    endings.hands[number] = hand
    endings.plans[number] = plan
    endings.known[number] = CERTAIN if awaits(options, after) == OVER else UNKNOWN
    return number + 1


def list_endings(
    options: Options,
    state: State,
    most: int,
    hands: Hands,
    weights: Sequence[float],
    endings: Endings,
) -> int:
    """Write down all ways to end a turn with up to `most` more pawns; returns how many.

    The dice of the state pay. Of two pawns that do not matter to each other only one order is
    tried, the higher cell first: captures free the cells below.
    """
    number, depth = 0, 0
    if state.placed:
        number = write_ending(options, state, EMPTY, 0, weights, endings, number)
    write_state(endings.states, 0, state)
    endings.waiting[0] = placements(options, state)
    endings.waiting[1] = EMPTY
    endings.waiting[2] = 0
    while depth >= 0:
        at = WAITING * depth
        waiting = endings.waiting[at]
        if waiting == 0 or depth == most or number == len(endings.hands):
            depth -= 1
            continue
        cell = bits.lowest(waiting)
        endings.waiting[at] = waiting & waiting - 1
        hand = spent(hands, endings.waiting[at + 1], cell)
        if hand == NONE:
            continue
        before = state_at(endings.states, depth)
        plan = endings.waiting[at + 2]
        if depth > 0:
            last = (plan >> CELL_BITS * (depth - 1)) - 1
            if cell > last and not matters(options, before, cell, last):
                continue
        after = place(options, before, cell)
        plan |= cell + 1 << CELL_BITS * depth
        number = write_ending(options, after, hand, plan, weights, endings, number)
        depth += 1
        write_state(endings.states, depth, after)
        endings.waiting[at + WAITING] = placements(options, after)
        endings.waiting[at + WAITING + 1] = hand
        endings.waiting[at + WAITING + 2] = plan
    return number


def after_plan(options: Options, state: State, plan: int) -> State:
    """The state once the pawns of a plan are placed and the turn has ended."""
    while plan:
        state = place(options, state, (plan & (1 << CELL_BITS) - 1) - 1)
        plan >>= CELL_BITS
    return next_turn(options, state)
