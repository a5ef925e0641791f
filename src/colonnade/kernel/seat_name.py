"""The name of a seat on the board: its colour, or its number where it has none."""

from dataclasses import dataclass
from functools import cache

from .i18n import Text
from .seat_colours import ColourId, SeatColour


@dataclass(frozen=True, slots=True)
class SeatName(Text):
    """The name of a seat, with the colour of its pieces."""

    colour: ColourId | None = None
    """None where the pieces have no colour, or it is not known yet."""


@cache
def numbered(seat: int) -> SeatName:
    """The name of a seat without a colour, counting from one."""
    return SeatName(f"Player {seat + 1}", f"Joueur {seat + 1}")


def coloured(colour: SeatColour) -> SeatName:
    """The name of a seat whose pieces have a colour."""
    return SeatName(colour.name.en, colour.name.fr, colour.id)
