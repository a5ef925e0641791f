"""What the seat to act is to do: as that person is asked, and as everybody else is told."""

from typing import Final

from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.event import Event
from colonnade.kernel.i18n import Text
from colonnade.kernel.prompt import Prompt, Situation
from passage.core.options import Options
from passage.core.rules import awaits
from passage.core.state import State

AWAITED: Final[dict[str, Prompt]] = {
    "throw": Prompt(
        Text("Throw the coin.", "Lance la pièce."),
        Text("{seat} throws the coin.", "{seat} lance la pièce."),
    ),
    "step": Prompt(
        Text("Move a walker by {throw}.", "Avance un marcheur de {throw}."),
        Text("{seat} has {throw} to play.", "{seat} doit jouer {throw}."),
    ),
}


def awaited(options: Options, state: State) -> Situation:
    """A throw, or a step; nothing once the game is over."""
    stage = awaits(options, state)
    if stage == OVER:
        return ()
    if stage == CHANCE:
        return (Event("throw", {"seat": state.seat}),)
    return (Event("step", {"seat": state.seat, "throw": state.throw}),)
