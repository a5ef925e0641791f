"""The colours of seats: hue, shape and letter, always together.

One table for the terminal, the drawn boards, paper and the browser, whose style sheet
`scripts/seat_styles.py` writes from it. Shape and letter repeat what the hue says, so that seats
can be distinguished in greyscale and by people who see few colours; the hues of a game differ
in lightness too, so that they do so by themselves.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from .i18n import Text
from .palette import INK, WHITE

Shape: TypeAlias = Literal["circle", "square", "triangle", "diamond", "hexagon"]

ColourId: TypeAlias = Literal["yellow", "red", "green", "blue", "violet", "grey", "black", "white"]

OUTLINES: Final[dict[Shape, str]] = {
    "circle": "M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z",
    "square": "M-.86 -.86H.86V.86H-.86Z",
    "triangle": "M0 -1.1L1.1 .8H-1.1Z",
    "diamond": "M0 -1.15L1.15 0L0 1.15L-1.15 0Z",
    "hexagon": "M-1.05 0L-.53 -.92H.53L1.05 0L.53 .92H-.53Z",
}
"""Each shape as a path around 0, 0 that fills a circle of radius 1."""


class SeatColour(NamedTuple):
    """One colour of seats."""

    id: ColourId
    """Its name in styles and style sheets."""
    name: Text
    letter: Text
    shape: Shape
    hue: str
    """On a light background, and on paper."""
    on_hue: str
    """Text on the hue."""
    tint: str
    """A light background of the same hue."""
    dark_hue: str
    """On a dark background."""
    on_dark_hue: str
    ansi: str
    """The nearest colour of a terminal."""
    rim: str = INK
    """Drawn around the shape on a light background."""
    dark_rim: str = "#EDE6DA"

    @property
    def outline(self) -> str:
        """The shape, as a path of radius 1."""
        return OUTLINES[self.shape]

    @property
    def drop(self) -> float:
        """How far the letter's middle lies below the shape's."""
        return 0.24 if self.shape == "triangle" else 0


YELLOW: Final = SeatColour(
    "yellow", Text("Yellow", "Jaune"), Text("Y", "J"), "circle",
    "#DCA41C", INK, "#FAEFD2", "#FCCB3C", "#221B0C", "1;33",
)  # fmt: skip
RED: Final = SeatColour(
    "red", Text("Red", "Rouge"), Text("R", "R"), "square",
    "#A8361F", WHITE, "#F6DFD8", "#D9603F", "#1B0D08", "1;31",
)  # fmt: skip
GREEN: Final = SeatColour(
    "green", Text("Green", "Vert"), Text("G", "V"), "triangle",
    "#7A9559", INK, "#E3EBD3", "#A4B96C", "#141B07", "1;32",
)  # fmt: skip
BLUE: Final = SeatColour(
    "blue", Text("Blue", "Bleu"), Text("B", "B"), "diamond",
    "#2271BA", WHITE, "#DBE7F4", "#5F9FE4", "#08131F", "1;34",
)  # fmt: skip
VIOLET: Final = SeatColour(
    "violet", Text("Violet", "Violet"), Text("V", "V"), "circle",
    "#5D3496", WHITE, "#E7DDF3", "#8563CF", "#08020F", "1;35",
)  # fmt: skip
GREY: Final = SeatColour(
    "grey", Text("Grey", "Gris"), Text("G", "G"), "square",
    "#928C84", INK, "#E8E6E2", "#BFBAB2", "#171512", "37",
)  # fmt: skip
BLACK: Final = SeatColour(
    "black", Text("Black", "Noir"), Text("K", "N"), "hexagon",
    INK, "#F7F3EA", "#D9D5CE", "#0F0F10", "#EFE9DC", "1;90",
)  # fmt: skip
IVORY: Final = SeatColour(
    "white", Text("White", "Blanc"), Text("W", "B"), "circle",
    "#F7F3EA", INK, "#FBF7EF", "#EFE9DC", "#221B14", "1;37",
)  # fmt: skip

SEAT_COLOURS: Final = (YELLOW, RED, GREEN, BLUE, VIOLET, GREY, BLACK, IVORY)
