"""How moves and throws of Columbiz are spelled, for help."""

from typing import Final

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
