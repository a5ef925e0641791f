"""What all painted boards share: paper, stone, ink, bronze, and the faces of letters."""

from typing import Final

PAPER: Final = "#FBF7EF"
STONE: Final = "#EDE4D3"
INK: Final = "#2A2420"
RULE: Final = "#B9A98C"
"""Thin lines between things."""
BRONZE: Final = "#8A5A1E"
"""Titles, and whatever is to be noticed."""
CHALK: Final = "#FFFDF7"

YELLOW: Final = "#D99A00"
BLUE: Final = "#1F5FA8"
GREEN: Final = "#5C7A29"
RED: Final = "#B5402A"

SERIF: Final = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"
SANS: Final = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"


def text(x: float, y: float, said: str, size: int, font: str, fill: str, more: str = "") -> str:
    """A line of text, as SVG."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-family="{font}" fill="{fill}" '
        f"{more}>{said}</text>"
    )
