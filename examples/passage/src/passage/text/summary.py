"""A turn of Passage in a few sentences, for the rules page and the printed aid card."""

from colonnade.kernel.i18n import Text
from passage.core.options import Options


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
