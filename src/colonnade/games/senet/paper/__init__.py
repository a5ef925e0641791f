"""The printed sheets of Senet."""

from typing import Final

from colonnade.printing.figures import Window
from colonnade.printing.kit import Kit

from . import board, pieces

KIT: Final = Kit(board.draw, pieces.draw, board.size, window=Window(16, 72, 880, 330), figure=1.0)
