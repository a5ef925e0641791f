"""How moves and throws of Senet are spelled, for help."""

from typing import Final

from colonnade.kernel.i18n import Text

TOKENS: Final = (
    ("10-11", Text("a pawn goes from square 10 to square 11", "un pion va de la case 10 à la 11")),
    ("0-3", Text("a waiting pawn enters on square 3", "un pion en attente entre en case 3")),
    ("29-31", Text("a pawn leaves from square 29", "un pion sort de la case 29")),
    ("t3", Text("the coins show 3 (t1 to t4, t6)", "les pièces donnent 3 (t1 à t4, t6)")),
    ("d5", Text("the die shows 5, where a die is thrown", "le dé donne 5, si l’on joue au dé")),
)
