"""The printed sheets of Corintho."""

from typing import Final

from colonnade.printing.figures import Window
from colonnade.printing.kit import Kit

from . import board, pieces

KIT: Final = Kit(board.draw, pieces.draw, board.size, window=Window(12, 44, 472), figure=0.55)
