"""Every sentence, French and English."""

from typing import Final

from colonnade.kernel.i18n import Text
from colonnade.kernel.prompt import entries
from colonnade.kernel.seat_colours import RED, YELLOW
from colonnade.kernel.seat_name import SeatName, coloured
from passage.core.options import Options
from passage.core.state import State

from .awaited import AWAITED

SEATS: Final = (YELLOW, RED)
"""The colours of the walkers, each with its letter and shape."""

WORDS: Final[dict[str, Text]] = {
    **entries(AWAITED),
    "threw": Text("{seat} throws {throw}.", "{seat} lance {throw}."),
    "passed": Text("{seat} cannot go.", "{seat} ne peut pas avancer."),
    "stepped": Text("{seat} goes from {from} to {to}.", "{seat} va de {from} à {to}."),
    "won": Text("{seat} is across and wins.", "{seat} a traversé et gagne."),
    "over": Text("The game is over.", "La partie est finie."),
    "throw_first": Text("Throw first.", "Il faut d’abord lancer."),
    "step_first": Text("Play the throw first.", "Il faut d’abord jouer le lancer."),
    "no_walker": Text(
        "No walker of yours is on {from}.", "Aucun de tes marcheurs n’est en {from}."
    ),
    "not_the_throw": Text("The throw is {throw}.", "Le lancer est {throw}."),
    "stone_taken": Text("Stone {to} is taken.", "La pierre {to} est prise."),
    "too_far": Text("The bank is reached exactly.", "On atteint la rive exactement."),
}


def seat_name(options: Options, state: State, seat: int) -> SeatName:
    """A seat is called by the colour of its walkers."""
    return coloured(SEATS[seat])
