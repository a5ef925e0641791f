"""Why a token is not legal: the clauses in the page's order, the first broken one named."""

from colonnade.games.senet.core import rules
from colonnade.games.senet.core.board import EXIT, LAST, SAFE, WAITING
from colonnade.games.senet.core.movement import (
    BACKWARD,
    barred_backward,
    barred_forward,
    forward_moves,
    may_leave,
    protected,
)
from colonnade.games.senet.core.options import EXACT, Options
from colonnade.games.senet.core.state import UNKNOWN, State
from colonnade.kernel.awaited import CHOICE, OVER
from colonnade.kernel.refusal import breach_if, first_breach

from .notation import LETTERS, MoveToken, ThrowToken, code_of, is_possible, read_token


@first_breach
def refusal(options: Options, state: State, token: str) -> None:
    """The clause that forbids a token, None for a legal move or a possible throw."""
    spelled = read_token(token)
    stage = rules.awaits(options, state)
    breach_if(stage == OVER, "S17", "game_over", {"seat": state.seat})
    if isinstance(spelled, ThrowToken):
        _check_throw(options, state, spelled, stage)
        return
    _check_time(state, spelled)
    _check_pawn(state, spelled)
    _check_distance(options, state, spelled)
    _check_target(state, spelled)
    _check_barrage(state, spelled)
    _check_direction(options, state, spelled)


def _check_throw(options: Options, state: State, token: ThrowToken, stage: int) -> None:
    """S3, S6, S7: the throw does not exist, or another one is still to be played."""
    if not is_possible(options, token):
        is_ours = token.letter == LETTERS[options.throws]
        breach_if(is_ours, "S3", "no_such_throw", {"throw": token.value})
        breach_if(token.letter == "d", "S3", "throw_the_coins")
        breach_if(token.letter != "d", "S3", "throw_the_die")
    breach_if(stage == CHOICE and _is_opening_move(state), "S6", "opening_move")
    breach_if(stage == CHOICE, "S7", "move_first", {"throw": state.throw})


def _check_time(state: State, token: MoveToken) -> None:
    """S1, S5, S6, S7: off the track, before a 1, in place of 10-11, or before the throw."""
    breach_if(token.origin > LAST or token.target > EXIT, "S1", "no_such_square")
    breach_if(state.black == UNKNOWN, "S5", "nothing_moves_yet")
    breach_if(_is_opening_move(state) and token != MoveToken(10, 11), "S6", "opening_move")
    breach_if(not state.throw, "S7", "throw_first")


def _is_opening_move(state: State) -> bool:
    """S6: whether only 10-11 may be played."""
    return rules.is_opening_move(state.own, state.enemy, state.throw, state.seat == state.black)


def _check_pawn(state: State, token: MoveToken) -> None:
    """S7: there is no pawn of one's own to move."""
    if token.origin == WAITING:
        breach_if(not state.own_waiting, "S7", "nobody_waits")
        return
    reason = "not_your_pawn" if state.enemy >> token.origin & 1 else "no_pawn_there"
    breach_if(not state.own >> token.origin & 1, "S7", reason, {"from": str(token.origin)})


def _check_distance(options: Options, state: State, token: MoveToken) -> None:
    """S7: a pawn moves by exactly the throw; only `exit=over` lets it leave with more."""
    needed = token.target - token.origin
    leaves = token.target == EXIT
    beyond = leaves and options.exit != EXACT and needed < state.throw
    if abs(needed) != state.throw and not beyond:
        breach_if(leaves, "S7", "exit_needs", {"from": str(token.origin), "needed": needed})
        breach_if(not leaves, "S7", "not_the_throw", {"throw": state.throw})


def _check_target(state: State, token: MoveToken) -> None:
    """S9: the square holds one's own pawn, or an enemy that is protected or safe."""
    square = {"to": str(token.target)}
    breach_if(state.own >> token.target & 1, "S9", "own_pawn_there", square)
    breach_if(protected(state.enemy) >> token.target & 1, "S9", "protected", square)
    breach_if((state.enemy & SAFE) >> token.target & 1, "S9", "safe_square", square)


def _check_barrage(state: State, token: MoveToken) -> None:
    """S11: an enemy barrage stands in the way."""
    barred = barred_backward if token.target < token.origin else barred_forward
    breach_if(barred(state.enemy, state.throw) >> token.origin & 1, "S11", "barrage")


def _check_direction(options: Options, state: State, token: MoveToken) -> None:
    """S13–S16: what a backward, an entering and a leaving pawn must heed besides."""
    code = code_of(state, token)
    occupied = state.enemy >> token.target & 1
    square = {"to": str(token.target)}
    if code is not None and code > BACKWARD:
        own, enemy = state.own, state.enemy
        forward = forward_moves(options.exit, own, enemy, state.own_waiting, state.throw)
        breach_if(forward, "S13", "forward_first")
        breach_if(token.target == WAITING, "S14", "before_the_track")
        breach_if(occupied, "S14", "backward_onto_enemy", square)
    breach_if(token.origin == WAITING and occupied, "S15", "enters_onto_enemy", square)
    may_go = token.target != EXIT or may_leave(state.own, state.own_waiting)
    breach_if(not may_go, "S16", "stragglers")
