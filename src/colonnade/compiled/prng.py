"""Pseudo-random numbers from a seed: the same in plain Python, compiled, and in C.

A *stream* is a counter and a *word* is its hash (splitmix, on 63 bits, so that no number is ever
negative or too large for a machine word). Only `times` and `plus` overflow, which compiled code
must do on purpose: see `intrinsics`.

A game's stream depends on the experiment's seed and the game's number alone, so that the work can
be divided in any way and done in any order.
"""

from typing import Final

MASK: Final = (1 << 63) - 1
STEP: Final = 0x1E3779B97F4A7C15
FIRST_FACTOR: Final = 0x3F58476D1CE4E5B9
SECOND_FACTOR: Final = 0x14D049BB133111EB


def times(one: int, other: int) -> int:
    """A product modulo 2^63."""
    return one * other & MASK


def plus(one: int, other: int) -> int:
    """A sum modulo 2^63."""
    return one + other & MASK


def word(stream: int) -> int:
    """A random number of 63 bits: the stream's counter, hashed."""
    scrambled = times(stream ^ stream >> 30, FIRST_FACTOR)
    scrambled = times(scrambled ^ scrambled >> 27, SECOND_FACTOR)
    return scrambled ^ scrambled >> 31


def following(stream: int) -> int:
    """The stream after one word was drawn from it."""
    return plus(stream, STEP)


def stream_of(seed: int, number: int) -> int:
    """The stream of one game of an experiment, both numbers below 2^63."""
    return word(plus(word(seed), number))


def below(drawn: int, limit: int) -> int:
    """A number from 0 to `limit` − 1 from a word; `limit` may be up to two million."""
    # The upper 41 bits as a fraction: no case is likelier than another by more than 1 in a million.
    return (drawn >> 22) * limit >> 41
