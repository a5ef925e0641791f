"""How positions of Corintho are written and read; what breaks a clause is refused."""

from functools import cache
from typing import Final

from colonnade.games.corintho.core.board import CELL_NAMES, KINDS, LANES
from colonnade.games.corintho.core.building import LATER, each_kind, freeze_turns
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import RESERVE_BITS, State, reserve, turns_frozen
from colonnade.kernel import bits
from colonnade.kernel.errors import ImpossiblePosition, refuse_if
from colonnade.kernel.i18n import Text
from colonnade.kernel.outcome import shares_of_win, write_result
from colonnade.kernel.text_field import Field

from .position_checks import check_outcome, check_pieces, check_rest

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
    return "=" + write_result(shares_of_win(winners, options.players), ",")


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


def read_position(options: Options, text: str) -> State:
    """The state of a position line; raises MalformedNotation or ImpossiblePosition."""
    line = Field(text, text, 0)
    fields = line.split(" ")
    line.refuse_if(
        len(fields) != len(FIELDS),
        Text(
            f"a position has four fields: {' '.join(FIELDS)}",
            f"une position a quatre champs : {' '.join(FIELDS)}",
        ),
        fields[len(FIELDS)].at if len(fields) > len(FIELDS) else len(text),
    )
    pieces = read_rows(fields[0])
    seat, winners = read_seat(options, fields[1])
    reserves = read_reserves(options, fields[2])
    frozen, later = read_frozen(options, fields[3])
    state = State(seat, pieces, reserves, frozen, later, winners)
    check_pieces(options, state)
    if winners:
        check_outcome(options, state)
    else:
        check_rest(options, state)
    return state


def read_rows(field: Field) -> int:
    """The pieces on the board, in lanes."""
    rows = field.split("/")
    field.refuse_if(
        len(rows) != len(ROWS),
        Text(
            "a board has four rows, separated by /",
            "un plateau a quatre rangées, séparées par /",
        ),
        0,
    )
    pieces = 0
    for first, row in zip(ROWS, rows, strict=True):
        row.expect(
            (".bckdef",) * 4,
            Text(
                "a row is four of . b c k d e f",
                "une rangée est faite de quatre signes parmi . b c k d e f",
            ),
        )
        for column, letter in enumerate(row.word):
            stack = STACKS.index(letter)
            for kind in range(KINDS):
                pieces |= (stack >> kind & 1) << 16 * kind + first + column
    return pieces


def read_seat(options: Options, field: Field) -> tuple[int, int]:
    """The seat to act, or 0 and the winners of a finished game."""
    if not field.word.startswith("="):
        seats = DIGITS[: options.players]
        field.expect(
            (seats,),
            Text(
                f"the seat to act is one of {' '.join(seats)}, or = and a result",
                f"la place au trait est l’une de {' '.join(seats)}, ou = et un résultat",
            ),
        )
        return int(field.word), 0
    everybody = (1 << options.players) - 1
    for winners in (*(1 << seat for seat in range(options.players)), everybody):
        if field.word == write_outcome(options, winners):
            return 0, winners
    for offset, letter in enumerate(field.word[1:], 1):
        if letter not in DIGITS + "/,":
            raise field.fault(
                Text(
                    "a result is a number a seat, such as =1,0 or =1/2,1/2",
                    "un résultat est un nombre par place, comme =1,0 ou =1/2,1/2",
                ),
                offset,
            )
    raise ImpossiblePosition(
        "C10",
        Text(
            f"{field.word} is no result: one seat wins, or all draw",
            f"{field.word} n’est pas un résultat : une place gagne, ou toutes font nulle",
        ),
    )


def read_reserves(options: Options, field: Field) -> int:
    """The pieces in hand of all seats."""
    hands = field.split(",")
    field.refuse_if(
        len(hands) != options.players,
        Text(
            f"there are {options.players} reserves, separated by commas",
            f"il y a {options.players} réserves, séparées par des virgules",
        ),
        0,
    )
    reserves = 0
    for seat, hand in enumerate(hands):
        hand.expect(
            (DIGITS,) * KINDS,
            Text(
                "a reserve is three digits: bases, columns, capitals",
                "une réserve est faite de trois chiffres : bases, colonnes, chapiteaux",
            ),
        )
        for kind, digit in enumerate(hand.word):
            refuse_if(
                int(digit) > each_kind(options),
                "C2",
                Text(
                    f"a player has at most {each_kind(options)} pieces of a kind",
                    f"un joueur a au plus {each_kind(options)} pièces de chaque sorte",
                ),
            )
            reserves |= int(digit) << RESERVE_BITS * seat + 3 * kind
    return reserves


def read_frozen(options: Options, field: Field) -> tuple[int, int]:
    """The cells frozen during the coming turn, and those frozen later."""
    frozen, later, previous = 0, 0, -1
    for part in field.split(",") if field.word != "-" else []:
        part.expect(
            ("abcd", "1234", ":", DIGITS[1:]),
            Text(
                "frozen stacks are written like b2:2,c3:1",
                "les piles gelées s’écrivent comme b2:2,c3:1",
            ),
        )
        cell, turns = CELL_NAMES.index(part.word[:2]), int(part.word[3])
        if cell <= previous:
            raise part.fault(
                Text(
                    "frozen stacks are written in the order a1 b1 c1 d1 a2 …",
                    "les piles gelées s’écrivent dans l’ordre a1 b1 c1 d1 a2 …",
                ),
                0,
            )
        refuse_if(
            turns > freeze_turns(options),
            "C7",
            Text(
                f"{part.word}: no stack is frozen for more than {freeze_turns(options)}",
                f"{part.word} : aucune pile n’est gelée plus de {freeze_turns(options)} tours",
            ),
        )
        frozen |= 1 << cell
        later |= LATER[turns] << cell
        previous = cell
    return frozen, later
