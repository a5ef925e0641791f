"""Why not: the first clause, in the page's order, that forbids a move or a throw."""

from colonnade.games.columbiz.core.board import cell_at
from colonnade.games.columbiz.core.dice import DICE, VALUES, is_part, showing
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import placements
from colonnade.games.columbiz.core.rules import awaits, in_cup
from colonnade.games.columbiz.core.state import State, occupied
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.refusal import Breach

from .move_spelling import Token, pack, read_token


def refusal(options: Options, state: State, token: str) -> Breach | None:
    """The clause that forbids a token, None for a legal move or a possible throw."""
    read = read_token(token)
    stage = awaits(options, state)
    if stage == OVER:
        return Breach("K9", "game_over")
    unreal = not_of_this_game(read)
    if unreal is not None:
        return unreal
    if read.verb == "throw":
        return throw_refusal(state, read, due=stage == CHANCE)
    if stage == CHANCE:
        return Breach("K3", "throw_first", {"number": in_cup(state)})
    if read.verb == "keep":
        return keep_refusal(state, read)
    if read.verb == "place":
        return place_refusal(state, read)
    return end_refusal(options, state)


def not_of_this_game(token: Token) -> Breach | None:
    """K1, K2: a column, a cell or a die that does not exist."""
    for number in token.numbers:
        if not 1 <= number <= VALUES:
            reason = "no_such_cell" if token.verb == "place" else "no_such_value"
            return Breach("K1", reason, {"number": number})
    if token.verb != "place" and len(token.numbers) > DICE:
        return Breach("K2", "too_many_dice", {"number": len(token.numbers)})
    return None


def throw_refusal(state: State, token: Token, *, due: bool) -> Breach | None:
    """K3: a throw that is not due, or of another number of dice than those in the cup."""
    if not due:
        return Breach("K3", "set_aside_first" if state.throws else "no_throw_left")
    if len(token.numbers) != in_cup(state):
        return Breach("K3", "wrong_number", {"number": in_cup(state)})
    return None


def keep_refusal(state: State, token: Token) -> Breach | None:
    """K3: dice set aside that are not there, all of them, or when nothing can be thrown."""
    kept = pack(token.numbers)
    if state.placed:
        return Breach("K3", "already_placing")
    if state.throws == 0:
        return Breach("K3", "no_throw_left")
    if not is_part(kept, state.dice):
        return Breach("K3", "not_those_dice")
    if kept == state.dice:
        return Breach("K3", "nothing_to_throw")
    return None


def place_refusal(state: State, token: Token) -> Breach | None:
    """K4: an occupied cell, or one that the dice do not pay.

    The most pawns a turn and the reserve (K5) need no word: when they are reached, the turn
    has already ended.
    """
    column, number = token.numbers
    if occupied(state) >> cell_at(column, number) & 1:
        return Breach("K4", "occupied", {"column": column, "cell": number})
    if showing(state.dice, column) < number:
        facts = {"column": column, "number": number, "shown": showing(state.dice, column)}
        return Breach("K4", "not_enough_dice", facts)
    return None


def end_refusal(options: Options, state: State) -> Breach | None:
    """K5, K6: an end before a pawn is placed, where one can be or throws are left."""
    if state.placed:
        return None
    if placements(options, state):
        return Breach("K5", "place_one")
    return Breach("K6", "throw_again")
