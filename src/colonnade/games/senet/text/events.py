"""Every kind of event of Senet, with its facts: squares are texts, seats and numbers are ints."""

from typing import Final

from colonnade.kernel.event import EventKind
from colonnade.kernel.i18n import Text

SEAT: Final = ("seat",)
WAY: Final = ("seat", "from", "to")
BARRAGE: Final = ("owner", "first", "last")

EVENTS: Final[dict[str, EventKind]] = {
    "threw": EventKind(Text("throw", "lancer"), ("seat", "throw")),
    "takes_black": EventKind(
        Text("first 1: takes black", "premier 1 : prend les noirs"), ("seat", "number")
    ),
    "no_one_yet": EventKind(Text("opening throw without a 1", "ouverture sans 1"), SEAT),
    "five_moves_nothing": EventKind(Text("a 5 loses the turn", "un 5 fait passer"), SEAT),
    "nothing_to_play": EventKind(Text("no legal move", "aucun coup possible"), SEAT),
    "must_go_back": EventKind(Text("must move backward", "doit reculer"), SEAT),
    "advanced": EventKind(Text("move forward", "avance"), WAY),
    "retreated": EventKind(Text("move backward", "recul"), WAY),
    "swapped": EventKind(Text("swap with an enemy pawn", "échange de pions"), (*WAY, "victim")),
    "entered": EventKind(Text("waiting pawn enters", "entrée d’un pion en attente"), WAY),
    "left": EventKind(Text("pawn leaves the board", "sortie d’un pion"), (*WAY, "out")),
    "washed_back": EventKind(Text("water: back to square 1", "eau : retour en case 1"), WAY),
    "waits": EventKind(Text("water: waits off the board", "eau : attend hors du tablier"), WAY),
    "barrage_formed": EventKind(Text("barrage formed", "barrage formé"), BARRAGE),
    "barrage_broken": EventKind(Text("barrage broken", "barrage rompu"), BARRAGE),
    "throws_again": EventKind(Text("throws again", "relance"), ("seat", "throw")),
    "turn_passes": EventKind(Text("turn passes", "changement de tour"), SEAT),
    "won": EventKind(Text("win", "victoire"), SEAT),
}
