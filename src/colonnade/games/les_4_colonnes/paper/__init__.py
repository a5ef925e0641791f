"""The printed sheets of Les 4 colonnes."""

from typing import Final

from colonnade.printing.figures import Window
from colonnade.printing.kit import Kit

from . import board, pieces

KIT: Final = Kit(board.draw, pieces.draw, board.size, window=Window(36, 80, 768, 836), figure=0.62)
