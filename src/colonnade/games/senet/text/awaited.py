"""What Senet awaits of the seat to act: a throw and what it is hoped for, or a pawn to move."""

from typing import Final

from colonnade.games.senet.core import rules
from colonnade.games.senet.core.board import LAST
from colonnade.games.senet.core.movement import BACKWARD, may_leave
from colonnade.games.senet.core.options import DIE, Options
from colonnade.games.senet.core.state import UNKNOWN, State
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.event import Event
from colonnade.kernel.i18n import Text
from colonnade.kernel.prompt import Prompt, Situation

AWAITED: Final[dict[str, Prompt]] = {
    "opening_coins": Prompt(
        Text(
            "Throw the coins: you need a 1 to begin.",
            "Lance les pièces : il faut un 1 pour commencer.",
        ),
        Text(
            "{seat} throws the coins: it takes a 1 to begin.",
            "{seat} lance les pièces : il faut un 1 pour commencer.",
        ),
    ),
    "opening_die": Prompt(
        Text("Throw the die: you need a 1 to begin.", "Lance le dé : il faut un 1 pour commencer."),
        Text(
            "{seat} throws the die: it takes a 1 to begin.",
            "{seat} lance le dé : il faut un 1 pour commencer.",
        ),
    ),
    "opening_move": Prompt(
        Text(
            "A 1: you play black. Move the pawn from 10 to 11.",
            "Un 1 : tu joues les noirs. Avance le pion de 10 à 11.",
        ),
        Text(
            "{seat} moves the black pawn from 10 to 11.",
            "{seat} avance le pion noir de 10 à 11.",
        ),
    ),
    "throw_coins": Prompt(
        Text("Throw the coins.", "Lance les pièces."),
        Text("{seat} throws the coins.", "{seat} lance les pièces."),
    ),
    "throw_die": Prompt(
        Text("Throw the die.", "Lance le dé."),
        Text("{seat} throws the die.", "{seat} lance le dé."),
    ),
    "waits_outside": Prompt(
        Text(
            "Your pawn that fell into the water waits to come in.",
            "Ton pion tombé à l’eau attend de rentrer.",
        ),
        Text(
            "A pawn that fell into the water waits to come in.",
            "Un pion tombé à l’eau attend de rentrer.",
        ),
    ),
    "may_leave": Prompt(
        Text("Your pawns may leave the board.", "Tes pions peuvent sortir."),
        Text("All of their pawns may leave the board.", "Tous ses pions peuvent sortir."),
    ),
    "forward": Prompt(
        Text("A {throw}: move a pawn forward.", "Un {throw} : avance un pion."),
        Text("{seat} has a {throw} to play.", "{seat} doit jouer un {throw}."),
    ),
    "enter": Prompt(
        Text(
            "A {throw}: move a pawn forward, or bring in the one that waits.",
            "Un {throw} : avance un pion, ou fais entrer celui qui attend.",
        ),
        Text(
            "{seat} has a {throw} to play, and a pawn may come in.",
            "{seat} doit jouer un {throw}, et un pion peut entrer.",
        ),
    ),
    "enter_only": Prompt(
        Text(
            "A {throw}: bring in the pawn that waits.",
            "Un {throw} : fais entrer le pion qui attend.",
        ),
        Text(
            "{seat} brings in a pawn with a {throw}.", "{seat} fait entrer un pion avec un {throw}."
        ),
    ),
    "leave": Prompt(
        Text(
            "A {throw}: take a pawn out, or move one forward.",
            "Un {throw} : sors un pion, ou avances-en un.",
        ),
        Text(
            "{seat} has a {throw} to play, and a pawn may leave.",
            "{seat} doit jouer un {throw}, et un pion peut sortir.",
        ),
    ),
    "leave_only": Prompt(
        Text("A {throw}: take a pawn out.", "Un {throw} : sors un pion."),
        Text("{seat} takes a pawn out with a {throw}.", "{seat} sort un pion avec un {throw}."),
    ),
    "back": Prompt(
        Text(
            "A {throw}, and no pawn can go forward: move one back.",
            "Un {throw}, et aucun pion ne peut avancer : recules-en un.",
        ),
        Text(
            "{seat} cannot go forward: a pawn must go back {throw|square|squares}.",
            "{seat} ne peut pas avancer : un pion recule de {throw|case|cases}.",
        ),
    ),
    "then_again": Prompt(
        Text("Then you throw again.", "Ensuite, tu relances."),
        Text("Then they throw again.", "Ensuite, on relance."),
    ),
}


def awaited(options: Options, state: State) -> Situation:
    """What the seat to act is to do; nothing once the game is over."""
    stage = rules.awaits(options, state)
    if stage == OVER:
        return ()
    if stage == CHANCE:
        thrown = "die" if options.throws == DIE else "coins"
        if state.black == UNKNOWN:
            return (Event(f"opening_{thrown}", {"seat": state.seat}),)
        throw = Event(f"throw_{thrown}", {"seat": state.seat})
        if state.own_waiting:
            return (throw, Event("waits_outside"))
        return (throw, Event("may_leave")) if may_leave(state.own, 0) else (throw,)
    return _choice(options, state)


def _choice(options: Options, state: State) -> Situation:
    """How the throw may be played, and whether another one follows."""
    if rules.is_opening_move(state.own, state.enemy, state.throw, state.seat == state.black):
        kind = "opening_move"
    elif state.menu >> BACKWARD > 1:
        kind = "back"
    else:
        entering = state.menu & 1
        leaving = state.menu & -1 << LAST + 1 - state.throw
        if leaving:
            kind = "leave_only" if leaving == state.menu else "leave"
        elif entering:
            kind = "enter_only" if entering == state.menu else "enter"
        else:
            kind = "forward"
    play = Event(kind, {"seat": state.seat, "throw": state.throw})
    return (play, Event("then_again")) if rules.THROWS_AGAIN >> state.throw & 1 else (play,)
