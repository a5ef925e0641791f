"""What happened, for people."""

from typing import Final

from colonnade.kernel.awaited import OVER
from colonnade.kernel.event import Event, EventKind
from colonnade.kernel.i18n import Text
from passage.core import rules
from passage.core.options import Options
from passage.core.state import State

from .notation import write_move

EVENTS: Final[dict[str, EventKind]] = {
    "threw": EventKind(Text("throw", "lancer"), ("seat", "throw")),
    "passed": EventKind(Text("no walker can go", "aucun marcheur n’avance"), ("seat",)),
    "stepped": EventKind(Text("step", "pas"), ("seat", "from", "to")),
    "won": EventKind(Text("win", "victoire"), ("seat",)),
}
"""Every kind of event, with its facts."""


def narrate(options: Options, state: State, code: int, after: State) -> tuple[Event, ...]:
    """All that a throw or a step makes happen."""
    if not state.menu:
        thrown = Event("threw", {"seat": state.seat, "throw": code})
        return (thrown,) if after.menu else (thrown, Event("passed", {"seat": state.seat}))
    left, _, reached = write_move(options, state, code).partition("-")
    stepped = Event("stepped", {"seat": state.seat, "from": left, "to": reached})
    won = rules.awaits(options, after) == OVER
    return (stepped, Event("won", {"seat": state.seat})) if won else (stepped,)
