"""The sentences of Columbiz, in French and English."""

from typing import Final

from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.state import State
from colonnade.games.columbiz.text.awaited import AWAITED
from colonnade.kernel.i18n import Text
from colonnade.kernel.prompt import entries
from colonnade.kernel.seat_colours import BLACK, BLUE, GREY, VIOLET
from colonnade.kernel.seat_name import SeatName, coloured

from .move_spelling import write_dice

WORDS: Final[dict[str, Text]] = {
    **entries(AWAITED),
    # What happened.
    "thrown": Text("{seat} throws {dice}.", "{seat} lance {dice}."),
    "kept": Text(
        "{seat} sets {dice} aside and has {number|die|dice} to throw again.",
        "{seat} met {dice} de côté et a {number|dé|dés} à relancer.",
    ),
    "all_again": Text(
        "{seat} takes all eight dice to throw again.",
        "{seat} reprend les huit dés pour tout relancer.",
    ),
    "nothing_fits": Text(
        "Nothing can be placed: {seat} must throw again.",
        "Rien ne peut être posé : {seat} doit relancer.",
    ),
    "pawns_lost": Text(
        "{seat} can place nothing and loses {number|pawn|pawns} of the reserve.",
        "{seat} ne peut rien poser et perd {number|pion|pions} de sa réserve.",
    ),
    "placed": Text(
        "{seat} places a pawn in column {column}, cell {cell}, with {dice}.",
        "{seat} pose un pion colonne {column}, case {cell}, avec {dice}.",
    ),
    "captured": Text(
        "{seat} captures {victim}’s pawn in column {column}, cell {cell}.",
        "{seat} capture un pion de {victim}, colonne {column}, case {cell}.",
    ),
    "line_broken": Text(
        "{owner}’s line of {length} is broken; its points stay.",
        "Une ligne de {length|pion|pions} de {owner} est cassée ; les points restent.",
    ),
    "line_made": Text(
        "{seat} makes a line of {length|pawn|pawns}: +{points|point|points}.",
        "{seat} forme une ligne de {length|pion|pions} : +{points|point|points}.",
    ),
    "line_grown": Text(
        "{seat} lengthens a line to {length|pawn|pawns}: +{points|point|points}.",
        "{seat} allonge une ligne à {length|pion|pions} : +{points|point|points}.",
    ),
    "all_placed": Text(
        "{seat} has no pawn left in the reserve. The turn is over.",
        "{seat} n’a plus de pion en réserve. Le tour est fini.",
    ),
    "limit_reached": Text(
        "{seat} has placed {number|pawn|pawns}, the most in a turn. The turn is over.",
        "{seat} a posé {number|pion|pions}, le maximum par tour. Le tour est fini.",
    ),
    "nothing_more": Text(
        "{seat} can place no other pawn. The turn is over.",
        "{seat} ne peut plus poser de pion. Le tour est fini.",
    ),
    "ended": Text("{seat} ends the turn.", "{seat} termine son tour."),
    "last_round": Text(
        "{seat} has no pawn left: this is the last round.",
        "{seat} n’a plus de pion : c’est la dernière manche.",
    ),
    "over": Text("The game is over.", "La partie est finie."),
    "scored": Text(
        "{seat}: lines {lines} + captures {captures} ({captured|pawn|pawns}) = "
        "{total|point|points}.",
        "{seat} : lignes {lines} + captures {captures} ({captured|pion|pions}) = "
        "{total|point|points}.",
    ),
    "won": Text(
        "{seat} wins with {total|point|points}.", "{seat} gagne avec {total|point|points}."
    ),
    "shared": Text(
        "{seat} shares the win with {total|point|points}.",
        "{seat} partage la victoire avec {total|point|points}.",
    ),
    # Why not.
    "no_such_cell": Text(
        "Columns and cells go from 1 to 6: there is no {number}.",
        "Les colonnes et les cases vont de 1 à 6 : il n’y a pas de {number}.",
    ),
    "no_such_value": Text(
        "Dice go from 1 to 6: none can show {number}.",
        "Les dés vont de 1 à 6 : aucun ne peut montrer {number}.",
    ),
    "too_many_dice": Text(
        "There are eight dice, not {number}.", "Il y a huit dés, et non {number}."
    ),
    "throw_first": Text(
        "Throw first: there {#number|is|are} {number|die|dice} in the cup.",
        "Lance d’abord : il y a {number|dé|dés} dans le cornet.",
    ),
    "wrong_number": Text(
        "Throw everything in the cup: {number|die|dice}.",
        "Lance tout ce qui est dans le cornet : {number|dé|dés}.",
    ),
    "set_aside_first": Text(
        "First say which dice you set aside.", "Dis d’abord quels dés tu mets de côté."
    ),
    "no_throw_left": Text(
        "The throws of this turn are over.", "Les lancers de ce tour sont finis."
    ),
    "already_placing": Text(
        "Once a pawn is placed, no more throwing this turn.",
        "Dès qu’un pion est posé, on ne lance plus dans ce tour.",
    ),
    "not_those_dice": Text(
        "You can only set aside dice that you have.",
        "Tu ne peux mettre de côté que des dés que tu as.",
    ),
    "nothing_to_throw": Text(
        "Leave at least one die to throw again.", "Laisse au moins un dé à relancer."
    ),
    "occupied": Text(
        "There is already a pawn in column {column}, cell {cell}.",
        "Il y a déjà un pion colonne {column}, case {cell}.",
    ),
    "not_enough_dice": Text(
        "Cell {number} of column {column} costs {number|die|dice} showing {column}; you have "
        "{shown}.",
        "La case {number} de la colonne {column} coûte {number|dé|dés} de valeur {column} ; "
        "tu en as {shown}.",
    ),
    "place_one": Text(
        "Place at least one pawn before you end the turn.",
        "Pose au moins un pion avant de finir ton tour.",
    ),
    "throw_again": Text(
        "Nothing can be placed and throws are left: throw again.",
        "Rien ne peut être posé et il reste un lancer : relance.",
    ),
    "game_over": Text("The game is over.", "La partie est finie."),
}

COLOURS: Final = (VIOLET, BLUE, GREY, BLACK)
"""By seat: the colours of the pawns in the box."""
SEATS: Final[tuple[SeatName, ...]] = tuple(map(coloured, COLOURS))


def seat_name(options: Options, state: State, seat: int) -> SeatName:
    """A seat is called by its colour."""
    return SEATS[seat]


def spoken(dice: int) -> str:
    """Dice for a person: `3 3 5`."""
    return " ".join(write_dice(dice))
