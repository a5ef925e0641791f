"""The rules of Columbiz, turn by turn; the clauses K1 to K11 are those of its rules page."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final, NamedTuple

from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER

from .board import COLUMNS, STRIDE
from .dice import (
    DICE,
    DIE,
    POWERS_OF_SIX,
    VALUES,
    cast_dice,
    is_part,
    nth_part,
    number_of_dice,
    number_of_parts,
    parts,
    showing,
)
from .options import CAPTURES_LINEAR, Options
from .placing import place, placements
from .state import PAWNS_WIDTH, State, captured_by, line_points_of, reserve_of

# The pawns of each seat, by the number of players (K2).
PAWNS: Final[tuple[int, ...]] = (0, 0, 18, 13, 10)
THROWS: Final = 3
FORFEIT: Final = 3

# Move codes: a cell's bit places a pawn there; then the end of the turn; then the keeps.
END: Final = COLUMNS * STRIDE
KEEP: Final = 64


class Menu(NamedTuple):
    """The legal moves: placements and `end` as a mask, the keeps counted, not listed."""

    places: int
    keeps: int
    dice: int
    """The dice of which the keeps are parts."""


def start(options: Options) -> State:
    """K2: the empty board, all pawns in reserve, seat 0 about to throw."""
    reserves = 0
    for seat in range(options.players):
        reserves |= PAWNS[options.players] << PAWNS_WIDTH * seat
    return State(0, 0, 0, 0, 0, 0, THROWS, 0, reserves, 0, 0)


def awaits(options: Options, state: State) -> int:
    """K3: a throw is due while throws are left and some dice are in the cup."""
    if state.throws == 0:
        return CHOICE if state.dice else OVER
    return CHOICE if number_of_dice(state.dice) == DICE else CHANCE


def legal(options: Options, state: State) -> Menu:
    """K3, K5: place a pawn, throw again while throws are left, or end once one was placed."""
    places = placements(options, state)
    if state.placed:
        places |= 1 << END
    keeps = number_of_parts(state.dice) if state.throws else 0
    return Menu(places, keeps, state.dice)


def count(menu: Menu) -> int:
    """How many moves a menu holds."""
    return bits.count(menu.places) + menu.keeps


def nth(menu: Menu, index: int) -> int:
    """One move of a menu: the placements first, then `end`, then the keeps."""
    first_keep = bits.count(menu.places)
    if index < first_keep:
        return bits.nth(menu.places, index)
    return KEEP + nth_part(menu.dice, index - first_keep)


def codes(menu: Menu) -> list[int]:
    """All moves of a menu, in the same order."""
    return [*bits.positions(menu.places), *(keeps_of(menu.dice) if menu.keeps else ())]


@cache
def keeps_of(dice: int) -> tuple[int, ...]:
    """The moves that keep a part of eight dice; they show 1,287 different things. Not compiled."""
    return tuple(KEEP + part for part in parts(dice))


def holds(menu: Menu, move: int) -> bool:
    """Whether a move is one of a menu's."""
    if move < KEEP:
        return menu.places >> move & 1 == 1
    kept = move - KEEP
    return menu.keeps > 0 and kept != menu.dice and is_part(kept, menu.dice)


def after_move(options: Options, state: State, move: int) -> State:
    """The state after a keep, an end, or a pawn placed."""
    if move >= KEEP:
        return with_dice(state, move - KEEP, state.throws)
    if move == END:
        return next_turn(options, state)
    after = place(options, state, move)
    if placements(options, after) == 0:
        return next_turn(options, after)
    return after


def in_cup(state: State) -> int:
    """How many dice are not shown: while a throw is awaited, those to be thrown."""
    return DICE - number_of_dice(state.dice)


def cases(options: Options, state: State) -> int:
    """How many equally likely cases the dice in the cup have."""
    return POWERS_OF_SIX[in_cup(state)]


def cast(options: Options, state: State, case: int) -> int:
    """The dice thrown in one of those cases."""
    return cast_dice(in_cup(state), case)


def after_throw(options: Options, state: State, throw: int) -> State:
    """The state after a throw, and after the forfeit when it was the last and nothing fits."""
    after = with_dice(state, state.dice + throw, state.throws - 1)
    if is_stuck(options, after):
        return next_turn(options, forfeit(after))
    return after


def is_stuck(options: Options, state: State) -> bool:
    """K6: whether all three throws are made and no pawn can be placed."""
    return state.throws == 0 and state.placed == 0 and placements(options, state) == 0


def forfeited(state: State) -> int:
    """K6: how many pawns a stuck player loses, three or all that are left."""
    return min(FORFEIT, reserve_of(state, state.seat))


def forfeit(state: State) -> State:
    """K6: the state once a stuck player's pawns are set aside for good."""
    return State(
        state.board0,
        state.board1,
        state.board2,
        state.board3,
        state.seat,
        state.dice,
        state.throws,
        state.placed,
        state.reserves - (forfeited(state) << PAWNS_WIDTH * state.seat),
        state.captured,
        state.lines,
    )


def with_dice(state: State, dice: int, throws: int) -> State:
    """The state with other dice shown and other throws left."""
    return State(
        state.board0,
        state.board1,
        state.board2,
        state.board3,
        state.seat,
        dice,
        throws,
        state.placed,
        state.reserves,
        state.captured,
        state.lines,
    )


def next_turn(options: Options, state: State) -> State:
    """K9: the next seat's turn; after the last seat, the next round or the end of the game."""
    seat = state.seat + 1
    throws = THROWS
    if seat == options.players:
        seat = 0
        if is_last_round(options, state):
            throws = 0
    return State(
        state.board0,
        state.board1,
        state.board2,
        state.board3,
        seat,
        0,
        throws,
        0,
        state.reserves,
        state.captured,
        state.lines,
    )


def is_last_round(options: Options, state: State) -> bool:
    """K9: whether some player's reserve is empty."""
    for seat in range(options.players):  # noqa: SIM110 - a generator would not compile
        if reserve_of(state, seat) == 0:
            return True
    return False


def capture_points(options: Options, captured: int) -> int:
    """K10: what a number of captured pawns is worth at the end."""
    if options.captures == CAPTURES_LINEAR:
        return captured
    return (captured + 1) * (captured + 1) // 4


def total(options: Options, state: State, seat: int) -> int:
    """K11: what a seat has in all, lines and captures."""
    return line_points_of(state, seat) + capture_points(options, captured_by(state, seat))


def winners(options: Options, state: State) -> int:
    """K11: the seats with the highest total, as a mask."""
    best = -1
    mask = 0
    for seat in range(options.players):
        points = total(options, state, seat)
        if points > best:
            best = points
            mask = 0
        if points == best:
            mask |= 1 << seat
    return mask


def odds(options: Options, state: State) -> tuple[tuple[int, int], ...]:
    """Each possible throw of the dice in the cup, with the number of its cases."""
    return odds_of(in_cup(state))


@cache
def odds_of(number: int) -> tuple[tuple[int, int], ...]:
    """Each possible throw of a number of dice, with the number of its cases."""
    throws = [sum(values) for values in combinations_with_replacement(DIE, number)]
    orders = factorial(number)
    return tuple(
        (dice, orders // prod(factorial(showing(dice, value + 1)) for value in range(VALUES)))
        for dice in throws
    )
