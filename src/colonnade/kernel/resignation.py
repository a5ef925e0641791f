"""The result of a game when a seat resigns."""

from fractions import Fraction
from typing import Any

from . import bits
from .rulebook import AnyRulebook


def others_win(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401 - each game has its own type
    seat: int,
) -> tuple[Fraction, ...] | None:
    """The result when a seat resigns; None where more than two sides play."""
    players = int(options.players)
    others = (1 << players) - 1 & ~book.partners(options, seat)
    side = book.partners(options, bits.lowest(others))
    return book.result(others, players) if side == others else None
