"""Every kind of event of Columbiz, with its facts: cells and dice are texts, the rest are ints."""

from typing import Final

from colonnade.kernel.event import EventKind
from colonnade.kernel.i18n import Text

SEAT: Final = ("seat",)
NUMBER: Final = ("seat", "number")
LINE: Final = ("seat", "length", "points", "cells")

EVENTS: Final[dict[str, EventKind]] = {
    "thrown": EventKind(Text("throw", "lancer"), ("seat", "dice", "throws")),
    "kept": EventKind(Text("dice kept, others again", "dés gardés"), ("seat", "dice", "number")),
    "all_again": EventKind(Text("all dice again", "tous les dés relancés"), SEAT),
    "nothing_fits": EventKind(Text("nothing to place yet", "rien à poser encore"), SEAT),
    "pawns_lost": EventKind(Text("pawns lost", "pions perdus"), NUMBER),
    "placed": EventKind(Text("pawn placed", "pion posé"), ("seat", "to", "column", "cell", "dice")),
    "captured": EventKind(
        Text("pawn captured", "pion capturé"), ("seat", "victim", "from", "column", "cell")
    ),
    "line_broken": EventKind(Text("line broken", "ligne rompue"), ("owner", "length")),
    "line_made": EventKind(Text("line made", "ligne formée"), LINE),
    "line_grown": EventKind(Text("line lengthened", "ligne allongée"), LINE),
    "all_placed": EventKind(Text("all pawns placed", "tous les pions posés"), SEAT),
    "limit_reached": EventKind(Text("limit of pawns per turn", "limite de pions"), NUMBER),
    "nothing_more": EventKind(Text("nothing more to place", "plus rien à poser"), SEAT),
    "ended": EventKind(Text("turn ended by choice", "fin de tour choisie"), SEAT),
    "last_round": EventKind(Text("last round", "dernier tour"), SEAT),
    "over": EventKind(Text("game over", "fin de partie"), ()),
    "scored": EventKind(
        Text("score counted", "décompte"), ("seat", "lines", "captured", "captures", "total")
    ),
    "won": EventKind(Text("win", "victoire"), ("seat", "total")),
    "shared": EventKind(Text("shared win", "victoire partagée"), ("seat", "total")),
}
