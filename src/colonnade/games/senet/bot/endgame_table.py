"""The exact chances once neither side has more than two pawns left, as a table.

Two pawns are a pair of places, the waiting ones at 0 and those that are out at 31; the table has
a row for each pair of the side that throws next, in it a chance for each pair of the other's.
"""

from typing import Final

from colonnade.games.senet.core.board import EXIT, WAITING
from colonnade.kernel import bits

FEW: Final = 2
"""As many pawns a side are solved."""
PAIRS: Final = (EXIT + 1) * (EXIT + 2) // 2
SIZE: Final = PAIRS * PAIRS


def pair_of(low: int, high: int) -> int:
    """The number of a pair of places, the lower first."""
    return high * (high + 1) // 2 + low


def pair_in(pawns: int, waiting: int) -> int:
    """The number of the pair of places of at most two pawns."""
    if waiting == FEW:
        return pair_of(WAITING, WAITING)
    low = EXIT
    if pawns:
        low = bits.lowest(pawns)
        pawns &= pawns - 1
    if waiting:
        return pair_of(WAITING, low)
    return pair_of(low, bits.lowest(pawns) if pawns else EXIT)


def is_few(own: int, enemy: int, own_waiting: int, enemy_waiting: int) -> bool:
    """Whether a position is in the table."""
    if bits.count(own) + own_waiting > FEW:
        return False
    return bits.count(enemy) + enemy_waiting <= FEW


def entry(own: int, enemy: int, own_waiting: int, enemy_waiting: int) -> int:
    """Where in the table a position is."""
    return pair_in(own, own_waiting) * PAIRS + pair_in(enemy, enemy_waiting)
