"""What all SVG boards share: paper, stone, ink, bronze, and fonts."""

from typing import Final

PAPER: Final = "#FBF7EF"
STONE: Final = "#EDE4D3"
INK: Final = "#2A2420"
RULE: Final = "#B9A98C"
"""Thin lines between things."""
BRONZE: Final = "#8A5A1E"
"""Titles and emphasis."""
CHALK: Final = "#FFFDF7"

SERIF: Final = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"
SANS: Final = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"


HEADING: Final = 'class="heading"'
"""Marks the name of the game and its status above a drawing, for who writes them otherwise."""


def text(x: float, y: float, said: str, size: int, font: str, fill: str, more: str = "") -> str:
    """A line of text, as SVG."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-family="{font}" fill="{fill}" '
        f"{more}>{said}</text>"
    )
