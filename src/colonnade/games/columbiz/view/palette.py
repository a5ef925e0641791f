"""The sizes and colours of the engraved board."""

from typing import Final

from colonnade.games.columbiz.text.words import COLOURS

WIDTH: Final = 840
HEIGHT: Final = 640
CELL: Final = 62
LEFT: Final = 44
TOP: Final = 132

BONE: Final = "#FFFDF6"
WAX: Final = "#F3DFAE"
HUES: Final = tuple(colour.hue for colour in COLOURS)
