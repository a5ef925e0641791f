"""The sentences of Corintho in English and French, and what its seats are called."""

from typing import Final

from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import State
from colonnade.games.corintho.text.awaited import AWAITED, awaited
from colonnade.kernel.i18n import Text
from colonnade.kernel.prompt import awaited_of, entries
from colonnade.kernel.seat_name import SeatName, numbered

KIND_NAMES: Final = (
    Text("bases", "bases"),
    Text("columns", "colonnes"),
    Text("capitals", "chapiteaux"),
)

EVENTS: Final[dict[str, Text]] = {
    "base_placed": Text("{seat} places a base on {to}.", "{seat} pose une base en {to}."),
    "column_placed": Text("{seat} places a column on {to}.", "{seat} pose une colonne en {to}."),
    "capital_placed": Text("{seat} places a capital on {to}.", "{seat} pose un chapiteau en {to}."),
    "column_stacked": Text(
        "{seat} adds a column to the stack on {to}.",
        "{seat} pose une colonne sur la pile en {to}.",
    ),
    "capital_stacked": Text(
        "{seat} adds a capital to the stack on {to}.",
        "{seat} pose un chapiteau sur la pile en {to}.",
    ),
    "stack_moved": Text(
        "{seat} moves the stack from {from} onto {to}.",
        "{seat} déplace la pile de {from} sur {to}.",
    ),
    "line_broken": Text(
        "{seat} breaks {owner}’s line {line}.", "{seat} casse l’alignement {line} de {owner}."
    ),
    "line_extended": Text(
        "{seat} lengthens {owner}’s line to four: {line}.",
        "{seat} allonge à quatre l’alignement de {owner} : {line}.",
    ),
    "bases_lined_up": Text("{seat} lines up bases: {line}.", "{seat} aligne des bases : {line}."),
    "columns_lined_up": Text(
        "{seat} lines up columns: {line}.", "{seat} aligne des colonnes : {line}."
    ),
    "capitals_lined_up": Text(
        "{seat} lines up capitals: {line}.", "{seat} aligne des chapiteaux : {line}."
    ),
    "won_by_extending": Text(
        "A line of four: {seat} wins at once!", "Un alignement de quatre : {seat} gagne aussitôt !"
    ),
    "won_unanswered": Text(
        "{victim} has no answer: {seat} wins!", "{victim} ne peut rien y faire : {seat} gagne !"
    ),
    "skipped": Text(
        "{seat} cannot move and is skipped.", "{seat} ne peut pas jouer et passe son tour."
    ),
    "drawn": Text(
        "Nobody can move any more: it is a draw.", "Plus personne ne peut jouer : partie nulle."
    ),
    "drawn_by_stuck_seat": Text(
        "{seat} cannot move: it is a draw.", "{seat} ne peut pas jouer : partie nulle."
    ),
}

REFUSALS: Final[dict[str, Text]] = {
    "no_base_left": Text("{seat} has no base left.", "{seat} n’a plus de base."),
    "no_column_left": Text("{seat} has no column left.", "{seat} n’a plus de colonne."),
    "no_capital_left": Text("{seat} has no capital left.", "{seat} n’a plus de chapiteau."),
    "base_needs_empty_cell": Text(
        "A base is placed on an empty cell only.", "Une base se pose seulement sur une case vide."
    ),
    "no_placing_on_stacks": Text(
        "At this table, pieces are placed on empty cells only.",
        "À cette table, on pose seulement sur une case vide.",
    ),
    "column_needs_base": Text(
        "A column goes on an empty cell or on top of a base.",
        "Une colonne se pose sur une case vide ou sur une base.",
    ),
    "capital_needs_column": Text(
        "A capital goes on an empty cell or on top of a column.",
        "Un chapiteau se pose sur une case vide ou sur une colonne.",
    ),
    "no_stack_there": Text(
        "There is no stack on {from} to move.", "Il n’y a pas de pile à déplacer en {from}."
    ),
    "not_neighbours": Text(
        "A stack moves one cell: left, right, up or down.",
        "Une pile se déplace d’une case : à gauche, à droite, en haut ou en bas.",
    ),
    "onto_empty_cell": Text(
        "A stack moves onto another stack, never onto an empty cell.",
        "Une pile se déplace sur une autre pile, jamais sur une case vide.",
    ),
    "wrong_order": Text(
        "The order is base, then column, then capital.",
        "L’ordre est : base, puis colonne, puis chapiteau.",
    ),
    "frozen": Text(
        "The stack on {from} was just played: it stays frozen for {turns|more turn|more turns}.",
        "La pile en {from} vient d’être jouée : elle reste gelée encore {turns|tour|tours}.",
    ),
    "untouchable": Text(
        "The stack on {to} is frozen: nothing may be put on it for {turns|more turn|more turns}.",
        "La pile en {to} est gelée : on ne pose rien dessus pendant encore {turns|tour|tours}.",
    ),
    "line_unanswered": Text(
        "{owner} has a line ({line}): break it, or lengthen it to four.",
        "{owner} a un alignement ({line}) : il faut le casser ou l’allonger à quatre.",
    ),
    "other_line_unanswered": Text(
        "Every line ({line}) must be broken or lengthened.",
        "Chaque alignement ({line}) doit être cassé ou allongé.",
    ),
    "game_won_by_extending": Text(
        "The game is over: {seat} has lengthened a line to four.",
        "La partie est finie : {seat} a allongé un alignement à quatre.",
    ),
    "game_won": Text(
        "The game is over: nobody could answer {seat}’s line.",
        "La partie est finie : personne n’a pu contrer l’alignement de {seat}.",
    ),
    "game_drawn": Text("The game is over: it is a draw.", "La partie est finie : elle est nulle."),
}

WORDS: Final[dict[str, Text]] = {**EVENTS, **REFUSALS, **entries(AWAITED)}


def seat_name(options: Options, state: State, seat: int) -> SeatName:
    """Pieces have no colour, so seats are numbered."""
    return numbered(seat)


def status(options: Options, state: State) -> Text:
    """Whose turn it is and what is awaited, or how the game ended."""
    if state.winners == (1 << options.players) - 1:
        return Text("The game is a draw.", "La partie est nulle.")
    names = [seat_name(options, state, seat) for seat in range(options.players)]
    if state.winners:
        winner = names[state.winners.bit_length() - 1]
        return Text(f"{winner.en} has won.", f"{winner.fr} a gagné.")
    return awaited_of(WORDS, awaited(options, state), names)
