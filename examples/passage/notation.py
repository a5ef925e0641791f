"""How Passage is written: `c2` a throw, `0-2` a step, `0,3|1,10 0 -` a position."""

import re
from typing import Final

from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.errors import ImpossiblePosition, MalformedNotation

from . import rules
from .board import FAR, NEAR
from .options import Options
from .state import State, hinder, leader, pair

THROW: Final = re.compile(r"c([12])", re.ASCII)
STEP: Final = re.compile(r"(0|[1-9])-([1-9]|10)", re.ASCII)
PLACE: Final = r"(0|[1-9]|10)"
POSITION: Final = re.compile(
    rf"{PLACE},{PLACE}\|{PLACE},{PLACE} (0|1|=1,0|=0,1) (-|[12])", re.ASCII
)


def write_throw(options: Options, state: State, throw: int) -> str:
    """Spell a throw."""
    return f"c{throw}"


def write_move(options: Options, state: State, move: int) -> str:
    """Spell a step: where from, where to."""
    walkers = state[state.seat]
    place = leader(walkers) if move else hinder(walkers)
    return f"{place}-{rules.landing(options, place, state.throw)}"


def check(token: str) -> None:
    """Refuse text that is no token at all."""
    if not THROW.fullmatch(token) and not STEP.fullmatch(token):
        raise MalformedNotation("a token is written like c2 or 0-2", token)


def find(options: Options, state: State, token: str) -> int | None:
    """The code of a legal step or possible throw."""
    check(token)
    if not state.menu:
        due = rules.awaits(options, state) == CHANCE and THROW.fullmatch(token)
        return int(token[1]) if due else None
    for move in rules.codes(state.menu):
        if write_move(options, state, move) == token:
            return move
    return None


def write_position(options: Options, state: State) -> str:
    """The walkers of both seats, who is to act, the throw to be played."""
    sides = "|".join(f"{hinder(state[seat])},{leader(state[seat])}" for seat in range(2))
    over = rules.awaits(options, state) == OVER
    seat = ("=1,0", "=0,1")[state.seat] if over else str(state.seat)
    return f"{sides} {seat} {state.throw or '-'}"


def read_position(options: Options, text: str) -> State:
    """The state of a position line."""
    found = POSITION.fullmatch(text)
    if found is None:
        raise MalformedNotation("a position is written like 0,3|1,10 0 -", text)
    places = [int(found[group]) for group in (1, 2, 3, 4)]
    if places[0] > places[1] or places[2] > places[3]:
        raise MalformedNotation("the hinder walker comes first", text)
    stones = [place for place in places if place not in (NEAR, FAR)]
    if len(set(stones)) < len(stones):
        raise ImpossiblePosition("P3", "two walkers stand on one stone")
    seat = int(found[5][-1] if found[5].startswith("=") else found[5])
    walkers = pair(places[0], places[1]), pair(places[2], places[3])
    state = State(*walkers, seat, 0, 0)
    across = hinder(walkers[0]) == FAR, hinder(walkers[1]) == FAR
    if any(across) != found[5].startswith("=") or (any(across) and not across[seat]) or all(across):
        raise ImpossiblePosition("P6", "the result is not that of the walkers")
    if found[6] == "-":
        return state
    throw = int(found[6])
    menu = 0 if any(across) else rules.menu_of(options, state, throw)
    if not menu:
        raise ImpossiblePosition("P5", "this throw cannot be played: the turn has passed")
    return State(*walkers, seat, throw, menu)
