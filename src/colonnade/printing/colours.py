"""The colours of stone, ink and glaze on paper; those of seats are in `kernel.seat_colours`."""

from typing import Final

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
