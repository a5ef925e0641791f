"""How moves and throws of Senet are written, `10-11`, `t4`, `d4`; positions are in `positions`."""

import re
from typing import Final, NamedTuple, TypeAlias

from colonnade.games.senet.core import rules
from colonnade.games.senet.core.board import EXIT
from colonnade.games.senet.core.movement import BACKWARD, origin_of, target_of
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import State
from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.i18n import Text

from .positions import read_position as read_position
from .positions import write_position as write_position

LETTERS: Final = ("t", "d")
"""How a throw begins, by the option `throws`."""

_THROW: Final = re.compile(r"([td])([0-9])")
_MOVE: Final = re.compile(r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)")


class ThrowToken(NamedTuple):
    """A throw as it is spelled, possible or not."""

    letter: str
    value: int


class MoveToken(NamedTuple):
    """A move as it is spelled, legal or not."""

    origin: int
    target: int


Token: TypeAlias = ThrowToken | MoveToken


def read_token(text: str) -> Token:
    """The throw or the move that a text spells; raises MalformedNotation."""
    if found := _THROW.fullmatch(text):
        return ThrowToken(found[1], int(found[2]))
    if found := _MOVE.fullmatch(text):
        return MoveToken(int(found[1]), int(found[2]))
    raise MalformedNotation(
        Text(
            "neither a throw like t4 or d4 nor a move like 10-11",
            "ni un lancer comme t4 ou d4, ni un coup comme 10-11",
        ),
        text,
    )


def write_move(options: Options, state: State, move: int) -> str:
    """Spell a move; every way out is written as 31."""
    return f"{origin_of(move)}-{min(target_of(move, state.throw), EXIT)}"


def write_throw(options: Options, state: State, throw: int) -> str:
    """Spell a throw."""
    return f"{LETTERS[options.throws]}{throw}"


def code_of(state: State, token: MoveToken) -> int | None:
    """The code of a move that goes as far as the throw, forward or backward, legal or not."""
    if token.target == min(token.origin + state.throw, EXIT):
        return token.origin
    if token.target == token.origin - state.throw:
        return token.origin + BACKWARD
    return None


def find(options: Options, state: State, token: str) -> int | None:
    """The code of the legal move or possible throw spelled so, None where there is none."""
    spelled = read_token(token)
    awaited = rules.awaits(options, state)
    if isinstance(spelled, ThrowToken):
        if awaited == CHANCE and is_possible(options, spelled):
            return spelled.value
        return None
    if awaited != CHOICE:
        return None
    code = code_of(state, spelled)
    return code if code is not None and state.menu >> code & 1 else None


def is_possible(options: Options, token: ThrowToken) -> bool:
    """S3: whether this game's coins or die can show a throw."""
    values = {value for value, _ in rules.ODDS[options.throws]}
    return token.letter == LETTERS[options.throws] and token.value in values
