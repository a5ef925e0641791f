"""Why not, clause by clause."""

from colonnade.kernel.awaited import OVER
from colonnade.kernel.refusal import Refusal

from . import rules
from .board import FAR
from .notation import STEP, find
from .options import Options
from .state import State, hinder, leader


def refusal(options: Options, state: State, token: str) -> Refusal | None:
    """The clause that forbids a token, None where it is legal or possible."""
    if find(options, state, token) is not None:
        return None
    if rules.awaits(options, state) == OVER:
        return Refusal("P6", "over")
    step = STEP.fullmatch(token)
    if step is None:
        return Refusal("P2", "step_first")
    if not state.menu:
        return Refusal("P2", "throw_first")
    left, reached = int(step[1]), int(step[2])
    facts = {"from": step[1], "to": step[2], "throw": state.throw}
    if left not in (hinder(state[state.seat]), leader(state[state.seat])):
        return Refusal("P2", "no_walker", facts)
    lands = rules.landing(options, left, state.throw)
    if lands > FAR and reached == FAR:
        return Refusal("P4", "too_far", facts)
    if lands != reached:
        return Refusal("P2", "not_the_throw", facts)
    return Refusal("P3", "stone_taken", facts)
