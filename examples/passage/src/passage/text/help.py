"""Help with Passage: a turn in a few sentences, and how moves are spelled."""

from typing import Final

from colonnade.kernel.i18n import Text
from passage.core.options import Options

TOKENS: Final = (
    ("3-5", Text("a walker goes from stone 3 to stone 5", "un marcheur va de la pierre 3 à la 5")),
    ("c1", Text("the coin shows 1", "la pièce donne 1")),
)
"""The spelling of each kind of move and throw, and what it means."""


def summary(options: Options) -> tuple[Text, ...]:
    """A turn in a few sentences."""
    return (
        Text("Throw a coin: 1 or 2.", "Lance une pièce : 1 ou 2."),
        Text(
            "One walker goes that far, to a free stone.",
            "Un marcheur avance d’autant, vers une pierre libre.",
        ),
        Text("Both across: you win.", "Tous deux de l’autre côté : gagné."),
    )
