"""The four tokens of a colour, packed in one int: a place in each of four bytes, sorted.

A slot is a byte's number; the workshop lies in the lowest slots, the tip in the highest. Because
a place is below 128, the top bit of each byte is free, and all four are compared in one sum.
"""

from typing import Final

from .board import REFUGE, TIP

SLOT: Final = 8
"""The bits of a slot."""
PLACE: Final = 127
EACH: Final = 0x01010101
LOW: Final = 0x7F7F7F7F
HIGH: Final = 0x80808080
HOME: Final = TIP * EACH
"""All four tokens at the tip."""


def place_in(tokens: int, slot: int) -> int:
    """The place of the token in a slot."""
    return tokens >> SLOT * slot & PLACE


def tokens_at(tokens: int, place: int) -> int:
    """The tokens that stand on a place: the top bit of the slot of each."""
    # Only a byte without any difference stays below its top bit when 127 is added.
    return HIGH & ~((tokens ^ place * EACH) + LOW)


def taken(tokens: int, slot: int) -> int:
    """The three tokens that remain when the one in a slot is lifted."""
    below = tokens & (1 << SLOT * slot) - 1
    return below | tokens >> SLOT * (slot + 1) << SLOT * slot


def put(three: int, place: int) -> int:
    """The tokens when a fourth is set on a place."""
    slot = 0
    while slot < 3 and place_in(three, slot) < place:
        slot += 1
    below = three & (1 << SLOT * slot) - 1
    return below | place << SLOT * slot | three >> SLOT * slot << SLOT * (slot + 1)


def barriers(tokens: int) -> int:
    """The refuges, in the order of the road, on which two of these tokens stand (L13)."""
    lowest = REFUGE[tokens & PLACE]
    second = REFUGE[tokens >> SLOT & PLACE]
    third = REFUGE[tokens >> 2 * SLOT & PLACE]
    highest = REFUGE[tokens >> 3 * SLOT]
    return lowest & second | second & third | third & highest
