"""Landing and passing (L9, L11, L13-L16): where the tokens of a seat may go."""

from typing import Final

from .board import FOOT, REFUGE, REFUGES_REACHED, ROADS, SEEN, START, TIP, WORKSHOP
from .options import QUARTERS, Options
from .state import NO_SEAT, State
from .tokens import EACH, HIGH, LOW, PLACE, SLOT, barriers, place_in, tokens_at

ALL_REFUGES: Final = (1 << 12) - 1


def partner(options: Options, seat: int) -> int:
    """The seat opposite in teams (L5); without teams, the seat itself."""
    return (seat + 2) & 3 if options.teams else seat


def seen_by(options: Options, other: int, seat: int, place: int) -> int:
    """The place of a square of a seat's road on another seat's road, or NOWHERE."""
    return SEEN[ROADS * QUARTERS[16 * options.colours + 4 * seat + other] + place]


def blockade(options: Options, state: State, seat: int) -> int:
    """The refuges of a seat's road that the barriers of all other colours close (L13)."""
    closed = 0
    for other in range(options.players):
        if other != seat:
            theirs = barriers(state[other])
            if theirs:
                # A quarter of the ring holds three refuges.
                turn = 3 * QUARTERS[16 * options.colours + 4 * seat + other]
                closed |= theirs >> turn | theirs << 12 - turn
    return closed & ALL_REFUGES


def is_barred(closed: int, origin: int, landing: int) -> bool:
    """Whether a token would pass or land on one of the closed refuges (L13)."""
    return closed & (REFUGES_REACHED[origin] ^ REFUGES_REACHED[landing]) != 0


def has_room(options: Options, state: State, seat: int, landing: int) -> bool:
    """Whether fewer than two tokens stand where a seat's token would land (L4)."""
    if landing == TIP:
        return True
    there = tokens_at(state[seat], landing)
    if landing <= FOOT:
        seating = 16 * options.colours + 4 * seat
        for other in range(options.players):
            if other != seat:
                # `tokens_at` and `seen_by`, written out: nothing is called more often.
                place = SEEN[ROADS * QUARTERS[seating + other] + landing]
                theirs = HIGH & ~((state[other] ^ place * EACH) + LOW)
                if theirs:
                    if there:
                        return False
                    there = theirs
    return there & there - 1 == 0


def captured(options: Options, state: State, seat: int, origin: int, landing: int) -> int:
    """The seat whose token a permitted move sends back (L9, L15), or NO_SEAT."""
    if landing > FOOT:
        return NO_SEAT
    if origin == WORKSHOP:
        if not tokens_at(state[seat], START):
            return NO_SEAT
    elif REFUGE[landing]:
        return NO_SEAT
    friend = partner(options, seat)
    for other in range(options.players):
        if other != seat and other != friend:
            if tokens_at(state[other], seen_by(options, other, seat, landing)):
                return other
    return NO_SEAT


def may_exit(options: Options, state: State, seat: int) -> bool:
    """Whether a token of a seat can leave the workshop, given a 5 (L9)."""
    if state[seat] & PLACE != WORKSHOP:
        return False
    if has_room(options, state, seat, START):
        return True
    return captured(options, state, seat, WORKSHOP, START) != NO_SEAT


def advances(options: Options, state: State, seat: int, distance: int, closed: int) -> int:
    """The slots of the tokens that may advance by a distance (L11, L13-L16)."""
    tokens = state[seat]
    slots = 0
    before = WORKSHOP
    for slot in range(4):
        origin = tokens & PLACE
        tokens >>= SLOT
        # Two tokens on one place are spelled alike: the first stands for both.
        if origin != before:
            before = origin
            landing = origin + distance
            if landing <= TIP and not (closed and is_barred(closed, origin, landing)):
                if has_room(options, state, seat, landing):
                    slots |= 1 << slot
    return slots


def is_stopped_by_pair(options: Options, state: State, seat: int, distance: int) -> bool:
    """Whether only a white square held by two tokens of others stops a token (L12, L14)."""
    closed = blockade(options, state, seat)
    for slot in range(4):
        origin = place_in(state[seat], slot)
        landing = origin + distance
        if origin != WORKSHOP and landing <= FOOT and REFUGE[landing] == 0:
            if not is_barred(closed, origin, landing) and not tokens_at(state[seat], landing):
                if not has_room(options, state, seat, landing):
                    return True
    return False


def can_play(options: Options, state: State, seat: int) -> bool:
    """Whether some value of a single die would have a legal move of this seat's tokens (L12)."""
    if may_exit(options, state, seat):
        return True
    closed = blockade(options, state, seat)
    value = 1
    while value <= 6 and not advances(options, state, seat, value, closed):
        value += 1
    return value <= 6
