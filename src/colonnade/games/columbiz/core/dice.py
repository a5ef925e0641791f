"""Dice as one int: how many of them show each value, four bits a value, ones lowest."""

from typing import Final

DICE: Final = 8
VALUES: Final = 6

# One die showing each value, by the value less one.
DIE: Final[tuple[int, ...]] = tuple(1 << 4 * value for value in range(VALUES))
POWERS_OF_SIX: Final[tuple[int, ...]] = tuple(6**number for number in range(DICE + 1))


def number_of_dice(dice: int) -> int:
    """How many dice there are, whatever they show."""
    # The product adds the six counts up in its sixth place; eight dice never carry.
    return dice * 0x111111 >> 20 & 15


def showing(dice: int, value: int) -> int:
    """How many of the dice show a value from 1 to 6."""
    return dice >> 4 * (value - 1) & 15


def is_part(part: int, dice: int) -> bool:
    """Whether some dice can be picked out of others."""
    for value in range(1, VALUES + 1):  # noqa: SIM110 - a generator would not compile
        if showing(part, value) > showing(dice, value):
            return False
    return True


def cast_dice(number: int, case: int) -> int:
    """The dice thrown in one of the 6**number equally likely cases."""
    dice = 0
    for _ in range(number):
        dice += DIE[case % 6]
        case //= 6
    return dice


def number_of_parts(dice: int) -> int:
    """How many different choices of dice leave at least one out, the empty choice included."""
    return (
        ((dice & 15) + 1)
        * ((dice >> 4 & 15) + 1)
        * ((dice >> 8 & 15) + 1)
        * ((dice >> 12 & 15) + 1)
        * ((dice >> 16 & 15) + 1)
        * ((dice >> 20 & 15) + 1)
    ) - 1


def nth_part(dice: int, index: int) -> int:
    """One of those choices: `index` read as a number whose digits are counts of each value."""
    part = 0
    for value in range(VALUES):
        radix = (dice >> 4 * value & 15) + 1
        part += DIE[value] * (index % radix)
        index //= radix
    return part


def parts(dice: int) -> list[int]:
    """All of those choices, in the order of `nth_part`; not compiled."""
    found = [0]
    for value in range(VALUES):
        counts = range((dice >> 4 * value & 15) + 1)
        found = [part + DIE[value] * count for count in counts for part in found]
    return found[:-1]
