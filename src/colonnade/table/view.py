"""What everybody sees. Nothing is hidden in these games, so one view serves all."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from colonnade.kernel.point import Awaits, Point, awaits, point_fields
from colonnade.kernel.rulebook import AnyRulebook

from .seat import Seat
from .settings import Settings
from .table import Ending, Table
from .undo import may_take_back


@dataclass(slots=True)
class DiceFacts:
    """What is public about the dice; docs/dice.md says how to check them."""

    commitment: str
    seeds: tuple[str, ...]
    throws: int
    secret: str
    """In hex, once the game is over; empty before."""


@dataclass(slots=True)
class LastMove:
    """The token played last."""

    token: str
    seat: int


@dataclass(slots=True)
class View(Point):
    """The table as clients show it, without computing anything."""

    version: int
    table: str
    game: str
    options: Mapping[str, str]
    settings: Settings
    seats: tuple[Seat, ...]
    teams: tuple[tuple[int, ...], ...]
    """The seats that win or lose together; empty where everybody plays alone."""
    tokens: int
    last: LastMove | None
    take_back: int | None
    """The seat that may take its last choice back now."""
    dice: DiceFacts | None
    """None where the game has no throws."""
    ending: Ending
    """How the game ended, if not by its rules."""
    parent: str
    rematch: str


def view(table: Table) -> View:
    """The table as everybody sees it."""
    opened, book, options = table.opened, table.book, table.options
    # Positional: one view is made for every move, and keyword arguments would be slower.
    return View(
        *point_fields(
            book,
            options,
            table.state,
            awaits_of(table),
            table.moves if table.is_ready else {},
            table.result,
        ),
        table.version,
        opened.table,
        opened.game,
        opened.options,
        opened.settings,
        table.seats,
        teams(book, options),
        table.tokens,
        LastMove(*table.last) if table.last else None,
        may_take_back(table) if table.acts else None,
        DiceFacts(opened.commitment, table.seeds, table.throws, table.secret)
        if opened.commitment
        else None,
        table.ending,
        opened.parent,
        table.rematch,
    )


def awaits_of(table: Table) -> Awaits:
    """What the table awaits: people, a choice, a throw, or nothing."""
    if not table.is_ready and not table.is_over:
        return Awaits("seats")
    return awaits(table.book, table.options, table.state, table.stage)


@lru_cache(maxsize=256)
def teams(book: AnyRulebook, options: Any) -> tuple[tuple[int, ...], ...]:  # noqa: ANN401
    """The seats that win or lose together, ordered by the first of each team."""
    seats = range(options.players)
    sides = dict.fromkeys(book.partners(options, seat) for seat in seats)
    if len(sides) == options.players:
        return ()
    return tuple(tuple(seat for seat in seats if side >> seat & 1) for side in sides)
