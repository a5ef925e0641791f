"""Aid cards: one per player, with a turn of the game in a few sentences."""

from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from typing import Final

from colonnade.kernel.i18n import Text
from colonnade.kernel.palette import BRONZE, PAPER, QUIET
from colonnade.kernel.typography import composed

from .canvas import Canvas, Paint, Point
from .cutout_layout import CutoutLayout
from .line_breaking import Line, Setting, paragraph
from .page_marks import CUT, heading
from .rules_blocks import Run

from .words import say

WIDTH: Final = 88.0
_SIZES: Final = (9.2, 8.6, 8.0)
"""Sizes of the letters; the largest with which all cards fit on the sheet of the pieces."""
_HEAD: Final = 14.0
_EDGE: Final = 5.5


def draw_cards(layout: CutoutLayout, title: str, steps: Sequence[Text], players: int) -> None:
    """A card for every player."""
    canvas, language = layout.canvas, layout.canvas.language
    forms = [card_lines(canvas, steps, WIDTH - 2 * _EDGE, size) for size in _SIZES]
    fitting = [form for form in forms if layout.fits(players, WIDTH, _height(form))]
    # If none fits, the cards have a sheet of their own, or at least the last of them.
    lines = (fitting or forms)[0]
    height = _height(lines)
    layout.begin_group(say("cards", language), "", height)
    first = partial(_card, canvas, title, lines, height)

    def again(corner: Point) -> None:
        # All cards say the same: only the first is read aloud.
        with canvas.untagged():
            first(corner, read=False)

    layout.lay([first, *[again] * (players - 1)], WIDTH, height, read=True)


def _height(lines: Sequence[Line]) -> float:
    """The height of a card with these lines."""
    return _HEAD + sum(line.lead for line in lines) + _EDGE


def card_lines(canvas: Canvas, steps: Sequence[Text], width: float, size: float) -> list[Line]:
    """The sentences of a card, numbered."""
    lines: list[Line] = []
    for number, step in enumerate(steps, start=1):
        said = composed(step.to(canvas.language), canvas.language)
        mark = f"{number}."
        step_lines = paragraph(canvas, (Run(said, "text"),), width, size, mark=mark, above=0.9)
        lines += [line._replace(block=number) for line in step_lines]
    return lines


def _card(
    canvas: Canvas,
    title: str,
    lines: list[Line],
    height: float,
    corner: Point,
    *,
    read: bool = True,
) -> None:
    """One card to cut out."""
    x, y = corner
    canvas.rectangle(corner, WIDTH, height, Paint(PAPER))
    canvas.rectangle((x + 1.6, y + 1.6), WIDTH - 3.2, height - 3.2, Paint(None, BRONZE, 0.3), 2)
    turn = say("your_turn", canvas.language)
    with canvas.tagged("H3") if read else nullcontext():
        heading(canvas, title, (x + _EDGE, y + 9.6), 12, middle=False)
        canvas.text((x + WIDTH - _EDGE, y + 9.6), turn, "italic", 9.5, QUIET, "right")
    canvas.line([(x + _EDGE, y + 12), (x + WIDTH - _EDGE, y + 12)], Paint(None, BRONZE, 0.2))
    setting = Setting(canvas, read=read)
    setting.lines(lines, (x + _EDGE, y + _HEAD - 1.5))
    canvas.rectangle(corner, WIDTH, height, CUT)
