"""Why a token is illegal: the lowest clause that it breaks.

Nothing is decided here: the functions of the rules are called in the order of the clauses.
"""

from typing import Final, NamedTuple

from colonnade.games.les_4_colonnes.core.board import (
    FOOT,
    LETTERS,
    PLACES,
    REFUGE,
    START,
    TIP,
    WORKSHOP,
)
from colonnade.games.les_4_colonnes.core.dice import write_dice
from colonnade.games.les_4_colonnes.core.movement import (
    blockade,
    has_room,
    is_barred,
    may_exit,
    partner,
)
from colonnade.games.les_4_colonnes.core.options import Options, colour_of
from colonnade.games.les_4_colonnes.core.state import DIE, NO_SEAT, ONE_DIE_AGAIN, SECOND, State
from colonnade.games.les_4_colonnes.core.tokens import barriers, tokens_at
from colonnade.games.les_4_colonnes.core.turn import dice_moves, exits, is_home, opening
from colonnade.kernel import bits
from colonnade.kernel.i18n import Fact
from colonnade.kernel.refusal import Breach

from .notation import Skip, Step, Throw, find, parse

OFF_ROAD: Final = -1


class Try(NamedTuple):
    """A move as it was tried, on the road of the colour named."""

    seat: int
    """The seat of the colour, NO_SEAT where no seat plays it."""
    left: int
    """The place left, OFF_ROAD for a square that the colour never treads."""
    reached: int
    facts: dict[str, Fact]


def refusal(options: Options, state: State, token: str) -> Breach | None:
    """The clause that forbids a token, None for a legal move or a possible throw."""
    spelled = parse(token)
    if find(options, state, token) is not None:
        return None
    if state.won:
        return Breach("L19", "over")
    if isinstance(spelled, Throw):
        return _refused_throw(options, state, spelled)
    if isinstance(spelled, Skip):
        return Breach("L17", "nothing_to_skip")
    return _refused_move(options, state, _try(options, spelled))


def _refused_throw(options: Options, state: State, throw: Throw) -> Breach:
    """A choice comes first, or the dice are too many or too few."""
    if state.bonus:
        return Breach("L17", "bonus_first", {"squares": state.bonus})
    if state.menu:
        return Breach("L6", "play_first")
    if state.dice == ONE_DIE_AGAIN:
        return Breach("L12", "one_die_again")
    if is_home(options, state, state.seat):
        return Breach("L18", "two_dice_to_build")
    return Breach("L6", "two_dice" if options.dice else "one_die")


def _try(options: Options, step: Step) -> Try:
    """A spelled move on the road of its colour."""
    seats = [seat for seat in range(options.players) if colour_of(options, seat) == step.colour]
    road = PLACES[step.colour]
    return Try(
        seats[0] if seats else NO_SEAT,
        road.get(step.origin, OFF_ROAD),
        road.get(step.landing, OFF_ROAD),
        {"colour": LETTERS[step.colour], "from": step.origin, "to": step.landing},
    )


def _refused_move(options: Options, state: State, move: Try) -> Breach:
    """The lowest clause that a move which is not legal breaks."""
    return (
        _off_the_road(move)
        or _third_of_a_colour(options, state, move)
        or _wrong_colour(options, state, move)
        or _no_throw(state)
        or (None if state.bonus else _wrong_exit(options, state, move))
        or (None if state.bonus else _barrier_left_closed(options, state, move))
        or _wrong_advance(state, move)
        or (None if state.bonus else _own_tokens_first(options, state, move))
        or _stopped(options, state, move)
        or _wrong_bonus(state, move)
    )


def _off_the_road(move: Try) -> Breach | None:
    """Each colour has its own road (L3)."""
    if OFF_ROAD in (move.left, move.reached):
        return Breach("L3", "off_road", move.facts)
    return None


def _third_of_a_colour(options: Options, state: State, move: Try) -> Breach | None:
    """No third token joins two of its colour in an arrow or on a refuge (L4).

    Squares that others fill are L13's and L14's, a full start square is L9's.
    """
    if move.seat == NO_SEAT or move.left == WORKSHOP or move.reached == TIP:
        return None
    two = bits.count(tokens_at(state[move.seat], move.reached)) == 2
    if two and (move.reached > FOOT or REFUGE[move.reached]):
        return Breach("L4", "full", move.facts)
    return None


def _wrong_colour(options: Options, state: State, move: Try) -> Breach | None:
    """A player moves their own colour or, in teams, their partner's (L5)."""
    if move.seat == NO_SEAT:
        return Breach("L5", "no_such_colour", move.facts)
    if move.seat not in (state.seat, partner(options, state.seat)):
        return Breach("L5", "not_your_turn", {"owner": move.seat, "seat": state.seat})
    return None


def _no_throw(state: State) -> Breach | None:
    """A move needs a die (L6)."""
    return None if state.menu else Breach("L6", "throw_first")


def _wrong_exit(options: Options, state: State, move: Try) -> Breach | None:
    """A 5 takes a token out, and must when it can (L9)."""
    if move.left == WORKSHOP:
        if move.reached != START:
            return Breach("L9", "exit_to_start", move.facts)
        if not tokens_at(state[move.seat], WORKSHOP):
            return Breach("L9", "workshop_empty", move.facts)
        if not may_exit(options, state, move.seat):
            return Breach("L9", "start_full", move.facts)
        if not exits(options, state, move.seat):
            return Breach("L9", "exit_needs_five", move.facts)
        return None
    # A partner's exit obliges only their tokens, where the dice are offered to them (L12).
    offered = not dice_moves(options, state, state.seat)
    if exits(options, state, move.seat if offered else state.seat):
        return Breach("L9", "exit_first")
    return None


def _barrier_left_closed(options: Options, state: State, move: Try) -> Breach | None:
    """A six opens a barrier that can be opened (L10)."""
    moves = dice_moves(options, state, state.seat)
    if not state.duty or not opening(state[state.seat], moves):
        return None
    in_barrier = move.seat == state.seat and barriers(state[move.seat]) & REFUGE[move.left]
    return None if in_barrier else Breach("L10", "open_barrier")


def _wrong_advance(state: State, move: Try) -> Breach | None:
    """A token that stands there advances, by a die and exactly (L11)."""
    if move.left == WORKSHOP:
        return None
    if not tokens_at(state[move.seat], move.left):
        return Breach("L11", "no_token", move.facts)
    distance = move.reached - move.left
    if distance <= 0:
        return Breach("L11", "backwards", move.facts)
    first, second = state.dice & DIE, state.dice >> SECOND
    if state.bonus or distance in (first, second):
        return None
    reason = "one_move_a_die" if second and distance == first + second else "not_the_die"
    return Breach("L11", reason, {"dice": write_dice(state.dice), **move.facts})


def _own_tokens_first(options: Options, state: State, move: Try) -> Breach | None:
    """The dice are the partner's only when no own token can use them (L12)."""
    if move.seat != state.seat and dice_moves(options, state, state.seat):
        return Breach("L12", "own_tokens_first", {"seat": state.seat, "partner": move.seat})
    return None


def _stopped(options: Options, state: State, move: Try) -> Breach | None:
    """A barrier or a full refuge (L13), or a white pair (L14), stands in the way."""
    if move.left == WORKSHOP:
        return None
    if is_barred(blockade(options, state, move.seat), move.left, move.reached):
        return Breach("L13", "barrier", move.facts)
    if has_room(options, state, move.seat, move.reached):
        return None
    if REFUGE[move.reached]:
        return Breach("L13", "refuge_full", move.facts)
    return Breach("L14", "pair", move.facts)


def _wrong_bonus(state: State, move: Try) -> Breach:
    """A bonus moves one own token out of the workshop, by all of it (L17)."""
    squares: dict[str, Fact] = {"squares": state.bonus}
    if move.left == WORKSHOP:
        return Breach("L17", "bonus_never_exits", squares)
    if move.reached - move.left != state.bonus:
        return Breach("L17", "bonus_undivided", squares)
    return Breach("L17", "bonus_is_the_throwers", squares)
