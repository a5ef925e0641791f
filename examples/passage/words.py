"""Every sentence, French and English."""

from typing import Final

from colonnade.kernel.words import Words

from .options import Options
from .state import State

WORDS: Final[dict[str, Words]] = {
    "threw": Words("{seat} throws {throw}.", "{seat} lance {throw}."),
    "passed": Words("{seat} cannot go.", "{seat} ne peut pas avancer."),
    "stepped": Words("{seat} goes from {from} to {to}.", "{seat} va de {from} à {to}."),
    "won": Words("{seat} is across and wins.", "{seat} a traversé et gagne."),
    "over": Words("The game is over.", "La partie est finie."),
    "throw_first": Words("Throw first.", "Il faut d'abord lancer."),
    "step_first": Words("Play the throw first.", "Il faut d'abord jouer le lancer."),
    "no_walker": Words(
        "No walker of yours is on {from}.", "Aucun de tes marcheurs n'est en {from}."
    ),
    "not_the_throw": Words("The throw is {throw}.", "Le lancer est {throw}."),
    "stone_taken": Words("Stone {to} is taken.", "La pierre {to} est prise."),
    "too_far": Words("The bank is reached exactly.", "On atteint la rive exactement."),
}


def seat_name(options: Options, state: State, seat: int) -> Words:
    """A seat is a number from one."""
    return Words(f"Player {seat + 1}", f"Joueur {seat + 1}")
