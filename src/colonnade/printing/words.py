"""The texts of the sheets and of the command, in French and English."""

from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.grammar import fill
from colonnade.kernel.i18n import Language, Text

SAYS: Final[dict[str, Text]] = {
    # On every sheet
    "true_size": Text("5 cm · print at 100 %", "5 cm · imprimer à 100 %"),
    "legend": Text(
        "solid line: cut  ·  dashed line: fold  ·  hatched: glue",
        "trait plein : couper  ·  tireté : plier  ·  hachures : coller",
    ),
    "print_so": Text(
        "Print at 100 %. Paper of 160 g or more for what is folded; card under board and counters.",
        "Imprimer à 100 %. Papier de 160 g ou plus pour ce qui se plie ; du carton sous le plateau "
        "et les jetons.",
    ),
    # Names of sheets
    "cover": Text("cover", "couverture"),
    "board": Text("board", "plateau"),
    "board_above": Text("board, upper part", "plateau, partie haute"),
    "board_below": Text("board, lower part", "plateau, partie basse"),
    "pieces": Text("pieces and cards", "pièces et cartes"),
    "dice": Text("dice", "dés"),
    "cards": Text("aid cards", "aide-mémoire"),
    "score_pad": Text("score pad", "feuille de marque"),
    "rules": Text("rules", "règles"),
    # Descriptions for screen readers
    "board_alt": Text(
        "The empty board of {title}, to cut out.", "Le plateau vide du jeu {title}, à découper."
    ),
    "board_above_alt": Text(
        "The upper part of the empty board of {title}, to cut out.",
        "La partie haute du plateau vide du jeu {title}, à découper.",
    ),
    "board_below_alt": Text(
        "The lower part of the empty board of {title}, to cut out.",
        "La partie basse du plateau vide du jeu {title}, à découper.",
    ),
    # On the board
    "square_size": Text("squares of {size} mm", "cases de {size} mm"),
    "glue_here": Text(
        "glue strip: goes under the upper part, which is cut along its lower edge",
        "bande à coller sous la partie haute, coupée le long de son bord inférieur",
    ),
    "cut_here": Text(
        "cut along this edge and glue it onto the strip of the lower part",
        "couper le long de ce bord et le coller sur la bande de la partie basse",
    ),
    "waiting": Text("waiting", "attente"),
    # On the pieces
    "dice_do": Text(
        "Ordinary dice do as well: you need {number}.",
        "Des dés ordinaires conviennent aussi : il en faut {number}.",
    ),
    "fold_dice": Text(
        "Cut out, crease every dashed line, glue the hatched tabs inside.",
        "Découper, marquer tous les plis, coller les languettes hachurées à l’intérieur.",
    ),
    "fold_columns": Text(
        "Cut out, fold into a prism, glue the hatched tab under the foot.",
        "Découper, plier en prisme, coller la languette hachurée sous le pied.",
    ),
    "counters": Text(
        "Glue the sheet onto thick card before cutting out.",
        "Coller la feuille sur un carton épais avant de découper.",
    ),
    "coins": Text(
        "Cut out, fold, glue back to back with card between; four real coins do as well.",
        "Découper, plier, coller dos à dos sur du carton ; quatre vraies pièces vont aussi.",
    ),
    "base": Text("bases", "bases"),
    "column": Text("columns", "colonnes"),
    "capital": Text("capitals", "chapiteaux"),
    "frost": Text("frost tokens", "jetons de gel"),
    "roofs": Text("roofs", "toits"),
    "fold_roofs": Text(
        "For the winner: four columns in the middle, and the roof on them.",
        "Pour qui gagne : quatre colonnes au centre, et le toit par-dessus.",
    ),
    # On cards and rules
    "your_turn": Text("Your turn", "À ton tour"),
    "this_game": Text("This game is played with", "Cette partie se joue avec"),
    "players": Text("players", "joueurs"),
    # On the score pad
    "name": Text("name", "nom"),
    "lines": Text("line points", "points de lignes"),
    "captured": Text("captured pawns", "pions capturés"),
    "captures": Text("points for them", "points pour eux"),
    "total": Text("total", "total"),
    "points": Text("points", "points"),
    # The command
    "written": Text("{path}: {sheets} sheets of {paper}.", "{path} : {sheets} feuilles {paper}."),
    "no_such_paper": Text(
        "There is no paper {paper!r}; there are {papers}.",
        "Il n’y a pas de papier « {paper} » ; il y a {papers}.",
    ),
    "not_drawn": Text(
        "Nobody has drawn sheets for {game} yet.", "Personne n’a encore dessiné {game} sur papier."
    ),
    "needs_extra": Text(
        "Printing needs a library that is not installed ({module}): "
        "pip install 'colonnade[print]'.",
        "Pour imprimer, il manque une bibliothèque ({module}) : pip install 'colonnade[print]'.",
    ),
}


class PrintingFault(ColonnadeError):
    """The document cannot be made, and why."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(SAYS[key].filled(**facts))


def say(key: str, language: Language, **facts: object) -> str:
    """One of these texts in a language."""
    return fill(SAYS[key].to(language), facts, language)
