"""What Senet says: its events and its refusals, and what its seats are called."""

from typing import Final

from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.words import Words

from . import rules
from .options import DIE, Options
from .state import UNKNOWN, State

COLOURS: Final = (Words("White", "Blanc"), Words("Black", "Noir"))
LETTERS: Final = (Words("W", "B"), Words("B", "N"))
"""How the colours are marked on a board, white first."""

WORDS: Final[dict[str, Words]] = {
    # Events: throws
    "threw": Words("{seat} throws {throw}.", "{seat} lance : {throw}."),
    "takes_black": Words(
        "{seat} threw the first 1 and plays black.",
        "{seat} a lancé le premier 1 et joue les pions noirs.",
    ),
    "no_one_yet": Words("Only a 1 opens the game.", "Seul un 1 ouvre la partie."),
    "five_moves_nothing": Words("A 5 moves nothing.", "Le 5 ne fait rien bouger."),
    "nothing_to_play": Words("No pawn of {seat} can move.", "{seat} ne peut bouger aucun pion."),
    "must_go_back": Words(
        "{seat} can not go forward: a pawn must go back.",
        "{seat} ne peut pas avancer : un pion doit reculer.",
    ),
    # Events: moves
    "advanced": Words("{seat} goes from {from} to {to}.", "{seat} avance de {from} à {to}."),
    "retreated": Words("{seat} goes back from {from} to {to}.", "{seat} recule de {from} à {to}."),
    "swapped": Words(
        "{seat} goes from {from} to {to}; the pawn of {victim} goes back to {from}.",
        "{seat} avance de {from} à {to} ; le pion de {victim} recule en {from}.",
    ),
    "entered": Words("{seat} enters on {to}.", "{seat} entre en {to}."),
    "left": Words(
        "{seat} leaves the board from {from}: {out} out of 5.",
        "{seat} sort un pion depuis {from} : {out} sur 5.",
    ),
    "washed_back": Words(
        "The water takes the pawn back to square 1.", "L’eau ramène le pion sur la case 1."
    ),
    "waits": Words(
        "Square 1 is taken: the pawn waits off the board.",
        "La case 1 est prise : le pion attend hors du plateau.",
    ),
    "barrage_formed": Words(
        "{owner} has a barrage from {first} to {last}.",
        "{owner} a un barrage de {first} à {last}.",
    ),
    "barrage_broken": Words(
        "The barrage of {owner} from {first} to {last} is gone.",
        "Le barrage de {owner} de {first} à {last} est rompu.",
    ),
    "throws_again": Words("A {throw}: {seat} throws again.", "Un {throw} : {seat} relance."),
    "turn_passes": Words("{seat} is next.", "Au tour de {seat}."),
    "won": Words(
        "{seat} has all five pawns out and wins!", "{seat} a sorti ses cinq pions : gagné !"
    ),
    # Refusals
    "no_such_square": Words(
        "The track has squares 1 to 30, and 31 is the exit.",
        "Le tablier a les cases 1 à 30, et 31 est la sortie.",
    ),
    "no_such_throw": Words("Nothing ever shows {throw}.", "On ne peut pas faire {throw}."),
    "throw_the_coins": Words(
        "This game is played with four coins.", "On joue ici avec quatre pièces."
    ),
    "throw_the_die": Words("This game is played with one die.", "On joue ici avec un dé."),
    "nothing_moves_yet": Words(
        "Nothing moves before somebody throws a 1.", "Rien ne bouge tant que personne n’a fait 1."
    ),
    "opening_move": Words(
        "The first move is the black pawn from 10 to 11.",
        "Le premier coup est le pion noir de 10 à 11.",
    ),
    "throw_first": Words("Throw first.", "Il faut d’abord lancer."),
    "move_first": Words(
        "Play the {throw} before you throw again.", "Joue d’abord le {throw} avant de relancer."
    ),
    "no_pawn_there": Words("There is no pawn on {from}.", "Il n’y a pas de pion en {from}."),
    "not_your_pawn": Words(
        "The pawn on {from} is not yours.", "Le pion en {from} n’est pas à toi."
    ),
    "nobody_waits": Words(
        "You have no pawn waiting off the board.", "Tu n’as pas de pion qui attend hors du plateau."
    ),
    "not_the_throw": Words(
        "A pawn moves by exactly the throw: {throw}.",
        "Un pion avance d’exactement ce qui est lancé : {throw}.",
    ),
    "exit_needs": Words(
        "From {from} a pawn needs {needed} to leave.",
        "Depuis {from}, il faut {needed} pour sortir.",
    ),
    "own_pawn_there": Words("Your own pawn stands on {to}.", "Ton propre pion est déjà en {to}."),
    "protected": Words(
        "That pawn is protected by its neighbour.", "Ce pion est protégé par son voisin."
    ),
    "safe_square": Words(
        "A pawn on {to} is safe from a swap.", "Un pion en {to} est à l’abri de l’échange."
    ),
    "barrage": Words(
        "Three enemy pawns in a row bar the way.",
        "Trois pions adverses à la suite barrent la route.",
    ),
    "forward_first": Words(
        "A pawn can go forward, so nobody goes back.", "Un pion peut avancer : on ne recule pas."
    ),
    "before_the_track": Words(
        "A pawn can not go back beyond square 1.", "Un pion ne recule pas plus loin que la case 1."
    ),
    "backward_onto_enemy": Words(
        "A pawn goes back only onto an empty square.", "Un pion ne recule que sur une case libre."
    ),
    "enters_onto_enemy": Words(
        "A pawn enters only on an empty square.", "Un pion n’entre que sur une case libre."
    ),
    "stragglers": Words(
        "A pawn leaves only when all your pawns are on 21 to 30.",
        "Un pion ne sort que si tous tes pions sont sur les cases 21 à 30.",
    ),
    "game_over": Words(
        "The game is over: {seat} has won.", "La partie est finie : {seat} a gagné."
    ),
}


def seat_name(options: Options, state: State, seat: int) -> Words:
    """A colour, or a number from one while nobody plays black."""
    if state.black == UNKNOWN:
        return Words(f"Player {seat + 1}", f"Joueur {seat + 1}")
    return COLOURS[seat == state.black]


def status(options: Options, state: State) -> Words:
    """Whose turn it is, and to do what."""
    name = seat_name(options, state, state.seat)
    awaited = rules.awaits(options, state)
    if awaited == OVER:
        return Words(f"{name.en} has won.", f"{name.fr} a gagné.")
    if awaited == CHANCE:
        if options.throws == DIE:
            return Words(f"{name.en}: throw the die.", f"{name.fr} : lance le dé.")
        return Words(f"{name.en}: throw the coins.", f"{name.fr} : lance les pièces.")
    return Words(
        f"{name.en} threw {state.throw}: move a pawn.",
        f"{name.fr} a fait {state.throw} : bouge un pion.",
    )
