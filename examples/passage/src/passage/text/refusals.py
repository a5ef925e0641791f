"""Why not, clause by clause."""

from colonnade.kernel.awaited import OVER
from colonnade.kernel.refusal import Breach
from passage.core import rules
from passage.core.board import FAR
from passage.core.options import Options
from passage.core.state import State, hinder, leader

from .notation import STEP, find


def refusal(options: Options, state: State, token: str) -> Breach | None:
    """The clause that forbids a token, None where it is legal or possible."""
    if find(options, state, token) is not None:
        return None
    if rules.awaits(options, state) == OVER:
        return Breach("P6", "over")
    step = STEP.fullmatch(token)
    if step is None:
        return Breach("P2", "step_first")
    if not state.menu:
        return Breach("P2", "throw_first")
    left, reached = int(step[1]), int(step[2])
    facts = {"from": step[1], "to": step[2], "throw": state.throw}
    if left not in (hinder(state[state.seat]), leader(state[state.seat])):
        return Breach("P2", "no_walker", facts)
    lands = rules.landing(options, left, state.throw)
    if lands > FAR and reached == FAR:
        return Breach("P4", "too_far", facts)
    if lands != reached:
        return Breach("P2", "not_the_throw", facts)
    return Breach("P3", "stone_taken", facts)
