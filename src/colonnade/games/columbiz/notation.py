"""How Columbiz is written: tokens among the possible ones, and positions as one line.

A position has eight fields: rows, seat, dice, throws, placed, reserves, captured, lines.
"""

from typing import Final, NamedTuple

from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.bits import positions
from colonnade.kernel.errors import ImpossiblePosition, MalformedNotation
from colonnade.kernel.outcome import shared, write_result

from .board import CELLS, COLUMNS, STRIDE, cell_at
from .dice import DICE, number_of_dice
from .options import Options
from .rules import awaits, holds, in_cup, legal, winners
from .soundness import check_over, check_pawns, check_rest, check_turn
from .state import PAWNS_WIDTH, POINTS_WIDTH, State, captured_by, line_points_of, reserve_of
from .tokens import (
    DIGITS,
    are_dice,
    code_of,
    pack,
    read_token,
    read_values,
    write_code,
    write_dice,
)

FIELDS: Final = 8
EMPTY: Final = "."
# The longest number of a position; none that the rules allow has more digits.
LONGEST: Final = 3


def write_move(options: Options, state: State, move: int) -> str:
    """A move: `5@3`, `keep:335`, `end`."""
    return write_code(move)


def write_throw(options: Options, state: State, throw: int) -> str:
    """A throw: `r` and its sorted dice."""
    return f"r{write_dice(throw)}"


def find(options: Options, state: State, token: str) -> int | None:
    """The code of the legal move or possible throw spelled so, None where there is none."""
    read = read_token(token)
    code = code_of(read)
    stage = awaits(options, state)
    if code is None:
        return None
    if read.verb == "throw":
        possible = stage == CHANCE and number_of_dice(code) == in_cup(state)
    else:
        possible = stage == CHOICE and holds(legal(options, state), code)
    return code if possible else None


def write_position(options: Options, state: State) -> str:
    """The position as one line."""
    seats = range(options.players)
    over = awaits(options, state) == OVER
    fields = (
        write_cells(options, state),
        write_outcome(options, state) if over else str(state.seat),
        write_dice(state.dice),
        str(state.throws),
        str(state.placed),
        ",".join(str(reserve_of(state, seat)) for seat in seats),
        ",".join(str(captured_by(state, seat)) for seat in seats),
        ",".join(str(line_points_of(state, seat)) for seat in seats),
    )
    return " ".join(fields)


def write_cells(options: Options, state: State) -> str:
    """The cells row by row, from number six down, each row column by column."""
    signs = [EMPTY] * (COLUMNS * STRIDE)
    for seat in range(options.players):
        for cell in positions(state[seat]):
            signs[cell] = str(seat)
    return "/".join(["".join(signs[number::STRIDE]) for number in reversed(range(CELLS))])


def write_outcome(options: Options, state: State) -> str:
    """The seat field of a finished game."""
    return "=" + write_result(shared(winners(options, state), options.players), ",")


def owner(options: Options, state: State, cell: int) -> int | None:
    """Whose pawn stands on a cell."""
    for seat in range(options.players):
        if state[seat] >> cell & 1:
            return seat
    return None


class Field(NamedTuple):
    """One field of a position, and where it begins."""

    whole: str
    at: int
    text: str

    def malformed(self, what: str, offset: int = 0) -> MalformedNotation:
        """The fault at a character of this field."""
        return MalformedNotation(what, self.whole, self.at + offset)


def read_position(options: Options, text: str) -> State:
    """The state of a position line; raises MalformedNotation or ImpossiblePosition."""
    rows, seat, dice, throws, placed, reserves, captured, lines = split(text)
    boards = read_rows(options, rows)
    over = seat.text.startswith("=")
    state = State(
        *boards,
        0 if over else read_seat(options, seat),
        read_dice(dice),
        read_number(throws),
        read_number(placed),
        read_seats(options, reserves, PAWNS_WIDTH),
        read_seats(options, captured, PAWNS_WIDTH),
        read_seats(options, lines, POINTS_WIDTH),
    )
    check_pawns(options, state)
    if over:
        check_over(options, state)
        check_outcome(options, state, seat)
    else:
        check_turn(options, state)
        check_rest(options, state)
    return state


def split(text: str) -> list[Field]:
    """The eight fields, separated by single spaces."""
    words = text.split(" ")
    if len(words) != FIELDS:
        raise MalformedNotation(f"a position has {FIELDS} fields, not {len(words)}", text)
    fields = []
    at = 0
    for word in words:
        fields.append(Field(text, at, word))
        at += len(word) + 1
    return fields


def read_rows(options: Options, rows: Field) -> tuple[int, int, int, int]:
    """The boards of the four seats, those of absent seats empty."""
    boards = [0, 0, 0, 0]
    seats = DIGITS[: options.players]
    width = COLUMNS + 1
    if len(rows.text) != CELLS * width - 1:
        raise rows.malformed("expected six rows of six cells, separated by /")
    for offset, character in enumerate(rows.text):
        row, column = divmod(offset, width)
        if column == COLUMNS:
            if character != "/":
                raise rows.malformed("expected / between two rows", offset)
        elif character in seats:
            boards[int(character)] |= 1 << cell_at(column + 1, CELLS - row)
        elif character != EMPTY:
            raise rows.malformed("expected an empty cell or a seat of this game", offset)
    return (boards[0], boards[1], boards[2], boards[3])


def read_seat(options: Options, seat: Field) -> int:
    """The seat to act."""
    if len(seat.text) != 1 or seat.text not in DIGITS[: options.players]:
        raise seat.malformed("expected a seat of this game, or = and the result")
    return int(seat.text)


def read_dice(dice: Field) -> int:
    """The dice shown."""
    values = read_values(dice.whole[: dice.at + len(dice.text)], dice.at, may_be_none=True)
    if len(values) > DICE:
        raise ImpossiblePosition("K2", f"{len(values)} dice are shown; there are {DICE}")
    if not are_dice(values):
        raise dice.malformed("expected dice from 1 to 6")
    return pack(values)


def read_number(field: Field) -> int:
    """A number without superfluous zeros."""
    text = field.text
    for offset, character in enumerate(text):
        if character not in DIGITS:
            raise field.malformed("expected a digit", offset)
    if not text or len(text) > LONGEST or (text[0] == "0" and len(text) > 1):
        raise field.malformed("expected a number as it is usually written")
    return int(text)


def read_seats(options: Options, field: Field, width: int) -> int:
    """One number a seat, packed."""
    words = field.text.split(",")
    if len(words) != options.players:
        raise field.malformed(f"expected {options.players} numbers, joined by commas")
    packed = 0
    at = field.at
    for seat, word in enumerate(words):
        number = read_number(Field(field.whole, at, word))
        if number >> width:
            raise ImpossiblePosition("K2", f"{number} is more than any seat can have")
        packed |= number << width * seat
        at += len(word) + 1
    return packed


def check_outcome(options: Options, state: State, seat: Field) -> None:
    """Refuse a result that is not the board's."""
    shares = ("0", "1", *(f"1/{sharers}" for sharers in range(2, options.players + 1)))
    words = seat.text[1:].split(",")
    if len(words) != options.players or any(word not in shares for word in words):
        raise seat.malformed("expected = and one number a seat, joined by commas")
    outcome = write_outcome(options, state)
    if seat.text != outcome:
        raise ImpossiblePosition("K11", f"the result of this position is {outcome}")
