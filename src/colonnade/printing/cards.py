"""Aid cards: one per player, with a turn of the game in a few sentences."""

from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from typing import Final

from colonnade.kernel.i18n import Text
from colonnade.kernel.palette import BRONZE, PAPER, QUIET
from colonnade.kernel.typography import composed

from .canvas import Canvas, Paint, Point
from .cutout_layout import Cutout, CutoutGroup, CutoutLayout
from .line_breaking import Line, LineSetter, paragraph
from .page_marks import CUT, heading
from .rules_blocks import Run
from .words import say

_WIDTH: Final = 88.0
"""The least width of a card, of which as many as fit fill a row."""
_FORMS: Final = (
    (0, 9.2, 1.32),
    (0, 8.6, 1.32),
    (0, 8.0, 1.32),
    (0, 8.0, 1.2),
    (1, 8.6, 1.32),
    (1, 8.0, 1.2),
)
"""How many more cards lie in a row, the size of their letters, the leading; the best form first."""
_HEAD: Final = 11.0
_EDGE: Final = 4.5


def draw_cards(layout: CutoutLayout, title: str, steps: Sequence[Text], players: int) -> None:
    """A card for every player."""
    canvas, language = layout.canvas, layout.canvas.language
    widths = [layout.width_filling(layout.count_across(_WIDTH) + more) for more, _, _ in _FORMS]
    forms = [
        (width, card_lines(canvas, steps, width - 2 * _EDGE, size, leading))
        for width, (_, size, leading) in zip(widths, _FORMS, strict=True)
    ]
    fitting = [form for form in forms if layout.fits(players, form[0], _height(form[1]))]
    # If none fits on the sheet of the pieces, the last cards have a sheet of their own.
    width, lines = (fitting or forms)[0]
    height = _height(lines)
    first = partial(_card, canvas, title, lines, (width, height))

    def again(corner: Point) -> None:
        # All cards say the same: only the first is read aloud.
        with canvas.untagged():
            first(corner, read=False)

    cards: list[Cutout] = [first, *[again] * (players - 1)]
    layout.lay(CutoutGroup(say("cards", language), "", cards, (width, height), read=True))


def _height(lines: Sequence[Line]) -> float:
    """The height of a card with these lines."""
    return _HEAD + sum(line.lead for line in lines) + _EDGE


def card_lines(
    canvas: Canvas, steps: Sequence[Text], width: float, size: float, leading: float
) -> list[Line]:
    """The sentences of a card, numbered."""
    lines: list[Line] = []
    for number, step in enumerate(steps, start=1):
        said = composed(step.to(canvas.language), canvas.language)
        mark = f"{number}."
        step_lines = paragraph(
            canvas, (Run(said, "text"),), width, size, mark=mark, above=0.7, leading=leading
        )
        lines += [line._replace(block=number) for line in step_lines]
    return lines


def _card(
    canvas: Canvas,
    title: str,
    lines: list[Line],
    size: tuple[float, float],
    corner: Point,
    *,
    read: bool = True,
) -> None:
    """One card to cut out."""
    (x, y), (width, height) = corner, size
    canvas.rectangle(corner, width, height, Paint(PAPER))
    canvas.rectangle((x + 1.6, y + 1.6), width - 3.2, height - 3.2, Paint(None, BRONZE, 0.3), 2)
    turn = say("your_turn", canvas.language)
    with canvas.tagged("H3") if read else nullcontext():
        heading(canvas, title, (x + _EDGE, y + 7.6), 12, middle=False)
        canvas.text((x + width - _EDGE, y + 7.6), turn, "italic", 9.5, QUIET, "right")
    canvas.line([(x + _EDGE, y + 9.6), (x + width - _EDGE, y + 9.6)], Paint(None, BRONZE, 0.2))
    LineSetter(canvas, read=read).lines(lines, (x + _EDGE, y + _HEAD - 1.5))
    canvas.rectangle(corner, width, height, CUT)
