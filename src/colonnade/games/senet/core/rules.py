"""The rules of Senet: throws, turns, the opening and the end; how pawns move is in `movement`."""

from typing import Final

from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER

from .board import BLACK_START, TRACK, WATER, WHITE_START
from .movement import BACKWARD, backward_moves, forward_moves, origin_of, target_of
from .options import DIE, Options
from .state import UNKNOWN, State

# S3: what the throws show in each equally likely case, one bit per coin, or one face per case.
COINS_SHOW: Final = (6, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)
FACES: Final = 6
ODDS: Final = (
    ((1, 4), (2, 6), (3, 4), (4, 1), (6, 1)),
    ((1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)),
)
# S4: the throws after which the same seat throws again, as bits, and the one that moves nothing.
THROWS_AGAIN: Final = 1 << 1 | 1 << 4 | 1 << 6
LOST_THROW: Final = 5
# S6: the only move of the opening, from 10 to 11.
OPENING_MOVE: Final = 1 << 10


def start(options: Options) -> State:
    """S2, S5: the pawns alternate on 1 to 10, and seat 0 throws."""
    return State(BLACK_START, WHITE_START, 0, 0, 0, 0, UNKNOWN, 0)


def awaits(options: Options, state: State) -> int:
    """A choice while something is legal; else a throw, unless a side is out (S17)."""
    if state.menu:
        return CHOICE
    return CHANCE if state.own | state.own_waiting else OVER


def legal(options: Options, state: State) -> int:
    """The legal moves as a mask of move codes."""
    return state.menu


# A menu is a mask of moves: how many it holds, one of them, and all of them.
count, nth, codes = bits.count, bits.nth, bits.positions


def is_opening_move(own: int, enemy: int, throw: int, plays_black: bool) -> bool:
    """S6: whether 10-11 is the only move: the squares of S2, a 1, and black to act."""
    return own == BLACK_START and throw == 1 and plays_black and enemy == WHITE_START


def menu_of(
    exit_option: int, own: int, enemy: int, own_waiting: int, throw: int, plays_black: bool
) -> int:
    """S4, S6, S13, S14: the forward moves if there is any, else the backward ones, else none."""
    if throw == LOST_THROW:
        return 0
    if is_opening_move(own, enemy, throw, plays_black):
        return OPENING_MOVE
    forward = forward_moves(exit_option, own, enemy, own_waiting, throw)
    if forward:
        return forward
    return backward_moves(own, enemy, throw) << BACKWARD


def after_throw(options: Options, state: State, throw: int) -> State:
    """S4, S14: the throw is to be played, or the turn passes when it cannot be."""
    own, enemy, own_waiting, enemy_waiting, seat, _, black, _ = state
    if black == UNKNOWN:
        return after_opening_throw(seat, throw)
    menu = menu_of(options.exit, own, enemy, own_waiting, throw, seat == black)
    if menu:
        return State(own, enemy, own_waiting, enemy_waiting, seat, throw, black, menu)
    return State(enemy, own, enemy_waiting, own_waiting, 1 - seat, 0, black, 0)


def after_opening_throw(seat: int, throw: int) -> State:
    """S5, S6: a 1 takes black and must move 10-11; anything else hands over."""
    if throw == 1:
        return State(BLACK_START, WHITE_START, 0, 0, seat, 1, seat, OPENING_MOVE)
    return State(BLACK_START, WHITE_START, 0, 0, 1 - seat, 0, UNKNOWN, 0)


def after_move(options: Options, state: State, move: int) -> State:
    """S9, S15–S17: the pawn moves, swaps, drowns or leaves; then the turn goes on or passes."""
    own, enemy, own_waiting, enemy_waiting, seat, throw, black, _ = state
    origin = 1 << origin_of(move)
    target = 1 << target_of(move, throw)
    if origin == 1:
        own_waiting -= 1
    if enemy & target:
        enemy ^= origin | target
    # A target beyond the track is the exit: the pawn is gone.
    own = own & ~origin | target & TRACK
    if own >> WATER & 1:
        own ^= 1 << WATER
        if (own | enemy) & 1 << 1:
            own_waiting += 1
        else:
            own |= 1 << 1
    if THROWS_AGAIN >> throw & 1 or own | own_waiting == 0:
        return State(own, enemy, own_waiting, enemy_waiting, seat, 0, black, 0)
    return State(enemy, own, enemy_waiting, own_waiting, 1 - seat, 0, black, 0)


def cases(options: Options, state: State) -> int:
    """S3: sixteen ways for four coins to fall, six for a die."""
    return FACES if options.throws == DIE else len(COINS_SHOW)


def cast(options: Options, state: State, case: int) -> int:
    """S3: what the coins or the die show."""
    return case + 1 if options.throws == DIE else COINS_SHOW[case]


def winners(options: Options, state: State) -> int:
    """S17: the seat whose pawns are all out."""
    return 1 << state.seat


def odds(options: Options, state: State) -> tuple[tuple[int, int], ...]:
    """S3: each throw with the number of its cases."""
    return ODDS[options.throws]
