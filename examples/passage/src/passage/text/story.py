"""What happened, for people."""

from colonnade.kernel.awaited import OVER
from colonnade.kernel.event import Event
from passage.core import rules
from passage.core.options import Options
from passage.core.state import State

from .notation import write_move


def narrate(options: Options, state: State, code: int, after: State) -> tuple[Event, ...]:
    """All that a throw or a step makes happen."""
    if not state.menu:
        thrown = Event("threw", {"seat": state.seat, "throw": code})
        return (thrown,) if after.menu else (thrown, Event("passed", {"seat": state.seat}))
    left, _, reached = write_move(options, state, code).partition("-")
    stepped = Event("stepped", {"seat": state.seat, "from": left, "to": reached})
    won = rules.awaits(options, after) == OVER
    return (stepped, Event("won", {"seat": state.seat})) if won else (stepped,)
