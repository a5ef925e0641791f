"""What happened, for people."""

from colonnade.kernel.awaited import OVER
from colonnade.kernel.event import Event

from . import rules
from .notation import write_move
from .options import Options
from .state import State


def narrate(options: Options, state: State, code: int) -> tuple[Event, ...]:
    """All that a throw or a step makes happen."""
    if not state.menu:
        thrown = Event("threw", {"seat": state.seat, "throw": code})
        passed = not rules.after_throw(options, state, code).menu
        return (thrown, Event("passed", {"seat": state.seat})) if passed else (thrown,)
    left, _, reached = write_move(options, state, code).partition("-")
    stepped = Event("stepped", {"seat": state.seat, "from": left, "to": reached})
    after = rules.after_move(options, state, code)
    won = rules.awaits(options, after) == OVER
    return (stepped, Event("won", {"seat": state.seat})) if won else (stepped,)
