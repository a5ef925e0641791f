"""How positions of Corintho are written and read; what breaks a clause is refused."""

from functools import cache
from typing import Final, NamedTuple

from colonnade.kernel import bits
from colonnade.kernel.errors import ImpossiblePosition, MalformedNotation
from colonnade.kernel.outcome import shared, write_result

from .board import BOARD, CELL_NAMES, KINDS, LANES
from .building import LATER, can_build, each_kind, freeze_turns, next_seat
from .lines import ends_extended, standing
from .options import Options
from .rules import is_draw, is_empty, legal
from .state import RESERVE_BITS, State, occupied, reserve, tops, turns_frozen

# By the pieces of a stack: 1 for the base, 2 for the column, 4 for the capital.
STACKS: Final = ".bcdk?ef"
ROWS: Final = (12, 8, 4, 0)
"""The first cell of each row, as rows are written."""
FIRST_ROW: Final = 0xF * LANES
"""The pieces on the first four cells, in lanes."""
FIELDS: Final = ("rows", "seat", "reserves", "frozen")
DIGITS: Final = "0123456789"


def stack_on(pieces: int, cell: int) -> int:
    """The stack on a cell: 1 for its base, 2 for its column, 4 for its capital."""
    stack = pieces >> cell & LANES
    return (stack | stack >> 15 | stack >> 30) & 7


# --- Writing ----------------------------------------------------------------------------------


def write_position(options: Options, state: State) -> str:
    """The position as one line."""
    rows = "/".join([write_row(state.pieces >> row & FIRST_ROW) for row in ROWS])
    seat = write_outcome(options, state.winners) if state.winners else str(state.seat)
    reserves = [write_reserve(reserve(state, seat)) for seat in range(options.players)]
    return f"{rows} {seat} {','.join(reserves)} {write_frozen(state)}"


@cache
def write_row(pieces: int) -> str:
    """Four stacks, given their pieces in the lowest cells of each lane."""
    return "".join(STACKS[stack_on(pieces, cell)] for cell in range(4))


def write_outcome(options: Options, winners: int) -> str:
    """The seat field of a finished game."""
    return "=" + write_result(shared(winners, options.players), ",")


@cache
def write_reserve(held: int) -> str:
    """The pieces in hand as three digits."""
    return "".join(str(held >> 3 * kind & 7) for kind in range(KINDS))


def write_frozen(state: State) -> str:
    """The frozen stacks and the turns that they stay so."""
    frozen = [
        f"{CELL_NAMES[cell]}:{turns_frozen(state, cell)}" for cell in bits.positions(state.frozen)
    ]
    return ",".join(frozen) or "-"


# --- Reading ----------------------------------------------------------------------------------


class Field(NamedTuple):
    """A word of a longer text, and where it begins there."""

    word: str
    text: str
    at: int

    def fault(self, what: str, offset: int) -> MalformedNotation:
        """The error to raise for a character of this word."""
        return MalformedNotation(what, self.text, self.at + offset)

    def split(self, separator: str) -> list["Field"]:
        """The parts of the word, which know where they begin as well."""
        parts, at = [], self.at
        for word in self.word.split(separator):
            parts.append(Field(word, self.text, at))
            at += len(word) + len(separator)
        return parts

    def expect(self, spelling: tuple[str, ...], what: str) -> None:
        """Refuse a word unless each of its characters is among those named for its place."""
        for offset, allowed in enumerate(spelling):
            if offset >= len(self.word) or self.word[offset] not in allowed:
                raise self.fault(what, offset)
        if len(self.word) > len(spelling):
            raise self.fault(what, len(spelling))


def read_position(options: Options, text: str) -> State:
    """The state of a position line; raises MalformedNotation or ImpossiblePosition."""
    fields = Field(text, text, 0).split(" ")
    if len(fields) != len(FIELDS):
        extra = fields[len(FIELDS)].at if len(fields) > len(FIELDS) else len(text)
        raise MalformedNotation(f"a position has four fields: {' '.join(FIELDS)}", text, extra)
    pieces = read_rows(fields[0])
    seat, winners = read_seat(options, fields[1])
    reserves = read_reserves(options, fields[2])
    frozen, later = read_frozen(options, fields[3])
    state = State(seat, pieces, reserves, frozen, later, winners)
    check_pieces(options, state)
    check_frozen(state)
    if winners:
        check_outcome(options, state)
    else:
        check_rest(options, state)
    return state


def read_rows(field: Field) -> int:
    """The pieces on the board, in lanes."""
    rows = field.split("/")
    if len(rows) != len(ROWS):
        raise field.fault("a board has four rows, separated by /", 0)
    pieces = 0
    for first, row in zip(ROWS, rows, strict=True):
        row.expect((".bckdef",) * 4, "a row is four of . b c k d e f")
        for column, letter in enumerate(row.word):
            stack = STACKS.index(letter)
            for kind in range(KINDS):
                pieces |= (stack >> kind & 1) << 16 * kind + first + column
    return pieces


def read_seat(options: Options, field: Field) -> tuple[int, int]:
    """The seat to act, or 0 and the winners of a finished game."""
    if not field.word.startswith("="):
        seats = DIGITS[: options.players]
        field.expect((seats,), f"the seat to act is one of {' '.join(seats)}, or = and a result")
        return int(field.word), 0
    everybody = (1 << options.players) - 1
    for winners in (*(1 << seat for seat in range(options.players)), everybody):
        if field.word == write_outcome(options, winners):
            return 0, winners
    for offset, letter in enumerate(field.word[1:], 1):
        if letter not in DIGITS + "/,":
            raise field.fault("a result is a number a seat, such as =1,0 or =1/2,1/2", offset)
    raise ImpossiblePosition("C10", f"{field.word} is no result: one seat wins, or all draw")


def read_reserves(options: Options, field: Field) -> int:
    """The pieces in hand of all seats."""
    hands = field.split(",")
    if len(hands) != options.players:
        raise field.fault(f"there are {options.players} reserves, separated by commas", 0)
    reserves = 0
    for seat, hand in enumerate(hands):
        hand.expect((DIGITS,) * KINDS, "a reserve is three digits: bases, columns, capitals")
        for kind, digit in enumerate(hand.word):
            if int(digit) > each_kind(options):
                raise ImpossiblePosition(
                    "C2", f"a player has at most {each_kind(options)} pieces of a kind"
                )
            reserves |= int(digit) << RESERVE_BITS * seat + 3 * kind
    return reserves


def read_frozen(options: Options, field: Field) -> tuple[int, int]:
    """The cells frozen during the coming turn, and those frozen later."""
    frozen, later, previous = 0, 0, -1
    for part in field.split(",") if field.word != "-" else []:
        part.expect(("abcd", "1234", ":", DIGITS[1:]), "frozen stacks are written like b2:2,c3:1")
        cell, turns = CELL_NAMES.index(part.word[:2]), int(part.word[3])
        if cell <= previous:
            raise part.fault("frozen stacks are written in the order a1 b1 c1 d1 a2 …", 0)
        if turns > freeze_turns(options):
            raise ImpossiblePosition(
                "C7", f"{part.word}: no stack is frozen for more than {freeze_turns(options)}"
            )
        frozen |= 1 << cell
        later |= LATER[turns] << cell
        previous = cell
    return frozen, later


# --- Checking ---------------------------------------------------------------------------------


def check_pieces(options: Options, state: State) -> None:
    """Refuse pieces on the board and in hand that do not add up (C2)."""
    for kind, name in enumerate(("bases", "columns", "capitals")):
        built = (state.pieces >> 16 * kind & BOARD).bit_count()
        held = sum(reserve(state, seat) >> 3 * kind & 7 for seat in range(options.players))
        if built + held != options.players * each_kind(options):
            raise ImpossiblePosition(
                "C2",
                f"{built} {name} on the board and {held} in hand;"
                f" there are {options.players * each_kind(options)}",
            )


def check_frozen(state: State) -> None:
    """Refuse frozen cells without a stack (C7)."""
    if state.frozen & ~occupied(state.pieces):
        raise ImpossiblePosition("C7", "a frozen cell is empty")


def check_rest(options: Options, state: State) -> None:
    """Refuse a game that is over, or a seat that would be skipped (C10, C11, C13)."""
    if ends_extended(options, state):
        raise ImpossiblePosition("C11", "the line was lengthened to four: the game is over")
    if is_empty(legal(options, state)):
        if standing(tops(state.pieces)):
            raise ImpossiblePosition("C10", "the line has no answer: the game is over")
        raise ImpossiblePosition("C13", "the seat to act cannot move")


def check_outcome(options: Options, state: State) -> None:
    """Refuse a result that is not the board's (C10, C11, C13)."""
    if state.winners == (1 << options.players) - 1:
        check_draw(options, state)
        return
    if not standing(tops(state.pieces)):
        raise ImpossiblePosition("C10", "nobody has won: no line stands")
    winner = state.winners.bit_length() - 1
    answering = state._replace(seat=next_seat(options, winner), winners=0)
    if not is_empty(legal(options, answering)) and not ends_extended(options, state):
        raise ImpossiblePosition("C10", "nobody has won: the line can be answered")


def check_draw(options: Options, state: State) -> None:
    """Refuse a draw while a line stands or the game could go on (C10, C13)."""
    if standing(tops(state.pieces)):
        raise ImpossiblePosition("C10", "no draw: a line stands")
    for seat in range(options.players):
        if not can_build(options, state, seat) and is_draw(options, state):
            return
    raise ImpossiblePosition("C13", "no draw: the game can go on")
