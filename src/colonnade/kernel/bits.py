"""Sets of small numbers, kept as the bits of one int.

For `count`, `lowest` and `nth` alone `colonnade.swift` substitutes machine instructions; every
rule is built on them and compiled as it stands.
"""


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The position of the lowest set bit of a non-empty mask."""
    return (mask & -mask).bit_length() - 1


def positions(mask: int) -> list[int]:
    """The positions of all set bits, from the lowest; not compiled."""
    found: list[int] = []
    while mask:
        lowest_bit = mask & -mask
        found.append(lowest_bit.bit_length() - 1)
        mask ^= lowest_bit
    return found


def nth(mask: int, index: int) -> int:
    """The position of the set bit number `index`, counted from the lowest, from zero."""
    for _ in range(index):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
