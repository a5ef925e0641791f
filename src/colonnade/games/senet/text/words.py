"""What Senet says: its events and its refusals, and what its seats are called."""

from typing import Final

from colonnade.games.senet.core import rules
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import UNKNOWN, State
from colonnade.games.senet.text.awaited import AWAITED, awaited
from colonnade.kernel.awaited import OVER
from colonnade.kernel.i18n import Text
from colonnade.kernel.prompt import awaited_of, entries
from colonnade.kernel.seat_colours import BLACK, IVORY
from colonnade.kernel.seat_name import SeatName, coloured, numbered

COLOURS: Final = (coloured(IVORY), coloured(BLACK))
LETTERS: Final = (Text("W", "B"), Text("B", "N"))
"""How the colours are marked on a board, white first."""

WORDS: Final[dict[str, Text]] = {
    **entries(AWAITED),
    # Events: throws
    "threw": Text("{seat} throws {throw}.", "{seat} lance : {throw}."),
    "takes_black": Text(
        "{seat} throws the first 1 and takes black.",
        "{seat} fait le premier 1 et prend les noirs.",
    ),
    "no_one_yet": Text("Only a 1 opens the game.", "Seul un 1 ouvre la partie."),
    "five_moves_nothing": Text("A 5 moves nothing.", "Le 5 ne fait rien bouger."),
    "nothing_to_play": Text(
        "None of {seat}’s pawns can move.", "{seat} ne peut bouger aucun pion."
    ),
    "must_go_back": Text(
        "{seat} cannot go forward: a pawn must go back.",
        "{seat} ne peut pas avancer : un pion doit reculer.",
    ),
    # Events: moves
    "advanced": Text("{seat} goes from {from} to {to}.", "{seat} avance de {from} à {to}."),
    "retreated": Text("{seat} goes back from {from} to {to}.", "{seat} recule de {from} à {to}."),
    "swapped": Text(
        "{seat} goes from {from} to {to}; {victim}’s pawn goes back to {from}.",
        "{seat} avance de {from} à {to} ; le pion de {victim} recule en {from}.",
    ),
    "entered": Text("{seat} enters on {to}.", "{seat} entre en {to}."),
    "left": Text(
        "{seat} takes the pawn on {from} off the board: {out} of 5.",
        "{seat} sort le pion de {from} : {out} sur 5.",
    ),
    "washed_back": Text(
        "The water takes the pawn back to square 1.", "L’eau ramène le pion sur la case 1."
    ),
    "waits": Text(
        "Square 1 is occupied: the pawn waits off the board.",
        "La case 1 est occupée : le pion attend hors du tablier.",
    ),
    "barrage_formed": Text(
        "{owner} has a barrage from {first} to {last}.",
        "{owner} a un barrage de {first} à {last}.",
    ),
    "barrage_broken": Text(
        "{owner}’s barrage, from {first} to {last}, is gone.",
        "Le barrage de {owner}, de {first} à {last}, est défait.",
    ),
    "throws_again": Text("A {throw}: {seat} throws again.", "Un {throw} : {seat} relance."),
    "turn_passes": Text("It is {seat}’s turn.", "À {seat} de jouer."),
    "won": Text(
        "{seat} has all five pawns out and wins!", "{seat} a sorti ses cinq pions : gagné !"
    ),
    # Refusals
    "no_such_square": Text(
        "The board has squares 1 to 30, and 31 is the exit.",
        "Le tablier a les cases 1 à 30, et 31 est la sortie.",
    ),
    "no_such_throw": Text("A throw is never {throw}.", "On ne peut pas faire {throw}."),
    "throw_the_coins": Text(
        "This game is played with four coins.", "On joue ici avec quatre pièces."
    ),
    "throw_the_die": Text("This game is played with one die.", "On joue ici avec un dé."),
    "nothing_moves_yet": Text(
        "Nothing moves before somebody throws a 1.", "Rien ne bouge tant que personne n’a fait 1."
    ),
    "opening_move": Text(
        "The first move is fixed: the black pawn goes from 10 to 11.",
        "Le premier coup est imposé : le pion noir va de 10 à 11.",
    ),
    "throw_first": Text("Throw first.", "Il faut d’abord lancer."),
    "move_first": Text(
        "Play the {throw} before you throw again.", "Joue le {throw} avant de relancer."
    ),
    "no_pawn_there": Text("There is no pawn on {from}.", "Il n’y a pas de pion en {from}."),
    "not_your_pawn": Text("The pawn on {from} is not yours.", "Le pion en {from} n’est pas à toi."),
    "nobody_waits": Text(
        "You have no pawn waiting off the board.", "Tu n’as pas de pion qui attend hors du tablier."
    ),
    "not_the_throw": Text(
        "A pawn moves exactly {throw|square|squares}, the number thrown.",
        "Un pion se déplace d’exactement {throw|case|cases}, le nombre lancé.",
    ),
    "exit_needs": Text(
        "From {from} a pawn needs a {needed} to leave.",
        "Depuis {from}, il faut un {needed} pour sortir.",
    ),
    "own_pawn_there": Text("Your own pawn stands on {to}.", "Ton propre pion est déjà en {to}."),
    "protected": Text(
        "That pawn is protected by its neighbour.", "Ce pion est protégé par son voisin."
    ),
    "safe_square": Text(
        "A pawn on {to} is safe from a swap.",
        "Un pion en {to} est à l’abri : on ne prend pas sa place.",
    ),
    "barrage": Text(
        "Three enemy pawns in a row bar the way.",
        "Trois pions adverses à la suite barrent la route.",
    ),
    "forward_first": Text(
        "A pawn can go forward, so nobody goes back.", "Un pion peut avancer : on ne recule pas."
    ),
    "before_the_track": Text(
        "A pawn cannot go back beyond square 1.", "Un pion ne recule pas plus loin que la case 1."
    ),
    "backward_onto_enemy": Text(
        "A pawn goes back only onto an empty square.", "Un pion ne recule que sur une case libre."
    ),
    "enters_onto_enemy": Text(
        "A pawn enters only on an empty square.", "Un pion n’entre que sur une case libre."
    ),
    "stragglers": Text(
        "A pawn leaves only when all your pawns are on 21 to 30.",
        "Un pion ne sort que si tous tes pions sont sur les cases 21 à 30.",
    ),
    "game_over": Text("The game is over: {seat} has won.", "La partie est finie : {seat} a gagné."),
}


def seat_name(options: Options, state: State, seat: int) -> SeatName:
    """A colour, or a number from one while nobody plays black."""
    if state.black == UNKNOWN:
        return numbered(seat)
    return COLOURS[seat == state.black]


def status(options: Options, state: State) -> Text:
    """Whose turn it is, and to do what, or who has won."""
    names = [seat_name(options, state, seat) for seat in range(options.players)]
    if rules.awaits(options, state) == OVER:
        return Text(f"{names[state.seat].en} has won.", f"{names[state.seat].fr} a gagné.")
    return awaited_of(WORDS, awaited(options, state), names)
