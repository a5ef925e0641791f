"""The colours of stone, ink and seats on paper, and the seats' signs.

Whatever a colour says, a shape and a letter say too: the sheets are as good in black and white.
"""

from typing import Final, NamedTuple

from colonnade.kernel.words import Words

WHITE: Final = "#FFFFFF"
PAPER: Final = "#FBF7EF"
STONE: Final = "#EDE4D3"
SAND: Final = "#DDD0B5"
INK: Final = "#2A2420"
QUIET: Final = "#6B5B44"
LINE: Final = "#B9A98C"
BRONZE: Final = "#8A5A1E"
GREY: Final = "#C9C4BA"
EBONY: Final = "#4A3526"
FAIENCE: Final = "#CFE3E4"
WATER: Final = "#9CC3E4"
DEEP: Final = "#1F5FA8"


class Sign(NamedTuple):
    """A seat's colour with the shape and the letter that go with it."""

    hue: str
    tint: str
    on_hue: str
    """What is written on the hue."""
    outline: str
    """The shape, as a path around 0, 0 that fills a circle of radius 1."""
    drop: float
    """How far the letter's middle lies below the shape's."""
    letter: Words
    culture: Words


YELLOW: Final = Sign(
    "#D99A00",
    "#FAEFD2",
    INK,
    "M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z",
    0,
    Words("Y", "J"),
    Words("Greeks", "Grecs"),
)
RED: Final = Sign(
    "#B5402A",
    "#F6DFD8",
    WHITE,
    "M-.86 -.86H.86V.86H-.86Z",
    0,
    Words("R", "R"),
    Words("Gauls", "Gaulois"),
)
GREEN: Final = Sign(
    "#5C7A29",
    "#E3EBD3",
    WHITE,
    "M0 -1.1L1.1 .8H-1.1Z",
    0.24,
    Words("G", "V"),
    Words("Iberians", "Ibères"),
)
BLUE: Final = Sign(
    "#1F5FA8",
    "#DBE7F4",
    WHITE,
    "M0 -1.15L1.15 0L0 1.15L-1.15 0Z",
    0,
    Words("B", "B"),
    Words("Romans", "Romains"),
)
