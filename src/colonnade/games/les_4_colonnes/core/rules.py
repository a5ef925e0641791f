"""The rules of Les 4 colonnes: start, throws, moves and end.

`movement` says where a token may go, `turn` what the dice allow and what follows automatically,
`moves` what one move does.
"""

from collections.abc import Sequence
from typing import Final

from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER

from .movement import partner
from .moves import carried, declined, moved
from .options import Options
from .state import LAST, ONE_DIE_AGAIN, SECOND, State, with_throw, with_tokens, with_turn
from .tokens import barriers
from .turn import SKIP, is_home, is_six, sent_back_to, settled, throw_finished, turn_passed

SIXES_PLAYED: Final = 2
"""A third six in one turn is not played (L8)."""
BUILDING: Final = 3 | 3 << SECOND
"""The double 3 of L18."""


def start(options: Options) -> State:
    """All tokens in the workshops, seat 0 to throw (L4, L5)."""
    return State(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def awaits(options: Options, state: State) -> int:
    """A choice from the menu, a throw, or nothing more."""
    if state.won:
        return OVER
    return CHOICE if state.menu else CHANCE


def legal(options: Options, state: State) -> int:
    """The legal moves as a mask of move numbers."""
    return state.menu


# A menu is a mask of moves: how many it holds, one of them, and all of them.
count, nth, codes = bits.count, bits.nth, bits.positions


def after_move(options: Options, state: State, move: int) -> State:
    """The state after a legal move and all that the rules then do by themselves."""
    if move == SKIP:
        return settled(options, declined(state))
    after = moved(options, state, move)
    if is_home(options, after, state.seat):
        # The last token's unplayed dice and bonus are lost (L18).
        return won(options, after) if options.finish else throw_finished(options, after)
    return settled(options, after)


def won(options: Options, state: State) -> State:
    """The thrower, in teams with his partner, has won; a turn would begin (L18, L19)."""
    side = 1 << state.seat | 1 << partner(options, state.seat)
    return with_turn(state, bits.lowest(side), side)


def winners(options: Options, state: State) -> int:
    """The seats that have won."""
    return state.won


# Throws: one die, or two with the higher in the upper bits.


def throws_two(options: Options, state: State) -> bool:
    """Whether two dice are thrown: by option, or to build; one when it is thrown again alone."""
    if state.dice == ONE_DIE_AGAIN:
        return False
    return options.dice == 1 or is_home(options, state, state.seat)


def cases(options: Options, state: State) -> int:
    """How many equally likely cases the awaited throw has."""
    return 36 if throws_two(options, state) else 6


def cast(options: Options, state: State, case: int) -> int:
    """The throw in one of those cases."""
    if not throws_two(options, state):
        return case + 1
    one = case // 6 + 1
    other = case % 6 + 1
    return one | other << SECOND if one <= other else other | one << SECOND


def odds(options: Options, state: State) -> Sequence[tuple[int, int]]:
    """Each possible throw with the number of its cases."""
    if not throws_two(options, state):
        return [(value, 1) for value in range(1, 7)]
    return [
        (low | high << SECOND, 1 if low == high else 2)
        for low in range(1, 7)
        for high in range(low, 7)
    ]


def after_throw(options: Options, state: State, throw: int) -> State:
    """The state after a throw and all that the rules then do by themselves."""
    if is_home(options, state, state.seat):
        # Building: a double 3 wins, anything else ends the turn (L18).
        return won(options, state) if throw == BUILDING else turn_passed(options, state)
    if is_third_six(state, throw):
        return turn_passed(options, sent_back(options, state))
    return settled(options, thrown(state, throw))


def is_third_six(state: State, throw: int) -> bool:
    """Whether a throw is one six too many (L8); a die of two thrown again is none (L12)."""
    return state.sixes == SIXES_PLAYED and state.dice != ONE_DIE_AGAIN and is_six(throw)


def thrown(state: State, throw: int) -> State:
    """The dice lie on the table, none played (L7, L10)."""
    if state.dice == ONE_DIE_AGAIN:
        return with_throw(state, throw, state.sixes, state.six, state.duty)
    if not is_six(throw):
        return with_throw(state, throw, state.sixes, 0, 0)
    return with_throw(state, throw, state.sixes + 1, 1, 1 if barriers(state[state.seat]) else 0)


def sent_back(options: Options, state: State) -> State:
    """The third six: the token last moved by a die goes back (L8)."""
    place = state.last % LAST
    back = sent_back_to(options, state)
    if back == place:
        return state
    seat = state.last // LAST
    return with_tokens(state, seat, carried(state[seat], place, back))
