"""Every sentence of the game, French and English."""

from typing import Final

from colonnade.kernel.words import Words

from .movement import partner
from .options import COLOUR_NAMES, Options, colour_of
from .state import DIE, ONE_DIE_AGAIN, SECOND, State
from .turn import is_home

EVENTS: Final[dict[str, Words]] = {
    "threw": Words("{seat} throws {dice}.", "{seat} lance : {dice}."),
    "six": Words("A six! {seat} will throw again.", "Un six ! {seat} relancera."),
    "third_six": Words(
        "The third six in a row: {seat} does not play it.",
        "Troisième six de suite : {seat} ne le joue pas.",
    ),
    "nothing_sent_back": Words(
        "No die moved a token this turn: nothing goes back.",
        "Aucun dé n’a bougé de jeton ce tour-ci : rien ne recule.",
    ),
    "spared": Words(
        "The token of {owner} on {from} is in its arrow: it is spared.",
        "Le jeton {owner} en {from} est dans sa flèche : il est épargné.",
    ),
    "stays_on_start": Words(
        "The token of {owner} is on its start square already: it stays there.",
        "Le jeton {owner} est déjà sur sa case de départ : il y reste.",
    ),
    "sent_to_start": Words(
        "The token of {owner} on {from} goes back to its start square {to}.",
        "Le jeton {owner} en {from} retourne à sa case de départ {to}.",
    ),
    "sent_to_workshop": Words(
        "The start square is full: the token of {owner} on {from} goes back to its workshop.",
        "La case de départ est pleine : le jeton {owner} en {from} retourne à son atelier.",
    ),
    "exited": Words(
        "{owner} comes out of the workshop, to {to}.", "{owner} sort de l’atelier, en {to}."
    ),
    "advanced": Words(
        "{owner} goes from {from} to {to}.",
        "{owner} va de {from} à {to}.",
    ),
    "bonus_used": Words(
        "{owner} uses the bonus of {squares}: from {from} to {to}.",
        "{owner} profite du bonus de {squares} : de {from} à {to}.",
    ),
    "captured": Words(
        "{owner} sends the token of {victim} on {from} back to its workshop.",
        "{owner} renvoie le jeton {victim} de la case {from} à son atelier.",
    ),
    "tip": Words("A column of {owner} stands at the tip!", "Une colonne {owner} est à la pointe !"),
    "barrier_opened": Words(
        "The barrier of {owner} on {at} is open.", "La barrière {owner} en {at} est ouverte."
    ),
    "barrier_made": Words(
        "{owner} makes a barrier on {at}.", "{owner} forme une barrière en {at}."
    ),
    "bonus_won": Words("{seat} wins a bonus of {squares}.", "{seat} gagne un bonus de {squares}."),
    "bonus_lost": Words(
        "Nobody can use the bonus of {squares}: it is lost.",
        "Personne ne peut profiter du bonus de {squares} : il est perdu.",
    ),
    "bonus_declined": Words(
        "{seat} does not take the bonus of {squares}.",
        "{seat} ne prend pas le bonus de {squares}.",
    ),
    "all_home": Words(
        "All the columns of {seat}’s side stand at the tip!",
        "Toutes les colonnes du camp {seat} sont à la pointe !",
    ),
    "offered": Words(
        "{seat} cannot play: {partner} may use {dice}.",
        "{seat} ne peut pas jouer : {partner} profite de {dice}.",
    ),
    "must_open": Words("{seat} must open a barrier.", "{seat} doit ouvrir une barrière."),
    "die_again": Words(
        "Two tokens hold the white square: the {dice} is thrown again.",
        "Deux jetons tiennent la case blanche : on relance le {dice}.",
    ),
    "dice_lost": Words(
        "{seat} cannot play {dice}: it is lost.", "{seat} ne peut pas jouer {dice} : c’est perdu."
    ),
    "throws_again": Words("{seat} throws again.", "{seat} relance."),
    "turn_passes": Words("Now it is the turn of {seat}.", "C’est au tour de : {seat}."),
    "turn_to_build": Words(
        "Now it is the turn of {seat}: a double 3 builds!",
        "C’est au tour de : {seat}. Un double 3 construit !",
    ),
    "built": Words("A double 3: {seat} builds!", "Un double 3 : {seat} construit !"),
    "not_built": Words(
        "No double 3: {seat} cannot build yet.", "Pas de double 3 : {seat} ne construit pas encore."
    ),
    "won": Words("{seat} wins the game!", "{seat} gagne la partie !"),
    "team_won": Words(
        "{seat} and {partner} win the game together!",
        "{seat} et {partner} gagnent la partie ensemble !",
    ),
}

REFUSALS: Final[dict[str, Words]] = {
    "backwards": Words("Tokens only go forward.", "Les jetons ne vont que vers l’avant."),
    "off_road": Words(
        "This colour never goes that way: after its foot it climbs its arrow.",
        "Cette couleur ne passe pas par là : après son pied de flèche, elle monte.",
    ),
    "full": Words(
        "Two tokens of this colour are on {to} already: it is full.",
        "Il y a déjà deux jetons de cette couleur en {to} : c’est plein.",
    ),
    "start_full": Words(
        "The start square {to} is full.",
        "La case de départ {to} est pleine.",
    ),
    "refuge_full": Words(
        "The refuge {to} is full: two tokens are there.",
        "Le refuge {to} est plein : il y a deux jetons.",
    ),
    "pair": Words(
        "Two tokens hold the white square {to}: nobody lands there.",
        "Deux jetons tiennent la case blanche {to} : personne ne s’y arrête.",
    ),
    "nothing_to_skip": Words(
        "Only a bonus can be skipped.",
        "On ne peut passer qu’un bonus.",
    ),
    "no_such_colour": Words("Nobody plays this colour.", "Personne ne joue cette couleur."),
    "not_your_turn": Words(
        "It is not the turn of {owner}, but of {seat}.",
        "Ce n’est pas au tour de {owner}, mais de {seat}.",
    ),
    "throw_first": Words("Throw first.", "Lance d’abord."),
    "play_first": Words(
        "A die that can be played must be.", "Un dé qui peut être joué doit l’être."
    ),
    "one_die": Words("One die is thrown here.", "Ici, on lance un seul dé."),
    "two_dice": Words("Two dice are thrown here.", "Ici, on lance deux dés."),
    "one_move_a_die": Words(
        "Each die is a move of its own: play them one after the other.",
        "Chaque dé est un déplacement : joue-les l’un après l’autre.",
    ),
    "exit_to_start": Words(
        "From the workshop a token goes to its start square.",
        "De l’atelier, un jeton va sur sa case de départ.",
    ),
    "workshop_empty": Words("The workshop is empty.", "L’atelier est vide."),
    "exit_needs_five": Words("Only a 5 opens the workshop.", "Seul un 5 ouvre l’atelier."),
    "exit_first": Words(
        "With a 5, a token must come out of the workshop.",
        "Avec un 5, un jeton doit sortir de l’atelier.",
    ),
    "open_barrier": Words(
        "After a six a barrier must be opened.", "Après un six, il faut ouvrir une barrière."
    ),
    "no_token": Words(
        "There is no token of this colour on {from}.",
        "Il n’y a pas de jeton de cette couleur en {from}.",
    ),
    "not_the_die": Words(
        "A token goes exactly as far as a die says.",
        "Un jeton avance exactement du nombre d’un dé.",
    ),
    "own_tokens_first": Words(
        "{seat} can still play: {partner} has to wait.",
        "{seat} peut encore jouer : {partner} doit attendre.",
    ),
    "one_die_again": Words("Only one die is thrown again.", "Un seul dé est relancé."),
    "barrier": Words(
        "A barrier of another colour stands in the way.",
        "Une barrière d’une autre couleur ferme le passage.",
    ),
    "bonus_first": Words(
        "First use the bonus of {squares}, or skip it.",
        "D’abord le bonus de {squares} : prends-le ou passe.",
    ),
    "bonus_never_exits": Words(
        "A bonus never opens the workshop.", "Un bonus n’ouvre jamais l’atelier."
    ),
    "bonus_undivided": Words(
        "One token takes the whole bonus of {squares}.",
        "Un seul jeton prend tout le bonus de {squares}.",
    ),
    "bonus_is_the_throwers": Words(
        "The bonus is for the thrower’s own tokens until all are home.",
        "Le bonus est pour les jetons du lanceur tant qu’ils ne sont pas tous arrivés.",
    ),
    "two_dice_to_build": Words(
        "Two dice are thrown to build.", "On lance deux dés pour construire."
    ),
    "over": Words("The game is over.", "La partie est finie."),
}

WORDS: Final[dict[str, Words]] = {**EVENTS, **REFUSALS}


def seat_name(options: Options, state: State, seat: int) -> Words:
    """A seat is called by its colour."""
    return COLOUR_NAMES[colour_of(options, seat)]


def status(options: Options, state: State) -> Words:
    """Whose turn it is and what is awaited, or who has won."""
    names = seat_name(options, state, state.seat)
    if state.won:
        friend = partner(options, state.seat)
        if friend == state.seat:
            return Words(f"{names.en} has won!", f"{names.fr} a gagné !")
        other = seat_name(options, state, friend)
        return Words(
            f"{names.en} and {other.en} have won!", f"{names.fr} et {other.fr} ont gagné !"
        )
    awaited = _awaited(options, state)
    return Words(f"{names.en}: {awaited.en}", f"{names.fr} : {awaited.fr}")


def _awaited(options: Options, state: State) -> Words:
    """What the seat to act is to do."""
    if state.bonus:
        return Words(
            f"a bonus of {state.bonus}, to take or to skip",
            f"un bonus de {state.bonus}, à prendre ou à laisser",
        )
    if state.menu:
        dice = spoken(state.dice)
        return Words(f"play {dice}", f"joue {dice}")
    if state.dice == ONE_DIE_AGAIN:
        return Words("throw one die again", "relance un dé")
    if is_home(options, state, state.seat):
        return Words("throw two dice; a double 3 builds", "lance deux dés ; un double 3 construit")
    again, verb = (" again", "relance") if state.sixes else ("", "lance")
    if options.dice:
        return Words(f"throw two dice{again}", f"{verb} deux dés")
    return Words(f"throw the die{again}", f"{verb} le dé")


def spoken(dice: int) -> str:
    """The dice for a person: `4`, `2, 5`."""
    return f"{dice & DIE}, {dice >> SECOND}" if dice >> SECOND else str(dice)
