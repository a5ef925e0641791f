"""Help with Columbiz: a turn in a few sentences, and how moves are spelled."""

from typing import Final

from colonnade.games.columbiz.core.options import CAPTURES_LINEAR, EXTENSION_DIFFERENCE, Options
from colonnade.games.columbiz.core.placing import LIMIT
from colonnade.kernel.i18n import Text

TOKENS: Final = (
    (
        "5@3",
        Text(
            "a pawn on cell 3 of column 5: three dice that show 5",
            "un pion en case 3 de la colonne 5 : trois dés qui montrent 5",
        ),
    ),
    (
        "keep:335",
        Text(
            "keep a 3, a 3 and a 5, and throw the others again",
            "garder 3, 3 et 5, et relancer les autres dés",
        ),
    ),
    ("keep:-", Text("throw all dice again", "relancer tous les dés")),
    ("end", Text("end the turn", "finir le tour")),
    ("r12335556", Text("the dice show this", "les dés montrent cela")),
)
"""The spelling of each kind of move and throw, and what it means."""


def summary(options: Options) -> tuple[Text, ...]:
    """A turn in a few sentences, by the options chosen: for the rules page and the printed card."""
    most = LIMIT[options.players]
    return (
        Text(
            "Throw eight dice; throw any of them again, twice at most.",
            "Lance huit dés ; relance ceux que tu veux, deux fois au plus.",
        ),
        Text(
            f"Place 1 to {most} pawns. Cell 3 of column 5 costs three dice that show 5.",
            f"Pose de 1 à {most} pions. La case 3 de la colonne 5 coûte trois dés qui montrent 5.",
        ),
        Text(
            "At once, each pawn captures all opponents below it in its column;",
            "Aussitôt, chaque pion capture tous les adversaires plus bas dans sa colonne ;",
        ),
        Text(
            "then scores its lines: 3 pawns 1 point, 4 pawns 2, 5 pawns 3, 6 pawns 4."
            + (
                " A longer line scores only what it gained."
                if options.extension == EXTENSION_DIFFERENCE
                else ""
            ),
            "puis marque ses lignes : 3 pions 1 point, 4 pions 2, 5 pions 3, 6 pions 4."
            + (
                " Une ligne allongée ne rapporte que ce qu’elle gagne."
                if options.extension == EXTENSION_DIFFERENCE
                else ""
            ),
        ),
        Text(
            "Nothing fits after the third throw: you lose three pawns of your reserve.",
            "Rien ne va après le troisième lancer : tu perds trois pions de ta réserve.",
        ),
        Text(
            "A reserve is empty: finish the round. Prisoners count one point each."
            if options.captures == CAPTURES_LINEAR
            else "A reserve is empty: finish the round. Prisoners count 1, 2, 4, 6, 9, 12…",
            "Une réserve est vide : finissez la manche. Chaque prisonnier vaut un point."
            if options.captures == CAPTURES_LINEAR
            else "Une réserve est vide : finissez la manche. Prisonniers : 1, 2, 4, 6, 9, 12…",
        ),
    )
