"""Aid cards: one a player, with a turn of the game in a few sentences."""

from functools import partial
from typing import Final

from colonnade.kernel.rulebook import AnyRulebook, Playered

from .aids import STEPS
from .canvas import Canvas, Paint, Point
from .colours import BRONZE, PAPER, QUIET
from .furniture import CUT, heading
from .pages import Run
from .setting import Line, draw_lines, paragraph
from .tray import Tray
from .typography import composed
from .words import say

WIDTH: Final = 88.0
_SIZE: Final = 9.2
_HEAD: Final = 14.0
_EDGE: Final = 5.5


def draw_cards(tray: Tray, book: AnyRulebook, options: Playered) -> None:
    """A card for every player."""
    canvas, language = tray.canvas, tray.canvas.language
    title = book.title.to(language)
    lines = card_lines(canvas, book, options, WIDTH - 2 * _EDGE)
    height = _HEAD + sum(line.lead for line in lines) + _EDGE
    tray.shelf(say("cards", language), "", height)
    tray.lay([partial(_card, canvas, title, lines, height)] * options.players, WIDTH, height)


def card_lines(canvas: Canvas, book: AnyRulebook, options: object, width: float) -> list[Line]:
    """The sentences of a card, numbered."""
    lines: list[Line] = []
    for number, step in enumerate(STEPS[book.id](options), start=1):
        said = composed(step.to(canvas.language), canvas.language)
        mark = f"{number}."
        lines += paragraph(canvas, (Run(said, "text"),), width, _SIZE, mark=mark, above=0.9)
    return lines


def _card(canvas: Canvas, title: str, lines: list[Line], height: float, corner: Point) -> None:
    """One card to cut out."""
    x, y = corner
    canvas.rectangle(corner, WIDTH, height, Paint(PAPER))
    canvas.rectangle((x + 1.6, y + 1.6), WIDTH - 3.2, height - 3.2, Paint(None, BRONZE, 0.3), 2)
    heading(canvas, title, (x + _EDGE, y + 9.6), 12, middle=False)
    turn = say("your_turn", canvas.language)
    canvas.text((x + WIDTH - _EDGE, y + 9.6), turn, "italic", 9.5, QUIET, "right")
    canvas.line([(x + _EDGE, y + 12), (x + WIDTH - _EDGE, y + 12)], Paint(None, BRONZE, 0.2))
    draw_lines(canvas, lines, (x + _EDGE, y + _HEAD - 1.5))
    canvas.rectangle(corner, WIDTH, height, CUT)
