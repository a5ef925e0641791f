"""The sentences of Columbiz, in French and English."""

from typing import Final

from colonnade.kernel.words import Words

from .options import Options
from .state import State
from .tokens import write_dice

WORDS: Final[dict[str, Words]] = {
    # What happened.
    "thrown": Words("{seat} throws {dice}.", "{seat} lance {dice}."),
    "kept": Words(
        "{seat} sets {dice} aside. Dice to throw again: {number}.",
        "{seat} met {dice} de côté. Dés à relancer : {number}.",
    ),
    "all_again": Words(
        "{seat} takes all eight dice to throw again.",
        "{seat} reprend les huit dés pour tout relancer.",
    ),
    "nothing_fits": Words(
        "Nothing can be placed: {seat} must throw again.",
        "Rien ne peut être posé : {seat} doit relancer.",
    ),
    "pawns_lost": Words(
        "{seat} can place nothing. Pawns lost from the reserve: {number}.",
        "{seat} ne peut rien poser. Pions perdus dans la réserve : {number}.",
    ),
    "placed": Words(
        "{seat} places a pawn in column {column}, cell {cell}, with {dice}.",
        "{seat} pose un pion colonne {column}, case {cell}, avec {dice}.",
    ),
    "captured": Words(
        "{seat} captures {victim} in column {column}, cell {cell}.",
        "{seat} capture {victim} colonne {column}, case {cell}.",
    ),
    "line_broken": Words(
        "{owner} has a line of {length} broken, but keeps its points.",
        "{owner} voit casser une ligne de {length}, mais garde ses points.",
    ),
    "line_made": Words(
        "{seat} makes a line of {length}: +{points}.",
        "{seat} forme une ligne de {length} : +{points}.",
    ),
    "line_grown": Words(
        "{seat} makes a line longer, now {length}: +{points}.",
        "{seat} allonge une ligne, maintenant {length} : +{points}.",
    ),
    "all_placed": Words(
        "{seat} has no pawn left in the reserve. The turn is over.",
        "{seat} n'a plus de pion en réserve. Le tour est fini.",
    ),
    "limit_reached": Words(
        "{seat} has placed {number} pawns, the most in a turn. The turn is over.",
        "{seat} a posé {number} pions, le maximum par tour. Le tour est fini.",
    ),
    "nothing_more": Words(
        "{seat} can place no other pawn. The turn is over.",
        "{seat} ne peut plus poser de pion. Le tour est fini.",
    ),
    "ended": Words("{seat} ends the turn.", "{seat} termine son tour."),
    "last_round": Words(
        "{seat} has no pawn left: this is the last round.",
        "{seat} n'a plus de pion : c'est la dernière manche.",
    ),
    "over": Words("The game is over.", "La partie est finie."),
    "scored": Words(
        "{seat}: lines {lines} + captures {captures} (pawns: {captured}) = {total}.",
        "{seat} : lignes {lines} + captures {captures} (pions : {captured}) = {total}.",
    ),
    "won": Words("{seat} wins with {total}.", "{seat} gagne avec {total}."),
    "shared": Words(
        "{seat} shares the win with {total}.", "{seat} partage la victoire avec {total}."
    ),
    # Why not.
    "no_such_cell": Words(
        "Columns and cells go from 1 to 6: there is no {number}.",
        "Les colonnes et les cases vont de 1 à 6 : il n'y a pas de {number}.",
    ),
    "no_such_value": Words(
        "Dice go from 1 to 6: none can show {number}.",
        "Les dés vont de 1 à 6 : aucun ne peut montrer {number}.",
    ),
    "too_many_dice": Words(
        "There are eight dice, not {number}.", "Il y a huit dés, et non {number}."
    ),
    "throw_first": Words(
        "Throw first. Dice in the cup: {number}.", "Lance d'abord. Dés dans le cornet : {number}."
    ),
    "wrong_number": Words(
        "Throw all the dice in the cup: {number}.", "Lance tous les dés du cornet : {number}."
    ),
    "set_aside_first": Words(
        "First say which dice you set aside.", "Dis d'abord quels dés tu mets de côté."
    ),
    "no_throw_left": Words(
        "The throws of this turn are over.", "Les lancers de ce tour sont finis."
    ),
    "already_placing": Words(
        "Once a pawn is placed, no more throwing this turn.",
        "Dès qu'un pion est posé, on ne lance plus dans ce tour.",
    ),
    "not_those_dice": Words(
        "You can only set aside dice that you have.",
        "Tu ne peux mettre de côté que des dés que tu as.",
    ),
    "nothing_to_throw": Words(
        "Leave at least one die to throw again.", "Laisse au moins un dé à relancer."
    ),
    "occupied": Words(
        "There is already a pawn in column {column}, cell {cell}.",
        "Il y a déjà un pion colonne {column}, case {cell}.",
    ),
    "not_enough_dice": Words(
        "Cell {number} of column {column} costs {number} dice showing {column}; you have {shown}.",
        "La case {number} de la colonne {column} coûte {number} dés de valeur {column} ; "
        "tu en as {shown}.",
    ),
    "place_one": Words(
        "Place at least one pawn before you end the turn.",
        "Pose au moins un pion avant de finir ton tour.",
    ),
    "throw_again": Words(
        "Nothing can be placed and throws are left: throw again.",
        "Rien ne peut être posé et il reste un lancer : relance.",
    ),
    "game_over": Words("The game is over.", "La partie est finie."),
}

SEATS: Final[tuple[Words, ...]] = (
    Words("Yellow", "Jaune"),
    Words("Red", "Rouge"),
    Words("Green", "Vert"),
    Words("Blue", "Bleu"),
)


def seat_name(options: Options, state: State, seat: int) -> Words:
    """A seat is called by its colour."""
    return SEATS[seat]


def spoken(dice: int) -> str:
    """Dice for a person: `3 3 5`."""
    return " ".join(write_dice(dice))
