"""What Les 4 colonnes awaits of the seat to act: a throw and what it is for, or a token to move."""

from typing import Final

from colonnade.games.les_4_colonnes.core.board import TIP, WORKSHOP
from colonnade.games.les_4_colonnes.core.movement import partner
from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.games.les_4_colonnes.core.state import DIE, ONE_DIE_AGAIN, SECOND, State
from colonnade.games.les_4_colonnes.core.tokens import HOME, place_in
from colonnade.games.les_4_colonnes.core.turn import PARTNERS, exits, is_home, opening
from colonnade.kernel.event import Event
from colonnade.kernel.i18n import Fact, Text
from colonnade.kernel.prompt import Prompt, Situation

AWAITED: Final[dict[str, Prompt]] = {
    # Throws
    "throw_die": Prompt(
        Text("Throw the die.", "Lance le dé."),
        Text("{seat} throws the die.", "{seat} lance le dé."),
    ),
    "throw_dice": Prompt(
        Text("Throw the two dice.", "Lance les deux dés."),
        Text("{seat} throws the two dice.", "{seat} lance les deux dés."),
    ),
    "throw_five": Prompt(
        Text("Throw the die: a 5 opens the workshop.", "Lance le dé : un 5 ouvre ton atelier."),
        Text(
            "{seat} throws the die: a 5 opens the workshop.",
            "{seat} lance le dé : un 5 ouvre l’atelier.",
        ),
    ),
    "throw_five_dice": Prompt(
        Text(
            "Throw the two dice: a 5, or two dice that make 5, opens the workshop.",
            "Lance les deux dés : un 5, ou deux dés qui font 5, ouvre ton atelier.",
        ),
        Text(
            "{seat} throws the two dice: a 5, or two dice that make 5, opens the workshop.",
            "{seat} lance les deux dés : un 5, ou deux dés qui font 5, ouvre l’atelier.",
        ),
    ),
    "throw_after_six": Prompt(
        Text("After a six you throw again.", "Après un six, relance."),
        Text("{seat} throws again after a six.", "{seat} relance après un six."),
    ),
    "throw_after_two_sixes": Prompt(
        Text(
            "Two sixes: throw again, but a third one sends your token back.",
            "Deux six : relance, mais un troisième renvoie ton jeton.",
        ),
        Text(
            "{seat} throws again after two sixes; a third one sends a token back.",
            "{seat} relance après deux six ; un troisième renvoie un jeton.",
        ),
    ),
    "throw_one_again": Prompt(
        Text(
            "Throw one die again: two tokens hold the white square.",
            "Relance un dé : deux jetons occupent la case blanche.",
        ),
        Text(
            "{seat} throws one die again: two tokens hold the white square.",
            "{seat} relance un dé : deux jetons occupent la case blanche.",
        ),
    ),
    "throw_to_build": Prompt(
        Text(
            "All your columns are there: throw a double 3 to build!",
            "Toutes tes colonnes sont là : fais un double 3 pour construire !",
        ),
        Text("{seat} needs a double 3 to build.", "{seat} doit faire un double 3 pour construire."),
    ),
    # Choices
    "leave_workshop": Prompt(
        Text("A 5: a token must leave the workshop.", "Un 5 : un jeton doit sortir de l’atelier."),
        Text("{seat} takes a token out of the workshop.", "{seat} sort un jeton de l’atelier."),
    ),
    "open_barrier": Prompt(
        Text(
            "A six: open one of your barriers with {either}.",
            "Un six : ouvre une de tes barrières avec {either}.",
        ),
        Text(
            "{seat} must open a barrier with {either}.",
            "{seat} doit ouvrir une barrière avec {either}.",
        ),
    ),
    "play_die": Prompt(
        Text("Move a token {first|square|squares}.", "Avance un jeton de {first|case|cases}."),
        Text("{seat} has a {first} to play.", "{seat} doit jouer un {first}."),
    ),
    "play_dice": Prompt(
        Text(
            "Play {first} and {second}, in any order.",
            "Joue {first} et {second}, dans l’ordre que tu veux.",
        ),
        Text("{seat} has {first} and {second} to play.", "{seat} doit jouer {first} et {second}."),
    ),
    "play_double": Prompt(
        Text("A double: play {first} twice.", "Un double : joue {first} deux fois."),
        Text("{seat} has {first} to play twice.", "{seat} doit jouer {first} deux fois."),
    ),
    "play_other_die": Prompt(
        Text("Now play the other die: {first}.", "Joue maintenant l’autre dé : {first}."),
        Text(
            "{seat} has the other die to play: {first}.", "{seat} doit jouer l’autre dé : {first}."
        ),
    ),
    "play_for_partner": Prompt(
        Text(
            "You can play nothing: play {either} with one of {partner}’s tokens.",
            "Tu ne peux rien jouer : joue {either} avec un jeton de {partner}.",
        ),
        Text(
            "{seat} plays {either} with one of {partner}’s tokens.",
            "{seat} joue {either} avec un jeton de {partner}.",
        ),
    ),
    "bonus": Prompt(
        Text(
            "A bonus: move one token {squares} squares, or decline.",
            "Un bonus : avance un jeton de {squares} cases, ou refuse-le.",
        ),
        Text("{seat} has a bonus of {squares} to use.", "{seat} profite d’un bonus de {squares}."),
    ),
    "bonus_for_partner": Prompt(
        Text(
            "A bonus: move one of {partner}’s tokens {squares} squares, or decline.",
            "Un bonus : avance un jeton de {partner} de {squares} cases, ou refuse-le.",
        ),
        Text(
            "{seat} has a bonus of {squares} to use for {partner}.",
            "{seat} profite d’un bonus de {squares} pour {partner}.",
        ),
    ),
    "then_again": Prompt(
        Text("Then you throw again.", "Ensuite, tu relances."),
        Text("Then they throw again.", "Ensuite, on relance."),
    ),
}


def awaited(options: Options, state: State) -> Situation:
    """What the seat to act is to do; nothing once the game is over."""
    if state.won:
        return ()
    if not state.menu:
        return (Event(_throw(options, state), {"seat": state.seat}),)
    play = _bonus(options, state) if state.bonus else _dice(options, state)
    return (play, Event("then_again")) if state.six else (play,)


def _throw(options: Options, state: State) -> str:
    """What is thrown, and what for."""
    if state.dice == ONE_DIE_AGAIN:
        return "throw_one_again"
    if is_home(options, state, state.seat):
        return "throw_to_build"
    if state.sixes:
        return "throw_after_six" if state.sixes == 1 else "throw_after_two_sixes"
    places = [place_in(state[state.seat], slot) for slot in range(4)]
    if WORKSHOP in places and all(place in (WORKSHOP, TIP) for place in places):
        return "throw_five_dice" if options.dice else "throw_five"
    return "throw_dice" if options.dice else "throw_die"


def _bonus(options: Options, state: State) -> Event:
    """Squares that were won, for one token (L17)."""
    facts: dict[str, Fact] = {"seat": state.seat, "squares": state.bonus}
    if state[state.seat] != HOME:
        return Event("bonus", facts)
    return Event("bonus_for_partner", {**facts, "partner": partner(options, state.seat)})


def _dice(options: Options, state: State) -> Event:
    """Dice to be played, and what they oblige to (L9-L11)."""
    first, second = state.dice & DIE, state.dice >> SECOND
    facts: dict[str, Fact] = {"seat": state.seat, "either": spoken(state.dice), "first": first}
    if state.menu >> PARTNERS:
        return Event("play_for_partner", {**facts, "partner": partner(options, state.seat)})
    if exits(options, state, state.seat):
        return Event("leave_workshop", facts)
    if state.duty and opening(state[state.seat], state.menu):
        return Event("open_barrier", facts)
    if second:
        kind = "play_double" if first == second else "play_dice"
        return Event(kind, {**facts, "second": second})
    return Event("play_other_die" if options.dice else "play_die", facts)


def spoken(dice: int) -> str:
    """The dice for a person: `4`, `2, 5`."""
    return f"{dice & DIE}, {dice >> SECOND}" if dice >> SECOND else str(dice)
