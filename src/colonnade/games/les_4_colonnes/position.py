"""Whether a position breaks a clause, and whether the rules would still do something by themselves.

A position that no game reaches, but that breaks nothing, passes.
"""

from colonnade.kernel import bits
from colonnade.kernel.errors import ImpossiblePosition

from .board import FOOT, LETTERS, REFUGE, START, TIP, name
from .movement import can_play, partner, seen_by
from .options import Options, colour_of
from .state import LAST, ONE_DIE_AGAIN, SECOND, State, with_choice
from .tokens import barriers, standing
from .turn import bonus_menu, dice_menu, is_home, is_six


def checked(options: Options, state: State) -> State:
    """The same state with its menu; raises ImpossiblePosition."""
    _check_squares(options, state)
    _check_result(options, state)
    if state.won:
        return state
    _check_dice(options, state)
    _check_six(options, state)
    _check_duty(options, state)
    _check_last(options, state)
    return with_choice(
        state, state.dice, state.duty, state.last, state.bonus, _checked_menu(options, state)
    )


def _check_squares(options: Options, state: State) -> None:
    """No square holds three tokens (L4), and no white one two players' who are not partners."""
    for seat in range(options.players):
        for place in range(START, TIP):
            mine = bits.count(standing(state[seat], place))
            others = {
                other: bits.count(standing(state[other], seen_by(options, other, seat, place)))
                for other in range(options.players)
                if other != seat and place <= FOOT
            }
            colour = colour_of(options, seat)
            if mine and mine + sum(others.values()) > 2:
                raise ImpossiblePosition("L4", f"more than two tokens on {name(colour, place)}")
            if mine and not REFUGE[place]:
                for other, theirs in others.items():
                    if theirs and other != partner(options, seat):
                        raise ImpossiblePosition(
                            "L15", f"two players who are not partners on {name(colour, place)}"
                        )


def _check_result(options: Options, state: State) -> None:
    """A result is the board's, and a turn would begin (L18, L19)."""
    home = [seat for seat in range(options.players) if is_home(options, state, seat)]
    if not state.won:
        if options.finish and home:
            raise ImpossiblePosition("L18", "all tokens are at the tip: the game is over")
        return
    side = 1 << state.seat | 1 << partner(options, state.seat)
    if state.won != side:
        raise ImpossiblePosition("L19", "one player wins, or both partners of a team")
    if state.seat not in home or (options.finish and len(home) != bits.count(side)):
        raise ImpossiblePosition("L18", "the result is not the board's")
    if state.dice or state.sixes or state.six or state.last or state.bonus:
        raise ImpossiblePosition("L19", "nothing is pending once the game is over")


def _check_dice(options: Options, state: State) -> None:
    """The dice are as many as are played with (L6, L12, L17)."""
    two_unplayed = state.dice >> SECOND
    if options.dice == 0 and (two_unplayed or state.dice == ONE_DIE_AGAIN):
        raise ImpossiblePosition("L6", "the game is played with one die")
    whole = options.dice == 0 or two_unplayed
    if state.bonus and state.dice and (whole or state.dice == ONE_DIE_AGAIN):
        raise ImpossiblePosition("L17", "a bonus is earned with a die")
    if state.dice == ONE_DIE_AGAIN:
        friend = partner(options, state.seat)
        if not can_play(options, state, state.seat) and not can_play(options, state, friend):
            raise ImpossiblePosition("L12", "no die could be played: it is not thrown again")


def _is_untouched(options: Options, state: State) -> bool:
    """Whether no die of the throw on the table has been played."""
    return (state.dice >> SECOND if options.dice else state.dice) != 0


def _check_six(options: Options, state: State) -> None:
    """The count of sixes agrees with the throw on the table (L7, L8)."""
    if state.sixes > 2:
        raise ImpossiblePosition("L8", "the third six ends the turn")
    if state.six and not state.sixes:
        raise ImpossiblePosition("L7", "the current six is not counted")
    if state.six and not state.dice and not state.bonus:
        raise ImpossiblePosition("L7", "the throw is finished")
    if _is_untouched(options, state) and is_six(state.dice) != bool(state.six):
        raise ImpossiblePosition("L7", "the dice and the count of sixes disagree")


def _check_duty(options: Options, state: State) -> None:
    """The duty of L10 holds as long as the barrier stands, and from the throw on."""
    barrier = bool(barriers(state[state.seat]))
    if state.duty and not barrier:
        raise ImpossiblePosition("L10", "there is no barrier to open")
    if _is_untouched(options, state) and state.six and barrier and not state.duty:
        raise ImpossiblePosition("L10", "the barrier is to be opened")


def _check_last(options: Options, state: State) -> None:
    """The token last moved by a die stands there and is the thrower's or his partner's (L8)."""
    if state.last:
        seat, place = divmod(state.last, LAST)
        letter = LETTERS[colour_of(options, seat)]
        if seat not in (state.seat, partner(options, state.seat)):
            raise ImpossiblePosition("L8", f"{letter} is not moved in this turn")
        if not standing(state[seat], place):
            raise ImpossiblePosition("L8", f"no token of {letter} was moved there")


def _checked_menu(options: Options, state: State) -> int:
    """The legal moves of a position at rest."""
    if state.bonus:
        menu = bonus_menu(options, state)
        if not menu:
            raise ImpossiblePosition("L17", "nobody can use the bonus: it is lost")
        return menu
    if not state.dice or state.dice == ONE_DIE_AGAIN:
        return 0
    menu = dice_menu(options, state)
    if not menu:
        raise ImpossiblePosition("L12", "no die can be played: the throw is finished")
    return menu
