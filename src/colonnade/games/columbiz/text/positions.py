"""Positions of Columbiz as one line of eight fields, from the rows to the points for lines."""

from functools import lru_cache
from typing import Final

from colonnade.games.columbiz.core.board import CELLS, COLUMNS, STRIDE, cell_at
from colonnade.games.columbiz.core.dice import DICE
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import awaits, winners
from colonnade.games.columbiz.core.state import (
    PAWNS_WIDTH,
    POINTS_WIDTH,
    State,
    captured_by,
    line_points_of,
    reserve_of,
)
from colonnade.kernel import bits
from colonnade.kernel.awaited import OVER
from colonnade.kernel.errors import refuse_if
from colonnade.kernel.i18n import Text
from colonnade.kernel.outcome import shares_of_win, write_result
from colonnade.kernel.text_field import Field, fields_of

from .move_spelling import DIGITS, are_dice, pack, read_values, write_dice
from .position_checks import check_over, check_pawns, check_rest, check_turn

FIELDS: Final = 8
EMPTY: Final = "."
BOARDS: Final = 4
"""The first fields of a state, one for each seat."""
# The longest number of a position; none that the rules allow has more digits.
LONGEST: Final = 3


def write_position(options: Options, state: State) -> str:
    """The position as one line."""
    seats = range(options.players)
    fields = (
        write_cells(state[:BOARDS]),
        write_outcome(options, state) if awaits(options, state) == OVER else str(state.seat),
        write_dice(state.dice),
        str(state.throws),
        str(state.placed),
        ",".join([str(reserve_of(state, seat)) for seat in seats]),
        ",".join([str(captured_by(state, seat)) for seat in seats]),
        ",".join([str(line_points_of(state, seat)) for seat in seats]),
    )
    return " ".join(fields)


# Throws and kept dice change no board.
@lru_cache(maxsize=4096)
def write_cells(boards: tuple[int, ...]) -> str:
    """The cells row by row, from number six down, each row column by column."""
    signs = [EMPTY] * (COLUMNS * STRIDE)
    for seat, board in enumerate(boards):
        for cell in bits.positions(board):
            signs[cell] = str(seat)
    return "/".join(["".join(signs[number::STRIDE]) for number in reversed(range(CELLS))])


def write_outcome(options: Options, state: State) -> str:
    """The seat field of a finished game."""
    return "=" + write_result(shares_of_win(winners(options, state), options.players), ",")


def owner(options: Options, state: State, cell: int) -> int | None:
    """Whose pawn stands on a cell."""
    return next((seat for seat in range(options.players) if state[seat] >> cell & 1), None)


def read_position(options: Options, text: str) -> State:
    """The state of a position line; raises MalformedNotation or ImpossiblePosition."""
    found = text.count(" ") + 1
    rows, seat, dice, throws, placed, reserves, captured, lines = fields_of(
        text,
        FIELDS,
        Text(
            f"a position has {FIELDS} fields, not {found}",
            f"une position a {FIELDS} champs, pas {found}",
        ),
    )
    over = seat.word.startswith("=")
    state = State(
        *read_rows(options, rows),
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


def read_rows(options: Options, rows: Field) -> tuple[int, int, int, int]:
    """The boards of the four seats, those of absent seats empty."""
    boards = [0, 0, 0, 0]
    seats = DIGITS[: options.players]
    width = COLUMNS + 1
    rows.refuse_if(
        len(rows.word) != CELLS * width - 1,
        Text(
            "expected six rows of six cells, separated by /",
            "il faut six rangées de six cases, séparées par /",
        ),
    )
    for offset, character in enumerate(rows.word):
        row, column = divmod(offset, width)
        if column == COLUMNS:
            if character != "/":
                raise rows.fault(
                    Text("expected / between two rows", "il faut / entre deux rangées"), offset
                )
        elif character in seats:
            boards[int(character)] |= 1 << cell_at(column + 1, CELLS - row)
        elif character != EMPTY:
            raise rows.fault(
                Text(
                    "expected an empty cell or a seat of this game",
                    "il faut une case vide ou une place de cette partie",
                ),
                offset,
            )
    return (boards[0], boards[1], boards[2], boards[3])


def read_seat(options: Options, seat: Field) -> int:
    """The seat to act."""
    seat.refuse_if(
        len(seat.word) != 1 or seat.word not in DIGITS[: options.players],
        Text(
            "expected a seat of this game, or = and the result",
            "il faut une place de cette partie, ou = et le résultat",
        ),
    )
    return int(seat.word)


def read_dice(dice: Field) -> int:
    """The dice shown."""
    values = read_values(dice.text[: dice.at + len(dice.word)], dice.at, may_be_none=True)
    refuse_if(
        len(values) > DICE,
        "K2",
        Text(
            f"{len(values)} dice are shown; there are {DICE}",
            f"{len(values)} dés sont montrés ; il y en a {DICE}",
        ),
    )
    dice.refuse_if(
        not are_dice(values), Text("expected dice from 1 to 6", "il faut des dés de 1 à 6")
    )
    return pack(values)


def read_number(field: Field) -> int:
    """A number without superfluous zeros."""
    text = field.word
    for offset, character in enumerate(text):
        if character not in DIGITS:
            raise field.fault(Text("expected a digit", "il faut un chiffre"), offset)
    field.refuse_if(
        not text or len(text) > LONGEST or (text[0] == "0" and len(text) > 1),
        Text(
            "expected a number as it is usually written",
            "il faut un nombre écrit comme d’habitude",
        ),
    )
    return int(text)


def read_seats(options: Options, field: Field, width: int) -> int:
    """One number per seat, packed."""
    parts = field.split(",")
    field.refuse_if(
        len(parts) != options.players,
        Text(
            f"expected {options.players} numbers, joined by commas",
            f"il faut {options.players} nombres, séparés par des virgules",
        ),
    )
    packed = 0
    for seat, part in enumerate(parts):
        number = read_number(part)
        refuse_if(
            number >> width,
            "K2",
            Text(
                f"{number} is more than any seat can have",
                f"{number}, c’est plus qu’une place ne peut avoir",
            ),
        )
        packed |= number << width * seat
    return packed


def check_outcome(options: Options, state: State, seat: Field) -> None:
    """Refuse a result that is not the board's."""
    shares = ("0", "1", *(f"1/{sharers}" for sharers in range(2, options.players + 1)))
    words = seat.word[1:].split(",")
    seat.refuse_if(
        len(words) != options.players or any(word not in shares for word in words),
        Text(
            "expected = and one number a seat, joined by commas",
            "il faut = et un nombre par place, séparés par des virgules",
        ),
    )
    outcome = write_outcome(options, state)
    refuse_if(
        seat.word != outcome,
        "K11",
        Text(
            f"the result of this position is {outcome}",
            f"le résultat de cette position est {outcome}",
        ),
    )
