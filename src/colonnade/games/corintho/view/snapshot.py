"""A position of Corintho as plain values: the stack on each cell, the pieces in hand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from colonnade.games.corintho.core import rules
from colonnade.games.corintho.core.board import CELL_NAMES, CELLS
from colonnade.games.corintho.core.options import Options
from colonnade.games.corintho.core.state import State, reserve, turns_frozen
from colonnade.kernel.awaited import OVER
from colonnade.kernel.snapshot import Snapshot

Piece: TypeAlias = Literal["base", "column", "capital"]
PIECES: Final[tuple[Piece, ...]] = ("base", "column", "capital")


@dataclass(frozen=True, slots=True)
class CorinthoSnapshot(Snapshot):
    """A position of Corintho."""

    stacks: Mapping[str, tuple[Piece, ...]]
    """The pieces on each cell, `a1` to `d4`, the lowest first; empty where nothing stands."""
    reserves: tuple[Mapping[Piece, int], ...]
    """By seat: how many pieces of each kind are in hand."""
    frozen: Mapping[str, int]
    """The cells whose stack may not be moved, and for how many coming turns (C7)."""


def snapshot(options: Options, state: State) -> CorinthoSnapshot:
    """The position, described."""
    return CorinthoSnapshot(
        seat=None if rules.awaits(options, state) == OVER else state.seat,
        is_chance=False,
        stacks={
            name: tuple(
                piece
                for kind, piece in enumerate(PIECES)
                if state.pieces >> CELLS * kind + cell & 1
            )
            for cell, name in enumerate(CELL_NAMES)
        },
        reserves=tuple(
            {piece: reserve(state, seat) >> 3 * kind & 7 for kind, piece in enumerate(PIECES)}
            for seat in range(options.players)
        ),
        frozen={
            name: turns
            for cell, name in enumerate(CELL_NAMES)
            if (turns := turns_frozen(state, cell))
        },
    )
