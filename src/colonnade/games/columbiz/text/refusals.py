"""Why not: the first clause, in the page's order, that forbids a move or a throw."""

from colonnade.games.columbiz.core.board import cell_at
from colonnade.games.columbiz.core.dice import DICE, VALUES, is_part, showing
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import placements
from colonnade.games.columbiz.core.rules import awaits, in_cup
from colonnade.games.columbiz.core.state import State, occupied
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.refusal import breach_if, first_breach

from .move_spelling import Token, pack, read_token


@first_breach
def refusal(options: Options, state: State, token: str) -> None:
    """The clause that forbids a token, None for a legal move or a possible throw."""
    read = read_token(token)
    stage = awaits(options, state)
    breach_if(stage == OVER, "K9", "game_over")
    check_numbers(read)
    if read.verb == "throw":
        check_throw(state, read, due=stage == CHANCE)
        return
    breach_if(stage == CHANCE, "K3", "throw_first", {"number": in_cup(state)})
    if read.verb == "keep":
        check_keep(state, read)
    elif read.verb == "place":
        check_place(state, read)
    else:
        check_end(options, state)


def check_numbers(token: Token) -> None:
    """K1, K2: a column, a cell or a die that does not exist."""
    places = token.verb == "place"
    for number in token.numbers:
        reason = "no_such_cell" if places else "no_such_value"
        breach_if(not 1 <= number <= VALUES, "K1", reason, {"number": number})
    count = len(token.numbers)
    breach_if(not places and count > DICE, "K2", "too_many_dice", {"number": count})


def check_throw(state: State, token: Token, *, due: bool) -> None:
    """K3: a throw that is not due, or of another number of dice than those in the cup."""
    breach_if(not due, "K3", "set_aside_first" if state.throws else "no_throw_left")
    number = in_cup(state)
    breach_if(len(token.numbers) != number, "K3", "wrong_number", {"number": number})


def check_keep(state: State, token: Token) -> None:
    """K3: dice set aside that are not there, all of them, or when nothing can be thrown."""
    kept = pack(token.numbers)
    breach_if(state.placed, "K3", "already_placing")
    breach_if(state.throws == 0, "K3", "no_throw_left")
    breach_if(not is_part(kept, state.dice), "K3", "not_those_dice")
    breach_if(kept == state.dice, "K3", "nothing_to_throw")


def check_place(state: State, token: Token) -> None:
    """K4: an occupied cell, or one that the dice do not pay.

    The most pawns a turn and the reserve (K5) need no word: when they are reached, the turn
    has already ended.
    """
    column, number = token.numbers
    is_taken = occupied(state) >> cell_at(column, number) & 1
    breach_if(is_taken, "K4", "occupied", {"column": column, "cell": number})
    shown = showing(state.dice, column)
    facts = {"column": column, "number": number, "shown": shown}
    breach_if(shown < number, "K4", "not_enough_dice", facts)


def check_end(options: Options, state: State) -> None:
    """K5, K6: an end before a pawn is placed, where one can be or throws are left."""
    breach_if(not state.placed and placements(options, state), "K5", "place_one")
    breach_if(not state.placed, "K6", "throw_again")
