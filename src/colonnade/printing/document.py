"""The whole document of a game: board, pieces, cards, score pad and rules."""

import tempfile
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from colonnade.kernel.i18n import Language
from colonnade.kernel.rulebook import AnyRulebook, Playered
from colonnade.library.rules_pages import Figure, rules_page, tale

from .canvas import Canvas
from .cards import draw_cards
from .cover import draw_cover
from .cutout_layout import CutoutLayout
from .kit import kit_of
from .papers import Paper
from .rules_blocks import Block, Section, blocks
from .rules_sheet import rules_sheets
from .sheets import SheetWriter


class Document(NamedTuple):
    """A finished document."""

    pdf: bytes
    sheets: int


def render_document(
    book: AnyRulebook,
    options: Playered,
    paper: Paper,
    language: Language,
    *,
    economical: bool = False,
) -> Document:
    """The document of a game with its options; raises PrintingFault."""
    title, kit = book.title.to(language), kit_of(book)
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Canvas(paper, language, title, Path(folder), economical=economical)) as canvas,
    ):
        sheets = SheetWriter(canvas)
        story, rules = split_story(
            book, blocks(rules_page(book, language, options), language), language
        )
        # The last figure shows a game well under way.
        scenes = [block for block in rules if isinstance(block, Figure)]
        draw_cover(sheets, book, kit, story, scenes[-1] if scenes else None)
        layout = CutoutLayout(sheets, "pieces", free=kit.board(sheets, options))
        kit.pieces(layout, options)
        draw_cards(layout, title, book.summary(options), options.players)
        if kit.pad is not None:
            kit.pad(sheets, layout, options)
        rules_sheets(sheets, book, options, kit, rules)
        return Document(canvas.output(), canvas.sheets)


def split_story(
    book: AnyRulebook, page: list[Block], language: Language
) -> tuple[list[Block], list[Block]]:
    """What stands on the cover, the introduction and the story, and the rules."""
    chapters = [place for place, block in enumerate(page) if isinstance(block, Section)]
    # A page without a story has its first chapter among the rules.
    cut = chapters[1 if tale(book, language) else 0]
    return page[:cut], page[cut:]
