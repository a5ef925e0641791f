"""Results: one exact number per seat."""

from fractions import Fraction


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
