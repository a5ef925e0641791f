"""A move and its facts (L9-L17): who moves, how far, what is captured, opened and earned."""

from typing import Final

from colonnade.kernel import bits

from .board import REFUGE, START, TIP, WORKSHOP
from .movement import captured, partner, seen_by
from .options import Options
from .state import DIE, LAST, NO_SEAT, SECOND, State, with_choice, with_tokens
from .tokens import SLOT, barriers, place_in, put, taken, tokens_at
from .turn import BOTH_DICE, FIRST_DIE, PARTNERS, SECOND_DIE

CAPTURE_BONUS: Final = 20
TIP_BONUS: Final = 10


def mover(options: Options, state: State, move: int) -> int:
    """The seat whose token moves: the thrower or, in teams, the partner."""
    return state.seat if move < PARTNERS else partner(options, state.seat)


def landing(state: State, left: int, move: int) -> int:
    """Where a token lands: the start square for an exit, else the move's distance further on."""
    return START if left == WORKSHOP else left + distance(state, move)


def way(move: int) -> int:
    """Which dice a move spends: FIRST_DIE, SECOND_DIE or BOTH_DICE."""
    return (move if move < PARTNERS else move - PARTNERS) & ~3


def distance(state: State, move: int) -> int:
    """How far a move goes: by the bonus, or by its die or dice."""
    if state.bonus:
        return state.bonus
    spent = way(move)
    if spent == FIRST_DIE:
        return state.dice & DIE
    if spent == SECOND_DIE:
        return state.dice >> SECOND
    return (state.dice & DIE) + (state.dice >> SECOND)


def unplayed(state: State, move: int) -> int:
    """The dice left after a move; a bonus spends none (L17)."""
    if state.bonus:
        return state.dice
    spent = way(move)
    if spent == FIRST_DIE:
        return state.dice >> SECOND
    return 0 if spent == BOTH_DICE else state.dice & DIE


def opens_barrier(state: State, seat: int, left: int) -> bool:
    """Whether a token leaves a barrier of the thrower's (L10)."""
    return seat == state.seat and barriers(state[seat]) & REFUGE[left] != 0


def earned(victim: int, reached: int) -> int:
    """The bonus of a move: for a capture, or for reaching the tip (L17)."""
    if victim != NO_SEAT:
        return CAPTURE_BONUS
    return TIP_BONUS if reached == TIP else 0


def carried(tokens: int, left: int, reached: int) -> int:
    """The tokens of a seat when one of them is carried from a place to another."""
    slot = bits.lowest(tokens_at(tokens, left)) // SLOT
    return put(taken(tokens, slot), reached)


def moved(options: Options, state: State, move: int) -> State:
    """The token moves, what it captures goes back to its workshop, a bonus is earned (L9-L17)."""
    seat = mover(options, state, move)
    left = place_in(state[seat], move & 3)
    reached = landing(state, left, move)
    victim = captured(options, state, seat, left, reached)
    after = with_tokens(state, seat, put(taken(state[seat], move & 3), reached))
    if victim != NO_SEAT:
        theirs = seen_by(options, victim, seat, reached)
        after = with_tokens(after, victim, carried(state[victim], theirs, WORKSHOP))
    duty = 0 if state.duty == 0 or opens_barrier(state, seat, left) else 1
    # A bonus move is no die's, but the token last moved by a die stays the one (L17).
    followed = state.bonus == 0 or state.last == LAST * seat + left
    last = LAST * seat + reached if followed else state.last
    return with_choice(after, unplayed(state, move), duty, last, earned(victim, reached), 0)


def declined(state: State) -> State:
    """The bonus is not taken; unplayed dice remain (L17)."""
    return with_choice(state, state.dice, state.duty, state.last, 0, 0)
