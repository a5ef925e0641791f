"""The turn (L6-L12, L17): what the dice and bonuses allow, and what follows by itself.

A move is a small number: the slot of the token (0-3), plus 4 for the second die or 8 for both,
plus 12 for the partner's token; 24 is `skip`. A menu is the mask of such numbers.
"""

from typing import Final

from .board import FOOT, REFUGE, START, WORKSHOP
from .movement import advances, blockade, can_play, has_room, is_stopped_by_pair, may_exit, partner
from .options import Options
from .state import DIE, LAST, ONE_DIE_AGAIN, SECOND, State, with_choice, with_throw, with_turn
from .tokens import HOME, barriers, place_in

FIRST_DIE: Final = 0
SECOND_DIE: Final = 4
BOTH_DICE: Final = 8
PARTNERS: Final = 12
SKIP: Final = 24
EXIT_VALUE: Final = 5


def is_home(options: Options, state: State, seat: int) -> bool:
    """Whether all tokens of a player, in teams of both partners, are at the tip (L18)."""
    return state[seat] == HOME and state[partner(options, seat)] == HOME


def is_six(dice: int) -> bool:
    """Whether a throw is a six: a die shows it, or two dice add up to it (L7)."""
    first = dice & DIE
    second = dice >> SECOND
    return first == 6 or second == 6 or (second != 0 and first + second == 6)


def exits(options: Options, state: State, seat: int) -> int:
    """The exits that the unplayed dice give: a 5, or both dice for a sum of 5 (L9)."""
    first = state.dice & DIE
    second = state.dice >> SECOND
    if first == EXIT_VALUE:
        way = FIRST_DIE
    elif second == EXIT_VALUE:
        way = SECOND_DIE
    elif second and first + second == EXIT_VALUE:
        way = BOTH_DICE
    else:
        return 0
    return 1 << way if may_exit(options, state, seat) else 0


def dice_moves(options: Options, state: State, seat: int) -> int:
    """What the unplayed dice allow the tokens of a seat: exits, or else advances (L9, L11)."""
    leaving = exits(options, state, seat)
    if leaving:
        return leaving
    closed = blockade(options, state, seat)
    first = state.dice & DIE
    second = state.dice >> SECOND
    moves = advances(options, state, seat, first, closed) << FIRST_DIE
    if second and second != first:
        moves |= advances(options, state, seat, second, closed) << SECOND_DIE
    return moves


def opening(tokens: int, moves: int) -> int:
    """Of the moves, those of tokens that stand in a barrier (L10)."""
    barrier = barriers(tokens)
    slots = 0
    for slot in range(4):
        if barrier & REFUGE[place_in(tokens, slot)]:
            slots |= 1 << slot
    return moves & (slots << FIRST_DIE | slots << SECOND_DIE)


def dice_menu(options: Options, state: State) -> int:
    """The legal moves with the unplayed dice: one's own, or else the partner's (L9-L12)."""
    moves = dice_moves(options, state, state.seat)
    if moves:
        # An exit comes before the duty: no token of the workshop stands in a barrier.
        obliged = opening(state[state.seat], moves) if state.duty else 0
        return obliged if obliged else moves
    if options.teams:
        return dice_moves(options, state, partner(options, state.seat)) << PARTNERS
    return 0


def bonus_menu(options: Options, state: State) -> int:
    """The legal moves with a bonus, `skip` among them, none where nobody can use it (L17)."""
    seat = state.seat
    served = PARTNERS if state[seat] == HOME else 0
    if served:
        seat = partner(options, seat)
    moves = advances(options, state, seat, state.bonus, blockade(options, state, seat))
    return moves << served | 1 << SKIP if moves else 0


def is_thrown_again(options: Options, state: State, value: int) -> bool:
    """Whether a die that nobody can play was stopped by a white pair alone (L12)."""
    if is_stopped_by_pair(options, state, state.seat, value):
        return True
    friend = partner(options, state.seat)
    return friend != state.seat and is_stopped_by_pair(options, state, friend, value)


def stopped_dice(options: Options, state: State) -> int:
    """How many of the unplayed dice, all unplayable, are thrown again (L12)."""
    first = state.dice & DIE
    second = state.dice >> SECOND
    stopped = 1 if is_thrown_again(options, state, first) else 0
    if second and is_thrown_again(options, state, second):
        stopped += 1
    if stopped:
        if not can_play(options, state, state.seat):
            if not can_play(options, state, partner(options, state.seat)):
                return 0
    return stopped


def settled(options: Options, state: State) -> State:
    """The state once the rules have done all they do by themselves in a turn."""
    if state.bonus:
        menu = bonus_menu(options, state)
        if menu:
            return with_choice(state, state.dice, state.duty, state.last, state.bonus, menu)
    if state.dice:
        menu = dice_menu(options, state)
        if menu:
            return with_choice(state, state.dice, state.duty, state.last, 0, menu)
        stopped = stopped_dice(options, state)
        if stopped:
            return thrown_again(options, state, stopped)
    return throw_finished(options, state)


def thrown_again(options: Options, state: State, stopped: int) -> State:
    """The stopped dice are to be thrown again (L12)."""
    if options.dice == 0 or stopped == 2:
        # The whole throw: as if it had not been.
        return with_throw(state, 0, state.sixes - state.six, 0, 0)
    return with_throw(state, ONE_DIE_AGAIN, state.sixes, state.six, state.duty)


def throw_finished(options: Options, state: State) -> State:
    """No die is left to play: a six throws again (L7), else the turn passes on."""
    return with_throw(state, 0, state.sixes, 0, 0) if state.six else turn_passed(options, state)


def turn_passed(options: Options, state: State) -> State:
    """The next seat in order of turn is to throw (L5)."""
    seat = state.seat + 1
    return with_turn(state, seat if seat < options.players else 0, 0)


def sent_back_to(options: Options, state: State) -> int:
    """Where the third six sends the token last moved by a die (L8); its own place: it is spared."""
    place = state.last % LAST
    if not START < place <= FOOT:
        return place
    return START if has_room(options, state, state.last // LAST, START) else WORKSHOP
