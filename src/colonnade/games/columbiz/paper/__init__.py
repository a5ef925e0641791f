"""The printed sheets of Columbiz."""

from typing import Final

from colonnade.printing.figures import Window
from colonnade.printing.kit import Kit

from . import board, pieces, score_pad

KIT: Final = Kit(
    board.draw,
    pieces.draw,
    board.size,
    score_pad.draw_pads,
    window=Window(20, 60, 800, 560),
    figure=0.85,
)
