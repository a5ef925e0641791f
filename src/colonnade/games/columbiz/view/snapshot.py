"""A position of Columbiz as plain values: whose pawn stands on each cell, dice and points."""

from collections.abc import Mapping
from dataclasses import dataclass

from colonnade.games.columbiz.core import rules
from colonnade.games.columbiz.core.board import CELLS, COLUMNS, cell_at
from colonnade.games.columbiz.core.dice import VALUES, showing
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.state import State, captured_by, line_points_of, reserve_of
from colonnade.games.columbiz.text.positions import owner
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class ColumbizSnapshot(Snapshot):
    """A position of Columbiz."""

    cells: Mapping[str, int | None]
    """The seat whose pawn stands on each cell, `1@1` to `6@6` (column, then cell)."""
    dice: tuple[int, ...]
    """The dice in hand, lowest first; while a throw is awaited, those set aside."""
    throws: int
    """Throws left in the turn."""
    placed: int
    """Pawns placed in the turn."""
    reserves: tuple[int, ...]
    """By seat: pawns still to place."""
    captured: tuple[int, ...]
    """By seat: pawns it has captured."""
    line_points: tuple[int, ...]
    """By seat: points scored for lines."""
    totals: tuple[int, ...]
    """By seat: points for lines and captures together."""


def snapshot(options: Options, state: State) -> ColumbizSnapshot:
    """The position, described."""
    stage, seats = rules.awaits(options, state), range(options.players)
    return ColumbizSnapshot(
        seat=None if stage == OVER else state.seat,
        is_chance=stage == CHANCE,
        cells={
            f"{column}@{number}": owner(options, state, cell_at(column, number))
            for column in range(1, COLUMNS + 1)
            for number in range(1, CELLS + 1)
        },
        dice=tuple(
            value for value in range(1, VALUES + 1) for _ in range(showing(state.dice, value))
        ),
        throws=state.throws,
        placed=state.placed,
        reserves=tuple(reserve_of(state, seat) for seat in seats),
        captured=tuple(captured_by(state, seat) for seat in seats),
        line_points=tuple(line_points_of(state, seat) for seat in seats),
        totals=tuple(rules.total(options, state, seat) for seat in seats),
    )
