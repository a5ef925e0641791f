"""Every sentence of the game, French and English."""

from typing import Final

from colonnade.games.les_4_colonnes.core.movement import partner
from colonnade.games.les_4_colonnes.core.options import COLOUR_NAMES, Options, colour_of
from colonnade.games.les_4_colonnes.core.state import State
from colonnade.games.les_4_colonnes.text.awaited import AWAITED, awaited
from colonnade.kernel.i18n import Text
from colonnade.kernel.prompt import awaited_of, entries
from colonnade.kernel.seat_name import SeatName

EVENTS: Final[dict[str, Text]] = {
    "threw": Text("{seat} throws {dice}.", "{seat} lance : {dice}."),
    "six": Text("A six! {seat} will throw again.", "Un six ! {seat} relancera."),
    "third_six": Text(
        "The third six in a row: {seat} does not play it.",
        "Troisième six de suite : {seat} ne le joue pas.",
    ),
    "nothing_sent_back": Text(
        "No die moved a token this turn: none goes back.",
        "Aucun dé n’a déplacé de jeton dans ce tour : aucun n’est renvoyé.",
    ),
    "spared": Text(
        "{owner}’s token on {from} is in its arrow: it does not go back.",
        "Le jeton de {owner} en {from} est dans sa flèche : il ne recule pas.",
    ),
    "stays_on_start": Text(
        "{owner}’s token is on its start square already: it stays there.",
        "Le jeton de {owner} est déjà sur sa case de départ : il y reste.",
    ),
    "sent_to_start": Text(
        "{owner}’s token on {from} goes back to its start square, {to}.",
        "Le jeton de {owner} en {from} est renvoyé à sa case de départ, {to}.",
    ),
    "sent_to_workshop": Text(
        "The start square is full: {owner}’s token on {from} goes back to its workshop.",
        "La case de départ est pleine : le jeton de {owner} en {from} est renvoyé à l’atelier.",
    ),
    "exited": Text(
        "{owner} brings a token out of the workshop, on square {to}.",
        "{owner} sort un jeton de l’atelier, case {to}.",
    ),
    "advanced": Text(
        "{owner} goes from {from} to {to}.",
        "{owner} va de {from} à {to}.",
    ),
    "bonus_used": Text(
        "{owner} uses the bonus of {squares}: from {from} to {to}.",
        "{owner} profite du bonus de {squares} : de {from} à {to}.",
    ),
    "captured": Text(
        "{owner} sends {victim}’s token on {from} back to its workshop.",
        "{owner} renvoie à l’atelier le jeton de {victim}, case {from}.",
    ),
    "tip": Text(
        "One of {owner}’s columns stands at the tip!", "Une colonne de {owner} est au sommet !"
    ),
    "barrier_opened": Text(
        "{owner}’s barrier on {at} is open.", "La barrière de {owner} en {at} est ouverte."
    ),
    "barrier_made": Text("{owner} makes a barrier on {at}.", "{owner} forme une barrière en {at}."),
    "bonus_won": Text("{seat} wins a bonus of {squares}.", "{seat} gagne un bonus de {squares}."),
    "bonus_lost": Text(
        "Nobody can use the bonus of {squares}: it is lost.",
        "Personne ne peut profiter du bonus de {squares} : il est perdu.",
    ),
    "bonus_declined": Text(
        "{seat} declines the bonus of {squares}.",
        "{seat} refuse le bonus de {squares}.",
    ),
    "all_home": Text(
        "All of {seat}’s columns stand at the tip!",
        "Toutes les colonnes de {seat} sont au sommet !",
    ),
    "offered": Text(
        "{seat} cannot play this throw ({dice}): it is played with {partner}’s tokens.",
        "{seat} ne peut pas jouer ce lancer ({dice}) : il sert à {partner}.",
    ),
    "must_open": Text("{seat} must open a barrier.", "{seat} doit ouvrir une barrière."),
    "die_again": Text(
        "Two tokens hold the white square: the {dice} is thrown again.",
        "Deux jetons occupent la case blanche : on relance le {dice}.",
    ),
    "dice_lost": Text(
        "{seat} cannot play {dice}: this throw is lost.",
        "{seat} ne peut pas jouer {dice} : ce lancer est perdu.",
    ),
    "throws_again": Text("{seat} throws again.", "{seat} relance."),
    "turn_passes": Text("It is {seat}’s turn.", "À {seat} de jouer."),
    "turn_to_build": Text(
        "It is {seat}’s turn: a double 3, and the building stands!",
        "À {seat} : un double 3, et le bâtiment s’élève !",
    ),
    "built": Text(
        "A double 3: {seat}’s building stands!",
        "Un double 3 : le bâtiment de {seat} s’élève !",
    ),
    "not_built": Text(
        "No double 3: {seat} cannot build yet.", "Pas de double 3 : {seat} ne construit pas encore."
    ),
    "won": Text("{seat} wins the game!", "{seat} gagne la partie !"),
    "team_won": Text(
        "{seat} and {partner} win the game together!",
        "{seat} et {partner} gagnent la partie ensemble !",
    ),
}

REFUSALS: Final[dict[str, Text]] = {
    "backwards": Text("Tokens only go forward.", "Les jetons ne vont que vers l’avant."),
    "off_road": Text(
        "This colour never goes that way: from the foot of its arrow it goes up the arrow.",
        "Cette couleur ne passe pas par là : arrivée au pied de sa flèche, elle la remonte.",
    ),
    "full": Text(
        "Two tokens of this colour are on {to} already: it is full.",
        "Il y a déjà deux jetons de cette couleur en {to} : c’est plein.",
    ),
    "start_full": Text(
        "The start square {to} is full.",
        "La case de départ {to} est pleine.",
    ),
    "refuge_full": Text(
        "The refuge {to} is full: two tokens are there already.",
        "Le refuge {to} est plein : il y a déjà deux jetons.",
    ),
    "pair": Text(
        "Two tokens hold the white square {to}: nobody lands there.",
        "Deux jetons occupent la case blanche {to} : personne ne s’y arrête.",
    ),
    "nothing_to_skip": Text(
        "Only a bonus can be declined.",
        "On ne peut refuser qu’un bonus.",
    ),
    "no_such_colour": Text("Nobody plays this colour.", "Personne ne joue cette couleur."),
    "not_your_turn": Text(
        "It is not {owner}’s turn, but {seat}’s.",
        "Ce n’est pas à {owner} de jouer, mais à {seat}.",
    ),
    "throw_first": Text("Throw first.", "Lance d’abord."),
    "play_first": Text(
        "A die that can be played must be.", "Un dé qui peut être joué doit l’être."
    ),
    "one_die": Text("One die is thrown here.", "Ici, on lance un seul dé."),
    "two_dice": Text("Two dice are thrown here.", "Ici, on lance deux dés."),
    "one_move_a_die": Text(
        "Each die is a move of its own: play them one after the other.",
        "Chaque dé se joue à part : joue-les l’un après l’autre.",
    ),
    "exit_to_start": Text(
        "From the workshop a token goes to its start square.",
        "De l’atelier, un jeton va sur sa case de départ.",
    ),
    "workshop_empty": Text("The workshop is empty.", "L’atelier est vide."),
    "exit_needs_five": Text("Only a 5 opens the workshop.", "Seul un 5 ouvre l’atelier."),
    "exit_first": Text(
        "With a 5, a token must come out of the workshop.",
        "Avec un 5, un jeton doit sortir de l’atelier.",
    ),
    "open_barrier": Text(
        "After a six a barrier must be opened.", "Après un six, il faut ouvrir une barrière."
    ),
    "no_token": Text(
        "There is no token of this colour on {from}.",
        "Il n’y a pas de jeton de cette couleur en {from}.",
    ),
    "not_the_die": Text(
        "A token goes exactly as far as a die says.",
        "Un jeton avance exactement du nombre indiqué par un dé.",
    ),
    "own_tokens_first": Text(
        "{seat} can still play: {partner} has to wait.",
        "{seat} peut encore jouer : {partner} doit attendre.",
    ),
    "one_die_again": Text("Only one die is thrown again.", "Un seul dé est relancé."),
    "barrier": Text(
        "A barrier of another colour stands in the way.",
        "Une barrière d’une autre couleur ferme le passage.",
    ),
    "bonus_first": Text(
        "First use the bonus of {squares}, or decline it.",
        "Joue d’abord le bonus de {squares}, ou refuse-le.",
    ),
    "bonus_never_exits": Text(
        "A bonus never opens the workshop.", "Un bonus n’ouvre jamais l’atelier."
    ),
    "bonus_undivided": Text(
        "One token takes the whole bonus of {squares}.",
        "Un seul jeton prend tout le bonus de {squares}.",
    ),
    "bonus_is_the_throwers": Text(
        "The bonus is for your own tokens until all four are at the tip.",
        "Le bonus est pour tes jetons, tant que les quatre ne sont pas au sommet.",
    ),
    "two_dice_to_build": Text(
        "Two dice are thrown to build.", "On lance deux dés pour construire."
    ),
    "over": Text("The game is over.", "La partie est finie."),
}

WORDS: Final[dict[str, Text]] = {**EVENTS, **REFUSALS, **entries(AWAITED)}


def seat_name(options: Options, state: State, seat: int) -> SeatName:
    """A seat is called by its colour."""
    return COLOUR_NAMES[colour_of(options, seat)]


def status(options: Options, state: State) -> Text:
    """Whose turn it is and what is awaited, or who has won."""
    names = seat_name(options, state, state.seat)
    if state.won:
        friend = partner(options, state.seat)
        if friend == state.seat:
            return Text(f"{names.en} has won!", f"{names.fr} a gagné !")
        other = seat_name(options, state, friend)
        return Text(f"{names.en} and {other.en} have won!", f"{names.fr} et {other.fr} ont gagné !")
    everybody = [seat_name(options, state, seat) for seat in range(options.players)]
    return awaited_of(WORDS, awaited(options, state), everybody)
