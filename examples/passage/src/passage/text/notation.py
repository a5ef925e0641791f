"""How throws and steps of Passage are written, `c2`, `0-2`; positions are in `positions`."""

import re
from typing import Final

from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.i18n import Text
from passage.core import rules
from passage.core.options import Options
from passage.core.state import State, hinder, leader

from .positions import read_position as read_position
from .positions import write_position as write_position

THROW: Final = re.compile(r"c([12])", re.ASCII)
STEP: Final = re.compile(r"(0|[1-9])-([1-9]|10)", re.ASCII)
SPELLED: Final = Text("a token is written like c2 or 0-2", "un mot s’écrit comme c2 ou 0-2")


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
        raise MalformedNotation(SPELLED, token)


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
