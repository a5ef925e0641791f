"""Paper sizes, in millimetres."""

from typing import Final, NamedTuple


class Paper(NamedTuple):
    """A sheet held upright."""

    name: str
    width: float
    height: float


A4: Final = Paper("A4", 210, 297)
A3: Final = Paper("A3", 297, 420)
LETTER: Final = Paper("Letter", 215.9, 279.4)
PAPERS: Final = {"a4": A4, "a3": A3, "letter": LETTER}

MARGIN: Final = 10.0
"""The margin that home printers cannot reach, and a little more."""
FOOT: Final = 16.0
"""Where the sheet's foot begins, above the lower edge: its name, a scale and its number."""
