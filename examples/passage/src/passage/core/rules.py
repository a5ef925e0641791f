"""The law of Passage. A move is the number of a walker: 0 the hinder one, 1 the leader."""

from collections.abc import Sequence

from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER

from . import options as variants
from .board import FAR, NEAR
from .options import Options
from .state import State, hinder, leader, pair


def start(options: Options) -> State:
    """P1: all walkers on the near bank, seat 0 to throw."""
    return State(0, 0, 0, 0, 0)


def awaits(options: Options, state: State) -> int:
    """A choice while something is legal; else a throw, unless somebody is across (P6)."""
    if state.menu:
        return CHOICE
    return OVER if hinder(state[state.seat]) == FAR else CHANCE


def landing(options: Options, place: int, throw: int) -> int:
    """P2, P4: where a step leads; beyond the far bank where it leads nowhere."""
    reached = place + throw
    if options.arrival == variants.OVER and reached > FAR:
        return FAR
    return reached


def is_free(state: State, place: int) -> bool:
    """P3: whether a walker may stop here: on the banks always, on a stone nobody holds."""
    if place in (NEAR, FAR):
        return True
    for seat in range(2):
        if hinder(state[seat]) == place or leader(state[seat]) == place:
            return False
    return True


def may_step(options: Options, state: State, place: int, throw: int) -> bool:
    """P2-P4: whether a walker on a place may go."""
    reached = landing(options, place, throw)
    return place != FAR and reached <= FAR and is_free(state, reached)


def menu_of(options: Options, state: State, throw: int) -> int:
    """The walkers that may go; two on one place are one move."""
    walkers = state[state.seat]
    menu = 1 if may_step(options, state, hinder(walkers), throw) else 0
    if leader(walkers) != hinder(walkers) and may_step(options, state, leader(walkers), throw):
        menu |= 2
    return menu


def legal(options: Options, state: State) -> int:
    """The legal moves."""
    return state.menu


def count(menu: int) -> int:
    """How many moves a menu holds."""
    return bits.count(menu)


def nth(menu: int, index: int) -> int:
    """One move of a menu."""
    return bits.nth(menu, index)


def codes(menu: int) -> Sequence[int]:
    """All moves of a menu."""
    return bits.positions(menu)


def cases(options: Options, state: State) -> int:
    """P2: a coin has two sides."""
    return 2


def cast(options: Options, state: State, case: int) -> int:
    """P2: a coin throws 1 or 2."""
    return case + 1


def odds(options: Options, state: State) -> Sequence[tuple[int, int]]:
    """P2: both are equally likely."""
    return ((1, 1), (2, 1))


def after_throw(options: Options, state: State, throw: int) -> State:
    """P5: the throw is to be played, or the turn passes when nobody can go."""
    menu = menu_of(options, state, throw)
    if menu:
        return State(state.walkers0, state.walkers1, state.seat, throw, menu)
    return State(state.walkers0, state.walkers1, 1 - state.seat, 0, 0)


def after_move(options: Options, state: State, move: int) -> State:
    """P2, P6: the walker goes; then it is the other's turn, unless both are across."""
    walkers = state[state.seat]
    place, other = hinder(walkers), leader(walkers)
    if move == 1:
        place, other = other, place
    moved = pair(landing(options, place, state.throw), other)
    walkers0 = moved if state.seat == 0 else state.walkers0
    walkers1 = moved if state.seat == 1 else state.walkers1
    seat = state.seat if hinder(moved) == FAR else 1 - state.seat
    return State(walkers0, walkers1, seat, 0, 0)


def winners(options: Options, state: State) -> int:
    """P6: the seat whose walkers are both across."""
    return 1 << state.seat
