"""The name of a seat on the board: its colour, or its number where it has none."""

from collections.abc import Collection, Sequence
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


@cache
def bot_called(seat: int, *, alone: bool) -> SeatName:
    """The name of a bot whose pieces have no colour; several are told apart by their numbers."""
    number = "" if alone else f" {seat + 1}"
    return SeatName("The bot" if alone else f"Bot{number}", f"Le robot{number}")


def seats_called(names: Sequence[SeatName], bots: Collection[int]) -> tuple[SeatName, ...]:
    """The names of all seats, some of which are bots': a colour says more than “the bot”."""
    return tuple(
        bot_called(seat, alone=len(bots) == 1) if seat in bots and name.colour is None else name
        for seat, name in enumerate(names)
    )


def coloured(colour: SeatColour) -> SeatName:
    """The name of a seat whose pieces have a colour."""
    return SeatName(colour.name.en, colour.name.fr, colour.id)
