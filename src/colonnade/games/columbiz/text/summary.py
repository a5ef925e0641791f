"""A turn of Columbiz in a few sentences, for the rules page and the printed aid card."""

from colonnade.games.columbiz.core.options import CAPTURES_LINEAR, EXTENSION_DIFFERENCE, Options
from colonnade.games.columbiz.core.placing import LIMIT
from colonnade.kernel.i18n import Text


def summary(options: Options) -> tuple[Text, ...]:
    """The sentences, by the options chosen."""
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
