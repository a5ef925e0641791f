"""Help with Corintho: a turn in a few sentences, and how moves are spelled."""

from typing import Final

from colonnade.games.corintho.core.options import (
    EXTEND_WINS,
    FREEZE_TURN,
    FROZEN_ALL,
    ON_STACK_YES,
    STUCK_DRAW,
    Options,
)
from colonnade.kernel.i18n import Text

TOKENS: Final = (
    ("b@a1", Text("a base is placed on a1", "une base est posée en a1")),
    ("c@b2", Text("a column is placed on b2", "une colonne est posée en b2")),
    ("k@d4", Text("a capital is placed on d4", "un chapiteau est posé en d4")),
    ("a1-a2", Text("the whole stack on a1 moves onto a2", "toute la pile de a1 va sur a2")),
)
"""The spelling of each kind of move and throw, and what it means."""


def summary(options: Options) -> tuple[Text, ...]:
    """A turn in a few sentences, by the options chosen: for the rules page and the printed card."""
    places = Text("Place a piece of yours on an empty cell;", "Pose une pièce sur une case vide ;")
    on_stack = Text(
        "or on a stack that it fits: base, column, capital;",
        "ou sur une pile qui l’accepte : base, colonne, chapiteau ;",
    )
    moves = Text(
        "or move a whole stack one cell, onto a neighbour that it fits.",
        "ou déplace une pile entière d’une case, sur une voisine qui l’accepte.",
    )
    frozen = Text(
        "The stack you played is frozen for one turn. A frost token can mark it."
        if options.freeze == FREEZE_TURN
        else "The stack you played is frozen until the end of your next turn. A frost token can "
        "mark it.",
        "La pile que tu as jouée est gelée un tour. Un jeton de gel peut le rappeler."
        if options.freeze == FREEZE_TURN
        else "La pile que tu as jouée est gelée jusqu’à la fin de ton prochain tour. Un jeton de "
        "gel peut le rappeler.",
    )
    freezes = Text(
        "A frozen stack is not touched at all."
        if options.frozen == FROZEN_ALL
        else "A frozen stack does not move, but you may place on it.",
        "Une pile gelée ne se touche pas."
        if options.frozen == FROZEN_ALL
        else "Une pile gelée ne se déplace pas, mais on peut poser dessus.",
    )
    line = Text(
        "Three equal tops in line? The next player must break the line or lengthen it to four.",
        "Trois sommets pareils alignés ? Le suivant doit casser l’alignement ou l’allonger à "
        "quatre.",
    )
    four = Text(
        "Four in line: you win at once. No answer: the one who made the line wins."
        if options.extend == EXTEND_WINS
        else "Four in line: a line to be answered in turn. No answer: the one who made it wins.",
        "Allongé à quatre : gagné aussitôt. Pas de réponse : celui qui a aligné gagne."
        if options.extend == EXTEND_WINS
        else "Allongé à quatre : un alignement à contrer. Pas de réponse : celui qui a aligné "
        "gagne.",
    )
    stuck = Text(
        "No move at all: the game is a draw."
        if options.stuck == STUCK_DRAW
        else "No move at all: you are skipped.",
        "Aucun coup possible : la partie est nulle."
        if options.stuck == STUCK_DRAW
        else "Aucun coup possible : tu passes ton tour.",
    )
    second = (on_stack,) if options.place_on_stack == ON_STACK_YES else ()
    return (places, *second, moves, frozen, freezes, line, four, stuck)
