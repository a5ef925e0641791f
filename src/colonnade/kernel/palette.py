"""The colours of stone, ink and glaze, and fonts: what drawn boards and printed sheets share.

The colours of seats are in `seat_colours`.
"""

from typing import Final

WHITE: Final = "#FFFFFF"
CHALK: Final = "#FFFDF7"
PAPER: Final = "#FBF7EF"
STONE: Final = "#EDE4D3"
SAND: Final = "#DDD0B5"
GREY: Final = "#C9C4BA"
INK: Final = "#2A2420"
QUIET: Final = "#6B5B44"
"""Text beside the text."""
RULE: Final = "#B9A98C"
"""Thin lines between things."""
BRONZE: Final = "#8A5A1E"
"""Titles and emphasis."""
EBONY: Final = "#4A3526"
FAIENCE: Final = "#CFE3E4"
WATER: Final = "#9CC3E4"
DEEP: Final = "#1F5FA8"

SERIF: Final = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"
SANS: Final = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"


HEADING: Final = 'class="heading"'
"""Marks the name of the game and its status above a drawing, for who writes them otherwise."""


def board_view(x: float, y: float, width: float, height: float) -> str:
    """Where the board itself lies in a drawing: `drawing.svg#board` shows nothing else."""
    return f'<view id="board" viewBox="{x:g} {y:g} {width:g} {height:g}"/>'


def text(x: float, y: float, said: str, size: int, font: str, fill: str, more: str = "") -> str:
    """A line of text, as SVG."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-family="{font}" fill="{fill}" '
        f"{more}>{said}</text>"
    )
