"""The sentences of Corintho in English and French, and what its seats are called."""

from typing import Final

from colonnade.kernel.words import Words

from .options import Options
from .state import State

KIND_NAMES: Final = (
    Words("bases", "bases"),
    Words("columns", "colonnes"),
    Words("capitals", "chapiteaux"),
)

EVENTS: Final[dict[str, Words]] = {
    "base_placed": Words("{seat} places a base on {to}.", "{seat} pose une base en {to}."),
    "column_placed": Words("{seat} places a column on {to}.", "{seat} pose une colonne en {to}."),
    "capital_placed": Words(
        "{seat} places a capital on {to}.", "{seat} pose un chapiteau en {to}."
    ),
    "column_stacked": Words(
        "{seat} puts a column on the stack in {to}.",
        "{seat} pose une colonne sur la pile en {to}.",
    ),
    "capital_stacked": Words(
        "{seat} puts a capital on the stack in {to}.",
        "{seat} pose un chapiteau sur la pile en {to}.",
    ),
    "stack_moved": Words(
        "{seat} moves the stack in {from} onto {to}.",
        "{seat} déplace la pile de {from} sur {to}.",
    ),
    "line_broken": Words(
        "{seat} breaks {owner}'s line {line}.", "{seat} casse la ligne {line} de {owner}."
    ),
    "line_extended": Words(
        "{seat} lengthens {owner}'s line to four: {line}.",
        "{seat} allonge à quatre la ligne de {owner} : {line}.",
    ),
    "bases_lined_up": Words("{seat} lines up bases: {line}.", "{seat} aligne des bases : {line}."),
    "columns_lined_up": Words(
        "{seat} lines up columns: {line}.", "{seat} aligne des colonnes : {line}."
    ),
    "capitals_lined_up": Words(
        "{seat} lines up capitals: {line}.", "{seat} aligne des chapiteaux : {line}."
    ),
    "won_by_extending": Words(
        "A line of four: {seat} wins at once!", "Une ligne de quatre : {seat} gagne aussitôt !"
    ),
    "won_unanswered": Words(
        "{victim} has no answer: {seat} wins!", "{victim} ne peut rien y faire : {seat} gagne !"
    ),
    "skipped": Words(
        "{seat} cannot move and is skipped.", "{seat} ne peut pas jouer et passe son tour."
    ),
    "drawn": Words(
        "Nobody can move any more: it is a draw.", "Plus personne ne peut jouer : partie nulle."
    ),
    "drawn_by_stuck_seat": Words(
        "{seat} cannot move: it is a draw.", "{seat} ne peut pas jouer : partie nulle."
    ),
}

REFUSALS: Final[dict[str, Words]] = {
    "no_base_left": Words("{seat} has no base left.", "{seat} n'a plus de base."),
    "no_column_left": Words("{seat} has no column left.", "{seat} n'a plus de colonne."),
    "no_capital_left": Words("{seat} has no capital left.", "{seat} n'a plus de chapiteau."),
    "base_needs_empty_cell": Words(
        "A base is placed on an empty cell only.", "Une base se pose seulement sur une case vide."
    ),
    "no_placing_on_stacks": Words(
        "At this table, pieces are placed on empty cells only.",
        "À cette table, on pose seulement sur une case vide.",
    ),
    "column_needs_base": Words(
        "A column goes on an empty cell or on top of a base.",
        "Une colonne se pose sur une case vide ou sur une base.",
    ),
    "capital_needs_column": Words(
        "A capital goes on an empty cell or on top of a column.",
        "Un chapiteau se pose sur une case vide ou sur une colonne.",
    ),
    "no_stack_there": Words(
        "There is no stack on {from} to move.", "Il n'y a pas de pile à déplacer en {from}."
    ),
    "not_neighbours": Words(
        "A stack moves one cell: left, right, up or down.",
        "Une pile avance d'une case : à gauche, à droite, en haut ou en bas.",
    ),
    "onto_empty_cell": Words(
        "A stack moves onto another stack, never onto an empty cell.",
        "Une pile se déplace sur une autre pile, jamais sur une case vide.",
    ),
    "wrong_order": Words(
        "The order is base, then column, then capital.",
        "L'ordre est : base, puis colonne, puis chapiteau.",
    ),
    "frozen": Words(
        "The stack on {from} was just played: it is frozen (turns left: {turns}).",
        "La pile en {from} vient d'être jouée : elle est gelée (tours restants : {turns}).",
    ),
    "untouchable": Words(
        "The stack on {to} is frozen: nothing may be put on it (turns left: {turns}).",
        "La pile en {to} est gelée : on ne pose rien dessus (tours restants : {turns}).",
    ),
    "line_unanswered": Words(
        "{owner} has a line ({line}): break it, or lengthen it to four.",
        "{owner} a une ligne ({line}) : il faut la casser ou l'allonger à quatre.",
    ),
    "other_line_unanswered": Words(
        "Every line ({line}) must be broken or lengthened.",
        "Chaque ligne ({line}) doit être cassée ou allongée.",
    ),
    "game_won_by_extending": Words(
        "The game is over: {seat} has lengthened a line to four.",
        "La partie est finie : {seat} a allongé une ligne à quatre.",
    ),
    "game_won": Words(
        "The game is over: {seat}'s line could not be answered.",
        "La partie est finie : personne n'a pu contrer la ligne de {seat}.",
    ),
    "game_drawn": Words("The game is over: it is a draw.", "La partie est finie : elle est nulle."),
}

WORDS: Final[dict[str, Words]] = {**EVENTS, **REFUSALS}


def seat_name(options: Options, state: State, seat: int) -> Words:
    """Pieces have no colour, so seats are numbered."""
    return Words(f"Player {seat + 1}", f"Joueur {seat + 1}")
