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
from colonnade.kernel.refusal import Breach

from .notation import LETTERS, MoveToken, ThrowToken, code_of, is_possible, read_token


def refusal(options: Options, state: State, token: str) -> Breach | None:
    """The clause that forbids a token, None for a legal move or a possible throw."""
    spelled = read_token(token)
    if rules.awaits(options, state) == OVER:
        return Breach("S17", "game_over", {"seat": state.seat})
    if isinstance(spelled, ThrowToken):
        return _throw_refusal(options, state, spelled)
    return (
        _untimely(state, spelled)
        or _not_this_pawn(state, spelled)
        or _not_so_far(options, state, spelled)
        or _not_there(state, spelled)
        or _not_over_a_barrage(state, spelled)
        or _not_this_way(options, state, spelled)
    )


def _throw_refusal(options: Options, state: State, token: ThrowToken) -> Breach | None:
    """S3, S6, S7: the throw does not exist, or another one is still to be played."""
    if not is_possible(options, token):
        if token.letter == LETTERS[options.throws]:
            return Breach("S3", "no_such_throw", {"throw": token.value})
        return Breach("S3", "throw_the_coins" if token.letter == "d" else "throw_the_die")
    if rules.awaits(options, state) != CHOICE:
        return None
    if _is_opening_move(state):
        return Breach("S6", "opening_move")
    return Breach("S7", "move_first", {"throw": state.throw})


def _untimely(state: State, token: MoveToken) -> Breach | None:
    """S1, S5, S6, S7: off the track, before a 1, in place of 10-11, or before the throw."""
    if token.origin > LAST or token.target > EXIT:
        return Breach("S1", "no_such_square")
    if state.black == UNKNOWN:
        return Breach("S5", "nothing_moves_yet")
    if _is_opening_move(state) and token != MoveToken(10, 11):
        return Breach("S6", "opening_move")
    if not state.throw:
        return Breach("S7", "throw_first")
    return None


def _is_opening_move(state: State) -> bool:
    """S6: whether only 10-11 may be played."""
    return rules.is_opening_move(state.own, state.enemy, state.throw, state.seat == state.black)


def _not_this_pawn(state: State, token: MoveToken) -> Breach | None:
    """S7: there is no pawn of one's own to move."""
    if token.origin == WAITING:
        return None if state.own_waiting else Breach("S7", "nobody_waits")
    if state.own >> token.origin & 1:
        return None
    reason = "not_your_pawn" if state.enemy >> token.origin & 1 else "no_pawn_there"
    return Breach("S7", reason, {"from": str(token.origin)})


def _not_so_far(options: Options, state: State, token: MoveToken) -> Breach | None:
    """S7: a pawn moves by exactly the throw; only `exit=over` lets it leave with more."""
    needed = token.target - token.origin
    leaves = token.target == EXIT
    beyond = leaves and options.exit != EXACT and needed < state.throw
    if abs(needed) == state.throw or beyond:
        return None
    if leaves:
        return Breach("S7", "exit_needs", {"from": str(token.origin), "needed": needed})
    return Breach("S7", "not_the_throw", {"throw": state.throw})


def _not_there(state: State, token: MoveToken) -> Breach | None:
    """S9: the square holds one's own pawn, or an enemy that is protected or safe."""
    square = {"to": str(token.target)}
    if state.own >> token.target & 1:
        return Breach("S9", "own_pawn_there", square)
    if protected(state.enemy) >> token.target & 1:
        return Breach("S9", "protected", square)
    if (state.enemy & SAFE) >> token.target & 1:
        return Breach("S9", "safe_square", square)
    return None


def _not_over_a_barrage(state: State, token: MoveToken) -> Breach | None:
    """S11: an enemy barrage stands in the way."""
    backward = token.target < token.origin
    barred = barred_backward if backward else barred_forward
    if barred(state.enemy, state.throw) >> token.origin & 1:
        return Breach("S11", "barrage")
    return None


def _not_this_way(options: Options, state: State, token: MoveToken) -> Breach | None:
    """S13–S16: what a backward, an entering and a leaving pawn must heed besides."""
    code = code_of(state, token)
    occupied = state.enemy >> token.target & 1
    if code is not None and code > BACKWARD:
        if forward_moves(options.exit, state.own, state.enemy, state.own_waiting, state.throw):
            return Breach("S13", "forward_first")
        if token.target == WAITING:
            return Breach("S14", "before_the_track")
        if occupied:
            return Breach("S14", "backward_onto_enemy", {"to": str(token.target)})
    if token.origin == WAITING and occupied:
        return Breach("S15", "enters_onto_enemy", {"to": str(token.target)})
    if token.target == EXIT and not may_leave(state.own, state.own_waiting):
        return Breach("S16", "stragglers")
    return None
