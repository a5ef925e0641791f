"""Every kind of event of Corintho, with its facts: cells and lines are texts, seats are ints."""

from typing import Final

from colonnade.kernel.event import EventKind
from colonnade.kernel.i18n import Text

SEAT: Final = ("seat",)
PLACED: Final = ("seat", "piece", "to")
ANSWERED: Final = ("seat", "owner", "line")
LINED_UP: Final = ("seat", "piece", "line")

EVENTS: Final[dict[str, EventKind]] = {
    "base_placed": EventKind(Text("base placed", "base posée"), PLACED),
    "column_placed": EventKind(Text("column placed", "colonne posée"), PLACED),
    "capital_placed": EventKind(Text("capital placed", "chapiteau posé"), PLACED),
    "column_stacked": EventKind(Text("column put on a stack", "colonne empilée"), PLACED),
    "capital_stacked": EventKind(Text("capital put on a stack", "chapiteau empilé"), PLACED),
    "stack_moved": EventKind(Text("stack moved", "pile déplacée"), ("seat", "from", "to")),
    "line_broken": EventKind(Text("line broken", "alignement cassé"), ANSWERED),
    "line_extended": EventKind(
        Text("line lengthened to four", "alignement allongé à quatre"), ANSWERED
    ),
    "bases_lined_up": EventKind(Text("line of bases", "alignement de bases"), LINED_UP),
    "columns_lined_up": EventKind(Text("line of columns", "alignement de colonnes"), LINED_UP),
    "capitals_lined_up": EventKind(Text("line of capitals", "alignement de chapiteaux"), LINED_UP),
    "won_by_extending": EventKind(Text("win by four in line", "victoire par quatre alignés"), SEAT),
    "won_unanswered": EventKind(
        Text("win by an unanswered line", "victoire par un alignement sans réponse"),
        ("seat", "victim"),
    ),
    "skipped": EventKind(Text("player skipped", "tour passé"), SEAT),
    "drawn": EventKind(Text("draw: nobody can move", "nulle : personne ne peut jouer"), SEAT),
    "drawn_by_stuck_seat": EventKind(
        Text("draw: a player cannot move", "nulle : un joueur ne peut pas jouer"), SEAT
    ),
}
