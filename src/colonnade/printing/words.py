"""What the sheets and the command say, in French and English."""

from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.words import Language, Words

SAYS: Final[dict[str, Words]] = {
    # On every sheet
    "true_size": Words("5 cm · print at 100 %", "5 cm · imprimer à 100 %"),
    "legend": Words(
        "solid line: cut  ·  dashed line: fold  ·  hatched: glue",
        "trait plein : couper  ·  tireté : plier  ·  hachures : coller",
    ),
    # Names of sheets
    "board": Words("board", "plateau"),
    "board_above": Words("board, upper part", "plateau, partie haute"),
    "board_below": Words("board, lower part", "plateau, partie basse"),
    "pieces": Words("pieces and cards", "pièces et cartes"),
    "dice": Words("dice", "dés"),
    "cards": Words("aid cards", "aide-mémoire"),
    "score_pad": Words("score pad", "feuille de marque"),
    "rules": Words("rules", "règles"),
    # On the board
    "square_size": Words("squares of {size} mm", "cases de {size} mm"),
    "glue_here": Words(
        "glue strip: goes under the upper part, which is cut along its lower edge",
        "bande à coller sous la partie haute, coupée le long de son bord inférieur",
    ),
    "cut_here": Words(
        "cut along this edge and glue it onto the strip of the lower part",
        "couper le long de ce bord et le coller sur la bande de la partie basse",
    ),
    "waiting": Words("waiting", "attente"),
    "exit": Words("exit", "sortie"),
    # On the pieces
    "dice_do": Words(
        "Ordinary dice do as well: {number} needed.",
        "Des dés ordinaires conviennent aussi : il en faut {number}.",
    ),
    "fold_dice": Words(
        "Cut out, crease every dashed line, glue the hatched tabs inside.",
        "Découper, marquer tous les plis, coller les languettes hachurées à l’intérieur.",
    ),
    "fold_columns": Words(
        "Cut out, fold into a prism, glue the hatched tab under the foot.",
        "Découper, plier en prisme, coller la languette hachurée sous le pied.",
    ),
    "counters": Words(
        "Glue the sheet onto thick card before cutting out.",
        "Coller la feuille sur un carton épais avant de découper.",
    ),
    "coins": Words(
        "Cut out, fold, glue back to back with card between; four real coins do as well.",
        "Découper, plier, coller dos à dos sur du carton ; quatre vraies pièces vont aussi.",
    ),
    "base": Words("bases", "bases"),
    "column": Words("columns", "colonnes"),
    "capital": Words("capitals", "chapiteaux"),
    "frost": Words("frost tokens", "jetons de gel"),
    "roofs": Words("roofs", "toits"),
    "fold_roofs": Words(
        "For the winner: four columns in the middle, and the roof on them.",
        "Pour qui gagne : quatre colonnes au centre, et le toit par-dessus.",
    ),
    # On cards and rules
    "your_turn": Words("Your turn", "À ton tour"),
    "this_game": Words("This game is played with", "Cette partie se joue avec"),
    "players": Words("players", "joueurs"),
    # On the score pad
    "name": Words("name", "nom"),
    "lines": Words("line points", "points de lignes"),
    "captured": Words("captured pawns", "pions capturés"),
    "captures": Words("points for them", "points pour eux"),
    "total": Words("total", "total"),
    "points": Words("points", "points"),
    # The command
    "written": Words("{path}: {sheets} sheets of {paper}.", "{path} : {sheets} feuilles {paper}."),
    "no_such_paper": Words(
        "There is no paper {paper!r}; there are {papers}.",
        "Il n’y a pas de papier {paper!r} ; il y a {papers}.",
    ),
    "no_such_game": Words(
        "There is no game {game!r}; there are {games}.",
        "Il n’y a pas de jeu {game!r} ; il y a {games}.",
    ),
    "not_drawn": Words(
        "Nobody has drawn sheets for {game} yet.", "Personne n’a encore dessiné {game} sur papier."
    ),
    "no_such_option": Words("{what}", "Option refusée : {what}"),
    "cannot_write": Words(
        "{path} cannot be written: {reason}.", "Impossible d’écrire {path} : {reason}."
    ),
    "no_folder": Words("its folder does not exist", "son dossier n’existe pas"),
    "is_a_folder": Words("it is a folder", "c’est un dossier"),
    "no_right": Words("you have no right to", "tu n’en as pas le droit"),
    "needs_extra": Words(
        "Printing needs a library that is not installed ({module}): "
        "pip install 'colonnade[print]'.",
        "Pour imprimer, il manque une bibliothèque ({module}) : pip install 'colonnade[print]'.",
    ),
}


class PrintingFault(ColonnadeError):
    """What was asked of the printer can not be done; says why in the person's language."""


def say(key: str, language: Language, **facts: object) -> str:
    """One of the room's sentences."""
    return SAYS[key].to(language).format(**facts)
