"""What Columbiz awaits of the seat to act: a throw, dice to keep, or pawns to place."""

from typing import Final

from colonnade.games.columbiz.core.dice import DICE
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import LIMIT, placements
from colonnade.games.columbiz.core.rules import THROWS, awaits, in_cup, is_last_round
from colonnade.games.columbiz.core.state import State, reserve_of
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.event import Event
from colonnade.kernel.i18n import Fact, Text
from colonnade.kernel.prompt import Prompt, Situation

AWAITED: Final[dict[str, Prompt]] = {
    "throw": Prompt(
        Text("Throw the eight dice.", "Lance les huit dés."),
        Text("{seat} throws the eight dice.", "{seat} lance les huit dés."),
    ),
    "throw_all_again": Prompt(
        Text("Throw all eight dice again.", "Relance les huit dés."),
        Text("{seat} throws all eight dice again.", "{seat} relance les huit dés."),
    ),
    "throw_again": Prompt(
        Text("Throw {number|die|dice} again.", "Relance {number|dé|dés}."),
        Text("{seat} throws {number|die|dice} again.", "{seat} relance {number|dé|dés}."),
    ),
    "keep_or_place": Prompt(
        Text(
            "Keep dice and throw again ({left|throw|throws} left), or place a pawn.",
            "Garde des dés et relance (encore {left|lancer|lancers}), ou pose un pion.",
        ),
        Text(
            "{seat} throws again ({left|throw|throws} left) or places a pawn.",
            "{seat} relance (encore {left|lancer|lancers}) ou pose un pion.",
        ),
    ),
    "keep": Prompt(
        Text(
            "Nothing can be placed: keep dice and throw again ({left|throw|throws} left).",
            "Rien à poser : garde des dés et relance (encore {left|lancer|lancers}).",
        ),
        Text(
            "{seat} can place nothing and throws again ({left|throw|throws} left).",
            "{seat} ne peut rien poser et relance (encore {left|lancer|lancers}).",
        ),
    ),
    "place": Prompt(
        Text(
            "Your throws are over: place a pawn on a marked cell.",
            "Tes lancers sont finis : pose un pion sur une case marquée.",
        ),
        Text("{seat} must place a pawn.", "{seat} doit poser un pion."),
    ),
    "place_more": Prompt(
        Text(
            "Place another pawn (at most {more} more), or end your turn.",
            "Pose encore un pion (au plus {more}), ou termine ton tour.",
        ),
        Text(
            "{seat} places another pawn (at most {more} more) or ends the turn.",
            "{seat} pose encore un pion (au plus {more}) ou termine son tour.",
        ),
    ),
    "last_round": Prompt(
        Text("This is the last round!", "C’est la dernière manche !"),
        Text("This is the last round!", "C’est la dernière manche !"),
    ),
}


def awaited(options: Options, state: State) -> Situation:
    """What the seat to act is to do; nothing once the game is over."""
    stage = awaits(options, state)
    if stage == OVER:
        return ()
    facts: dict[str, Fact] = {"seat": state.seat}
    if stage == CHANCE:
        if state.throws == THROWS:
            kind = "throw"
        else:
            facts["number"] = in_cup(state)
            kind = "throw_all_again" if in_cup(state) == DICE else "throw_again"
    elif state.placed:
        kind = "place_more"
        left = LIMIT[options.players] - state.placed
        facts["more"] = min(left, reserve_of(state, state.seat))
    elif state.throws:
        kind = "keep_or_place" if placements(options, state) else "keep"
        facts["left"] = state.throws
    else:
        kind = "place"
    asked = Event(kind, facts)
    return (asked, Event("last_round")) if is_last_round(options, state) else (asked,)
