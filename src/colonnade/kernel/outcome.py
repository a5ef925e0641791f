"""Results: one exact number per seat."""

from fractions import Fraction
from typing import Any

from . import bits
from .rulebook import AnyRulebook


def shares_of_win(winners: int, players: int) -> tuple[Fraction, ...]:
    """The win divided among the seats of the mask `winners`."""
    share = Fraction(1, winners.bit_count())
    return tuple(share if winners >> seat & 1 else Fraction(0) for seat in range(players))


def each(winners: int, players: int) -> tuple[Fraction, ...]:
    """A whole win for every seat of the mask `winners`: partners win together."""
    return tuple(Fraction(winners >> seat & 1) for seat in range(players))


def write_result(result: tuple[Fraction, ...], separator: str) -> str:
    """`1,0` or `1/2 1/2`."""
    return separator.join(str(number) for number in result)


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
