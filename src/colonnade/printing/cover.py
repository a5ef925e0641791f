"""The first sheet: the game, its story, and the contents of the document."""

from typing import Final

from colonnade.kernel.palette import QUIET
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.rules_pages import Figure

from .canvas import POINT, Canvas
from .figures import picture
from .kit import Kit
from .line_breaking import Line, LineSetter, paragraph
from .page_marks import heading
from .papers import FOOT, MARGIN
from .rules_blocks import Block, Paragraph, Section, runs
from .sheets import SheetWriter
from .words import say

_MEASURE: Final = 150.0
"""The maximum width of the text: longer lines are hard to read."""
_HIGH: Final = 0.4
"""The largest share of the sheet for the picture."""
_SIZES: Final = (13.0, 12.0, 11.0, 10.0)


def draw_cover(
    sheets: SheetWriter, book: AnyRulebook, kit: Kit, story: list[Block], scene: Figure | None
) -> None:
    """Title, picture and story."""
    canvas = sheets.sheet("cover")
    language, middle = canvas.language, canvas.width / 2
    with canvas.tagged("H1"):
        heading(canvas, book.title.to(language), (middle, MARGIN + 24), 36)
    width, top = min(_MEASURE, canvas.width - 4 * MARGIN), MARGIN + 34
    if scene is not None:
        shown = picture(book.id, scene, kit.window, language)
        high = min(width * shown.height / shown.width, _HIGH * canvas.height)
        scale = high / shown.height
        with canvas.tagged("Figure", shown.told):
            canvas.picture(shown.svg, (middle - scale * shown.width / 2, top), scale)
        top += high + 6
    room = canvas.height - FOOT - 12 - top
    settings = [_lines(canvas, story, width, size) for size in _SIZES]
    fitting = (lines for lines in settings if sum(line.lead for line in lines) <= room)
    LineSetter(canvas).lines(next(fitting, settings[-1]), (middle - width / 2, top))
    with canvas.tagged("P"):
        at = (middle, canvas.height - FOOT - 2)
        canvas.text(at, say("print_so", language), "slanted", 8.5, QUIET, "middle")


def _lines(canvas: Canvas, story: list[Block], width: float, size: float) -> list[Line]:
    """The story, its heading smaller than the title."""
    lines: list[Line] = []
    for number, block in enumerate(story):
        if isinstance(block, Section):
            said = paragraph(
                canvas,
                runs(f"**{block.said}**", canvas.language),
                width,
                size + 3,
                above=size * POINT,
            )
            found = [line._replace(tag="H2") for line in said]
        elif isinstance(block, Paragraph):
            found = paragraph(
                canvas, block.runs, width, size, mark=block.mark, above=0.5 * size * POINT
            )
        else:
            continue
        lines += [line._replace(block=number) for line in found]
    return lines
