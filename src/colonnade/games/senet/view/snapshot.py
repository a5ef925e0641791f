"""A position of Senet as plain values: which pawn stands on which square."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from colonnade.games.senet.core import rules
from colonnade.games.senet.core.board import LAST, PAWNS
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import UNKNOWN, State, sides_of
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.snapshot import Snapshot

Colour: TypeAlias = Literal["white", "black"]
COLOURS: Final[tuple[Colour, Colour]] = ("white", "black")


@dataclass(frozen=True, slots=True)
class SenetSnapshot(Snapshot):
    """A position of Senet."""

    squares: Mapping[int, Colour | None]
    """The pawn on each square, 1 to 30; None where there is none."""
    waiting: Mapping[Colour, int]
    """Pawns that wait off the board until a throw lets them in (S15)."""
    out: Mapping[Colour, int]
    """Pawns that have left the board."""
    throw: int | None
    """The throw to be played, None while there is none."""
    colours: tuple[Colour | None, Colour | None]
    """The colour of each seat; None until the first 1 is thrown (S5)."""


def snapshot(options: Options, state: State) -> SenetSnapshot:
    """The position, described."""
    stage = rules.awaits(options, state)
    sides = dict(zip(COLOURS, sides_of(state), strict=True))
    return SenetSnapshot(
        seat=None if stage == OVER else state.seat,
        is_chance=stage == CHANCE,
        squares={
            square: next((colour for colour in sides if sides[colour].pawns >> square & 1), None)
            for square in range(1, LAST + 1)
        },
        waiting={colour: side.waiting for colour, side in sides.items()},
        out={
            colour: PAWNS - side.pawns.bit_count() - side.waiting for colour, side in sides.items()
        },
        throw=state.throw or None,
        colours=(None, None)
        if state.black == UNKNOWN
        else (COLOURS[state.black == 0], COLOURS[state.black == 1]),
    )
