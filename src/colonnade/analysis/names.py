"""The names of the seats of a recorded game."""

from collections.abc import Sequence

from colonnade.kernel.i18n import Text
from colonnade.kernel.record import bot_level
from colonnade.kernel.seat_name import seats_called
from colonnade.library import Game


def names_of(game: Game, seats: Sequence[str]) -> tuple[Text, ...]:
    """People by their names; bots and people without a name by their colours, if they have any."""
    bots = {seat for seat, name in enumerate(seats) if bot_level(name) is not None}
    people = ["" if seat in bots else name for seat, name in enumerate(seats)]
    without = seats_called(game.seat_names, bots)
    return tuple(
        without[seat] if seat in bots else name for seat, name in enumerate(game.called(people))
    )
