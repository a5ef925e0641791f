"""Positions of Passage as one line: the walkers of both seats, who is to act, the throw to play."""

import re
from typing import Final

from colonnade.kernel.awaited import OVER
from colonnade.kernel.errors import MalformedNotation, refuse_if
from colonnade.kernel.i18n import Text
from passage.core import rules
from passage.core.board import FAR, NEAR
from passage.core.options import Options
from passage.core.state import State, hinder, leader, pair

PLACE: Final = r"(0|[1-9]|10)"
POSITION: Final = re.compile(
    rf"{PLACE},{PLACE}\|{PLACE},{PLACE} (0|1|=1,0|=0,1) (-|[12])", re.ASCII
)
SPELLED: Final = Text(
    "a position is written like 0,3|1,10 0 -", "une position s’écrit comme 0,3|1,10 0 -"
)
ORDERED: Final = Text("the hinder walker comes first", "le marcheur de derrière vient d’abord")
SHARED: Final = Text(
    "two walkers stand on one stone", "deux marcheurs se tiennent sur une même pierre"
)
WRONG: Final = Text(
    "the result is not that of the walkers", "le résultat n’est pas celui des marcheurs"
)
PASSED: Final = Text(
    "this throw cannot be played: the turn has passed",
    "ce lancer ne peut pas être joué : le tour est passé",
)


def write_position(options: Options, state: State) -> str:
    """The position as one line."""
    sides = "|".join(f"{hinder(state[seat])},{leader(state[seat])}" for seat in range(2))
    over = rules.awaits(options, state) == OVER
    seat = ("=1,0", "=0,1")[state.seat] if over else str(state.seat)
    return f"{sides} {seat} {state.throw or '-'}"


def read_position(options: Options, text: str) -> State:
    """The state of a position line."""
    found = POSITION.fullmatch(text)
    if found is None:
        raise MalformedNotation(SPELLED, text)
    places = [int(found[group]) for group in (1, 2, 3, 4)]
    if places[0] > places[1] or places[2] > places[3]:
        raise MalformedNotation(ORDERED, text)
    stones = [place for place in places if place not in (NEAR, FAR)]
    refuse_if(len(set(stones)) < len(stones), "P3", SHARED)
    seat = int(found[5][-1] if found[5].startswith("=") else found[5])
    walkers = pair(places[0], places[1]), pair(places[2], places[3])
    state = State(*walkers, seat, 0, 0)
    across = hinder(walkers[0]) == FAR, hinder(walkers[1]) == FAR
    refuse_if(
        any(across) != found[5].startswith("=")
        or (any(across) and not across[seat])
        or all(across),
        "P6",
        WRONG,
    )
    if found[6] == "-":
        return state
    throw = int(found[6])
    menu = 0 if any(across) else rules.menu_of(options, state, throw)
    refuse_if(not menu, "P5", PASSED)
    return State(*walkers, seat, throw, menu)
