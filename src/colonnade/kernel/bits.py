"""Sets of small numbers, kept as the bits of one int.

`colonnade.compiled` replaces `count`, `lowest` and `nth`, and nothing else, by machine
instructions; the rules are built on these functions and compiled unchanged.
"""

from functools import cache
from typing import Final

MANY: Final = 8
"""From this many set bits on, listing them byte by byte is faster than one by one."""


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The position of the lowest set bit of a non-empty mask."""
    return (mask & -mask).bit_length() - 1


def positions(mask: int) -> list[int]:
    """The positions of all set bits, from the lowest; not compiled."""
    found: list[int] = []
    if mask.bit_count() > MANY:
        first = 0
        while mask:
            found += _positions(mask & 0xFF, first)
            mask >>= 8
            first += 8
    while mask:
        lowest_bit = mask & -mask
        found.append(lowest_bit.bit_length() - 1)
        mask ^= lowest_bit
    return found


@cache
def _positions(byte: int, first: int) -> tuple[int, ...]:
    """The positions of the set bits of one byte of a mask."""
    return tuple(first + bit for bit in range(8) if byte >> bit & 1)


def nth(mask: int, index: int) -> int:
    """The position of the set bit number `index`, counting from the lowest, from zero."""
    for _ in range(index):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
