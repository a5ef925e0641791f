"""Features of a position of Les 4 colonnes for one seat: binary inputs of the network.

Where its tokens stand and which stand in pairs; who is near enough to be captured, and by whom;
barriers; how far it has come beside its best rival; and how far its turn has come: the sixes that
make the next one dear, the dice and bonus still to be played.
"""

from typing import Final

from colonnade.games.les_4_colonnes.core.board import FOOT, NOWHERE, REFUGE, START, TIP, WORKSHOP
from colonnade.games.les_4_colonnes.core.movement import partner, seen_by
from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.games.les_4_colonnes.core.state import DIE, LAST, ONE_DIE_AGAIN, SECOND, State
from colonnade.games.les_4_colonnes.core.tokens import PLACE, SLOT, barriers, tokens_at
from colonnade.kernel import bits

from .progress import places_behind

MASKS: Final = 5

# The third mask: what lies beyond the first 61 places, and the turn.
BEYOND: Final = 62
FAR_PAIRS: Final = 11
AT_HOME: Final = FAR_PAIRS + 11
IN_WORKSHOP: Final = AT_HOME + 5
TURNS_AWAY: Final = IN_WORKSHOP + 5
SIXES: Final = TURNS_AWAY + 4
BONUS: Final = SIXES + 8
DICE: Final = BONUS + 2

# The fourth mask: captures, by the quarter of the road on which the token stands, and barriers.
NEAR: Final = 6
FAR: Final = 12
ROADS_QUARTER: Final = 16
DANGERS: Final = 0
THREATS: Final = DANGERS + 6 * 4
BARS: Final = THREATS + 4 * 4

# The fifth mask: the race.
LEADS: Final = 27
LEAD_STEP: Final = 8
REMAINING: Final = LEADS
REMAINING_STEP: Final = 16
PARTNER_HOME: Final = REMAINING + 19
RIVAL_HOME: Final = PARTNER_HOME + 5
ROAD: Final = 4 * TIP


def features(options: Options, state: State, seat: int) -> tuple[int, int, int, int, int]:
    """All that is on for a seat."""
    tokens = state[seat]
    places = 0
    pairs = 0
    far = 0
    home = 0
    workshop = 0
    before = NOWHERE
    for _ in range(4):
        place = tokens & PLACE
        tokens >>= SLOT
        if place == WORKSHOP:
            workshop += 1
        elif place >= BEYOND:
            far |= 1 << place - BEYOND
            if place == TIP:
                home += 1
            elif place == before:
                far |= 1 << FAR_PAIRS + place - BEYOND
        else:
            places |= 1 << place
            if place == before:
                pairs |= 1 << place
        before = place
    far |= 1 << AT_HOME + home | 1 << IN_WORKSHOP + workshop
    return (
        places,
        pairs,
        far | turn(options, state, seat),
        captures(options, state, seat),
        race(options, state, seat, home),
    )


def turns_until(options: Options, state: State, seat: int) -> int:
    """How many seats throw before this one."""
    away = seat - state.seat
    return away if away >= 0 else away + options.players


def turn(options: Options, state: State, seat: int) -> int:
    """How far away a seat's turn is, or how far it has come."""
    away = turns_until(options, state, seat)
    found = 1 << TURNS_AWAY + away
    if away:
        return found
    if state.sixes:
        # One more six, or two, and the token last moved goes back (L8).
        place = state.last % LAST
        risk = 0
        if START < place <= FOOT:
            risk = 1 if place <= FOOT // 3 else 2 if place <= 2 * FOOT // 3 else 3
        found |= 1 << SIXES + (4 if state.sixes > 1 else 0) + risk
    if state.bonus:
        found |= 1 << BONUS + (1 if state.bonus > 10 else 0)
    if state.dice and state.dice != ONE_DIE_AGAIN:
        found |= 1 << DICE + (state.dice & DIE)
        if state.dice >> SECOND:
            found |= 1 << DICE + (state.dice >> SECOND)
    return found


def is_alone(tokens: int, place: int) -> bool:
    """Whether a token on a place could be captured there (L14, L16)."""
    if place <= START or place > FOOT or REFUGE[place]:
        return False
    there = tokens_at(tokens, place)
    return there & there - 1 == 0


def captures(options: Options, state: State, seat: int) -> int:
    """Which own tokens others can reach, which of theirs can be reached, and who is barred."""
    found = 0
    friend = partner(options, seat)
    away = turns_until(options, state, seat)
    for other in range(options.players):
        if other != seat and other != friend:
            sooner = turns_until(options, state, other) < away
            near = capture_threats(options, state, seat, other, 1, NEAR)
            found |= (near << 4 if sooner else near) << DANGERS
            wide = capture_threats(options, state, seat, other, NEAR + 1, FAR)
            found |= (wide << 4 if sooner else wide) << DANGERS + 8
            if near & near - 1 and sooner:
                found |= 1 << DANGERS + 16
            near = capture_threats(options, state, other, seat, 1, NEAR)
            found |= (near if sooner else near << 4) << THREATS
            wide = capture_threats(options, state, other, seat, NEAR + 1, FAR)
            found |= (wide if sooner else wide << 4) << THREATS + 8
            if is_barring(options, state, seat, other):
                found |= 1 << BARS
            if is_barring(options, state, other, seat):
                found |= 1 << BARS + 1
    return found


def capture_threats(
    options: Options, state: State, prey: int, hunter: int, nearest: int, farthest: int
) -> int:
    """The quarters of its road on which a seat has a token that another can reach."""
    found = 0
    tokens = state[prey]
    for _ in range(4):
        place = tokens & PLACE
        tokens >>= SLOT
        if is_alone(state[prey], place):
            there = seen_by(options, hunter, prey, place)
            if there != NOWHERE and is_behind(state[hunter], there, nearest, farthest):
                found |= 1 << (place - 1) // ROADS_QUARTER
    return found


def is_behind(tokens: int, there: int, nearest: int, farthest: int) -> bool:
    """Whether any of four tokens stands so many squares behind a place of its road."""
    for _ in range(4):
        place = tokens & PLACE
        tokens >>= SLOT
        if place != WORKSHOP and nearest <= there - place <= farthest:
            return True
    return False


def is_barring(options: Options, state: State, seat: int, other: int) -> bool:
    """Whether a barrier of a seat is less than a double throw before a token of another's."""
    if not barriers(state[seat]):
        return False
    tokens = state[seat]
    before = NOWHERE
    for _ in range(4):
        place = tokens & PLACE
        tokens >>= SLOT
        if place == before and place != WORKSHOP and place <= FOOT and REFUGE[place]:
            there = seen_by(options, other, seat, place)
            if there != NOWHERE and is_behind(state[other], there, 1, FAR):
                return True
        before = place
    return False


def homes(tokens: int) -> int:
    """How many tokens are at the tip."""
    return bits.count(tokens_at(tokens, TIP))


def race(options: Options, state: State, seat: int, home: int) -> int:
    """How far a seat's side leads, what it has before it, and who is how far home."""
    friend = partner(options, seat)
    own = places_behind(state[seat])
    if friend != seat:
        own += places_behind(state[friend])
    best = 0
    at_home = 0
    for other in range(options.players):
        if other != seat and other != friend:
            ally = partner(options, other)
            theirs = places_behind(state[other])
            if ally != other:
                theirs += places_behind(state[ally])
            best = max(best, theirs)
            at_home = max(at_home, homes(state[other]))
    lead = min(LEADS - 1, max(0, (own - best) // LEAD_STEP + LEADS // 2))
    found = 1 << lead | 1 << REMAINING + (ROAD - places_behind(state[seat])) // REMAINING_STEP
    if friend != seat:
        found |= 1 << PARTNER_HOME + homes(state[friend])
    return found | 1 << RIVAL_HOME + at_home
