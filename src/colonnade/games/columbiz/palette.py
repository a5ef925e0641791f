"""The sizes, colours and letters of the engraved board."""

from typing import Final

WIDTH: Final = 840
HEIGHT: Final = 640
CELL: Final = 62
LEFT: Final = 44
TOP: Final = 132

PAPER: Final = "#FBF7EF"
STONE: Final = "#EDE4D3"
INK: Final = "#2A2420"
RULE: Final = "#B9A98C"
BRONZE: Final = "#8A5A1E"
BONE: Final = "#FFFDF6"
WAX: Final = "#F3DFAE"
HUES: Final = ("#D99A00", "#B5402A", "#5C7A29", "#1F5FA8")
# Ink on the light hue, white on the three dark ones.
LETTER_HUES: Final = (INK, "#FFFFFF", "#FFFFFF", "#FFFFFF")
SERIF: Final = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif"
SANS: Final = "system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
