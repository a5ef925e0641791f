"""The rules of Corintho, in the order of its clauses; details are in `building` and `lines`."""

from collections.abc import Sequence

from colonnade.kernel import bits
from colonnade.kernel.awaited import CHOICE, OVER

from .board import BOARD, FIRST_STEP, KINDS
from .building import built, can_build, each_kind, next_seat, permitted
from .lines import answers, standing, wins_by_extending
from .options import STUCK_DRAW, Options
from .state import RESERVE_BITS, Menu, State, tops


def start(options: Options) -> State:
    """An empty board, all pieces in hand, seat 0 to act (C1 to C3)."""
    reserves = 0
    for seat in range(options.players):
        for kind in range(KINDS):
            reserves |= each_kind(options) << RESERVE_BITS * seat + 3 * kind
    return State(0, 0, reserves, 0, 0, 0)


def awaits(options: Options, state: State) -> int:
    """A choice, until somebody has won or the game is drawn."""
    return CHOICE if state.winners == 0 else OVER


def legal(options: Options, state: State) -> Menu:
    """The moves of the seat to act: all that are permitted, or those that answer the lines."""
    return obliged(options, state, permitted(options, state, state.seat))


def obliged(options: Options, state: State, menu: Menu) -> Menu:
    """Of the permitted moves those that answer, when a line stands (C10)."""
    shown = tops(state.pieces)
    lines = standing(shown)
    if lines == 0:
        return menu
    return answers(options.extend, shown, menu, lines)


def count(menu: Menu) -> int:
    """How many moves a menu holds."""
    return bits.count(menu.placements) + bits.count(menu.steps)


def nth(menu: Menu, index: int) -> int:
    """One move of a menu: placements come first."""
    placements = bits.count(menu.placements)
    if index < placements:
        return bits.nth(menu.placements, index)
    return FIRST_STEP + bits.nth(menu.steps, index - placements)


def codes(menu: Menu) -> list[int]:
    """All moves of a menu, placements first."""
    return bits.positions(menu.placements | menu.steps << FIRST_STEP)


def after_move(options: Options, state: State, move: int) -> State:
    """The state after a move, and after the skipped turns or the end that it brings."""
    after = built(options, state, move)
    lines = standing(tops(after.pieces))
    if lines == 0:
        return passed_on(options, after)
    if wins_by_extending(options, standing(tops(state.pieces)), lines):
        return over(after, 1 << state.seat)
    if is_empty(legal(options, after)):
        return over(after, 1 << state.seat)
    return after


def is_empty(menu: Menu) -> bool:
    """Whether a menu holds no move."""
    return (menu.placements | menu.steps) == 0


def passed_on(options: Options, state: State) -> State:
    """While no line stands, the first seat from here that can move, or else a draw (C13)."""
    while not can_build(options, state, state.seat):
        if is_draw(options, state):
            return over(state, (1 << options.players) - 1)
        state = skipped(options, state)
    return state


def is_draw(options: Options, state: State) -> bool:
    """Whether the seat to act being stuck ends the game (C13)."""
    if options.stuck == STUCK_DRAW:
        return True
    if state.frozen != 0:
        return False
    for seat in range(options.players):  # noqa: SIM110 - no generator can be compiled
        if can_build(options, state, seat):
            return False
    return True


def skipped(options: Options, state: State) -> State:
    """The turn goes to the next seat, and the frozen stacks thaw by one turn (C13, C7)."""
    return State(
        next_seat(options, state.seat),
        state.pieces,
        state.reserves,
        state.later & BOARD,
        state.later >> 16,
        0,
    )


def over(state: State, winners: int) -> State:
    """The game is over."""
    return State(0, state.pieces, state.reserves, state.frozen, state.later, winners)


def winners(options: Options, state: State) -> int:
    """The seat that made the line nobody answered, or all seats in a draw."""
    return state.winners


# --- Corintho has no throws -------------------------------------------------------------------


def cases(options: Options, state: State) -> int:
    """No throw is ever awaited."""
    return 0


def cast(options: Options, state: State, case: int) -> int:
    """No throw is ever awaited."""
    return 0


def after_throw(options: Options, state: State, throw: int) -> State:
    """No throw is ever awaited."""
    return state


def odds(options: Options, state: State) -> Sequence[tuple[int, int]]:
    """No throw is ever awaited."""
    return ()
