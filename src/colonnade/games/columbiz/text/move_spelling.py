"""How moves and throws are spelled: `r12335556`, `keep:335`, `5@3`, `end`."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from colonnade.games.columbiz.core.board import cell_at, column_of, number_of
from colonnade.games.columbiz.core.dice import DICE, DIE, VALUES, showing
from colonnade.games.columbiz.core.rules import END, KEEP, keeps_of
from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.i18n import Text

Verb: TypeAlias = Literal["throw", "keep", "place", "end"]

DIGITS: Final = "0123456789"
NO_DICE: Final = "-"


@dataclass(frozen=True, slots=True)
class Token:
    """A token taken apart; the numbers are dice, or a column and a cell, not yet checked."""

    verb: Verb
    numbers: tuple[int, ...] = ()


def read_token(text: str) -> Token:
    """Take a token apart, whatever the position; raises MalformedNotation."""
    if text == "end":
        return Token("end")
    if text.startswith("keep:"):
        return Token("keep", read_values(text, len("keep:"), may_be_none=True))
    if text.startswith("r"):
        return Token("throw", read_values(text, len("r"), may_be_none=False))
    if len(text) == 3 and text[0] in DIGITS and text[1] == "@" and text[2] in DIGITS:
        return Token("place", (int(text[0]), int(text[2])))
    raise MalformedNotation(
        Text("expected r…, keep:…, column@cell or end", "il faut r…, keep:…, colonne@case ou end"),
        text,
    )


def read_values(text: str, at: int, *, may_be_none: bool) -> tuple[int, ...]:
    """The dice spelled from a character on: sorted digits, or `-` for none where it may be."""
    if may_be_none and text[at:] == NO_DICE:
        return ()
    if len(text) == at:
        raise MalformedNotation(Text("expected dice", "il faut des dés"), text, at)
    for place in range(at, len(text)):
        if text[place] not in DIGITS:
            raise MalformedNotation(
                Text("expected the value of a die", "il faut la valeur d’un dé"), text, place
            )
        if place > at and text[place] < text[place - 1]:
            raise MalformedNotation(
                Text(
                    "dice are written in ascending order",
                    "les dés s’écrivent dans l’ordre croissant",
                ),
                text,
                place,
            )
    return tuple(int(digit) for digit in text[at:])


def are_dice(values: tuple[int, ...]) -> bool:
    """Whether these can be values of the eight dice."""
    return len(values) <= DICE and all(1 <= value <= VALUES for value in values)


def pack(values: tuple[int, ...]) -> int:
    """Dice by their values, as the rules count them."""
    return sum(DIE[value - 1] for value in values)


def code_of(token: Token) -> int | None:
    """The code of a move or a throw, None for what no board or dice have."""
    if token.verb == "end":
        return END
    if token.verb == "place":
        column, number = token.numbers
        return cell_at(column, number) if are_dice((column, number)) else None
    if not are_dice(token.numbers):
        return None
    return pack(token.numbers) + (KEEP if token.verb == "keep" else 0)


# There are some three thousand sorted throws, and a position spells hundreds of them as keeps.
@cache
def write_dice(dice: int) -> str:
    """Dice as their sorted values, `-` for none."""
    values = "".join(str(value) * showing(dice, value) for value in range(1, VALUES + 1))
    return values or NO_DICE


def write_cell(cell: int) -> str:
    """A cell as its column and its number."""
    return f"{column_of(cell)}@{number_of(cell)}"


@cache
def write_code(move: int) -> str:
    """A move by its code."""
    if move >= KEEP:
        return f"keep:{write_dice(move - KEEP)}"
    return "end" if move == END else write_cell(move)


@cache
def spelled_keeps(dice: int) -> dict[str, int]:
    """The moves that keep a part of eight dice by their spelling, sorted."""
    return {write_code(move): move for move in sorted(keeps_of(dice), key=write_code)}
