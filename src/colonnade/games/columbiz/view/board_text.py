"""The board drawn with characters; the engraved one is in `board_svg.py`."""

from typing import Final

from colonnade.games.columbiz.core.board import CELLS, COLUMNS, cell_at
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.placing import placements
from colonnade.games.columbiz.core.rules import awaits, capture_points, total
from colonnade.games.columbiz.core.state import State, captured_by, line_points_of, reserve_of
from colonnade.games.columbiz.text.positions import owner
from colonnade.games.columbiz.text.words import COLOURS, SEATS, spoken
from colonnade.kernel.awaited import CHOICE, OVER
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.styled_text import Line, Span

from .board_svg import svg
from .captions import (
    CAPTURED,
    CELL,
    COLUMN,
    LINES,
    PAYABLE,
    RESERVE,
    TOTAL,
    letter,
    status,
    turn_counts,
)

__all__ = ["lines", "svg"]

DICE: Final = Text("Dice: ", "Dés : ")


def lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """The status, the dice, the board from cell 6 down to cell 1, and the score pad."""
    paid = placements(options, state) if awaits(options, state) == CHOICE else 0
    heads = "".join(f" {column}" for column in range(1, COLUMNS + 1))
    margin = max(len(COLUMN.to(language)), len(CELL.to(language)) + 2)
    rows = tuple(
        (
            Span(f"{CELL.to(language)} {number}".ljust(margin), "quiet"),
            *(
                span
                for column in range(1, COLUMNS + 1)
                for span in (
                    Span(" "),
                    cell_span(options, state, cell_at(column, number), paid, language),
                )
            ),
        )
        for number in range(CELLS, 0, -1)
    )
    return (
        (Span(status(options, state, language), "strong"),),
        *turn_lines(options, state, language),
        (),
        (Span(COLUMN.to(language).ljust(margin) + heads, "quiet"),),
        *rows,
        *(((Span(PAYABLE.to(language), "quiet"),),) if paid else ()),
        (),
        *score_lines(options, state, language),
    )


def cell_span(options: Options, state: State, cell: int, paid: int, language: Language) -> Span:
    """One cell: a pawn by its letter, `+` where the dice can pay, else a dot."""
    seat = owner(options, state, cell)
    if seat is not None:
        return Span(letter(seat, language), COLOURS[seat].id)
    return Span("+", "strong") if paid >> cell & 1 else Span(".", "quiet")


def turn_lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """The dice shown and what is left of the turn; nothing once the game is over."""
    counts = turn_counts(options, state, language)
    if not counts:
        return ()
    shown = spoken(state.dice)
    return ((Span(DICE.to(language)), Span(shown, "strong")), (Span(", ".join(counts)),))


def score_lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """The score pad: one row per seat, the seat to act marked by `>`."""
    heads = (RESERVE, LINES, CAPTURED, TOTAL)
    over = awaits(options, state) == OVER
    pad: list[Line] = [
        (Span(" " * 12 + "".join(head.to(language).rjust(11) for head in heads), "quiet"),)
    ]
    for seat in range(options.players):
        captured = captured_by(state, seat)
        captives = f"{captured} = {capture_points(options, captured)}"
        numbers = (reserve_of(state, seat), line_points_of(state, seat), captives)
        cells = "".join(str(number).rjust(11) for number in (*numbers, total(options, state, seat)))
        mark = ">" if seat == state.seat and not over else " "
        name = f"{letter(seat, language)} {SEATS[seat].to(language)}".ljust(10)
        pad.append((Span(f"{mark} "), Span(name, COLOURS[seat].id), Span(cells)))
    return tuple(pad)
