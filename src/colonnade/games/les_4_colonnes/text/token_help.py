"""How moves and throws of Les 4 colonnes are spelled, for help."""

from typing import Final

from colonnade.kernel.i18n import Text

TOKENS: Final = (
    (
        "YA-5",
        Text(
            "yellow leaves the workshop for square 5",
            "jaune sort de l’atelier vers la case 5",
        ),
    ),
    ("Y5-10", Text("yellow goes from square 5 to 10", "jaune va de la case 5 à la 10")),
    ("Y66-F2", Text("yellow goes onto its arrow, to F2", "jaune entre dans sa flèche, en F2")),
    ("skip", Text("decline a bonus", "refuser un bonus")),
    ("d4", Text("one die shows 4", "un dé donne 4")),
    ("d25", Text("two dice show 2 and 5", "deux dés donnent 2 et 5")),
)
