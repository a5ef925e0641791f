"""The sizes and colours of the engraved board."""

from typing import Final

from colonnade.kernel.palette import BLUE, GREEN, INK, RED, YELLOW

WIDTH: Final = 840
HEIGHT: Final = 640
CELL: Final = 62
LEFT: Final = 44
TOP: Final = 132

BONE: Final = "#FFFDF6"
WAX: Final = "#F3DFAE"
HUES: Final = (YELLOW, RED, GREEN, BLUE)
# Ink on the light hue, white on the three dark ones.
LETTER_HUES: Final = (INK, "#FFFFFF", "#FFFFFF", "#FFFFFF")
