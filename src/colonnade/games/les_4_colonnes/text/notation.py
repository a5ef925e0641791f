"""How moves and throws of Les 4 colonnes are written; positions are in `positions`."""

from typing import NamedTuple, TypeAlias

from colonnade.games.les_4_colonnes.core import rules
from colonnade.games.les_4_colonnes.core.board import LETTERS, NAMES, name
from colonnade.games.les_4_colonnes.core.dice import read_dice, write_dice
from colonnade.games.les_4_colonnes.core.moves import landing, mover
from colonnade.games.les_4_colonnes.core.options import Options, colour_of
from colonnade.games.les_4_colonnes.core.state import State
from colonnade.games.les_4_colonnes.core.tokens import place_in
from colonnade.games.les_4_colonnes.core.turn import SKIP
from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.i18n import Text
from colonnade.kernel.text_field import Field

from .positions import NO_PLACE
from .positions import read_position as read_position
from .positions import write_position as write_position


class Throw(NamedTuple):
    """A spelled throw."""

    dice: int


class Skip(NamedTuple):
    """The spelled `skip`."""


class Step(NamedTuple):
    """A spelled move: the colour's number and two place names."""

    colour: int
    origin: str
    landing: str


Spelled: TypeAlias = Throw | Skip | Step


def parse(token: str) -> Spelled:
    """The token spelled so, whether the rules allow it or not."""
    if token == "skip":
        return Skip()
    if token[:1] == "d":
        return Throw(read_dice(Field(token[1:], token, 1)))
    if token[:1] == "" or token[0] not in LETTERS:
        raise MalformedNotation(
            Text(
                "a move begins with Y, B, G or R, a throw with d",
                "un coup commence par Y, B, G ou R, un lancer par d",
            ),
            token,
        )
    origin, dash, target = token[1:].partition("-")
    if origin not in NAMES:
        raise MalformedNotation(NO_PLACE, token, 1)
    if not dash:
        raise MalformedNotation(
            Text("a move needs a dash", "il faut un tiret dans un coup"), token, len(token)
        )
    if target not in NAMES:
        raise MalformedNotation(NO_PLACE, token, len(origin) + 2)
    return Step(LETTERS.index(token[0]), origin, target)


def write_move(options: Options, state: State, move: int) -> str:
    """Spell a legal move: `Y5-10`, `YA-5`, `skip`."""
    if move == SKIP:
        return "skip"
    seat = mover(options, state, move)
    colour = colour_of(options, seat)
    left = place_in(state[seat], move & 3)
    return f"{LETTERS[colour]}{name(colour, left)}-{name(colour, landing(state, left, move))}"


def write_throw(options: Options, state: State, throw: int) -> str:
    """Spell a possible throw: `d4`, `d25`."""
    return f"d{write_dice(throw)}"


def find(options: Options, state: State, token: str) -> int | None:
    """The code of the legal move or possible throw spelled so."""
    spelled = parse(token)
    awaited = rules.awaits(options, state)
    if isinstance(spelled, Throw):
        possible = awaited == CHANCE and spelled.dice in dict(rules.odds(options, state))
        return spelled.dice if possible else None
    if awaited == CHOICE:
        for index in range(rules.count(state.menu)):
            move = bits.nth(state.menu, index)
            if write_move(options, state, move) == token:
                return move
    return None
