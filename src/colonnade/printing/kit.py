"""What a game's folder offers to the printer."""

from collections.abc import Callable
from typing import Any, NamedTuple

from colonnade.kernel.rulebook import AnyRulebook

from .cutout_layout import CutoutLayout
from .figures import Window
from .papers import Paper
from .sheets import SheetWriter
from .words import PrintingFault


class Kit(NamedTuple):
    """What a game prints besides its rules."""

    board: Callable[[SheetWriter, Any], float | None]
    """Draws the board; says where its last sheet is free for cut-outs, if it is."""
    pieces: Callable[[CutoutLayout, Any], None]
    square: Callable[[Paper], float]
    """The side of a square of the board, in millimetres."""
    pad: Callable[[SheetWriter, CutoutLayout, Any], None] | None = None
    """Sheets to write the score on."""
    window: Window | None = None
    """The part of the game's SVG that figures show; the whole of it where none is named."""
    figure: float = 1.0
    """The width of figures, in columns of the rules."""


def kit_of(book: AnyRulebook) -> Kit:
    """The sheets of a game; raises PrintingFault where it offers none."""
    if book.paper is None:
        raise PrintingFault("not_drawn", game=book.title)
    return book.paper.load(Kit)
