"""How Senet is written: `10-11` moves, `t4` or `d4` throws, and positions on one line."""

import re
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.errors import ImpossiblePosition, MalformedNotation

from . import rules
from .board import BLACK_START, EXIT, LAST, PAWNS, ROW, WATER, WHITE_START
from .movement import BACKWARD, origin_of, target_of
from .options import Options
from .state import UNKNOWN, State, sides_of

LETTERS: Final = ("t", "d")
"""How a throw begins, by the option `throws`."""

_ROW: Final = (1 << ROW) - 1
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
    raise MalformedNotation("neither a throw like t4 or d4 nor a move like 10-11", text)


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


def write_position(options: Options, state: State) -> str:
    """The position as one line: squares, seat, throw, waiting pawns, and who plays black."""
    white, black = sides_of(state)
    rows = "/".join(
        [
            _write_row(white.pawns >> first & _ROW, black.pawns >> first & _ROW)
            for first in range(1, LAST, ROW)
        ]
    )
    over = rules.awaits(options, state) == OVER
    seat = ("=1,0", "=0,1")[state.seat] if over else str(state.seat)
    throw = str(state.throw) if state.throw else "-"
    plays_black = "?" if state.black == UNKNOWN else str(state.black)
    return f"{rows} {seat} {throw} {white.waiting},{black.waiting} {plays_black}"


@lru_cache(maxsize=4096)
def _write_row(white: int, black: int) -> str:
    """Ten squares, given the pawns on them."""
    return "".join(
        "w" if white >> square & 1 else "b" if black >> square & 1 else "." for square in range(ROW)
    )


class _Fields(NamedTuple):
    """A position as it is spelled, possible or not."""

    white: int
    black: int
    seat: int
    over: bool
    throw: int
    white_waiting: int
    black_waiting: int
    plays_black: int


def read_position(options: Options, text: str) -> State:
    """The state of a position line; raises MalformedNotation or ImpossiblePosition."""
    fields = _read_fields(text)
    _check_pawns(fields)
    if fields.plays_black == UNKNOWN:
        _check_opening(fields)
        return State(BLACK_START, WHITE_START, 0, 0, fields.seat, 0, UNKNOWN, 0)
    _check_end(fields)
    own, enemy = fields.white, fields.black
    own_waiting, enemy_waiting = fields.white_waiting, fields.black_waiting
    if fields.seat == fields.plays_black:
        own, enemy, own_waiting, enemy_waiting = enemy, own, enemy_waiting, own_waiting
    state = State(own, enemy, own_waiting, enemy_waiting, fields.seat, 0, fields.plays_black, 0)
    if not fields.throw:
        return state
    _check_throw(options, fields)
    thrown = rules.after_throw(options, state, fields.throw)
    if not thrown.menu:
        raise ImpossiblePosition("S14", "nothing is legal, so the turn would have passed")
    return thrown


def _read_fields(text: str) -> _Fields:
    """The five fields of a line, each spelled as it must be."""
    parts = text.split(" ")
    if len(parts) != 5:
        raise MalformedNotation("a position has five fields, one space apart", text)
    squares, seat, throw, waiting, plays_black = parts
    at_seat = len(squares) + 1
    at_throw = at_seat + len(seat) + 1
    at_waiting = at_throw + len(throw) + 1
    at_black = at_waiting + len(waiting) + 1
    white, black = _read_squares(text, squares)
    if seat not in ("0", "1", "=1,0", "=0,1"):
        raise MalformedNotation("the seat is 0, 1, =1,0 or =0,1", text, at_seat)
    if throw not in ("-", "1", "2", "3", "4", "5", "6"):
        raise MalformedNotation("the throw is - or 1 to 6", text, at_throw)
    if not re.fullmatch("[0-9],[0-9]", waiting):
        raise MalformedNotation("the waiting pawns are two numbers like 0,0", text, at_waiting)
    if plays_black not in ("0", "1", "?"):
        raise MalformedNotation("the seat that plays black is 0, 1 or ?", text, at_black)
    return _Fields(
        white=white,
        black=black,
        seat=1 if seat in ("1", "=0,1") else 0,
        over=seat.startswith("="),
        throw=0 if throw == "-" else int(throw),
        white_waiting=int(waiting[0]),
        black_waiting=int(waiting[2]),
        plays_black=UNKNOWN if plays_black == "?" else int(plays_black),
    )


def _read_squares(text: str, squares: str) -> tuple[int, int]:
    """The squares of white and of black."""
    white = black = square = 0
    for at, letter in enumerate(squares):
        if at in (ROW, 2 * ROW + 1):
            if letter != "/":
                raise MalformedNotation("a row has ten squares", text, at)
            continue
        if letter not in "wb." or at > LAST + 1:
            raise MalformedNotation("three rows of ten squares, each w, b or .", text, at)
        square += 1
        white |= (letter == "w") << square
        black |= (letter == "b") << square
    if square != LAST:
        raise MalformedNotation("three rows of ten squares", text, len(squares))
    return white, black


def _check_pawns(fields: _Fields) -> None:
    """S2, S15: no side has more than five pawns, and none stands in the water."""
    if (
        fields.white.bit_count() + fields.white_waiting > PAWNS
        or fields.black.bit_count() + fields.black_waiting > PAWNS
    ):
        raise ImpossiblePosition("S2", "a side has five pawns")
    if (fields.white | fields.black) >> WATER & 1:
        raise ImpossiblePosition("S15", "nothing ever stands on 27")


def _check_opening(fields: _Fields) -> None:
    """S5: nothing moves, waits, ends or remains to be played before somebody plays black."""
    if (fields.white, fields.black) != (WHITE_START, BLACK_START) or fields.over or fields.throw:
        raise ImpossiblePosition("S5", "nothing happens on the board before a 1 is thrown")


def _check_throw(options: Options, fields: _Fields) -> None:
    """S3, S4: a throw that is to be played exists and moves something."""
    if not is_possible(options, ThrowToken(LETTERS[options.throws], fields.throw)):
        raise ImpossiblePosition("S3", f"four coins never show {fields.throw}")
    if fields.throw == rules.LOST_THROW:
        raise ImpossiblePosition("S4", "a 5 passes the turn at once")


def _check_end(fields: _Fields) -> None:
    """S17: a side that is out has won, and nobody else."""
    white_out = not fields.white | fields.white_waiting
    black_out = not fields.black | fields.black_waiting
    if white_out and black_out:
        raise ImpossiblePosition("S17", "only one side can be out")
    if not fields.over:
        if white_out or black_out:
            raise ImpossiblePosition("S17", "a side is out, so the game is over")
        return
    if not (black_out if fields.seat == fields.plays_black else white_out):
        raise ImpossiblePosition("S17", "the winner still has pawns in play")
    if fields.throw:
        raise ImpossiblePosition("S17", "nothing is to be played when the game is over")
