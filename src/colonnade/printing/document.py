"""The whole document of a game: board, pieces, cards, score pad and rules."""

import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from colonnade.kernel.rulebook import AnyRulebook, Playered
from colonnade.kernel.words import Language

from .boards import columbiz, corintho, les_4_colonnes, senet
from .booklet import Booklet
from .canvas import Canvas
from .cards import draw_cards
from .papers import Paper
from .pieces import columbiz as columbiz_pieces
from .pieces import corintho as corintho_pieces
from .pieces import les_4_colonnes as les_4_colonnes_pieces
from .pieces import senet as senet_pieces
from .rules_sheet import rules_sheets
from .score_pad import draw_pads
from .tray import Tray
from .words import PrintingFault, say


class Kit(NamedTuple):
    """What a game prints besides its cards and rules."""

    board: Callable[[Booklet, Any], None]
    pieces: Callable[[Tray, Any], None]
    square: Callable[[Paper], float]
    """The side of a square of the board, in millimetres."""
    pad: Callable[[Booklet, Any], None] | None = None


KITS: Final[dict[str, Kit]] = {
    "les-4-colonnes": Kit(les_4_colonnes.draw, les_4_colonnes_pieces.draw, les_4_colonnes.size),
    "corintho": Kit(corintho.draw, corintho_pieces.draw, corintho.size),
    "columbiz": Kit(columbiz.draw, columbiz_pieces.draw, columbiz.size, draw_pads),
    "senet": Kit(senet.draw, senet_pieces.draw, senet.size),
}


class Document(NamedTuple):
    """A finished document."""

    pdf: bytes
    sheets: int


def printed(book: AnyRulebook, options: Playered, paper: Paper, language: Language) -> Document:
    """The document of a game with its options; raises PrintingFault."""
    title = book.title.to(language)
    kit = KITS.get(book.id)
    if kit is None:
        raise PrintingFault(say("not_drawn", language, game=title))
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Canvas(paper, language, title, Path(folder))) as canvas,
    ):
        booklet = Booklet(canvas)
        kit.board(booklet, options)
        tray = Tray(booklet, "pieces")
        kit.pieces(tray, options)
        draw_cards(tray, book, options)
        if kit.pad is not None:
            kit.pad(booklet, options)
        rules_sheets(booklet, book, options)
        return Document(canvas.output(), canvas.sheets)
