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
from colonnade.kernel.refusal import Breach, Breached, breach_if, first_breach

from .notation import Skip, Step, find, parse

OFF_ROAD: Final = -1


class Try(NamedTuple):
    """A move as it was tried, on the road of the colour named."""

    seat: int
    """The seat of the colour, NO_SEAT where no seat plays it."""
    left: int
    """The place left, OFF_ROAD for a square that the colour never treads."""
    reached: int
    facts: dict[str, Fact]


@first_breach
def refusal(options: Options, state: State, token: str) -> None:
    """The clause that forbids a token, None for a legal move or a possible throw."""
    spelled = parse(token)
    if find(options, state, token) is not None:
        return
    breach_if(state.won, "L19", "over")
    breach_if(isinstance(spelled, Skip), "L17", "nothing_to_skip")
    if isinstance(spelled, Step):
        _check_move(options, state, _try(options, spelled))
    else:
        _check_throw(options, state)


def _check_throw(options: Options, state: State) -> None:
    """A choice comes first, or the dice are too many or too few."""
    breach_if(state.bonus, "L17", "bonus_first", {"squares": state.bonus})
    breach_if(state.menu, "L6", "play_first")
    breach_if(state.dice == ONE_DIE_AGAIN, "L12", "one_die_again")
    breach_if(is_home(options, state, state.seat), "L18", "two_dice_to_build")
    breach_if(options.dice, "L6", "two_dice")
    breach_if(not options.dice, "L6", "one_die")


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


def _check_move(options: Options, state: State, move: Try) -> None:
    """The lowest clause that a move which is not legal breaks."""
    # Each colour has its own road.
    breach_if(OFF_ROAD in (move.left, move.reached), "L3", "off_road", move.facts)
    _check_third_of_a_colour(state, move)
    _check_colour(options, state, move)
    breach_if(not state.menu, "L6", "throw_first")
    if not state.bonus:
        _check_exit(options, state, move)
        _check_barrier(options, state, move)
    _check_advance(state, move)
    if not state.bonus:
        _check_own_tokens_first(options, state, move)
    _check_way(options, state, move)
    _check_bonus(state, move)


def _check_third_of_a_colour(state: State, move: Try) -> None:
    """No third token joins two of its colour in an arrow or on a refuge (L4).

    Squares that others fill are L13's and L14's, a full start square is L9's.
    """
    if move.seat != NO_SEAT and move.left != WORKSHOP and move.reached != TIP:
        two = bits.count(tokens_at(state[move.seat], move.reached)) == 2
        breach_if(two and (move.reached > FOOT or REFUGE[move.reached]), "L4", "full", move.facts)


def _check_colour(options: Options, state: State, move: Try) -> None:
    """A player moves their own colour or, in teams, their partner's (L5)."""
    breach_if(move.seat == NO_SEAT, "L5", "no_such_colour", move.facts)
    is_ours = move.seat in (state.seat, partner(options, state.seat))
    breach_if(not is_ours, "L5", "not_your_turn", {"owner": move.seat, "seat": state.seat})


def _check_exit(options: Options, state: State, move: Try) -> None:
    """A 5 takes a token out, and must when it can (L9)."""
    if move.left == WORKSHOP:
        breach_if(move.reached != START, "L9", "exit_to_start", move.facts)
        breach_if(not tokens_at(state[move.seat], WORKSHOP), "L9", "workshop_empty", move.facts)
        breach_if(not may_exit(options, state, move.seat), "L9", "start_full", move.facts)
        breach_if(not exits(options, state, move.seat), "L9", "exit_needs_five", move.facts)
        return
    # A partner's exit obliges only their tokens, where the dice are offered to them (L12).
    obliged = state.seat if dice_moves(options, state, state.seat) else move.seat
    breach_if(exits(options, state, obliged), "L9", "exit_first")


def _check_barrier(options: Options, state: State, move: Try) -> None:
    """A six opens a barrier that can be opened (L10)."""
    if state.duty and opening(state[state.seat], dice_moves(options, state, state.seat)):
        in_barrier = move.seat == state.seat and barriers(state[move.seat]) & REFUGE[move.left]
        breach_if(not in_barrier, "L10", "open_barrier")


def _check_advance(state: State, move: Try) -> None:
    """A token that stands there advances, by a die and exactly (L11)."""
    if move.left == WORKSHOP:
        return
    breach_if(not tokens_at(state[move.seat], move.left), "L11", "no_token", move.facts)
    distance = move.reached - move.left
    breach_if(distance <= 0, "L11", "backwards", move.facts)
    first, second = state.dice & DIE, state.dice >> SECOND
    if not state.bonus and distance not in (first, second):
        both = second and distance == first + second
        facts = {"dice": write_dice(state.dice), **move.facts}
        breach_if(both, "L11", "one_move_a_die", facts)
        breach_if(not both, "L11", "not_the_die", facts)


def _check_own_tokens_first(options: Options, state: State, move: Try) -> None:
    """The dice are the partner's only when no own token can use them (L12)."""
    is_partners = move.seat != state.seat and dice_moves(options, state, state.seat)
    facts = {"seat": state.seat, "partner": move.seat}
    breach_if(is_partners, "L12", "own_tokens_first", facts)


def _check_way(options: Options, state: State, move: Try) -> None:
    """A barrier or a full refuge (L13), or a white pair (L14), stands in the way."""
    if move.left == WORKSHOP:
        return
    barred = is_barred(blockade(options, state, move.seat), move.left, move.reached)
    breach_if(barred, "L13", "barrier", move.facts)
    is_full = not has_room(options, state, move.seat, move.reached)
    breach_if(is_full and REFUGE[move.reached], "L13", "refuge_full", move.facts)
    breach_if(is_full, "L14", "pair", move.facts)


def _check_bonus(state: State, move: Try) -> None:
    """A bonus moves one own token out of the workshop, by all of it (L17)."""
    squares = {"squares": state.bonus}
    breach_if(move.left == WORKSHOP, "L17", "bonus_never_exits", squares)
    breach_if(move.reached - move.left != state.bonus, "L17", "bonus_undivided", squares)
    raise Breached(Breach("L17", "bonus_is_the_throwers", squares))
