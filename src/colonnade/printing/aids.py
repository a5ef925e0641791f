"""What the aid cards say: a turn of each game in a few sentences, by the options chosen."""

from collections.abc import Callable
from typing import Any, Final

from colonnade.games.columbiz.options import CAPTURES_LINEAR, EXTENSION_DIFFERENCE
from colonnade.games.columbiz.options import Options as ColumbizOptions
from colonnade.games.columbiz.placing import LIMIT
from colonnade.games.corintho.options import (
    EXTEND_WINS,
    FREEZE_TURN,
    FROZEN_ALL,
    ON_STACK_YES,
    STUCK_DRAW,
)
from colonnade.games.corintho.options import Options as CorinthoOptions
from colonnade.games.les_4_colonnes.options import Options as Les4ColonnesOptions
from colonnade.games.senet.options import DIE, OVER
from colonnade.games.senet.options import Options as SenetOptions
from colonnade.kernel.words import Words

Steps = tuple[Words, ...]


def _les_4_colonnes(options: Les4ColonnesOptions) -> Steps:
    two = bool(options.dice)
    steps = [
        Words(
            "Throw two dice; play each, in any order." if two else "Throw one die, and play it.",
            "Lance deux dés ; joue chacun, dans l’ordre voulu."
            if two
            else "Lance un dé, et joue-le.",
        ),
        Words(
            "A 5 (or a sum of 5) must take a token out of the workshop."
            if two
            else "A 5 must take a token out of the workshop.",
            "Un 5 (ou une somme de 5) doit sortir un jeton de l’atelier."
            if two
            else "Un 5 doit sortir un jeton de l’atelier.",
        ),
        Words(
            "A 6 (or a sum of 6) throws again, and must open a barrier; the third sends a token "
            "back to its start."
            if two
            else "A 6 throws again, and must open a barrier; the third sends a token back to its "
            "start.",
            "Un 6 (ou une somme de 6) fait relancer et doit ouvrir une barrière ; le troisième "
            "renvoie un jeton au départ."
            if two
            else "Un 6 fait relancer et doit ouvrir une barrière ; le troisième renvoie un jeton "
            "au départ.",
        ),
        Words(
            "Else one token advances, exactly. Two of a colour on a refuge bar the way.",
            "Sinon, un jeton avance du compte exact. Deux jetons d’une couleur sur un refuge "
            "barrent la route.",
        ),
        Words(
            "A lone enemy on a white square goes home: bonus of 20. A token at the tip: "
            "bonus of 10.",
            "Un adversaire seul sur une case blanche rentre chez lui : bonus de 20. Un jeton à la "
            "pointe : bonus de 10.",
        ),
    ]
    if options.teams:
        steps.append(
            Words(
                "Yellow plays with green, red with blue: dice you cannot use serve your partner.",
                "Jaune joue avec vert, rouge avec bleu : un dé inutile sert au partenaire.",
            )
        )
    home = bool(options.finish)
    steps.append(
        Words(
            "All home at the tip: you win." if home else "All at the tip? Throw a double 3: built!",
            "Tous à la pointe : gagné."
            if home
            else "Tous à la pointe ? Un double 3 : c’est bâti !",
        )
    )
    return tuple(steps)


def _corintho(options: CorinthoOptions) -> Steps:
    places = Words("Place a piece of yours on an empty cell;", "Pose une pièce sur une case vide ;")
    on_stack = Words(
        "or on a stack that it fits: base, column, capital;",
        "ou sur une pile qui l’accepte : base, colonne, chapiteau ;",
    )
    moves = Words(
        "or move a whole stack one cell, onto a neighbour that it fits.",
        "ou déplace une pile entière d’une case, sur une voisine qui l’accepte.",
    )
    frozen = Words(
        "The stack you touch is frozen for one turn: lay the frost token on it."
        if options.freeze == FREEZE_TURN
        else "Lay your frost token on the stack you touched. It stays there through your next "
        "turn.",
        "La pile touchée est gelée un tour : pose le jeton de gel dessus."
        if options.freeze == FREEZE_TURN
        else "Pose ton jeton de gel sur la pile touchée. Il y reste jusqu’à la fin de ton "
        "prochain tour.",
    )
    freezes = Words(
        "A frozen stack is not touched at all."
        if options.frozen == FROZEN_ALL
        else "A frozen stack does not move, but may be built upon.",
        "Une pile gelée ne se touche pas."
        if options.frozen == FROZEN_ALL
        else "Une pile gelée ne bouge pas, mais on peut construire dessus.",
    )
    line = Words(
        "Three equal tops in line? The next player must break the line or make it four.",
        "Trois sommets pareils alignés ? Le suivant doit casser la ligne ou la porter à quatre.",
    )
    four = Words(
        "Made four: won at once. No answer: the line wins."
        if options.extend == EXTEND_WINS
        else "Made four: a line to be answered in turn. No answer: the line wins.",
        "Portée à quatre : gagné aussitôt. Pas de réponse : la ligne gagne."
        if options.extend == EXTEND_WINS
        else "Portée à quatre : une ligne à contrer. Pas de réponse : la ligne gagne.",
    )
    stuck = Words(
        "No move at all: the game is a draw."
        if options.stuck == STUCK_DRAW
        else "No move at all: you are skipped.",
        "Aucun coup possible : la partie est nulle."
        if options.stuck == STUCK_DRAW
        else "Aucun coup possible : tu passes.",
    )
    second = (on_stack,) if options.place_on_stack == ON_STACK_YES else ()
    return (places, *second, moves, frozen, freezes, line, four, stuck)


def _columbiz(options: ColumbizOptions) -> Steps:
    most = LIMIT[options.players]
    return (
        Words(
            "Throw eight dice; throw any of them again, twice at most.",
            "Lance huit dés ; relance ceux que tu veux, deux fois au plus.",
        ),
        Words(
            f"Place 1 to {most} pawns. Cell n of column v costs n dice that show v.",
            f"Pose de 1 à {most} pions. La case n de la colonne v coûte n dés de valeur v.",
        ),
        Words(
            "At once, each pawn captures all enemies below it in its column;",
            "Aussitôt, chaque pion capture tous les adversaires plus bas dans sa colonne ;",
        ),
        Words(
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
        Words(
            "Nothing fits after the third throw: three pawns of your reserve are lost.",
            "Rien ne va après le troisième lancer : trois pions de ta réserve sont perdus.",
        ),
        Words(
            "A reserve is empty: finish the round. Captives count one point each."
            if options.captures == CAPTURES_LINEAR
            else "A reserve is empty: finish the round. Captives count 1, 2, 4, 6, 9, 12…",
            "Une réserve est vide : finissez la manche. Chaque captif vaut un point."
            if options.captures == CAPTURES_LINEAR
            else "Une réserve est vide : finissez la manche. Captifs : 1, 2, 4, 6, 9, 12…",
        ),
    )


def _senet(options: SenetOptions) -> Steps:
    die = options.throws == DIE
    return (
        Words(
            "To begin, throw in turn: the first 1 plays black, from 10 to 11.",
            "Pour commencer, lancez tour à tour : le premier 1 joue les noirs, de 10 à 11.",
        ),
        Words(
            "Throw the die. A 5 moves nothing."
            if die
            else "Throw four coins, count the faces; no face is 6.",
            "Lance le dé. Un 5 ne fait rien bouger."
            if die
            else "Lance quatre pièces, compte les faces ; aucune face, c’est 6.",
        ),
        Words(
            "Move one pawn forward by the throw. 1, 4 and 6 throw again.",
            "Avance un pion du lancer. 1, 4 et 6 font relancer.",
        ),
        Words(
            "An enemy alone: you swap places. Two neighbours are protected, three bar the way.",
            "Un adversaire seul : vous échangez vos places. Deux voisins sont protégés, trois "
            "barrent la route.",
        ),
        Words("26, 28, 29 and 30 are safe.", "26, 28, 29 et 30 sont des cases sûres."),
        Words(
            "27 is water: back to 1, or off the board if 1 is taken.",
            "27, c’est l’eau : retour en 1, ou hors du plateau si 1 est pris.",
        ),
        Words(
            "No way forward? Go back, onto an empty square. No way back? Pass.",
            "Impossible d’avancer ? Recule, sur une case vide. Impossible aussi ? Passe.",
        ),
        Words(
            "All on 21–30? Leave with the exact throw, or more. All five out: won."
            if options.exit == OVER
            else "All on 21–30? Leave with the exact throw. All five out: won.",
            "Tous sur 21–30 ? On sort avec le compte exact, ou plus. Cinq sortis : gagné."
            if options.exit == OVER
            else "Tous sur 21–30 ? On sort avec le compte exact. Cinq sortis : gagné.",
        ),
    )


STEPS: Final[dict[str, Callable[[Any], Steps]]] = {
    "les-4-colonnes": _les_4_colonnes,
    "corintho": _corintho,
    "columbiz": _columbiz,
    "senet": _senet,
}
