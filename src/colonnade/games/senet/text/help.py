"""Help with Senet: a turn in a few sentences, and how moves are spelled."""

from typing import Final

from colonnade.games.senet.core.options import DIE, OVER, Options
from colonnade.kernel.i18n import Text

TOKENS: Final = (
    ("10-11", Text("a pawn goes from square 10 to square 11", "un pion va de la case 10 à la 11")),
    ("0-3", Text("a waiting pawn enters on square 3", "un pion en attente entre en case 3")),
    ("29-31", Text("a pawn leaves from square 29", "un pion sort de la case 29")),
    ("t3", Text("the coins show 3 (t1 to t4, t6)", "les pièces donnent 3 (t1 à t4, t6)")),
    ("d5", Text("the die shows 5, where a die is thrown", "le dé donne 5, si l’on joue au dé")),
)
"""The spelling of each kind of move and throw, and what it means."""


def summary(options: Options) -> tuple[Text, ...]:
    """A turn in a few sentences, by the options chosen: for the rules page and the printed card."""
    die = options.throws == DIE
    return (
        Text(
            "To begin, throw in turn: whoever throws the first 1 plays black, from 10 to 11.",
            "Pour commencer, lancez tour à tour : qui fait le premier 1 joue les noirs, de 10 à "
            "11.",
        ),
        Text(
            "Throw the die. A 5 moves nothing."
            if die
            else "Throw four coins and count the heads; no heads is 6.",
            "Lance le dé. Un 5 ne fait rien bouger."
            if die
            else "Lance quatre pièces et compte les faces ; aucune face, c’est 6.",
        ),
        Text(
            "Move one pawn forward by that number. A 1, a 4 or a 6 throws again.",
            "Avance un pion d’autant de cases. Un 1, un 4 ou un 6 fait relancer.",
        ),
        Text(
            "An opponent alone: you swap places. Two in a row are protected, three bar the way.",
            "Un adversaire seul : vous échangez vos places. Deux à la suite forment un duo "
            "protégé, trois un barrage.",
        ),
        Text("26, 28, 29 and 30 are safe.", "26, 28, 29 et 30 sont des cases sûres."),
        Text(
            "27 is water: back to 1, or off the board if 1 is occupied.",
            "27, c’est l’eau : retour en 1, ou hors du tablier si 1 est occupé.",
        ),
        Text(
            "No way forward? Go back onto an empty square. No way back? Your turn passes.",
            "Impossible d’avancer ? Recule sur une case vide. Impossible aussi ? Passe ton tour.",
        ),
        Text(
            "All on 21 to 30? Leave with the exact number, or more. All five off: you win!"
            if options.exit == OVER
            else "All on 21 to 30? Leave with the exact number. All five off: you win!",
            "Tous de 21 à 30 ? On sort avec le chiffre exact, ou plus. Les cinq sortis : gagné !"
            if options.exit == OVER
            else "Tous de 21 à 30 ? On sort avec le chiffre exact. Les cinq sortis : gagné !",
        ),
    )
