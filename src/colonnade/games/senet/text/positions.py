"""Positions of Senet as one line: squares, seat, throw, waiting pawns, and who plays black."""

import re
from functools import lru_cache
from typing import Final, NamedTuple

from colonnade.games.senet.core import rules
from colonnade.games.senet.core.board import BLACK_START, LAST, PAWNS, ROW, WATER, WHITE_START
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import UNKNOWN, State, sides_of
from colonnade.kernel.awaited import OVER
from colonnade.kernel.errors import refuse_if
from colonnade.kernel.i18n import Text
from colonnade.kernel.text_field import Field, fields_of

_ROW: Final = (1 << ROW) - 1


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
    refuse_if(
        not thrown.menu,
        "S14",
        Text(
            "nothing is legal, so the turn would have passed",
            "rien n’est permis : le tour aurait passé",
        ),
    )
    return thrown


def _read_fields(text: str) -> _Fields:
    """The five fields of a line, each spelled as it must be."""
    squares, seat, throw, waiting, plays_black = fields_of(
        text,
        5,
        Text(
            "a position has five fields, one space apart",
            "une position a cinq champs, séparés par une espace",
        ),
    )
    white, black = _read_squares(squares)
    seat.choose(
        ("0", "1", "=1,0", "=0,1"),
        Text("the seat is 0, 1, =1,0 or =0,1", "la place est 0, 1, =1,0 ou =0,1"),
    )
    throw.choose(("-", *"123456"), Text("the throw is - or 1 to 6", "le lancer est - ou de 1 à 6"))
    waiting.refuse_if(
        not re.fullmatch("[0-9],[0-9]", waiting.word),
        Text(
            "the waiting pawns are two numbers like 0,0",
            "les pions en attente sont deux nombres comme 0,0",
        ),
    )
    plays_black.choose(
        ("0", "1", "?"),
        Text(
            "the seat that plays black is 0, 1 or ?",
            "la place qui joue les noirs est 0, 1 ou ?",
        ),
    )
    return _Fields(
        white=white,
        black=black,
        seat=1 if seat.word in ("1", "=0,1") else 0,
        over=seat.word.startswith("="),
        throw=0 if throw.word == "-" else int(throw.word),
        white_waiting=int(waiting.word[0]),
        black_waiting=int(waiting.word[2]),
        plays_black=UNKNOWN if plays_black.word == "?" else int(plays_black.word),
    )


def _read_squares(squares: Field) -> tuple[int, int]:
    """The squares of white and of black."""
    white = black = square = 0
    for at, letter in enumerate(squares.word):
        if at in (ROW, 2 * ROW + 1):
            if letter != "/":
                raise squares.fault(Text("a row has ten squares", "une rangée a dix cases"), at)
            continue
        if letter not in "wb." or at > LAST + 1:
            raise squares.fault(
                Text(
                    "three rows of ten squares, each w, b or .",
                    "trois rangées de dix cases, chacune w, b ou .",
                ),
                at,
            )
        square += 1
        white |= (letter == "w") << square
        black |= (letter == "b") << square
    squares.refuse_if(
        square != LAST,
        Text("three rows of ten squares", "trois rangées de dix cases"),
        len(squares.word),
    )
    return white, black


def _check_pawns(fields: _Fields) -> None:
    """S2, S15: no side has more than five pawns, and none stands in the water."""
    refuse_if(
        fields.white.bit_count() + fields.white_waiting > PAWNS
        or fields.black.bit_count() + fields.black_waiting > PAWNS,
        "S2",
        Text("a side has five pawns", "un camp a cinq pions"),
    )
    refuse_if(
        (fields.white | fields.black) >> WATER & 1,
        "S15",
        Text("nothing ever stands on 27", "rien ne reste jamais sur la case 27"),
    )


def _check_opening(fields: _Fields) -> None:
    """S5: nothing moves, waits, ends or remains to be played before a seat plays black."""
    refuse_if(
        (fields.white, fields.black) != (WHITE_START, BLACK_START) or fields.over or fields.throw,
        "S5",
        Text(
            "nothing happens on the board before a 1 is thrown",
            "rien ne bouge sur le tablier avant le premier 1",
        ),
    )


def _check_throw(options: Options, fields: _Fields) -> None:
    """S3, S4: a throw that is to be played exists and moves something."""
    refuse_if(
        fields.throw not in {value for value, _ in rules.ODDS[options.throws]},
        "S3",
        Text(
            f"four coins never show {fields.throw}",
            f"quatre pièces ne font jamais {fields.throw}",
        ),
    )
    refuse_if(
        fields.throw == rules.LOST_THROW,
        "S4",
        Text("a 5 passes the turn at once", "un 5 passe le tour aussitôt"),
    )


def _check_end(fields: _Fields) -> None:
    """S17: a side that is out has won, and no other."""
    white_out = not fields.white | fields.white_waiting
    black_out = not fields.black | fields.black_waiting
    refuse_if(
        white_out and black_out,
        "S17",
        Text("only one side can be out", "un seul camp peut être sorti"),
    )
    if not fields.over:
        refuse_if(
            white_out or black_out,
            "S17",
            Text("a side is out, so the game is over", "un camp est sorti : la partie est finie"),
        )
        return
    refuse_if(
        not (black_out if fields.seat == fields.plays_black else white_out),
        "S17",
        Text("the winner still has pawns in play", "le gagnant a encore des pions en jeu"),
    )
    refuse_if(
        fields.throw,
        "S17",
        Text(
            "nothing is to be played when the game is over",
            "rien ne reste à jouer dans une partie finie",
        ),
    )
