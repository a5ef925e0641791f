"""Every kind of event of Les 4 colonnes, with its facts: places and dice are texts, others ints."""

from typing import Final

from colonnade.kernel.event import EventKind
from colonnade.kernel.i18n import Text

SEAT: Final = ("seat",)
DICE: Final = ("seat", "dice")
SQUARES: Final = ("seat", "squares")
BACK: Final = ("owner", "from", "to")
WAY: Final = ("seat", "owner", "from", "to")
BARRIER: Final = ("owner", "at")

EVENTS: Final[dict[str, EventKind]] = {
    "threw": EventKind(Text("throw", "lancer"), DICE),
    "six": EventKind(Text("six thrown", "six lancé"), ("seat", "sixes")),
    "third_six": EventKind(Text("third six", "troisième six"), SEAT),
    "nothing_sent_back": EventKind(Text("third six: no token", "troisième six sans jeton"), SEAT),
    "spared": EventKind(Text("third six: token spared", "troisième six : jeton épargné"), BACK),
    "stays_on_start": EventKind(
        Text("third six: stays on its start", "troisième six : reste au départ"), BACK
    ),
    "sent_to_start": EventKind(
        Text("third six: back to the start", "troisième six : retour au départ"), BACK
    ),
    "sent_to_workshop": EventKind(
        Text("third six: back to the workshop", "troisième six : retour à l’atelier"), BACK
    ),
    "exited": EventKind(Text("token leaves the workshop", "sortie de l’atelier"), WAY),
    "advanced": EventKind(Text("move forward", "avance"), (*WAY, "squares")),
    "bonus_used": EventKind(Text("bonus played", "bonus joué"), (*WAY, "squares")),
    "captured": EventKind(Text("capture", "prise"), (*WAY, "victim")),
    "tip": EventKind(Text("token at the tip", "jeton à la pointe"), WAY),
    "barrier_opened": EventKind(Text("barrier opened", "barrière ouverte"), BARRIER),
    "barrier_made": EventKind(Text("barrier made", "barrière formée"), BARRIER),
    "bonus_won": EventKind(Text("bonus won", "bonus gagné"), SQUARES),
    "bonus_lost": EventKind(Text("bonus lost", "bonus perdu"), SQUARES),
    "bonus_declined": EventKind(Text("bonus declined", "bonus refusé"), SQUARES),
    "all_home": EventKind(Text("all tokens at the tip", "tous les jetons à la pointe"), SEAT),
    "offered": EventKind(
        Text("dice offered to the partner", "dés offerts au partenaire"),
        ("seat", "partner", "dice"),
    ),
    "must_open": EventKind(Text("must open a barrier", "doit ouvrir une barrière"), SEAT),
    "die_again": EventKind(Text("one die thrown again", "un dé relancé"), DICE),
    "dice_lost": EventKind(Text("dice lost", "dés perdus"), DICE),
    "throws_again": EventKind(Text("throws again", "relance"), SEAT),
    "turn_passes": EventKind(Text("turn passes", "changement de tour"), SEAT),
    "turn_to_build": EventKind(Text("turn to build", "tour de construire"), SEAT),
    "built": EventKind(Text("double 3: built", "double 3 : construit"), SEAT),
    "not_built": EventKind(Text("no double 3", "pas de double 3"), SEAT),
    "won": EventKind(Text("win", "victoire"), SEAT),
    "team_won": EventKind(Text("win of a team", "victoire d’équipe"), ("seat", "partner")),
}
